//! San Juan at the referee's table.

use std::fmt::Write;

use crate::listing::{ConfigChoice, Listed, Mode};
use crate::text::short;
use game_core::{Game, Seat, Turn, Viewer};
use san_juan::config::FortLimit;
use san_juan::view::{LookView, SeatView, SiteView, SlotView, View};
use san_juan::{Config, Edition, Kind, Role, SanJuan, State, Switches};

const CHOICES: [ConfigChoice; 11] = [
    ConfigChoice {
        field: "edition",
        values: "\"y1897\" \"classic\"",
        default: "\"y1897\"",
        about: "the special edition 1897, or the first edition",
        rule: "SJ-MODE-4",
    },
    ConfigChoice {
        field: "players",
        values: "2..8",
        default: "2",
        about: "how many play: in 1897 up to 4; two make three picks a round",
        rule: "SJ-MODE-2",
    },
    ConfigChoice {
        field: "new_buildings",
        values: "false true",
        default: "false",
        about: "the expansion New Buildings of the 1897 edition",
        rule: "SJ-SET-EXP-1",
    },
    ConfigChoice {
        field: "opening_draft",
        values: "false true",
        default: "false",
        about: "opening hands are chosen from 5 cards and more",
        rule: "SJ-SET-DRAFT-1",
    },
    ConfigChoice {
        field: "first",
        values: "null 0..7",
        default: "null",
        about: "the first governor; drawn from the seed if null",
        rule: "SJ-SET-1",
    },
    ConfigChoice {
        field: "extra_roles",
        values: "null [\"prospector_2\", \"colonist_ship\", \"mayor\", \"captain\"]",
        default: "null",
        about: "expansion roles, one for each player beyond the fourth; the first of these if null",
        rule: "SJ-SET-BIG-2",
    },
    ConfigChoice {
        field: "switches.resort_cost_1897",
        values: "3 4",
        default: "4",
        about: "printed cost of the 1897 Resort (prefecture)",
        rule: "D-22",
    },
    ConfigChoice {
        field: "switches.rebuild_covered_types",
        values: "false true",
        default: "true",
        about: "a kind may be built again once it is covered",
        rule: "D-07",
    },
    ConfigChoice {
        field: "switches.ask_optional_draws",
        values: "false true",
        default: "false",
        about: "draws that may be declined are asked for",
        rule: "D-11",
    },
    ConfigChoice {
        field: "switches.cottage_cost",
        values: "1 2",
        default: "2",
        about: "printed cost of the Cottage",
        rule: "D-23",
    },
    ConfigChoice {
        field: "switches.fort_limit_scope",
        values: "\"when_owned\" \"always\"",
        default: "\"when_owned\"",
        about: "when those without Fort and Lighthouse may keep only six cards",
        rule: "D-20",
    },
];

impl Listed for SanJuan {
    const TITLE: &'static str = "San Juan";

    fn choices() -> Vec<ConfigChoice> {
        CHOICES.to_vec()
    }

    fn modes() -> Vec<Mode<Config>> {
        let draft = [(false, ""), (true, "-draft")];
        let base = draft.iter().flat_map(|&(opening_draft, suffix)| {
            (2..=4).map(move |players| Mode {
                name: format!("{players}p{suffix}"),
                configs: readings()
                    .map(|switches| Config { players, opening_draft, switches, ..Config::default() })
                    .to_vec(),
            })
        });
        base.chain((2..=4).map(new_buildings)).chain((2..=8).map(classic)).collect()
    }

    fn show(&self, state: &State, viewer: Option<Viewer>) -> String {
        sheet(self, state, viewer).expect("invariant: writing to a string does not fail")
    }
}

fn sheet(game: &SanJuan, state: &State, viewer: Option<Viewer>) -> Result<String, std::fmt::Error> {
    let mut out = String::new();
    let common = game.view(state, viewer.unwrap_or(Viewer::Public));
    lay_table(game, &common, &mut out)?;
    for seat in Seat::all(game.seats()) {
        let view = if viewer.is_none() { game.view(state, Viewer::Seat(seat)) } else { common.clone() };
        lay_seat(&view.seats[seat.index()], &mut out)?;
        lay_look(view.look.filter(|look| look.seat == seat).as_ref(), &mut out)?;
    }
    Ok(out)
}

/// The expansion: plain, then with every other reading in turn.
fn new_buildings(players: u8) -> Mode<Config> {
    let plain = Config { players, new_buildings: true, ..Config::default() };
    let [ordinary, .., other] = readings();
    let odd = [
        Switches { cottage_cost: Some(1), ..ordinary },
        Switches { fort_limit_scope: Some(FortLimit::Always), ..other },
        Switches { ask_optional_draws: true, ..ordinary },
    ];
    let odd = odd.into_iter().zip([false, true, true]);
    let odd = odd.map(|(switches, opening_draft)| Config { switches, opening_draft, ..plain.clone() });
    Mode {
        name: format!("new-buildings-{players}p"),
        configs: std::iter::once(plain.clone()).chain(odd).collect(),
    }
}

