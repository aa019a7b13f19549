//! San Juan's legal actions once more, from the position.

use game_core::{Game, Seat};
use san_juan::position::{Phase, Pile, Position, Slot, SlotPosition};
use san_juan::state::Frame;
use san_juan::{Action, Event, Kind, Role, SanJuan, State};

use crate::compare::{Allowed, SecondRoad, Step};

mod payment;

use payment::Payment;

/// Slots of a city.
const SLOTS: usize = 12;
/// Goods that the Black Market takes for one building.
const GOODS: usize = 2;
/// Discount for building over a Park.
const PARK: u8 = 6;

impl SecondRoad for SanJuan {
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &[
        "Pass", "Role", "Library", "Build", "NewSite", "Over", "Waive", "Spend", "Pay", "Produce", "Sell", "Keep",
        "Discard", "Tuck", "Draw", "Take", "Ship",
    ];

    fn allowed(&self, state: &State) -> Allowed<Action> {
        let position = self.position(state);
        let seat = self.turn(state).seat().expect("somebody is asked");
        Asked::new(self, &position, seat).actions()
    }

    /// In the Builder, Producer, Trader and Captain phase; as those who were
    /// passed over have done nothing, they find what they could have had.
    fn passed_over(&self, step: &Step<'_, Self>) -> Vec<Seat> {
        let (mut then, chose) = (self.position(step.after), self.turn(step.before).seat());
        let doubled = step.events.iter().any(|event| matches!(event, Event::LibraryUsed { .. }));
        let picked = |role| chose.map(|picker| Phase { role, picker, doubled, sold: false });
        then.phase = match step.action {
            Action::Role(role) => picked(role),
            _ => self
                .position(step.before)
                .phase
                .map(|phase| Phase { doubled: phase.doubled || doubled, ..phase }),
        };
        let could = |seat: Seat, role: Role| {
            let asked = Asked::new(self, &then, seat);
            match role {
                Role::Builder => asked.buildable().next().is_some(),
                Role::Producer => {
                    asked.idle().next().is_some() && (!then.draw.is_empty() || !then.discard.is_empty())
                }
                Role::Trader | Role::Captain => asked.goods().next().is_some(),
                Role::Councillor
                | Role::Prospector
                | Role::Prospector2
                | Role::ColonistShip
                | Role::Mayor => false,
            }
        };
        let by_choice = |seat| chose == Some(seat) && step.action == Action::Pass;
        let passed = step.events.iter().filter_map(|event| match *event {
            Event::Passed { seat, role } if !by_choice(seat) && could(seat, role) => Some(seat),
            _ => None,
        });
        passed.collect()
    }
}

/// The question at hand.
struct Asked<'a> {
    game: &'a SanJuan,
    position: &'a Position,
    seat: Seat,
    /// The own hand, sorted.
    hand: Vec<Kind>,
    city: Vec<Slot>,
}

fn cards(pile: &Pile) -> Vec<Kind> {
    match pile {
        Pile::Cards(cards) => cards.clone(),
        Pile::Count(_) => panic!("a written position names every card"),
    }
}

fn slot(slot: &SlotPosition) -> Slot {
    match slot {
        SlotPosition::Plain(kind) => Slot { kind: *kind, good: None, covers: Vec::new(), fresh: false },
        SlotPosition::Full(slot) => slot.clone(),
    }
}

