//! The modes: figures and named policies. The only file that tells them apart.

use super::config::{Config, Mode};
use game_core::{ConfigError, Seat};

/// Rules of a configuration, each entry read at one place.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// Seats of people and opponents.
    pub players: u8,
    /// Resources of each colour (`GK-SET-07`).
    pub allotment: u8,
    /// Tiles taken out unseen (`GK-SET-03`).
    pub removed: u8,
    /// Cards put on the discard pile at setup and at every rebuild
    /// (`GK-SET-05`, `GK-DCK-04`).
    pub laid_aside: u8,
    /// Redraw tokens of each player (`GK-SEL-07`).
    pub redraws: u8,
    /// Way to obtain characters.
    pub characters: Characters,
    /// Effect of the first exhaustion of the tile supply.
    pub first_exhaustion: Exhaustion,
    /// Hal, who holds the seat behind the player's, if he plays.
    pub hal: Option<Hal>,
}

/// Way to obtain characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Characters {
    /// A preset set each (`GK-SET-08`).
    Sets,
    /// Drafted (`GK-SET-09`).
    Draft,
    /// None: 6 resources, 6 tiles and 6 points instead (`GK-SOL-01`).
    SixEach,
}

/// Effect of the first exhaustion of the tile supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exhaustion {
    /// Players may return tiles (`GK-SUP-02`).
    Return,
    /// The game ends (`GK-SOL-30`).
    End,
}

/// Rules of Hal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hal {
    /// True if he may swap an urbanization card (`GK-SOL-20`).
    pub swaps: bool,
}

/// The seat that Hal holds.
pub const HAL: Seat = Seat(1);

/// Resolves a configuration.
///
/// # Errors
/// Numbers of players that the mode does not have.
pub fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    let solo = matches!(config.mode, Mode::Solo | Mode::SoloExpert);
    let fits = if solo { config.players == 1 } else { (2..=5).contains(&config.players) };
    if !fits {
        let wanted = if solo { "1 plays against Hal" } else { "2 to 5 play" };
        return Err(ConfigError {
            field: "players",
            problem: format!("{wanted} in this mode, not {}", config.players),
        });
    }
    if config.first.is_some_and(|seat| seat.0 >= config.players) {
        return Err(ConfigError { field: "first", problem: "this seat does not play".to_owned() });
    }
    let few = config.players <= 3;
    Ok(Ruleset {
        players: config.players,
        allotment: [25, 25, 20, 18, 16][config.players as usize - 1],
        removed: if few { 6 } else { 0 },
        laid_aside: if few { 7 } else { 0 },
        redraws: if solo { 0 } else { 2 },
        characters: match config.mode {
            Mode::Beginner => Characters::Sets,
            Mode::Draft => Characters::Draft,
            Mode::Solo | Mode::SoloExpert => Characters::SixEach,
        },
        first_exhaustion: if solo { Exhaustion::End } else { Exhaustion::Return },
        hal: solo.then_some(Hal { swaps: config.mode == Mode::SoloExpert }),
    })
}

impl Ruleset {
    /// Seats at the table, Hal's included.
    #[inline]
    pub const fn parties(&self) -> u8 {
        self.players + self.hal.is_some() as u8
    }
}
