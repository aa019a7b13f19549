//! Labels of the board and of the set-up page, in English.

use puerto_rico::Edition;
use puerto_rico::data::buildings::At;
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Role, Tile};

use super::terms::{a_tile, coins, crates, points, workers};
use super::{names, smuggler};
use crate::words::messages::{BoardWords, Laden, SetupWords};

pub(super) const BOARD: BoardWords = BoardWords {
    tray: "The tray of this game",
    tray_filled: |filled, of| format!("{filled} of {of} slots filled"),
    tray_slots: |cost, filled, of| {
        let slots = if of == 1 { "slot" } else { "slots" };
        format!("{}: {filled} of {of} {slots} filled", coins(cost.into()))
    },
    tray_put: "Put it in the tray",
    move_off: |_| "Move a worker off the Bohío",
    forest: "Forest",
    your_mat: "Your board",
    mat_of: |name| format!("{name}’s board"),
    your_town: "Your town",
    town_of: |name| format!("{name}’s town"),
    round: |round, _| format!("Round {round}"),
    last_round: |_| "This is the last round.",
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
        0 => format!("Sells for no coins in the {}; scores 1 point when shipped.", names(edition).house),
        price => {
            format!(
                "Sells for {} in the {}; scores 1 point when shipped.",
                coins(price),
                names(edition).house
            )
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
    no_draw: "Don’t draw",
    take_tile: |tile, edition| format!("Take {}", a_tile(tile, edition)),
    no_tile: "Take none",
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
    no_build: "Don’t build",
    produce: "Produce",
    no_produce: "Don’t produce",
    point: "Take the point",
    no_point: "Decline the point",
    extra: |good, edition| format!("Take 1 extra {}", names(edition).good(good)),
    no_extra: "No extra crate",
    no_sale: "Don’t sell",
    no_load: "Don’t load now",
    store: |lost| match lost {
        0 => "Store".into(),
        _ => format!("Store, lose {}", crates(lost)),
    },
    clear: "Clear",
    whole: "all kept",
    one: "1 kept",
    lost: "lost",
    tabs: ["Roles", "Harbor", "Town", "Land"],
    harbour: "Ships, Trading House and supplies",
    must_place: |left, edition| format!("You must still place {}.", workers(left, edition)),
    hand_empty: |edition| match edition {
        Edition::Y1897 => "All workers are placed: take one back first.",
        Edition::Classic => "All colonists are placed: take one back first.",
    },
    at_most_kinds: |kinds| match kinds {
        1 => "At most 1 kind.".into(),
        _ => format!("At most {kinds} kinds."),
    },
    load_on,
    sell_good: |good, price, edition| format!("Sell {}: +{}", names(edition).good(good), coins(price.into())),
    man_tile: |tile, edition| format!("On the {}", names(edition).tile(tile)),
    coins_after: |left| match left {
        0 => "leaves no coins".into(),
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
            "2–5 players. Workers, fruit and a Work Register. The extra crate comes last; you may give up your last crate.",
        ],
        [
            "Classic edition",
            "3–5 players. Colonists, indigo and a colonist ship. The extra crate comes first; you must keep one crate.",
        ],
    ],
    exp1: [
        "New Buildings",
        "14 more buildings. First, players take turns choosing the 17 for sale. About 10 minutes longer.",
    ],
    citizens: [
        "Citizens (expansion II)",
        "20 citizens who also work, and 8 more buildings. First, players take turns choosing the 17 for sale. About 15 minutes longer.",
    ],
    tailor: ["Modest Large Tailor Shop", "The Large Tailor Shop pays at most 3 coins each time."],
    country_pair: ["Hacienda or Lumberyard", "A game can have only one of the two."],
    town_pair: [
        "Villa or Large Tailor Shop",
        "A game can have only one of the two. This replaces the other forbidden pair.",
    ],
    costs: [
        "Pricier Factory, cheaper School",
        "The Factory costs 8 coins instead of 7, the School 7 instead of 8.",
    ],
    start: ["Corn starts poorer", "A player who starts with a corn plantation starts with 1 coin less."],
    show_vp: [
        "Open victory points",
        "You see each player’s victory points. Otherwise you see only your own until the end.",
    ],
    ask_bonuses: [
        "Ask about every bonus",
        "Asks before you take a bonus. Bonuses that could end the game are always asked.",
    ],
    smuggler: [
        "Smuggler (expansion III)",
        "An extra role for one player: raid a ship, plunder the Trading House, poach workers or capture a role. A few minutes longer.",
    ],
    festival: [
        "Festival (expansion IV)",
        "Three open objectives: a plantation, crates and a building. The first player to complete one gets the reward. Hardly longer.",
    ],
    festival_cards: [
        "Festival cards (expansion V)",
        "Three of twelve cards replace the printed objectives, so every game is different. Hardly longer.",
    ],
    achievements: [
        "Achievements (expansion VI)",
        "Each player has four secret tasks worth 3–7 points each. A few minutes longer.",
    ],
    pass_cards: [
        "Draft achievement cards",
        "Keep one card and pass the rest to the left, until all have four. For players who know the cards; a few minutes longer.",
    ],
    first_expansions: "First expansions",
    everything: "Everything",
    mixed: "Random mix",
    intl: [
        "International wording",
        "Taking the last victory point always makes that round the last. The Hospital’s worker never goes on the Publishing House’s second tile. The Smuggler poaches only workers beyond one per player.",
    ],
    duel: "Two players: three roles each per round, two ships, and fewer tiles, goods and buildings.",
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
