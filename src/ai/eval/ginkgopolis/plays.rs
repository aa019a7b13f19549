//! What it gains to play a card, alone or with a tile.

use super::census::printed;
use super::features::{
    CITY, FOR_COLOURS, FOR_HIGH, FOR_LOW, FOR_RESOURCES, FOR_TRIGGERS, FRESH, GUARD, HIGH, LONE, LOW,
    NUMBERS, POINTS,
};
use super::policy::{Sight, engine_gain};
use super::scene::Group;
use super::stakes::{self, guard};
use crate::core::Seat;
use crate::games::ginkgopolis::data::cards::{Effect, EndEffect, effect};
use crate::games::ginkgopolis::{Card, CardKind, Item, Letter, State, Tile, Trigger};

/// What it costs to put a tile on a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Price {
    /// Resources placed and paid, less the own ones that come back.
    pub resources: i16,
    /// Points for a smaller number.
    pub points: i16,
}

/// What it costs `seat` to put `tile` on `over`; `None` if it cannot pay
/// (`GK-CON-02`).
pub(super) fn price(state: &State, seat: Seat, over: Tile, tile: Tile) -> Option<Price> {
    let (city, board) = (state.city(), state.board(seat));
    let height = city.height(over);
    let back = if city.is_owned_by(over, seat) { height } else { 0 };
    let needed = height + 1 + u8::from(over.colour() != tile.colour());
    let points = over.number().saturating_sub(tile.number());
    let pays = board.resources + back >= needed && board.points >= points.into();
    pays.then_some(Price { resources: i16::from(needed) - i16::from(back), points: points.into() })
}

/// A card that might be played.
pub(super) struct Play<'a> {
    sight: &'a Sight<'a>,
    kind: CardKind,
    alone: f32,
}

impl<'a> Play<'a> {
    pub fn of(sight: &'a Sight<'a>, card: Card) -> Self {
        let kind = card.kind();
        let mut haul = sight.census.engine[Trigger::Exploit as usize];
        let alone = match kind {
            CardKind::Building(top) => {
                haul.add(top.colour().item(), sight.state().city().height(top));
                sight.worth(haul)
            }
            CardKind::Urban(_) => [Item::Resource, Item::Tile]
                .map(|item| {
                    let mut haul = haul;
                    haul.add(item, 1);
                    sight.worth(haul)
                })
                .into_iter()
                .fold(f32::MIN, f32::max),
        };
        Play { sight, kind, alone }
    }

    /// The card alone.
    pub fn alone(&self) -> f32 {
        self.alone
    }

    /// The card with a tile; what cannot be paid for is played alone
    /// (`GK-RES-05`).
    pub fn with(&self, tile: Tile) -> f32 {
        match self.kind {
            CardKind::Urban(letter) => self.urbanize(letter, tile),
            CardKind::Building(over) => self.construct(over, tile),
        }
    }

    fn urbanize(&self, letter: Letter, tile: Tile) -> f32 {
        let sight = self.sight;
        let cell = match sight.state().marker(letter) {
            Some(cell) if sight.board().resources > 0 => cell,
            _ => return self.alone,
        };
        let city = sight.state().city();
        let mut haul = sight.census.engine[Trigger::Urbanize as usize];
        for near in sight.scene.around(cell).into_iter().flatten() {
            haul.add(near.colour().item(), city.height(near));
        }
        haul.resources -= 1;
        haul.tiles -= 1;
        let joined = sight.scene.joined(cell, tile.colour());
        sight.worth(haul) - self.number(tile) + self.stands(tile, 1, &[]) + self.joins(&joined, 1)
    }

    fn construct(&self, over: Tile, tile: Tile) -> f32 {
        let (sight, row) = (self.sight, self.sight.row);
        let Some(price) = price(sight.state(), sight.seat, over, tile) else { return self.alone };
        let city = sight.state().city();
        let (height, owner) = (city.height(over), city.owner(over));
        let mine = owner == Some(sight.seat);
        let mut haul = sight.census.engine[Trigger::Construct as usize];
        haul.resources -= price.resources;
        haul.points -= price.points;
        haul.tiles -= 1;
        let lost: &[(Tile, u8)] = if mine { &[(over, height)] } else { &[] };
        let mut gain = sight.worth(haul) - self.number(tile)
            + self.stands(tile, height + 1, lost)
            + self.kept(over)
            + self.leaves(over, owner, tile, height);
        if let Some(owner) = owner.filter(|_| !mine) {
            gain -= sight.envy * self.compensation(owner, over, height);
        }
        gain += row[POINTS] * f32::from(sight.census.one_more(over));
        gain
    }

