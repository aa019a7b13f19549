//! Objectives of the festival, and achievement cards.

use puerto_rico::data::festival::{Asks, Reward};
use puerto_rico::ids::Tile;
use puerto_rico::view::ObjectiveView;

use crate::words::messages::{CardSpoken, ObjectiveSpoken, by_good};
use crate::words::said::Words;

impl Words {
    /// Task of an objective, in a sentence.
    pub fn task(self, view: &ObjectiveView) -> String {
        let good = || view.goods.first().map_or_else(|| self.some_good(), |&good| self.good(good));
        match view.card.def().asks {
            Asks::Have { plantations, crates } => {
                let tiles = view.tiles.iter().map(|&tile| self.tiles_of(tile, plantations)).collect();
                let goods = by_good(view).into_iter();
                let goods = goods.map(|(good, shown)| self.crates_of(shown * crates, self.good(good)));
                match (self.list_in_sentence(tiles), self.list_in_sentence(goods.collect())) {
                    (tiles, crates) if crates.is_empty() => self.task_own(tiles),
                    (tiles, crates) if tiles.is_empty() => self.task_produce(crates),
                    (tiles, crates) => self.task_own_and_produce(crates, tiles),
                }
            }
            Asks::Load => match by_good(view)[..] {
                [(one, _), (other, _)] => self.task_load_two(self.good(one), self.good(other)),
                _ => self.task_load(good()),
            },
            Asks::FillHouse => self.task_fill_house(good()),
            Asks::FillLargest => self.task_fill_largest(good()),
            Asks::FillSmallest => self.task_fill_smallest(good()),
            Asks::Build => {
                let building = view.building.map(|building| self.building(building));
                self.task_build(building.unwrap_or_else(|| self.some_building()))
            }
        }
    }

    /// "2 corn plantations".
    fn tiles_of(self, tile: Tile, count: u8) -> String {
        self.catalog.say(&format!("tile-{}-count", tile.key()), &[("n", count.into())])
    }

    /// Reward of an objective.
    pub fn reward(self, reward: &Reward) -> String {
        let each = [
            (reward.workers > 0).then(|| self.workers(reward.workers)),
            (reward.coins > 0).then(|| self.coins(reward.coins)),
            (reward.vp > 0).then(|| self.points(reward.vp)),
        ];
        self.list_in_sentence(each.into_iter().flatten().collect())
    }

    /// An objective, to be spoken.
    pub fn spoken_objective(self, said: &ObjectiveSpoken) -> String {
        let title = self.objective(said.view.card);
        if let Some(who) = said.won_by {
            return self.task_spoken_won(title, who);
        }
        let reward = self.reward(&said.view.card.def().reward);
        let spoken = self.task_spoken(reward, self.task(said.view), title);
        match said.tally {
            Some((have, need)) => self.sentences([spoken, self.task_tally(have, need)]),
            None => spoken,
        }
    }

    /// An achievement card, to be spoken.
    pub fn spoken_card(self, said: &CardSpoken) -> String {
        let worth = said.points.map(|points| self.task_worth(points));
        let progress = match said.progress {
            _ if said.done => Some(self.task_completed().to_owned()),
            progress => progress.map(|(have, need)| self.task_so_far(have, need)),
        };
        let choice = if said.chosen { self.task_chosen() } else { self.task_legal() };
        let choice = (said.chosen || said.legal).then(|| choice.to_owned());
        let named = self.labelled(self.card(said.card), self.card_condition(said.card));
        self.sentences([Some(named), worth, progress, choice].into_iter().flatten())
    }
}
