//! Gains of playing a card, alone or with a tile.

use super::board_counts::{ActionYield, printed};
use super::eval_context::ColourGroup;
use super::features::{
    CITY, FOR_COLOURS, FOR_HIGH, FOR_LOW, FOR_RESOURCES, FOR_TRIGGERS, FRESH, GUARD, HIGH, LONE, LOW,
    NUMBERS, POINTS,
};
use super::policy::{PolicyContext, engine_gain};
use super::stakes::{self, guard};
use crate::data::cards::{Effect, EndEffect, effect};
use crate::{Card, CardKind, Colour, Cost, Item, Letter, Tile, Trigger};
use game_core::Seat;

/// A card that might be played: what does not depend on the number of a tile
/// is worked out once.
pub(super) struct Play<'a> {
    sight: &'a PolicyContext<'a>,
    /// The building that would be built over.
    over: Option<Tile>,
    alone: f32,
    /// Gain of building with a tile of each colour, if it can be afforded.
    built: [Option<f32>; 3],
    /// Its floors; 0 where there is none.
    below: u8,
}

impl<'a> Play<'a> {
    pub fn of(sight: &'a PolicyContext<'a>, card: Card) -> Self {
        let mut play = Play { sight, over: None, alone: 0.0, built: [None; 3], below: 0 };
        let mut haul = sight.census.engine[Trigger::Exploit as usize];
        match card.kind() {
            CardKind::Building(over) => {
                let height = sight.state().city().height(over);
                haul.add(over.colour().item(), height);
                play.alone = sight.worth(haul);
                play.over = Some(over);
                play.below = height;
                play.construct(over, height);
            }
            CardKind::Urban(letter) => {
                let with = |item| {
                    let mut haul = haul;
                    haul.add(item, 1);
                    sight.worth(haul)
                };
                play.alone = with(Item::Resource).max(with(Item::Tile));
                play.urbanize(letter);
            }
        }
        play
    }

    /// The card alone.
    pub fn alone(&self) -> f32 {
        self.alone
    }

    /// The card with a tile; what cannot be paid for is played alone
    /// (`GK-RES-05`).
    pub fn with(&self, tile: Tile) -> f32 {
        let row = self.sight.row;
        let fee = self.over.map_or(0, |over| Cost::of(over, self.below, tile).points);
        match self.built[tile.colour() as usize] {
            Some(gain) if self.sight.board().points >= fee.into() => {
                gain - row[POINTS] * f32::from(fee) - row[NUMBERS] * f32::from(tile.number()) / 20.0
                    + row[GUARD] * f32::from(self.below + 1) * guard(tile)
            }
            _ => self.alone,
        }
    }

    /// One of the seat's tiles of each colour.
    fn samples(&self) -> impl Iterator<Item = Tile> + use<> {
        let tiles = self.sight.board().tiles;
        Colour::ALL.into_iter().filter_map(move |colour| tiles.iter().find(|tile| tile.colour() == colour))
    }

    fn urbanize(&mut self, letter: Letter) {
        let sight = self.sight;
        let Some(cell) = sight.state().marker(letter).filter(|_| sight.board().resources > 0) else { return };
        let city = sight.state().city();
        let mut haul = sight.census.engine[Trigger::Urbanize as usize];
        for near in sight.scene.around(cell).into_iter().flatten() {
            haul.add(near.colour().item(), city.height(near));
        }
        haul.resources -= 1;
        haul.tiles -= 1;
        let worth = sight.worth(haul);
        for colour in self.samples().map(Tile::colour) {
            let joins = self.joins(&sight.scene.joined(cell, colour), 1);
            self.built[colour as usize] = Some(worth + self.stands(colour, 1) + joins);
        }
    }

