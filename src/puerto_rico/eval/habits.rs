//! Habits of people who have not played much, as changes of the weights.

use super::features::*;
use super::stages::WeightTable;
use crate::Building;
use crate::data::buildings::PRINTED;
use crate::ids::GOODS;
use ai::Habits;

/// Gives a table of weights these habits. A building is dear by its printed price.
pub(super) fn take_on(table: &mut WeightTable, habits: &Habits) {
    let coins = (COINS..COINS + BANDS).map(|feature| (feature, habits.hoards));
    let crates = (HAS..HAS + 2 * GOODS).map(|feature| (feature, habits.loves_goods));
    let price = |building: Building| f32::from(PRINTED[building.index()].cost);
    let dear = Building::ALL.into_iter().map(|building| (own(building), habits.likes_dear * price(building)));
    table.lean(&coins.chain(crates).chain(dear).collect::<Vec<_>>());
    let kept = 1.0 - habits.forgets_losses;
    table.scale(&[(SPOILS, kept), (WAREHOUSES, kept)]);
}

#[cfg(test)]
mod tests {
    use super::super::weights::guessed;
    use super::*;
    use ai::LevelId;

    #[test]
    fn beginners_cling_to_coins_and_crates_and_forget_what_spoils() {
        let (plain, mut table) = (guessed(), guessed());
        take_on(&mut table, &LevelId::Newcomer.level().habits);
        let (before, after) = (plain.row(0.4), table.row(0.4));
        assert!(before[SPOILS] < -0.5 && after[SPOILS] == 0.0);
        assert!(
            (COINS..COINS + BANDS)
                .chain(HAS..HAS + 2 * GOODS)
                .all(|feature| after[feature] > before[feature])
        );
        let fonder = |building: Building| after[own(building)] - before[own(building)];
        assert!(fonder(Building::CityHall) > fonder(Building::Hospital));
        assert!(fonder(Building::Hospital) > fonder(Building::SmallMarket));
        assert_eq!(table.row(1.0)[COINS], plain.row(1.0)[COINS], "in the end points count");
    }
}
