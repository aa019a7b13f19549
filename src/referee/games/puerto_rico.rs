//! Puerto Rico at the referee's table.

use std::fmt::Write;

use super::puertoma;
use crate::listing::{ConfigChoice, Listed, Mode, Thought};
use crate::text::short;
use ai::Bot;
use game_core::{Game, Rng, Seat, Turn, Viewer};
use puerto_rico::config::Combo;
use puerto_rico::view::{AchievementsView, ObjectiveView, SeatView, View};
use puerto_rico::{Config, Difficulty, Edition, Event, Good, Options, PuertoRico, State, Tile};

const CHOICES: [ConfigChoice; 18] = [
    ConfigChoice {
        field: "edition",
        values: "\"y1897\" \"classic\"",
        default: "\"y1897\"",
        about: "the special edition 1897, or the classic one",
        rule: "pr1897.base",
    },
    ConfigChoice {
        field: "players",
        values: "2..5",
        default: "3",
        about: "how many play; two (1897 only) make three picks a round",
        rule: "PR-RND-01",
    },
    ConfigChoice {
        field: "first",
        values: "null 0..4",
        default: "null",
        about: "the first governor; drawn from the seed if null",
        rule: "PR-SET-01",
    },
    ConfigChoice {
        field: "options.costs",
        values: "false true",
        default: "false",
        about: "the Factory costs 8, the School 7 (1897)",
        rule: "PR-OPT-COSTS",
    },
    ConfigChoice {
        field: "options.start",
        values: "false true",
        default: "false",
        about: "corn starters begin with 1 coin less (1897)",
        rule: "PR-SET-14",
    },
    ConfigChoice {
        field: "options.show_vp",
        values: "false true",
        default: "false",
        about: "everybody sees everybody's points",
        rule: "C35",
    },
    ConfigChoice {
        field: "options.ask_bonuses",
        values: "false true",
        default: "false",
        about: "bonuses that are always wanted are asked for",
        rule: "PR-BLD-GEN-3",
    },
    ConfigChoice {
        field: "options.exp1",
        values: "false true",
        default: "false",
        about: "expansion I, New Buildings (1897)",
        rule: "PR-DRAFT-1",
    },
    ConfigChoice {
        field: "options.exp2",
        values: "false true",
        default: "false",
        about: "expansion II, Citizens (1897)",
        rule: "PR-X2-01",
    },
    ConfigChoice {
        field: "options.tailor",
        values: "false true",
        default: "false",
        about: "the Large Tailor Shop pays 3 coins at most (with expansion II)",
        rule: "PR-OPT-TAILOR",
    },
    ConfigChoice {
        field: "options.exp3",
        values: "false true",
        default: "false",
        about: "expansion III, the Smuggler (1897)",
        rule: "PR-SMG-01",
    },
    ConfigChoice {
        field: "options.exp4",
        values: "false true",
        default: "false",
        about: "expansion IV, the Festival (1897)",
        rule: "PR-FES-SETUP-1",
    },
    ConfigChoice {
        field: "options.exp5",
        values: "false true",
        default: "false",
        about: "expansion V, Festival cards; needs exp4",
        rule: "PR-FCD-01",
    },
    ConfigChoice {
        field: "options.exp6",
        values: "false true",
        default: "false",
        about: "expansion VI, Achievements (1897)",
        rule: "PR-ACH-SETUP-1",
    },
    ConfigChoice {
        field: "options.exp6_draft",
        values: "false true",
        default: "false",
        about: "the achievement cards are passed on (1897)",
        rule: "PR-ACH-SETUP-2",
    },
    ConfigChoice {
        field: "options.puertomas",
        values: "0..2",
        default: "0",
        about: "how many of the players, the last ones, are Puertomas (1897)",
        rule: "PR-AUT-SET-1",
    },
    ConfigChoice {
        field: "options.difficulty",
        values: "\"normal\" \"easy\" \"hard\"",
        default: "\"normal\"",
        about: "how hard Puertomas are to beat",
        rule: "PR-AUT-DIF-1",
    },
    ConfigChoice {
        field: "options.intl",
        values: "false true",
        default: "false",
        about: "the publisher's English wording where it differs (1897)",
        rule: "PR-SMG-08",
    },
];

impl Listed for PuertoRico {
    const TITLE: &'static str = "Puerto Rico";
    /// The single-minded one ships as much as it can.
    const BOTS: &'static [Bot] = &Bot::ALL;
    const HOUSE: &'static str = "puertoma";

    fn thought(event: &Event) -> Option<Thought> {
        puertoma::thought(event)
    }

    fn choices() -> Vec<ConfigChoice> {
        CHOICES.to_vec()
    }

