//! Weights for the first step of choosing several cards in ascending order,
//! so that the cheapest selection as a whole comes out.

use arrayvec::ArrayVec;

use crate::Kind;

/// The most cards a selection is made from: the deck would not hold more in
/// one hand in any game worth thinking about; what is beyond is left alone.
const MOST: usize = 48;

/// Cards that may be chosen, ascending, each with what losing it costs.
#[derive(Debug, Default)]
pub struct Menu {
    cards: ArrayVec<(Kind, f32), MOST>,
}

impl Menu {
    /// Adds a card; kinds must come in ascending order, and among copies the
    /// cheapest first.
    pub fn push(&mut self, kind: Kind, cost: f32) {
        let _ = self.cards.try_push((kind, cost));
    }

    /// The least total cost of choosing `count` cards of which the first is
    /// `kind`; infinite if that cannot be done.
    pub fn cost_from(&self, kind: Kind, count: u8) -> f32 {
        let Some(first) = self.cards.iter().position(|&(card, _)| card == kind) else { return f32::INFINITY };
        let rest = &self.cards[first + 1..];
        let more = usize::from(count).saturating_sub(1);
        if rest.len() < more {
            return f32::INFINITY;
        }
        let mut costs: ArrayVec<f32, MOST> = rest.iter().map(|&(_, cost)| cost).collect();
        if more > 0 && more < costs.len() {
            costs.select_nth_unstable_by(more - 1, f32::total_cmp);
        }
        self.cards[first].1 + costs[..more].iter().sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let mut menu = Menu::default();
        for (kind, cost) in [(Kind::ProdT1, 0.1), (Kind::Well, 0.9), (Kind::Crane, 0.2), (Kind::Hero, 2.0)] {
            menu.push(kind, cost);
        }
        menu
    }

    #[test]
    fn the_first_card_decides_which_may_follow() {
        let menu = menu();
        let near = |a: f32, b: f32| (a - b).abs() < 1e-5;
        assert!(near(menu.cost_from(Kind::ProdT1, 2), 0.3));
        assert!(near(menu.cost_from(Kind::Well, 2), 1.1));
        assert!(near(menu.cost_from(Kind::Crane, 2), 2.2));
        assert!(near(menu.cost_from(Kind::Hero, 1), 2.0));
        assert!(menu.cost_from(Kind::Hero, 2).is_infinite(), "nothing is left to complete it");
        assert!(menu.cost_from(Kind::Quarry, 1).is_infinite(), "it is not on the menu");
    }
}