    fn construct(&mut self, over: Tile, height: u8) {
        let sight = self.sight;
        let (city, row) = (sight.state().city(), sight.row);
        let owner = city.owner(over);
        let mine = owner == Some(sight.seat);
        let mut common = self.kept(over) + row[POINTS] * f32::from(sight.census.one_more(over));
        match owner {
            Some(_) if mine => {
                let guarded = row[GUARD] * guard(over) - row[FRESH];
                common -= self.stands(over.colour(), height) + f32::from(height) * guarded;
            }
            Some(owner) => common -= sight.envy * self.compensation(owner, over, height),
            None => {}
        }
        let engine = sight.census.engine[Trigger::Construct as usize];
        let (held, back) = (i16::from(sight.board().resources), i16::from(city.back(over, sight.seat)));
        for tile in self.samples() {
            let colour = tile.colour();
            let price = i16::from(Cost::of(over, height, tile).resources()) - back;
            if price > held {
                continue;
            }
            let paid = ActionYield { resources: engine.resources - price, tiles: engine.tiles - 1, ..engine };
            let districts = self.districts(over, owner, colour, height);
            let stands = self.stands(colour, height + 1);
            self.built[colour as usize] = Some(common + sight.worth(paid) + stands + districts);
        }
    }

    /// Worth of a newly built own building, without its number and its district.
    fn stands(&self, colour: Colour, height: u8) -> f32 {
        let (row, census) = (self.sight.row, &self.sight.census);
        let high = height >= 3;
        let counted = if high { 3 * census.for_high } else { census.for_low };
        let counted = counted + height * census.for_resources[colour as usize];
        (row[CITY] + row[FRESH]) * f32::from(height)
            + row[if high { HIGH } else { LOW }]
            + row[POINTS] * f32::from(counted)
    }

    /// Worth of the building's card in the tableau.
    fn kept(&self, card: Tile) -> f32 {
        let (row, census) = (self.sight.row, &self.sight.census);
        let end = match effect(card) {
            Effect::Permanent(trigger, _) => return engine_gain(row, trigger as usize, printed(card)),
            Effect::AtEnd(end) => end,
        };
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

    /// Compensation of the owner who loses a building: points and resources (`GK-CON-03`), less the
    /// worth of standing there.
    fn compensation(&self, owner: Seat, over: Tile, height: u8) -> f32 {
        let (sight, floors) = (self.sight, f32::from(height));
        let row = sight.row;
        let hal = sight.scene.game.rules().hal.is_some();
        let back = if hal { 0.0 } else { sight.one_resource(sight.state().board(owner).resources) };
        let high = if height >= 3 { HIGH } else { LOW };
        floors * (row[POINTS] + back) - row[CITY] * floors - row[high] - row[GUARD] * floors * guard(over)
    }

    /// Change in the districts if a tile of `colour` is put on `over`.
    fn districts(&self, over: Tile, owner: Option<Seat>, colour: Colour, height: u8) -> f32 {
        let before = self.sight.scene.group(over);
        let mut rest = *before;
        rest.buildings -= 1;
        if let Some(owner) = owner {
            rest.resources[owner.index()] -= height;
        }
        if colour == over.colour() {
            return self.joins(&rest, height + 1) + self.group(&rest) - self.group(before);
        }
        let cell = self.sight.state().city().cell(over);
        let joins = self.joins(&self.sight.scene.joined(cell, colour), height + 1);
        self.group(&rest) - self.group(before) + joins
    }

    /// Change in worth if an own building of `height` joins a group.
    fn joins(&self, joined: &ColourGroup, height: u8) -> f32 {
        let mut after = *joined;
        after.buildings += 1;
        after.resources[self.sight.seat.index()] += height;
        self.group(&after) - self.group(joined)
    }

    /// Worth of a group of connected buildings to the seat.
    fn group(&self, group: &ColourGroup) -> f32 {
        let sight = self.sight;
        let (own, rival) = group.sides(sight.seat);
        if group.buildings < 2 {
            return sight.row[LONE] * (own - sight.envy * rival);
        }
        sight.row[POINTS] * stakes::lead(sight.scene, group, own, rival, sight.envy)
    }
}
