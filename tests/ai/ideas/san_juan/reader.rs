//! The meaning of each idea of San Juan, read a second time: cards are counted by hands and piles
//! before and behind each step rather than as they come.

use game_core::{Game, Seat};
use san_juan::data::buildings::Class;
use san_juan::event::DrawWhy;
use san_juan::{Action, DiscardWhy, Event, Idea, Kind, SanJuan, State};

use crate::ai::ideas::{Line, Lines, Reader};

/// Cards that a step takes from the hand of `seat`, and exchanged ones that it brings.
fn lost(events: &[Event], seat: Seat) -> (i32, i32) {
    let mut sums = (0, 0);
    for event in events {
        match event {
            Event::Paid { seat: by, cards } | Event::Discarded { seat: by, cards, .. } if *by == seat => {
                sums.0 += i32::from(cards.count());
            }
            Event::Tucked { seat: by, cards, .. } if *by == seat => sums.0 += i32::from(cards.count()),
            Event::Announced { seat: by, kind, .. } if *by == seat && *kind != Kind::Cathedral => sums.0 += 1,
            Event::Drew { seat: by, cards, why: DrawWhy::Office | DrawWhy::Mayor } if *by == seat => {
                sums.1 += i32::from(cards.count());
            }
            _ => {}
        }
    }
    sums
}

fn drawn(line: &Line<SanJuan>, seat: Seat) -> i32 {
    let hand = |state: &State| i32::from(state.hand(seat).len());
    let mut sum = hand(&line.end) - line.steps.first().map_or(0, |step| hand(&step.before));
    for step in &line.steps {
        let (lost, exchanged) = lost(&step.events, seat);
        // What is laid out is announced later, where a site is asked for.
        sum += lost - exchanged;
    }
    sum
}

/// Goods that come to lie in a city.
fn made(line: &Line<SanJuan>, seat: Seat) -> i32 {
    let goods = |state: &State| i32::from(state.city(seat).goods().len());
    line.steps.iter().map(|step| (goods(&step.after) - goods(&step.before)).max(0)).sum()
}

fn sold(line: &Line<SanJuan>, seat: Seat) -> u8 {
    line.steps.iter().filter(|step| step.seat == seat && matches!(step.action, Action::Sell(_))).count() as u8
}

fn sale(line: &Line<SanJuan>, seat: Seat) -> i32 {
    let of = |event: &Event| match event {
        Event::Drew { seat: by, cards, why: DrawWhy::Sale | DrawWhy::MarketHall | DrawWhy::MarketStand }
            if *by == seat =>
        {
            i32::from(cards.count())
        }
        _ => 0,
    };
    line.events().map(of).sum()
}

fn over_limit(line: &Line<SanJuan>, seat: Seat) -> i32 {
    let of = |event: &Event| match event {
        Event::Discarded { seat: by, cards, why: DiscardWhy::HandLimit } if *by == seat => {
            i32::from(cards.count())
        }
        _ => 0,
    };
    line.events().map(of).sum()
}

fn built(line: &Line<SanJuan>, seat: Seat, kind: Kind) -> Option<u8> {
    line.events().find_map(|event| match event {
        Event::Built { seat: by, kind: of, price, .. } if (*by, *of) == (seat, kind) => Some(*price),
        _ => None,
    })
}

fn copies(state: &State, seat: Seat, kind: Kind) -> usize {
    let city = state.city(seat).slots().iter().filter(|&&of| of == kind).count();
    city + state.hand(seat).iter().filter(|&of| of == kind).count()
}

/// Goods on buildings of a kind.
fn goods_on(state: &State, seat: Seat, kind: Kind) -> usize {
    let slots = state.city(seat).slots().iter().zip(0..);
    slots.filter(|&(&of, slot)| of == kind && state.city(seat).has_good(slot)).count()
}

/// Points of a building that scores by others, as the sheet has them.
fn bonus(game: &SanJuan, state: &State, seat: Seat, kind: Kind) -> i16 {
    let sheet = game.score(state);
    sheet.seats[seat.index()]
        .lines
        .iter()
        .find(|line| line.source == kind.key())
        .map_or(0, |line| line.points)
}