/// Each kind once, ascending.
fn kinds(cards: &[Kind]) -> Vec<Kind> {
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// The kinds from the one of index `from` on with which an ascending choice of
/// `needed` cards can go on.
fn ascending(cards: &[Kind], from: u8, needed: u8) -> impl Iterator<Item = Kind> {
    let behind = |kind: Kind| cards.iter().filter(|&&card| card >= kind).count();
    kinds(cards).into_iter().filter(move |&kind| kind as u8 >= from && behind(kind) >= needed.into())
}

impl<'a> Asked<'a> {
    fn new(game: &'a SanJuan, position: &'a Position, seat: Seat) -> Self {
        let own = &position.seats[seat.index()];
        let mut hand = cards(&own.hand);
        hand.sort_unstable();
        Asked { game, position, seat, hand, city: own.city.iter().map(slot).collect() }
    }

    fn actions(&self) -> Allowed<Action> {
        match self.position.stack.last().copied().unwrap_or(Frame::Round { pick: 0 }) {
            Frame::Round { .. } => self.roles().into_iter().collect(),
            Frame::Library => [false, true].map(Action::Library).into_iter().collect(),
            Frame::Discard { why, from, .. } if why.may_stop() => {
                pass_or(ascending(&self.hand, from, 1).map(Action::Discard))
            }
            Frame::Discard { left, from, .. } => {
                ascending(&self.hand, from, left).map(Action::Discard).collect()
            }
            Frame::Chapel => pass_or(ascending(&self.hand, 0, 1).map(Action::Tuck)),
            Frame::Church { from, .. } => pass_or(ascending(&self.hand, from, 1).map(Action::Tuck)),
            Frame::Offer { .. } => pass_or([Action::Draw].into_iter()),
            Frame::Build => pass_or(self.buildable().map(Action::Build)),
            Frame::Site { kind } => self.sites(kind, self.hand.len()).collect(),
            Frame::Pay { kind, slot, net, waived, goods, paid, from } => {
                Payment { asked: self, kind, slot, net, waived, goods, paid, from }.actions()
            }
            Frame::Produce { from, .. } => {
                pass_or(self.idle().filter(|&slot| slot >= from).map(Action::Produce))
            }
            Frame::Sell { from, .. } => pass_or(self.goods().filter(|&slot| slot >= from).map(Action::Sell)),
            Frame::Keep { left, from, .. } => {
                ascending(&self.position.look.cards, from, left).map(Action::Keep).collect()
            }
            Frame::Take { .. } => pass_or(kinds(&self.position.look.cards).into_iter().map(Action::Take)),
            Frame::Ship { from, .. } => pass_or(self.goods().filter(|&slot| slot >= from).map(Action::Ship)),
            Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. } => {
                panic!("nobody is asked: {:?}", self.position)
            }
        }
    }

    /// SJ-FLOW-PICK-3: any placard that nobody has.
    fn roles(&self) -> Vec<Action> {
        let extra = self.position.config.extra_roles.iter().flatten();
        let free = |role: &&Role| self.position.taken.iter().all(|taken| taken.role != **role);
        Role::BASE.iter().chain(extra).filter(free).map(|&role| Action::Role(role)).collect()
    }

    /// Returns true if a visible building of the own city works.
    fn works(&self, kind: Kind) -> bool {
        self.city.iter().any(|slot| slot.kind == kind && !slot.fresh)
    }

    /// Slots with a good.
    fn goods(&self) -> impl Iterator<Item = u8> {
        (0..).zip(&self.city).filter(|(_, slot)| slot.good.is_some()).map(|(index, _)| index)
    }

    /// SJ-ROLE-PRODUCER-4: production buildings without a good.
    fn idle(&self) -> impl Iterator<Item = u8> {
        let empty = |slot: &Slot| slot.kind.is_production() && slot.good.is_none();
        (0..).zip(&self.city).filter(move |(_, slot)| empty(slot)).map(|(index, _)| index)
    }

    /// SJ-BUILD-1: what can be built and paid for on some site.
    fn buildable(&self) -> impl Iterator<Item = Kind> {
        let on_table = self.is_cathedral_free().then_some(Kind::Cathedral);
        kinds(&self.hand).into_iter().chain(on_table).filter(|&kind| {
            let left = self.hand.len() - usize::from(kind != Kind::Cathedral);
            self.may_stand(kind) && self.sites(kind, left).next().is_some()
        })
    }

    /// SJ-SET-EXP-1: the Cathedral lies on the table until somebody builds it.
    fn is_cathedral_free(&self) -> bool {
        let cities = || self.position.seats.iter().flat_map(|seat| seat.city.iter().map(slot));
        let stands = |slot: Slot| slot.kind == Kind::Cathedral || slot.covers.contains(&Kind::Cathedral);
        self.position.config.new_buildings && !cities().any(stands)
    }

    /// SJ-BUILD-10 and ruling D-07: each kind but production buildings once.
    fn may_stand(&self, kind: Kind) -> bool {
        let again = self.position.config.switches.rebuild_covered_types;
        let stands = |slot: &Slot| slot.kind == kind || (!again && slot.covers.contains(&kind));
        kind.is_production() || !self.city.iter().any(stands)
    }

    /// SJ-BUILD-2: a new slot, or with the Crane any but its own and one of the
    /// same kind, where the price can be paid with `cards` cards.
    fn sites(&self, kind: Kind, cards: usize) -> impl Iterator<Item = Action> {
        let new = (self.city.len() < SLOTS && self.is_payable(kind, None, cards)).then_some(Action::NewSite);
        let over = move |slot: &usize| {
            let below = self.city[*slot].kind;
            self.works(Kind::Crane)
                && below != Kind::Crane
                && below != kind
                && self.is_payable(kind, Some(*slot), cards)
        };
        new.into_iter().chain((0..self.city.len()).filter(over).map(|slot| Action::Over(slot as u8)))
    }

    /// SJ-BUILD-6 to SJ-BUILD-8: whether cards and goods reach the price. What
    /// is built over helps no more, but counts for its own cost.
    fn is_payable(&self, kind: Kind, over: Option<usize>, cards: usize) -> bool {
        let below = over.map(|slot| self.city[slot].kind);
        let helps = |helper: Kind| self.works(helper) && below != Some(helper);
        let cover = below.map_or(0, |below| if below == Kind::Park { PARK } else { self.game.cost(below) });
        let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
        let reduction = self.privilege(helps(Kind::Library)) + u8::from(helps(helper)) + cover;
        let price = usize::from(self.game.cost(kind).saturating_sub(reduction));
        let goods = self.goods().filter(|&slot| Some(usize::from(slot)) != over).count();
        price <= cards + if helps(Kind::BlackMarket) { goods.min(GOODS) } else { 0 }
    }

    /// Cards of the privilege: 1 for the picker, 2 with a Library that is used
    /// and still works.
    fn privilege(&self, library: bool) -> u8 {
        let Some(phase) = self.position.phase.filter(|phase| phase.picker == self.seat) else { return 0 };
        1 + u8::from(phase.doubled && library)
    }
}

fn pass_or(actions: impl Iterator<Item = Action>) -> Allowed<Action> {
    [Action::Pass].into_iter().chain(actions).collect()
}
