//! A table of San Juan to try rules on, and positions laid out for it, which
//! are read through the public JSON format.

use game_core::{Game, Seat, Viewer};
use san_juan::data::buildings::NEW_BUILDINGS;
use san_juan::event::{Cards, DrawWhy};
use san_juan::position::{Good, Pile, Position, Slot, SlotPosition, Taken, Tiles};
use san_juan::{Action, Config, Edition, Event, Kind, Prompt, Role, SanJuan, Tile};

/// A position being laid out. Seat 0 governs and has the first pick of
/// round 2; hands and cities are empty until said otherwise.
#[derive(Clone)]
pub struct Layout(Position);

/// Begins a layout for `players`.
pub fn layout(players: u8) -> Layout {
    let seats = vec![serde_json::json!({}); players as usize];
    let config = serde_json::json!({"edition": "y1897", "players": players});
    let position = serde_json::json!({"config": config, "round": 2, "seats": seats});
    Layout(serde_json::from_value(position).expect("a plain layout"))
}

/// The same with the expansion "New Buildings".
pub fn expanded(players: u8) -> Layout {
    layout(players).with(|position| position.config.new_buildings = true)
}

/// The same in the classic edition.
pub fn classic(players: u8) -> Layout {
    layout(players).with(|position| position.config.edition = Edition::Classic)
}

impl Layout {
    /// Cards in the hand of a seat.
    pub fn hand(mut self, seat: usize, cards: &[Kind]) -> Self {
        self.0.seats[seat].hand = Pile::Cards(cards.to_vec());
        self
    }

    /// That many cards, whichever, in the hand of a seat.
    pub fn any_hand(mut self, seat: usize, count: u8) -> Self {
        self.0.seats[seat].hand = Pile::Count(count);
        self
    }

    /// The buildings of a seat, all active and without goods.
    pub fn city(mut self, seat: usize, kinds: &[Kind]) -> Self {
        self.0.seats[seat].city = kinds.iter().map(|&kind| SlotPosition::Plain(kind)).collect();
        self
    }

    fn slot(&mut self, seat: usize, slot: usize, change: impl FnOnce(&mut Slot)) {
        let place = &mut self.0.seats[seat].city[slot];
        let mut full = match place {
            SlotPosition::Plain(kind) => Slot { kind: *kind, good: None, covers: vec![], fresh: false },
            SlotPosition::Full(full) => full.clone(),
        };
        change(&mut full);
        *place = SlotPosition::Full(full);
    }

    /// Everybody is asked about draws that may be declined.
    pub fn asking(self) -> Self {
        self.with(|position| position.config.switches.ask_optional_draws = true)
    }

    /// The expansion roles of a game for five to eight.
    pub fn extra_roles(self, roles: &[Role]) -> Self {
        self.with(|position| position.config.extra_roles = Some(roles.to_vec()))
    }

    /// Goods, whichever cards, on these slots of a seat.
    pub fn goods(mut self, seat: usize, slots: &[usize]) -> Self {
        slots.iter().for_each(|&slot| self.slot(seat, slot, |full| full.good = Some(Good::Any(true))));
        self
    }

    /// Buildings beneath a slot, lowest first.
    pub fn covers(mut self, seat: usize, slot: usize, kinds: &[Kind]) -> Self {
        self.slot(seat, slot, |full| full.covers = kinds.to_vec());
        self
    }

    /// That many cards under the Chapel of a seat.
    pub fn tucked(mut self, seat: usize, count: u8) -> Self {
        self.0.seats[seat].tucked = Pile::Count(count);
        self
    }

    /// The cards that will be drawn next, in that order.
    pub fn draw(mut self, cards: &[Kind]) -> Self {
        self.0.draw = cards.to_vec();
        self
    }

    /// Both piles: so many cards to draw, so many discarded, and all others
    /// out of the way under the Chapel of the last seat (which then has one).
    pub fn piles(mut self, draw: u8, discard: u8) -> Self {
        self.0.discard = Pile::Count(discard);
        let last = self.0.seats.len() - 1;
        let city = &mut self.0.seats[last].city;
        if !city.contains(&SlotPosition::Plain(Kind::Chapel)) {
            city.push(SlotPosition::Plain(Kind::Chapel));
        }
        self.0.seats[last].tucked = Pile::Count(0);
        let (game, state) = SanJuan::from_position(&self.0).expect("a layout before its piles are cut");
        let surplus = game.view(&state, Viewer::Public).draw - draw;
        self.0.seats[last].tucked = Pile::Count(surplus);
        self
    }

    /// The price tiles from the next one on, all of them seen.
    pub fn tiles(mut self, queue: [Tile; 5]) -> Self {
        self.0.tiles = Some(Tiles { queue: queue.to_vec(), seen: 5, open: false });
        self
    }

    /// Placards already taken in this round, in the order of the picks.
    pub fn taken(mut self, roles: &[(Role, u8)]) -> Self {
        self.0.taken = roles.iter().map(|&(role, by)| Taken { role, by: Seat(by) }).collect();
        self
    }