fn lead(game: &SanJuan, state: &State, seat: Seat) -> i16 {
    let points: Vec<i16> = game.score(state).seats.iter().map(|score| score.tally.points).collect();
    let others = (0..points.len()).filter(|&other| other != seat.index());
    points[seat.index()] - others.map(|other| points[other]).max().expect("others")
}

/// Cards with which a hand can pay for one of it: the others, goods and the building that helps.
fn means(state: &State, seat: Seat, kind: Kind) -> u8 {
    let city = state.city(seat);
    let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
    let goods = if city.is_active(Kind::BlackMarket) { city.goods().len().min(2) } else { 0 };
    state.hand(seat).len() - 1 + goods + u8::from(city.is_active(helper))
}

impl Reader for SanJuan {
    fn is_true(&self, idea: &Idea, lines: &Lines<Self>) -> bool {
        let Lines { seat: own, start, with, otherwise } = lines;
        let own = *own;
        let (end, other) = (&with.end, &otherwise.end);
        let figures =
            |of: &dyn Fn(&Line<SanJuan>, Seat) -> i32, seat: Seat| (of(with, seat), of(otherwise, seat));
        let states = |of: &dyn Fn(&State) -> u8| (of(end), of(other));
        let gives = |kind: Kind| copies(end, own, kind) < copies(other, own, kind);
        let keeps = |kind: Kind| copies(end, own, kind) > copies(other, own, kind);
        match *idea {
            Idea::Draws { cards, otherwise } => {
                figures(&drawn, own) == (cards.into(), otherwise.into()) && cards > otherwise
            }
            Idea::HasCards { cards, otherwise } => {
                states(&|state| state.hand(own).len()) == (cards, otherwise) && cards > otherwise
            }
            Idea::Builds { kind, price } => {
                built(with, own, kind) == Some(price)
                    && built(otherwise, own, kind).is_none()
                    && end.city(own).slots().contains(&kind)
            }
            Idea::BuildsForLess { kind, price, otherwise: dearer } => {
                built(with, own, kind) == Some(price)
                    && built(otherwise, own, kind) == Some(dearer)
                    && price < dearer
            }
            Idea::Affords { kind, cards, otherwise } => {
                let cost = self.cost(kind);
                states(&|state| state.hand(own).len()) == (cards, otherwise)
                    && [start, end, other].iter().all(|state| state.hand(own).count(kind) > 0)
                    && means(end, own, kind) >= cost
                    && means(other, own, kind) < cost
                    && (kind.is_production() || !end.city(own).visible().has(kind))
            }
            Idea::Produces { goods, otherwise } => {
                figures(&made, own) == (goods.into(), otherwise.into()) && goods > otherwise
            }
            Idea::Sells { goods, cards, otherwise: fewer } => {
                sold(with, own) == goods
                    && figures(&sale, own) == (cards.into(), fewer.into())
                    && cards > fewer
            }
            Idea::HasGoods { goods, otherwise } => {
                states(&|state| state.city(own).goods().len()) == (goods, otherwise) && goods > otherwise
            }
            Idea::DearerGood { kind, otherwise: cheaper } => {
                goods_on(end, own, kind) > goods_on(other, own, kind)
                    && goods_on(end, own, cheaper) < goods_on(other, own, cheaper)
                    && self.cost(kind) > self.cost(cheaper)
            }
            Idea::Frees { buildings, otherwise: fewer } => {
                let empty = |state: &State| {
                    let city = state.city(own);
                    let slots = city.slots().iter().zip(0..);
                    slots.filter(|&(kind, slot)| kind.is_production() && !city.has_good(slot)).count() as u8
                };
                states(&empty) == (buildings, fewer)
                    && buildings > fewer
                    && sold(with, own) > sold(otherwise, own)
            }
            Idea::LaysBy { cards, otherwise } => {
                states(&|state| state.tucked(own) + state.shipped(own)) == (cards, otherwise)
                    && cards > otherwise
            }
            Idea::Bonus { kind, points, otherwise } => {
                (bonus(self, end, own, kind), bonus(self, other, own, kind)) == (points, otherwise)
                    && points > otherwise
            }
            Idea::Points { points, otherwise } => {
                let of = |state: &State| self.score(state).seats[own.index()].tally.points;
                (of(end), of(other)) == (points, otherwise) && points > otherwise
            }
            Idea::KeepsLimit { cards, otherwise } => {
                figures(&over_limit, own) == (cards.into(), otherwise.into()) && cards < otherwise
            }
            Idea::KeepsBonus { kind, points } => {
                // Built beside what stands there, by the sheet of a position in which it is.
                let city = end.city(own).slots();
                let production = city.iter().filter(|kind| kind.is_production());
                let monument = |kind: &&Kind| self.class(**kind) == Class::Monument;
                let scored = match kind {
                    Kind::GuildHall => {
                        let kinds = (0..5).filter(|&tier| city.iter().any(|kind| kind.tier() == Some(tier)));
                        self.guild_hall(production.count() as u8, kinds.count() as u8)
                    }
                    Kind::CityHall => 1 + (city.len() - production.count()) as u8,
                    Kind::TriumphalArch => [0, 4, 6, 8][city.iter().filter(monument).count().min(3)],
                    Kind::Palace => (self.score(end).seats[own.index()].tally.points / 4) as u8,
                    Kind::Residence => self.residence(end, own),
                    _ => self.cathedral(end, own),
                };
                keeps(kind) && end.hand(own).count(kind) > 0 && scored == points && points > 0
            }
            Idea::KeepsPoints { kind, points, given, fewer } => {
                keeps(kind)
                    && gives(given)
                    && (self.vp(kind), self.vp(given)) == (points, fewer)
                    && points > fewer
            }
            Idea::KeepsPayable { kind, given, missing } => {
                keeps(kind)
                    && gives(given)
                    && means(end, own, kind) >= self.cost(kind)
                    && means(other, own, given) + missing == self.cost(given)
                    && missing > 0
            }
            Idea::KeepsCheaper { kind, cost, given, dearer } => {
                let takes = |kind: Kind| {
                    let city = end.city(own);
                    let helps = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
                    self.cost(kind) - u8::from(city.is_active(helps))
                };
                keeps(kind)
                    && gives(given)
                    && end.hand(own).count(kind) > 0
                    && (takes(kind), takes(given)) == (cost, dearer)
                    && cost < dearer
            }
            Idea::GivesDuplicate { kind } => {
                gives(kind) && !kind.is_production() && end.city(own).slots().contains(&kind)
            }
            Idea::GivesSecond { kind } => {
                gives(kind) && !kind.is_production() && end.hand(own).count(kind) > 0
            }
            Idea::GivesTooDear { kind, cost, cards } => {
                gives(kind) && self.cost(kind) == cost && end.hand(own).len() == cards && cost > cards
            }
            Idea::TakesRole { seat, role } => {
                let picks = |line: &Line<SanJuan>, seat: Seat| {
                    line.steps.iter().any(|step| step.seat == seat && step.action == Action::Role(role))
                };
                seat != own && picks(with, own) && picks(otherwise, seat)
            }
            Idea::RivalDraws { seat, cards, otherwise } => {
                seat != own && figures(&drawn, seat) == (cards.into(), otherwise.into()) && cards < otherwise
            }
            Idea::RivalSells { seat, cards, otherwise } => {
                seat != own && figures(&sale, seat) == (cards.into(), otherwise.into()) && cards < otherwise
            }
            Idea::RivalProduces { seat, goods, otherwise } => {
                seat != own && figures(&made, seat) == (goods.into(), otherwise.into()) && goods < otherwise
            }
            Idea::RivalBuilds { seat, buildings, otherwise } => {
                seat != own
                    && states(&|state| state.city(seat).len()) == (buildings, otherwise)
                    && buildings < otherwise
            }
            Idea::BringsEnd => self.is_over(end) && !self.is_over(other) && lead(self, end, own) > 0,
            Idea::PutsOffEnd => !self.is_over(end) && self.is_over(other) && lead(self, other, own) < 0,
        }
    }
}