/// The classic edition: plain, with the opening draft, with every question
/// asked, and with other expansion roles where there are any.
fn classic(players: u8) -> Mode<Config> {
    let plain = Config { edition: Edition::Classic, players, ..Config::default() };
    let asked = Switches { ask_optional_draws: true, rebuild_covered_types: false, ..Switches::default() };
    let last = Role::EXTRA.into_iter().rev().take(usize::from(players.saturating_sub(4)));
    let configs = vec![
        plain.clone(),
        Config { opening_draft: true, ..plain.clone() },
        Config { switches: asked, ..plain.clone() },
        Config { extra_roles: (players > 4).then(|| last.collect()), ..plain },
    ];
    Mode { name: format!("classic-{players}p"), configs }
}

/// Every combination of the readings that the rulebook leaves open.
fn readings() -> [Switches; 4] {
    let ordinary = Switches::default();
    let cheap = Switches { resort_cost_1897: 3, ..ordinary };
    let strict = Switches { rebuild_covered_types: false, ..ordinary };
    [ordinary, cheap, strict, Switches { rebuild_covered_types: false, ..cheap }]
}

fn lay_table(game: &SanJuan, view: &View, out: &mut String) -> std::fmt::Result {
    let draft = if game.config().opening_draft { ", opening draft" } else { "" };
    let edition = match (view.edition, game.config().new_buildings) {
        (Edition::Y1897, false) => "y1897",
        (Edition::Y1897, true) => "y1897 with New Buildings",
        (Edition::Classic, _) => "classic",
    };
    writeln!(out, "table     san-juan, edition {edition}, {} players{draft}", game.seats())?;
    write!(out, "round     {}, governor seats[{}]", view.round, view.governor.0)?;
    writeln!(out, ", draw pile {}, discard pile {}", view.draw, view.discard)?;
    let roles = view.roles.iter().map(|place| match place.taken_by {
        None => place.role.key().to_owned(),
        Some(by) => format!("{} (seats[{}])", place.role.key(), by.0),
    });
    writeln!(out, "placards  {}", roles.collect::<Vec<_>>().join(", "))?;
    let tiles = view.queue.iter().map(|tile| tile.map_or("?".to_owned(), |tile| format!("{tile:?}")));
    let open = view.tile.map_or(String::new(), |tile| format!(", open: {tile:?} {:?}", tile.prices()));
    writeln!(out, "tiles     {}{open}", tiles.collect::<Vec<_>>().join(" "))?;
    if view.cathedral {
        writeln!(out, "table     the Cathedral can be built")?;
    }
    if let Some(phase) = view.phase {
        let doubled = if phase.doubled { ", doubled by the Library" } else { "" };
        writeln!(out, "phase     {}, picked by seats[{}]{doubled}", phase.role.key(), phase.picker.0)?;
    }
    if let Some(site) = &view.site {
        lay_site(site, out)?;
    }
    match view.turn {
        Turn::Over => writeln!(out, "turn      the game is over"),
        Turn::Choose { seat, prompt } => {
            writeln!(out, "turn      seats[{}] chooses: {}", seat.0, short(&prompt))
        }
    }
}

fn lay_site(site: &SiteView, out: &mut String) -> std::fmt::Result {
    write!(out, "site      seats[{}] builds {} for {}", site.seat.0, site.kind, site.cost)?;
    for (source, cards) in &site.discounts {
        write!(out, ", {} -{cards}", short(source))?;
    }
    writeln!(out, "; {} goods and {} cards paid, {} due", site.goods, site.paid, site.due)
}

fn lay_seat(seat: &SeatView, out: &mut String) -> std::fmt::Result {
    let label = format!("seats[{}]", seat.seat.0);
    let hand = seat.hand.as_deref().map_or(String::new(), |kinds| format!(": {}", names(kinds)));
    writeln!(out, "{label}  hand {} of {}{hand}", seat.hand_count, seat.hand_limit)?;
    let city: Vec<String> =
        seat.city.iter().enumerate().map(|(slot, place)| place_text(slot, place)).collect();
    writeln!(out, "          city of {}, open points {}: {}", city.len(), seat.open_points, city.join(", "))?;
    if let Some(cards) = seat.tucked_cards.as_deref().filter(|cards| !cards.is_empty()) {
        writeln!(out, "          under Chapel and Church: {}", names(cards))?;
    } else if let Some(count) = seat.tucked.filter(|&count| count > 0) {
        writeln!(out, "          under Chapel and Church: {count}")?;
    }
    if let Some(count) = seat.shipped.filter(|&count| count > 0) {
        writeln!(out, "          shipped: {count}")?;
    }
    Ok(())
}

fn place_text(slot: usize, place: &SlotView) -> String {
    let mut text = format!("{slot} {}", place.kind);
    if place.good {
        text += " with a good";
    }
    if !place.active {
        text += " (new)";
    }
    if !place.covers.is_empty() {
        text += &format!(" over {}", names(&place.covers));
    }
    text
}

fn lay_look(look: Option<&LookView>, out: &mut String) -> std::fmt::Result {
    let Some(look) = look else { return Ok(()) };
    let cards = look.cards.as_deref().map_or(String::new(), |kinds| format!(": {}", names(kinds)));
    writeln!(out, "          looks at {}{cards}; keeps {}", look.count, look.kept)
}

fn names(kinds: &[Kind]) -> String {
    kinds.iter().map(|kind| kind.key()).collect::<Vec<_>>().join(", ")
}