    pub fn governor(mut self, seat: u8) -> Self {
        self.0.governor = Seat(seat);
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.0);
        self
    }

    /// Sits down at it.
    pub fn sit(self) -> Table {
        let json = serde_json::to_string(&self.0).expect("positions serialise");
        let read: Position = serde_json::from_str(&json).expect("positions parse");
        Table::at(&read)
    }

    /// Sits down, and the seat on turn takes a placard.
    pub fn role(self, role: Role) -> Table {
        let mut table = self.sit();
        table.play(Action::Role(role));
        table
    }
}

/// A game being played.
pub type Table = crate::any_game::Table<SanJuan>;

/// A new game of `players` in which seat 0 begins.
pub fn new_game(players: u8) -> Table {
    opened(Config { players, first: Some(Seat(0)), ..Config::default() }, 1897)
}

/// A new game of a configuration.
pub fn opened(config: Config, seed: u64) -> Table {
    Table::opened(&config, seed)
}

impl Table {
    /// Builds on a new slot, discounts in use and paid with the first cards;
    /// the number of cards paid.
    pub fn build(&mut self, kind: Kind) -> u8 {
        self.play(Action::Build(kind));
        if self.can(Action::NewSite) {
            self.go_on(Action::NewSite);
        }
        self.pay_in_cards()
    }

    /// The same over the building on a slot, with the Crane.
    pub fn build_over(&mut self, kind: Kind, slot: u8) -> u8 {
        self.play_all(&[Action::Build(kind), Action::Over(slot)]);
        self.pay_in_cards()
    }

    /// Pays what is due with the first cards; the number of cards paid.
    pub fn pay_in_cards(&mut self) -> u8 {
        while let Some((_, Prompt::Pay { due, .. })) = self.asked() {
            let pays = |action: &Action| matches!(action, Action::Pay(_));
            let pay = self.legal().into_iter().find(pays).unwrap_or(Action::Pass);
            self.go_on(if due == 0 { Action::Pass } else { pay });
        }
        let price = self.events.iter().find_map(|event| match event {
            Event::Built { price, .. } => Some(*price),
            _ => None,
        });
        price.expect("something was built")
    }

    /// The events as a seat may hear them.
    pub fn heard(&self, seat: u8) -> Vec<Event> {
        let viewer = Viewer::Seat(Seat(seat));
        self.events.iter().filter_map(|event| self.game.redact(event, viewer)).collect()
    }

    /// The hand of a seat, sorted.
    pub fn hand(&self, seat: usize) -> Vec<Kind> {
        self.view(seat as u8).seats[seat].hand.clone().expect("a seat sees its own hand")
    }

    /// The number of hand cards of a seat.
    pub fn hand_count(&self, seat: usize) -> u8 {
        self.public().seats[seat].hand_count
    }

    /// The visible buildings of a seat, slot by slot.
    pub fn city(&self, seat: usize) -> Vec<Kind> {
        self.public().seats[seat].city.iter().map(|slot| slot.kind).collect()
    }

    /// The slots of a seat that hold a good.
    pub fn goods(&self, seat: usize) -> Vec<usize> {
        let view = self.public();
        let city = view.seats[seat].city.iter().enumerate();
        city.filter(|(_, slot)| slot.good).map(|(index, _)| index).collect()
    }

    /// Sizes of draw pile and discard pile.
    pub fn pile_sizes(&self) -> (u8, u8) {
        let view = self.public();
        (view.draw, view.discard)
    }

    /// Cards that a seat drew for a reason, by the events.
    pub fn drew(&self, seat: u8, why: DrawWhy) -> u8 {
        let drawn = self.events.iter().map(|event| match event {
            Event::Drew { seat: by, cards, why: because } if by.0 == seat && *because == why => cards.count(),
            _ => 0,
        });
        drawn.sum()
    }

    /// Plays the phases of Producer, Trader and Prospector, which ask nobody
    /// without production buildings: the round of three players is over, and
    /// seat 1 governs the next.
    pub fn next_round(&mut self) -> &mut Self {
        self.play_all(&[Role::Producer, Role::Trader, Role::Prospector].map(Action::Role))
    }

    /// Cards that a seat looked at, by the events.
    pub fn looked(&self, seat: u8) -> Option<u8> {
        self.events.iter().find_map(|event| match event {
            Event::Looked { seat: by, cards } if by.0 == seat => Some(cards.count()),
            _ => None,
        })
    }
}

/// Known cards of an event.
pub fn known(cards: &Cards) -> &[Kind] {
    match cards {
        Cards::Known(kinds) => kinds,
        Cards::Hidden(_) => panic!("these cards are hidden"),
    }
}

/// Cards of the kinds that are added to "New Buildings" behind those that the rulebook prints.
pub fn added() -> u8 {
    NEW_BUILDINGS[Kind::Cathedral.index() + 1..].iter().sum()
}