    /// What a tile is worth by its number alone.
    fn number(&self, tile: Tile) -> f32 {
        self.sight.row[NUMBERS] * f32::from(tile.number()) / 20.0
    }

    /// What an own building of `height` under `top` is worth beyond its
    /// district, if those in `lost` are gone for it.
    fn stands(&self, top: Tile, height: u8, lost: &[(Tile, u8)]) -> f32 {
        let here = self.building(top, height, true);
        let gone: f32 = lost.iter().map(|&(top, height)| self.building(top, height, false)).sum();
        here - gone
    }

    fn building(&self, top: Tile, height: u8, fresh: bool) -> f32 {
        let (row, census) = (self.sight.row, &self.sight.census);
        let floors = f32::from(height);
        let high = height >= 3;
        let counted = if high { 3 * census.for_high } else { census.for_low };
        let counted = counted + height * census.for_resources[top.colour() as usize];
        row[CITY] * floors
            + row[if high { HIGH } else { LOW }]
            + if fresh { row[FRESH] * floors } else { 0.0 }
            + row[GUARD] * floors * guard(top)
            + row[POINTS] * f32::from(counted)
    }

    /// What the card of the building is worth in the tableau.
    fn kept(&self, card: Tile) -> f32 {
        let (row, census) = (self.sight.row, &self.sight.census);
        match effect(card) {
            Effect::Permanent(trigger, _) => engine_gain(row, trigger as usize, printed(card)),
            Effect::AtEnd(end) => {
                let more = match end {
                    EndEffect::Resources(_) => row[FOR_RESOURCES],
                    EndEffect::Low => row[FOR_LOW],
                    EndEffect::High => row[FOR_HIGH],
                    EndEffect::Cards(_) => row[FOR_TRIGGERS],
                    EndEffect::OfColour(_) => row[FOR_COLOURS],
                    EndEffect::Nine => 0.0,
                };
                row[POINTS] * f32::from(census.at_once(card, end)) + more
            }
        }
    }

    /// What the owner of a building gets for losing it: points and resources
    /// (`GK-CON-03`), less what it was worth to stand there.
    fn compensation(&self, owner: Seat, over: Tile, height: u8) -> f32 {
        let (row, floors) = (self.sight.row, f32::from(height));
        let resources = f32::from(self.sight.state().board(owner).resources);
        // A resource is worth less to who has many.
        let each = (self.sight.resources(4) / 4.0) * if resources > 5.0 { 0.5 } else { 0.8 };
        let high = if height >= 3 { HIGH } else { LOW };
        floors * (row[POINTS] + each) - row[CITY] * floors - row[high] - row[GUARD] * floors * guard(over)
    }

    /// What it changes in districts to put `tile` on the building `over`.
    fn leaves(&self, over: Tile, owner: Option<Seat>, tile: Tile, height: u8) -> f32 {
        let before = *self.sight.scene.group(over);
        let mut rest = before;
        rest.buildings -= 1;
        if let Some(owner) = owner {
            rest.resources[owner.index()] -= height;
        }
        let cell = self.sight.state().city().cell(over);
        let old = self.group(&rest) - self.group(&before);
        if tile.colour() == over.colour() {
            let mut after = rest;
            self.build_in(&mut after, height + 1);
            return self.group(&after) - self.group(&before);
        }
        old + self.joins(&self.sight.scene.joined(cell, tile.colour()), height + 1)
    }

    /// What it changes to add an own building of `height` to what it is
    /// connected with.
    fn joins(&self, joined: &Group, height: u8) -> f32 {
        let mut after = *joined;
        self.build_in(&mut after, height);
        self.group(&after) - self.group(joined)
    }

    fn build_in(&self, group: &mut Group, height: u8) {
        group.buildings += 1;
        group.resources[self.sight.seat.index()] += height;
    }

    /// What connected buildings are worth to the seat.
    fn group(&self, group: &Group) -> f32 {
        let sight = self.sight;
        let (own, rival) = group.sides(sight.seat);
        if group.buildings < 2 {
            return sight.row[LONE] * (own - sight.envy * rival);
        }
        sight.row[POINTS] * stakes::lead(sight.scene, group, own, rival, sight.envy)
    }
}
