//! From a session to the summary that the list of saved games shows.

use sobremesa::core::{Game, Seat, Viewer};
use sobremesa::session::saves::{SaveSummary, SeatSummary, Stage};
use sobremesa::session::{AutoAnswer, Controller, Session};

/// What a game contributes to its summary. Public facts only: a list of games is
/// seen by everybody who uses the device.
pub trait Listed: AutoAnswer {
    /// The round, from 1; 0 before the first.
    fn round(view: &Self::View) -> u16;

    /// What stands before a seat, left to right: ids in the sprite
    /// `art/<game>.svg`.
    fn fronts(view: &Self::View, seat: Seat) -> Vec<String>;

    /// The proper name of what plays `seat` by the rules, the same in every
    /// language; `None` for everybody else.
    fn rule_name(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Whether one of these drawings takes the room of two.
    fn is_wide(_front: &str) -> bool {
        false
    }
}

/// The summary of a session. Title, dates and revision are the library's.
pub fn summary_of<G: Listed>(session: &Session<G>) -> SaveSummary {
    let view = session.view(Viewer::Public);
    let over = session.is_over();
    let score = over.then(|| session.score());
    let seats = session.seats().iter().zip(Seat::all(session.seats().len() as u8)).map(|(player, seat)| {
        let result = score.as_ref().map(|sheet| &sheet.seats[seat.index()]);
        let by_rule = session.game().rule_name(seat);
        SeatSummary {
            name: by_rule.map_or_else(|| player.name.clone(), str::to_owned),
            level: match player.controller {
                _ if by_rule.is_some() => None,
                Controller::Person => None,
                Controller::Opponent(level) => Some(level.key().to_owned()),
            },
            fronts: G::fronts(&view, seat),
            score: result.map(|result| i32::from(result.tally.points)),
            rank: result.map(|result| result.rank),
        }
    });
    SaveSummary {
        game: <G as Game>::ID.to_owned(),
        seats: seats.collect(),
        round: G::round(&view),
        stage: if over { Stage::Over } else { Stage::Running },
        practice: session.marks().practice,
        ..SaveSummary::default()
    }
}
