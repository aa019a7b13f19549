//! Habits of people who have not played much, as changes of the weights.

use super::features::{AHEAD, BANDS, BEHIND, CITY, GUARD, NUMBERS, RESOURCES, SOLE, STAKES, TILES};
use super::stages::WeightTable;
use ai::Habits;

/// Gives a table of weights these habits. A tile is dear by its number; goods are the own resources in the
/// city; what cannot be kept are districts in which others have more, or may soon have.
pub(super) fn take_on(table: &mut WeightTable, habits: &Habits) {
    let hand = (RESOURCES..TILES + BANDS.len()).map(|feature| (feature, habits.hoards));
    let more = [
        (CITY, habits.loves_goods),
        (SOLE, habits.loves_goods),
        (AHEAD, habits.loves_goods),
        (NUMBERS, 10.0 * habits.likes_dear),
    ];
    table.lean(&hand.chain(more).collect::<Vec<_>>());
    let kept = 1.0 - habits.forgets_losses;
    table.scale(&[(BEHIND, kept), (STAKES, kept), (GUARD, kept)]);
}

#[cfg(test)]
mod tests {
    use super::super::weights::guessed;
    use super::*;
    use ai::LevelId;

    #[test]
    fn beginners_cling_to_what_they_have_and_forget_who_may_overtake_them() {
        let (plain, mut table) = (guessed(), guessed());
        table.lean(&[(BEHIND, -1.0), (STAKES, 1.0)]);
        take_on(&mut table, &LevelId::Newcomer.level().habits);
        let (before, after) = (plain.row(0.3), table.row(0.3));
        assert!(
            (RESOURCES..TILES + BANDS.len())
                .chain([CITY, NUMBERS])
                .all(|feature| after[feature] > before[feature])
        );
        assert_eq!((after[BEHIND], after[STAKES]), (0.0, 0.0));
        assert_eq!(table.row(1.0)[RESOURCES], plain.row(1.0)[RESOURCES], "in the end points count");
    }
}
