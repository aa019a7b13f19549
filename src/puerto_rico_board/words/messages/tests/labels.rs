//! Labels of the board.

use std::collections::BTreeSet;

use puerto_rico::event::Ship;
use puerto_rico::ids::Person;
use puerto_rico::view::ObjectiveView;

use super::super::*;
use super::{check, everywhere, is_played};
use ui::i18n::Lang;

#[test]
fn labels_of_the_board_stand_in_their_language() {
    everywhere(|text, lang, edition| {
        let board = &text.board;
        let mut all: Vec<String> =
            vec![(board.round)(3, edition), (board.vp_left)(1), (board.vp_recorded)(2)];
        all.extend([(board.workers_left)(1, edition), (board.spaces)(11, 12, edition), (board.points)(1)]);
        all.extend([(board.coins)(1), (board.town_of)("1"), (board.build)(0)]);
        all.extend([(board.build)(3), (board.store)(0)]);
        all.extend([
            (board.store)(2),
            (board.at_most_kinds)(1),
            (board.coins_after)(0),
            (board.coins_after)(2),
        ]);
        all.extend([(board.must_place)(1, edition), (board.discount)(2, edition)]);
        if edition == Edition::Y1897 {
            all.extend(Person::ALL.map(|person| (board.pick)(person, 2, edition)));
        }
        all.push((board.sum)(5, &[((board.builder)(edition).into(), 1)], 4));
        for role in Role::ALL.into_iter().filter(|&role| is_played(role, edition)) {
            all.push((board.take_role)(role, edition));
        }
        all.extend([board.raid, board.capture, board.no_deed].map(str::to_owned));
        all.extend((0..4).map(board.keep_spoils));
        for tile in Tile::ALL {
            all.extend([(board.take_tile)(tile, edition), (board.man_tile)(tile, edition)]);
            all.push((board.tile)(tile, edition).into());
        }
        for good in Good::ALL {
            all.extend([(board.extra)(good, edition), (board.sell_good)(good, 1, edition)]);
            all.push((board.good_effect)(good, edition));
        }
        for ship in [Ship::Own, Ship::Cargo(0)] {
            let laden = Laden { good: Good::Fruit, ship, size: 5, crates: 1, vp: 1 };
            all.push((board.load_on)(&laden, edition));
        }
        let plain = [(board.worker)(edition), (board.no_worker)(edition), board.your_mat, board.your_town];
        let more = [(board.hand_empty)(edition), (board.good)(edition), (board.by_quarries)(edition)];
        all.extend(plain.into_iter().chain(more).map(str::to_owned));
        all.extend([(board.circles)(edition), (board.last_round)(edition)].map(str::to_owned));
        all.extend(board.tabs.map(str::to_owned));
        all.iter().for_each(|label| check(label, lang, edition));
    });
}

#[test]
fn tasks_stand_in_their_language() {
    everywhere(|text, lang, edition| {
        if edition == Edition::Classic {
            return; // it has no expansions
        }
        let (tasks, name) = (&text.tasks, if lang == Lang::En { "Ana" } else { "安娜" });
        let plain = [tasks.festival, tasks.objective, tasks.festival_card, tasks.reward, tasks.fulfilled_by];
        let more = [tasks.achievements, tasks.achievement, tasks.completed, tasks.packet, tasks.keep_card];
        let mut all: Vec<String> = plain.into_iter().chain(more).map(str::to_owned).collect();
        all.extend([(tasks.so_far)(1, 3), (tasks.face_down)(1), (tasks.face_down)(3)]);
        all.extend([(tasks.packet_cards)(2), (tasks.pay_all)(9), (tasks.take_points)(3)]);
        let mut said = BTreeSet::new();
        for card in FestivalCard::ALL {
            let def = card.def();
            all.extend([(tasks.objectives)(card).to_owned(), (tasks.rewards)(&def.reward, edition)]);
            for goods in [[Good::Corn, Good::Fruit, Good::Sugar], [Good::Coffee; 3]] {
                let view = ObjectiveView {
                    card,
                    goods: goods[..def.goods.into()].to_vec(),
                    tiles: [Tile::Fruit, Tile::Tobacco][..def.plantations.into()].to_vec(),
                    building: def.building.map(|_| Building::Factory),
                    has_copy: false,
                    won_by: None,
                    counts: Vec::new(),
                };
                let task = (tasks.task)(&view, edition);
                said.insert(task.clone());
                all.push(task);
                for (tally, won_by) in [
                    (None, None),
                    (Some((1, 3)), None),
                    (None, Some(Who::You)),
                    (None, Some(Who::Named(name))),
                ] {
                    let spoken = ObjectiveSpoken { view: &view, tally, won_by };
                    all.push((tasks.objective_spoken)(&spoken, edition));
                }
            }
        }
        // Pioneer and Patron ask for a building alike.
        assert!(said.len() > FestivalCard::ALL.len(), "{said:?}");
        for (card, (done, legal)) in Achievement::ALL
            .into_iter()
            .zip([(false, false), (true, false), (false, true)].into_iter().cycle())
        {
            for progress in [None, Some((2, 7))] {
                let points = legal.then(|| card.points());
                let spoken = CardSpoken { card, points, progress, done, legal, chosen: done };
                all.push((tasks.card_spoken)(&spoken, edition));
            }
        }
        all.iter().for_each(|label| check(label, lang, edition));
    });
}

