//! San Juan's board in English: labels, and what a screen reader says.

use san_juan::Edition;

use super::terms::{cards, goods};
use crate::words::messages::{BoardWords, CardSpoken, RoleSpoken, SeatSpoken, SlotSpoken, SpokenWords};
use ui::i18n::who::Who;

pub(super) const BOARD: BoardWords = BoardWords {
    roles: "Roles",
    market: "Trading house and piles",
    prices: "Prices",
    last_prices: "Last prices",
    no_prices: "No prices seen yet",
    deck: "Deck",
    discard: "Discards",
    your_city: "Your city",
    city_of: |name| format!("{name}’s city"),
    your_hand: "Your hand",
    drawn: "Cards drawn",
    face_up: "Face-up cards",
    draft_hand: "Your opening cards",
    limit: |limit| format!("limit {limit}"),
    vp: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },
    laid_by: |count| format!("{count} under buildings"),
    cost: "Cost",
    points: "Points",
    copies: "Copies",
    phase: "Phase",
    round: |round| format!("Round {round}"),
    opening: "Opening hands",
    last_round: "Last Builder phase: a city has twelve buildings.",
    build: "Build",
    build_free: "Build for free",
    do_not_build: "Don’t build",
    produce: |count| format!("Produce {}", goods(count)),
    produce_none: "Don’t produce",
    sell: |count| format!("Sell {}", goods(count)),
    sell_none: "Don’t sell",
    keep: |count| format!("Keep {}", cards(count)),
    discard_cards: |count| format!("Discard {}", cards(count)),
    tuck: "Put it under",
    tuck_none: "No card",
    exchange: |count| format!("Exchange {}", cards(count)),
    exchange_none: "Don’t exchange",
    draw: "Yes",
    draw_none: "No",
    take_card: "Take it",
    take_none: "Take none",
    ship: |count| format!("Ship {}", goods(count)),
    ship_none: "Don’t ship",
    library_now: "Double this one",
    library_later: "Keep it for later",
    take: |role| format!("Take the {role}"),
    clear: "Clear",
    build_over: "Build over it",
    spend_good: "Pay with its good",
    keep_good: "Don’t pay with its good",
    covered: |name| format!("{name}, covered"),
    sum: |cost, parts, price| {
        let mut text = cost.to_string();
        for (name, amount) in parts {
            text.push_str(&format!(" − {amount} ({name})"));
        }
        format!("{text} = {price}")
    },
    goods_paid: "goods",
    at_most: |most| format!("At most {}.", goods(most)),
    role: "Role",
    round_start: "Round start",
    all_phases: "Every phase",
    game_end: "End of game",
};

pub(super) const SPOKEN: SpokenWords = SpokenWords {
    role,
    seat,
    card,
    slot,
    empty_slot: |place| format!("Site {place}, empty"),
    prices,
    meter,
    piles,
};

fn role(role: &RoleSpoken) -> String {
    let mut text = role.name.to_owned();
    match role.taken_by {
        Some(Who::You) => text.push_str(", taken by you"),
        Some(Who::Named(name)) => text.push_str(&format!(", taken by {name}")),
        None if role.legal => text.push_str(", can be taken"),
        None => {}
    }
    if role.current {
        text.push_str(", this phase");
    }
    text
}

fn seat(seat: &SeatSpoken, _: Edition) -> String {
    let name = match seat.who {
        Who::You => "You",
        Who::Named(name) => name,
    };
    let mut text = format!(
        "{name}, {} in hand, {} of 12 buildings, {}, {} on open buildings",
        cards(seat.hand),
        seat.buildings,
        goods(seat.goods),
        (BOARD.vp)(seat.points)
    );
    if seat.laid_by > 0 {
        text.push_str(&format!(", {} under buildings", cards(seat.laid_by)));
    }
    if seat.governor {
        text.push_str(", governor");
    }
    if seat.deciding {
        text.push_str(", to choose now");
    }
    text
}

fn card(card: &CardSpoken) -> String {
    let mut text = format!("{}, cost {}, {}", card.name, card.cost, (BOARD.vp)(card.vp.into()));
    if card.chosen {
        text.push_str(", chosen");
    } else if card.paying {
        text.push_str(", chosen to pay");
    } else if card.legal {
        match card.price {
            Some(price) => text.push_str(&format!(", can be built for {}", cards(price))),
            None => text.push_str(", can be chosen"),
        }
    }
    text
}

fn slot(slot: &SlotSpoken) -> String {
    let mut text = format!("Site {}, {}", slot.place, slot.name);
    if let Some(good) = slot.good {
        text.push_str(&format!(", holds {good}"));
    }
    if slot.fresh {
        text.push_str(", works from the next phase");
    }
    if slot.covers > 0 {
        text.push_str(&format!(
            ", {} beneath it",
            if slot.covers == 1 { "1 building".into() } else { format!("{} buildings", slot.covers) }
        ));
    }
    if slot.tucked > 0 {
        text.push_str(&format!(", {} under it", cards(slot.tucked)));
    }
    if slot.chosen {
        text.push_str(", chosen");
    } else if slot.legal {
        text.push_str(", can be chosen");
    }
    text
}

fn prices(prices: &[(&str, u8)], open: bool) -> String {
    let each: Vec<String> = prices.iter().map(|(good, price)| format!("{good} {price}")).collect();
    format!("{}: {}", if open { "Prices" } else { "Last prices" }, each.join(", "))
}

fn meter(chosen: u8, of: u8) -> String {
    format!("{chosen} of {of} chosen")
}

fn piles(deck: u8, discard: u8, _: Edition) -> String {
    format!("{} in the deck, {discard} discarded", cards(deck))
}