    fn modes() -> Vec<Mode<Config>> {
        let tables = (2..=5).map(|players| (Edition::Y1897, "", players));
        let tables = tables.chain((3..=5).map(|players| (Edition::Classic, "classic-", players)));
        let mode = |(edition, name, players)| Mode {
            name: format!("{name}{players}p"),
            configs: options(edition)
                .map(|options| Config { edition, players, first: None, options })
                .collect(),
        };
        let modules = [
            ("exp1", 2..=5, with_new_buildings().to_vec()),
            ("exp3", 2..=5, with_smuggler().to_vec()),
            ("exp2", 2..=5, with_citizens().to_vec()),
            ("exp12", 3..=3, with_both().to_vec()),
            ("exp4", 3..=3, with_festival().to_vec()),
            ("exp5", 2..=5, with_festival_cards().to_vec()),
            ("exp6", 2..=5, with_achievements().to_vec()),
            ("exp6d", 4..=4, with_cards_passed().to_vec()),
            ("all", 2..=5, with_everything().to_vec()),
        ];
        let modules = modules.into_iter().flat_map(|(name, seats, options)| {
            seats.map(move |players| Mode {
                name: format!("{name}-{players}p"),
                configs: options
                    .iter()
                    .map(|&options| Config { players, options, ..Config::default() })
                    .collect(),
            })
        });
        let mixed = Mode { name: "mixed".to_owned(), configs: mixed() };
        tables.map(mode).chain(modules).chain([mixed]).chain(with_puertomas()).collect()
    }

    fn show(&self, state: &State, viewer: Option<Viewer>) -> String {
        sheet(self, state, viewer).expect("invariant: writing to a string does not fail")
    }
}

/// Every combination of the options that change what can happen.
fn options(edition: Edition) -> impl Iterator<Item = Options> {
    let plain = Options::default();
    let asked = Options { ask_bonuses: true, ..plain };
    let other =
        [Options { costs: true, start: true, ..plain }, Options { costs: true, start: true, ..asked }];
    // The classic edition refuses the options of 1897.
    let mine = move |options: &Options| {
        PuertoRico::new(&Config { edition, options: *options, ..Config::default() }).is_ok()
    };
    [plain, asked].into_iter().chain(other).filter(mine)
}

/// Games with New Buildings: alone, with every bonus asked for and a pair that
/// is never together, with the Smuggler.
fn with_new_buildings() -> [Options; 3] {
    let plain = Options { exp1: true, ..Options::default() };
    let combo = Some(Combo::HaciendaLumberyard);
    [plain, Options { ask_bonuses: true, costs: true, combo, ..plain }, Options { exp3: true, ..plain }]
}

/// Games with Citizens: alone, with every bonus asked for and a pair that is
/// never together, with the Smuggler.
fn with_citizens() -> [Options; 3] {
    let plain = Options { exp2: true, ..Options::default() };
    let combo = Some(Combo::VillaTailor);
    [plain, Options { ask_bonuses: true, costs: true, combo, ..plain }, Options { exp3: true, ..plain }]
}

/// Games with New Buildings and Citizens: alone, with every bonus asked for and
/// a Tailor who pays less, with the Smuggler.
fn with_both() -> [Options; 3] {
    let plain = Options { exp1: true, exp2: true, ..Options::default() };
    let asked = Options { ask_bonuses: true, tailor: true, ..plain };
    [plain, asked, Options { exp3: true, intl: true, ..plain }]
}

/// Games with the Smuggler, under both wordings.
fn with_smuggler() -> [Options; 2] {
    let plain = Options { exp3: true, ..Options::default() };
    [plain, Options { intl: true, ask_bonuses: true, ..plain }]
}

/// Games with Achievements: alone, and with everything else there is.
fn with_achievements() -> [Options; 2] {
    let plain = Options { exp6: true, ..Options::default() };
    [plain, Options { exp1: true, exp3: true, ask_bonuses: true, ..plain }]
}

/// Games in which the achievement cards are passed on.
fn with_cards_passed() -> [Options; 2] {
    with_achievements().map(|options| Options { exp6_draft: true, ..options })
}

/// Games with the Festival: alone, with every bonus asked for, with New
/// Buildings.
fn with_festival() -> [Options; 3] {
    let plain = Options { exp4: true, ..Options::default() };
    [plain, Options { ask_bonuses: true, ..plain }, Options { exp1: true, ..plain }]
}

/// The same with Festival cards, and all of them with the Smuggler.
fn with_festival_cards() -> [Options; 4] {
    let [plain, asked, built] = with_festival().map(|options| Options { exp5: true, ..options });
    [plain, asked, built, Options { exp3: true, ask_bonuses: true, ..built }]
}

/// All expansions at once: alone, with every option besides.
fn with_everything() -> [Options; 2] {
    let plain = Options {
        exp1: true,
        exp2: true,
        exp3: true,
        exp4: true,
        exp5: true,
        exp6: true,
        ..Options::default()
    };
    let asked = Options { ask_bonuses: true, costs: true, start: true, intl: true, tailor: true, ..plain };
    [plain, Options { exp6_draft: true, combo: Some(Combo::VillaTailor), ..asked }]
}