#[test]
fn what_is_spoken_stands_in_its_language() {
    everywhere(|text, lang, edition| {
        let spoken = &text.spoken;
        let name = if lang == Lang::En { "Ana" } else { "安娜" };
        let mut all = vec![(spoken.meter)(1, 3), (spoken.bag)(30, 4, edition)];
        for count in [0, 1, 3] {
            all.extend([(spoken.idle)(count, edition), (spoken.register)(count, 40, edition)]);
            all.push((spoken.market)(&[count, 0, 1, 2, 0], count, edition));
            all.push((spoken.supply)(&[count, 0, 0, 0, 0], edition));
        }
        all.extend([(spoken.house)(&[], edition), (spoken.house)(&Good::ALL[..4], edition)]);
        let whose = [None, Some(Who::You), Some(Who::Named(name))];
        for (taken_by, captured_by, legal) in [
            (None, None, true),
            (None, whose[1], true),
            (None, whose[2], false),
            (whose[1], None, false),
            (whose[2], None, false),
        ] {
            let role = Role::Recruiter;
            let role = RoleSpoken { role, coins: 2, taken_by, captured_by, current: !legal, legal };
            all.push((spoken.role)(&role, edition));
        }
        all.extend(whose.map(text.board.marker));
        for (vp, idle) in [(None, 0), (Some(1), 2)] {
            let seat = SeatSpoken {
                who: Who::Named(name),
                coins: 1,
                crates: [0, 2, 0, 0, 1],
                tiles: 5,
                spaces: (4, if idle == 0 { 12 } else { 8 }),
                workers: 7,
                idle,
                vp,
                governor: true,
                marker: edition == Edition::Y1897,
                deciding: true,
            };
            all.push((spoken.seat)(&seat, edition));
        }
        for manned in [None, Some(0), Some(1), Some(2)] {
            for tile in Tile::ALL {
                let tile = TileSpoken { tile, count: 2, manned, legal: true, chosen: manned == Some(1) };
                all.push((spoken.tile)(&tile, edition));
            }
        }
        for workers in 0..=3 {
            let building = Building::LargeFruit;
            let site = BuildingSpoken { building, workers, circles: 3, legal: workers == 1, chosen: false };
            all.push((spoken.building)(&site, edition));
        }
        for (left, owned) in [(0, false), (2, true)] {
            let building = Building::School;
            let offer =
                ShopSpoken { building, cost: 8, price: 6, vp: 3, left, owned, legal: !owned, chosen: owned };
            all.push((spoken.shop)(&offer, edition));
        }
        for (size, cargo) in
            [(None, None), (Some(4), Some((Good::Fruit, 4))), (Some(5), Some((Good::Corn, 2)))]
        {
            all.push((spoken.ship)(&ShipSpoken { size, cargo, load: Some((1, 1)), chosen: true }, edition));
        }
        for own in [true, false] {
            let held =
                CratesSpoken { good: Good::Tobacco, count: 1, own, coins: Some(3), legal: own, chosen: !own };
            all.push((spoken.crates)(&held, edition));
        }
        all.iter().for_each(|said| check(said, lang, edition));
    });
}
