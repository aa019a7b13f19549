//! Labels of the board and of the set-up page, in English.

use puerto_rico::Edition;
use puerto_rico::data::buildings::At;
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Role, Tile};

use super::terms::{a_tile, coins, crates, points, workers};
use super::{names, smuggler};
use crate::app::i18n::puerto_rico::{BoardWords, Laden, SetupWords};

pub(super) const BOARD: BoardWords = BoardWords {
    tray: "The tray of this game",
    tray_filled: |filled, of| format!("{filled} of {of} slots are filled"),
    tray_slots: |cost, filled, of| {
        let slots = if of == 1 { "slot" } else { "slots" };
        format!("{}: {filled} of {of} {slots} filled", coins(cost.into()))
    },
    tray_put: "Put it into the tray",
    move_off: |_| "Move a worker off the Bohío",
    forest: "Forest",
    your_mat: "Your board",
    mat_of: |name| format!("{name}’s board"),
    your_town: "Your town",
    town_of: |name| format!("{name}’s town"),
    round: |round, _| format!("Round {round}"),
    last_round: |_| "This round is the last.",
    until_end: "Until the end",
    vp_left: |left| {
        if left == 1 { "1 victory point left".into() } else { format!("{left} victory points left") }
    },
    vp_recorded: |beyond| format!("{beyond} beyond the supply"),
    workers_left: |left, edition| format!("{} left", workers(left, edition)),
    and_citizens: |left, citizens| {
        format!("{} and {} left", workers(left, Edition::Y1897), super::citizens::citizens(citizens))
    },
    pick: super::citizens::pick,
    spaces: |filled, of, _| format!("{filled} of {of} building spaces"),
    vp: "Victory points",
    points,
    hidden: "hidden",
    coins,
    cost: "Cost",
    printed: "Points",
    circles: |_| "Circles",
    copies: "Left",
    phase: "Phase",
    when,
    role: "Role",
    tile: |tile, edition| match (tile, edition) {
        (Tile::Quarry, _) => "Quarry",
        (_, Edition::Y1897) => "Plantation (countryside tile)",
        (_, Edition::Classic) => "Plantation (island tile)",
    },
    good: |_| "Goods",
    good_effect: |good, edition| match good.index() as u16 {
        0 => format!("Brings no coin in the {}, and 1 point when it is shipped.", names(edition).house),
        price => {
            format!("Brings {} in the {}, or 1 point when it is shipped.", coins(price), names(edition).house)
        }
    },
    privilege: |privilege| format!("Privilege: {privilege}"),
    sum: |cost, parts, price| {
        let mut text = cost.to_string();
        for (name, amount) in parts {
            text.push_str(&format!(" − {amount} ({name})"));
        }
        format!("{text} = {price}")
    },
    by_quarries: |_| "quarries",
    take_role: |role, edition| format!("Take the {}", names(edition).role(role)),
    draw: "Draw a plantation",
    no_draw: "Do not draw",
    take_tile: |tile, edition| format!("Take {}", a_tile(tile, edition)),
    no_tile: "Take nothing",
    worker: |edition| match edition {
        Edition::Y1897 => "Take the worker",
        Edition::Classic => "Take the colonist",
    },
    no_worker: |edition| match edition {
        Edition::Y1897 => "No worker",
        Edition::Classic => "No colonist",
    },
    place: "Confirm",
    fill: "Fill in",
    as_before: "As last time",
    build: |price| match price {
        0 => "Build for free".into(),
        _ => format!("Build for {}", coins(price.into())),
    },
    no_build: "Build nothing",
    produce: "Produce",
    no_produce: "Nothing",
    point: "Take the point",
    no_point: "No point",
    extra: |good, edition| format!("Take 1 {} more", names(edition).good(good)),
    no_extra: "No extra crate",
    no_sale: "Sell nothing",
    no_load: "Load nothing now",
    store: |lost| match lost {
        0 => "Store".into(),
        _ => format!("Store, lose {}", crates(lost)),
    },
    clear: "Clear",
    whole: "all kept",
    one: "1 kept",
    lost: "lost",
    tabs: ["Roles", "Harbour", "Town", "Land"],
    harbour: "Ships, Trading House and supplies",
    must_place: |left, edition| format!("{} must still be placed.", workers(left, edition)),
    hand_empty: |edition| match edition {
        Edition::Y1897 => "All workers are placed: take one back first.",
        Edition::Classic => "All colonists are placed: take one back first.",
    },
    at_most_kinds: |kinds| match kinds {
        1 => "1 kind at most.".into(),
        _ => format!("{kinds} kinds at most."),
    },
    load_on,
    sell_good: |good, price, edition| format!("Sell {}: +{}", names(edition).good(good), coins(price.into())),
    man_tile: |tile, edition| format!("On the {}", names(edition).tile(tile)),
    coins_after: |left| match left {
        0 => "leaves no coin".into(),
        _ => format!("leaves {}", coins(left)),
    },
    deed: smuggler::deed,
    raid: "Raid a ship",
    capture: "Capture a role",
    no_deed: "Do nothing",
    keep_spoils: |kept| if kept == 0 { "Keep none".into() } else { format!("Keep {kept}") },
    marker: smuggler::marker,
    fullest: "Fullest town",
    discount: |most, _| format!("quarries −{most}"),
    builder: |edition| names(edition).role(Role::Builder),
};