/// People and Puertomas at one table: each difficulty alone, and with
/// expansions up to all that such a table can have.
fn with_puertomas() -> impl Iterator<Item = Mode<Config>> {
    let [all, _] = with_everything();
    let asked = Options { ask_bonuses: true, costs: true, start: true, intl: true, ..all };
    let printed = Options { exp4: true, exp3: true, ..Options::default() };
    let options = [Options::default(), all, asked, printed];
    let difficulties = [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard];
    let tables = [(1, 2), (2, 1), (2, 2), (3, 2), (4, 1)].into_iter();
    tables.map(move |(people, puertomas)| {
        let table = |options, difficulty| Config {
            players: people + puertomas,
            options: Options { puertomas, difficulty, ..options },
            ..Config::default()
        };
        let each = |options| difficulties.map(|difficulty| table(options, difficulty));
        Mode {
            name: format!("puertoma-{people}+{puertomas}"),
            configs: options.into_iter().flat_map(each).collect(),
        }
    })
}

/// Number of tables [`mixed`] lays.
const MIXED: u64 = 240;

/// Tables with expansions and options drawn at random, always the same.
fn mixed() -> Vec<Config> {
    let table = |number| {
        let mut rng = Rng::stream(1897, number);
        let mut coin = || rng.below(2) == 1;
        let mut options = Options {
            costs: coin(),
            start: coin(),
            ask_bonuses: coin(),
            exp1: coin(),
            exp2: coin(),
            exp3: coin(),
            intl: coin(),
            exp4: coin(),
            exp6: coin(),
            ..Options::default()
        };
        options.tailor = options.exp2 && coin();
        options.exp5 = options.exp4 && coin();
        options.exp6_draft = options.exp6 && coin();
        options.combo = match (options.exp1, options.exp2, coin()) {
            (true, _, true) => Some(Combo::HaciendaLumberyard),
            (_, true, false) => Some(Combo::VillaTailor),
            _ => None,
        };
        Config { players: 2 + rng.below(4) as u8, options, ..Config::default() }
    };
    (0..MIXED).map(table).collect()
}

fn sheet(game: &PuertoRico, state: &State, viewer: Option<Viewer>) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let common = game.view(state, viewer.unwrap_or(Viewer::Public));
    lay_table(game, &common, &mut out)?;
    lay_supplies(&common, &mut out)?;
    for seat in Seat::all(game.seats()) {
        let view = if viewer.is_none() { game.view(state, Viewer::Seat(seat)) } else { common.clone() };
        lay_seat(&view.seats[seat.index()], &mut out)?;
    }
    Ok(out)
}

fn lay_table(game: &PuertoRico, view: &View, out: &mut String) -> std::fmt::Result {
    let edition = short(&game.config().edition);
    writeln!(out, "table     puerto-rico, edition {edition}, {} players", game.seats())?;
    let last = if view.last_round { ", the last one" } else { "" };
    writeln!(out, "round     {}{last}, governor seats[{}]", view.round, view.governor.0)?;
    let roles = view.roles.iter().map(|place| {
        let coins = if place.coins > 0 { format!(" +{}", place.coins) } else { String::new() };
        let by = place.taken_by.map_or(String::new(), |by| format!(" (seats[{}])", by.0));
        let captive = place.captured_by.map_or(String::new(), |by| format!(" (captured by seats[{}])", by.0));
        format!("{}{coins}{by}{captive}", place.role.key())
    });
    writeln!(out, "roles     {}", roles.collect::<Vec<_>>().join(", "))?;
    if let Some(seat) = view.marker {
        writeln!(out, "marker    the Smuggler's, with seats[{}]", seat.0)?;
    }
    if let Some((role, picker)) = view.phase {
        writeln!(out, "phase     {}, picked by seats[{}]", role.key(), picker.0)?;
    }
    match view.turn {
        Turn::Over => writeln!(out, "turn      the game is over"),
        Turn::Choose { seat, prompt } => {
            writeln!(out, "turn      seats[{}] chooses: {}", seat.0, short(&prompt))
        }
    }?;
    match view.ending {
        Some(ending) => writeln!(out, "ending    with this bonus: {}", short(&ending)),
        None => Ok(()),
    }
}

