//! Habits of people who have not played much, as changes of the weights.

use super::features::{CARGO, GOODS, HAND, HAND_OVER, city, in_hand};
use super::weights::WeightTable;
use crate::data::buildings::Y1897;
use crate::ids::Kind;
use ai::Habits;

/// Gives a table of weights these habits. Cards beyond the seventh are lost at the end of a round: who
/// forgets that thinks them as good as the others.
pub(super) fn take_on(table: &mut WeightTable, habits: &Habits) {
    let price = |kind: Kind| Y1897.get(kind.index()).map_or(0.0, |card| f32::from(card.cost));
    table.each_row(|row, left| {
        row[HAND] += habits.hoards * left;
        row[HAND_OVER] += habits.forgets_losses * (row[HAND] - row[HAND_OVER]).max(0.0);
        row[CARGO] += habits.loves_goods * left;
        row[GOODS] += habits.loves_goods * left;
        for kind in Kind::ALL {
            let dear = habits.likes_dear * price(kind) * left;
            row[city(kind)] += dear;
            row[in_hand(kind)] += dear / 2.0;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::LevelId;

    #[test]
    fn beginners_cling_to_cards_and_goods_and_forget_the_limit_of_the_hand() {
        let (plain, mut table) = (WeightTable::guessed(), WeightTable::guessed());
        take_on(&mut table, &LevelId::Newcomer.level().habits);
        let (before, after) = (plain.row(4), table.row(4));
        assert!(after[HAND] > before[HAND] && after[GOODS] > before[GOODS]);
        assert_eq!(after[HAND_OVER], after[HAND]);
        let fonder = |kind: Kind| after[city(kind)] - before[city(kind)];
        assert!(fonder(Kind::Library) > fonder(Kind::Smithy));
        assert_eq!(table.row(12)[HAND], plain.row(12)[HAND], "in the end points count");
    }
}