fn load_on(laden: &Laden, edition: Edition) -> String {
    let what = format!("{} {}", laden.crates, names(edition).good(laden.good));
    match laden.ship {
        Ship::Own => format!("{what} → own ship: +{}", points(laden.vp.into())),
        Ship::Cargo(_) => format!("{what} → ship {}: +{}", laden.size, points(laden.vp.into())),
    }
}

pub(super) const SETUP: SetupWords = SetupWords {
    editions: [
        [
            "1897 special edition",
            "Workers, fruit and a Work Register, for 2 to 5. The extra crate comes last, and the last crate may be given up.",
        ],
        [
            "Classic edition",
            "Colonists, indigo and a colonist ship, for 3 to 5. The extra crate comes before the others produce, and one crate must be kept.",
        ],
    ],
    exp1: [
        "New Buildings",
        "14 more buildings; everybody first chooses in turn which 17 are for sale. About 10 minutes longer.",
    ],
    citizens: [
        "Citizens (expansion II)",
        "20 citizens who also do a worker’s work, and 8 more buildings; everybody first chooses in turn which 17 are for sale. About 15 minutes longer.",
    ],
    tailor: ["Modest Large Tailor Shop", "The Large Tailor Shop pays at most 3 coins each time."],
    country_pair: ["Hacienda or Lumberyard", "Only one of the two can be chosen for a game."],
    town_pair: [
        "Villa or Large Tailor Shop",
        "Only one of the two can be chosen for a game. Takes the place of the other forbidden pair, as there is just one.",
    ],
    costs: [
        "Dearer Factory, cheaper School",
        "The Factory costs 8 coins instead of 7, the School 7 instead of 8.",
    ],
    start: ["Corn starts poorer", "Whoever begins with a corn plantation begins with 1 coin less."],
    show_vp: [
        "Open victory points",
        "Everybody’s victory points are shown. Otherwise each sees their own until the end.",
    ],
    ask_bonuses: [
        "Ask about every bonus",
        "Bonuses are asked for instead of being taken at once. One that would bring the end of the game nearer is asked for in any case.",
    ],
    smuggler: [
        "Smuggler (expansion III)",
        "One more role, for its picker alone: raid a ship, plunder the Trading House, poach workers or capture a role. A game takes a few minutes more.",
    ],
    festival: [
        "Festival (expansion IV)",
        "Three objectives lie open: a plantation, crates and a building. Whoever fulfils one first is rewarded. Hardly longer.",
    ],
    festival_cards: [
        "Festival cards (expansion V)",
        "Three of twelve cards take the place of the printed objectives, and ask for other things in every game. Hardly longer.",
    ],
    achievements: [
        "Achievements (expansion VI)",
        "Everybody has four secret cards with a task and 3 to 7 points each for the end. A game takes a few minutes more.",
    ],
    pass_cards: [
        "Pass the achievement cards on",
        "Each keeps one card and passes the others to the left, until everybody has four. For players who know the cards; a few minutes more.",
    ],
    first_expansions: "First expansions",
    everything: "Everything",
    mixed: "Random mix",
    intl: [
        "International wording",
        "The round in which the last victory point is taken is always the last; the Hospital's worker never goes on the second tile of the Publishing House; the Smuggler poaches only workers beyond the number of players.",
    ],
    duel: "With two players each takes three roles a round, with fewer tiles, goods and buildings and two ships.",
};

fn when(building: Building, edition: Edition) -> String {
    match building.at() {
        At::Phases(roles) => {
            roles.iter().map(|&role| names(edition).role(role)).collect::<Vec<_>>().join(", ")
        }
        At::Always => "Any time".into(),
        At::OwnRoles => "Roles you take".into(),
        At::End => "End of game".into(),
        At::Never => "None".into(),
    }
}