fn lay_supplies(view: &View, out: &mut String) -> std::fmt::Result {
    write!(out, "market    {}; {} quarries", tiles(&view.market), view.quarries)?;
    writeln!(out, "; bag {}, discarded {}", view.bag, tiles(&view.discards))?;
    let ships = view.ships.iter().map(|ship| match ship.good {
        None => format!("0/{}", ship.size),
        Some(good) => format!("{}/{} {}", ship.crates, ship.size, good.key()),
    });
    writeln!(out, "ships     {}", ships.collect::<Vec<_>>().join(", "))?;
    writeln!(out, "house     {}", goods(&view.house))?;
    write!(
        out,
        "supply    {}; {} workers, {} on the register",
        goods(&view.crates),
        view.workers,
        view.register - view.register_citizens
    )?;
    if view.has_citizens() {
        write!(out, "; {} citizens, {} on the register", view.citizens, view.register_citizens)?;
    }
    let recorded =
        if view.recorded_vp > 0 { format!(", {} recorded", view.recorded_vp) } else { String::new() };
    let gone = if view.gone > 0 { format!("; {} people out of the game", view.gone) } else { String::new() };
    writeln!(out, "; {} points{recorded}{gone}", view.vp)?;
    for objective in &view.festival {
        writeln!(out, "festival  {}", shown(objective))?;
    }
    let shop = view.shop.iter().filter(|place| place.left > 0);
    let shop = shop.map(|place| format!("{} {}x{}", place.building, place.left, place.price));
    writeln!(out, "tray      {}", shop.collect::<Vec<_>>().join(", "))
}

fn lay_seat(seat: &SeatView, out: &mut String) -> std::fmt::Result {
    let label = format!("seats[{}]", seat.seat.0);
    let vp = seat.vp.map_or(String::new(), |vp| format!(", points {vp}"));
    writeln!(out, "{label}  coins {}{vp}, crates: {}", seat.coins, goods(&seat.crates))?;
    let land = Tile::ALL
        .into_iter()
        .filter(|tile| seat.tiles[tile.index()] > 0)
        .map(|tile| format!("{} {}/{}", tile.key(), seat.manned[tile.index()], seat.tiles[tile.index()]));
    writeln!(out, "          land (manned/all): {}", listed(land))?;
    let town = seat.buildings.iter().map(|(building, workers)| format!("{building} {workers}"));
    writeln!(out, "          town of {} spaces (workers): {}", seat.spaces, listed(town))?;
    if seat.idle > 0 {
        writeln!(out, "          idle workers {}", seat.idle)?;
    }
    if seat.citizens.count() > 0 {
        writeln!(out, "          citizens among them: {}", listed(citizens(seat)))?;
    }
    if let Some((good, crates)) = seat.own_ship {
        writeln!(out, "          own ship: {} {crates}", good.key())?;
    }
    if let Some(cards) = &seat.achievements {
        lay_cards(cards, out)?;
    }
    Ok(())
}

fn lay_cards(cards: &AchievementsView, out: &mut String) -> std::fmt::Result {
    let open = match &cards.cards {
        None => cards.open.to_string(),
        Some(open) => listed(open.iter().map(|card| match card.progress {
            None => card.card.key().to_owned(),
            Some((have, need)) => format!("{} {have}/{need}", card.card.key()),
        })),
    };
    let done = listed(cards.done.iter().map(|card| card.key().to_owned()));
    writeln!(out, "          achievements: open {open}; completed {done}")?;
    if let Some(packet) = &cards.packet {
        writeln!(
            out,
            "          cards in hand: {}",
            listed(packet.iter().map(|card| card.key().to_owned()))
        )?;
    }
    Ok(())
}

/// Place where the citizens of a seat stand.
fn citizens(seat: &SeatView) -> impl Iterator<Item = String> + '_ {
    let land = Tile::ALL.into_iter().map(|tile| (tile.key(), seat.citizens.tiles[tile.index()]));
    let town = seat.buildings.iter().map(|(building, _)| building.key());
    let town = town.zip(seat.citizens.buildings.iter().copied());
    let all = land.chain(town).chain([("idle", seat.citizens.idle)]);
    all.filter(|&(_, count)| count > 0).map(|(place, count)| format!("{place} {count}"))
}

/// An objective with what it shows, and who fulfilled it.
fn shown(objective: &ObjectiveView) -> String {
    let tiles = objective.tiles.iter().map(|tile| tile.key().to_owned());
    let goods = objective.goods.iter().map(|good| format!("1 {}", good.key()));
    let building = objective.building.iter().map(ToString::to_string);
    let by = objective.won_by.map_or(String::new(), |by| format!(" (seats[{}])", by.0));
    format!("{}: {}{by}", objective.card.key(), listed(tiles.chain(goods).chain(building)))
}

fn goods(crates: &[u8; 5]) -> String {
    let present = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
    listed(present.map(|good| format!("{} {}", good.key(), crates[good.index()])))
}

fn tiles(counts: &[u8; 5]) -> String {
    let present = Tile::PLANTATIONS.into_iter().filter(|tile| counts[tile.index()] > 0);
    listed(present.map(|tile| format!("{} {}", tile.key(), counts[tile.index()])))
}

fn listed(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
}
