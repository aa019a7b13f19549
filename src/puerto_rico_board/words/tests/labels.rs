//! Labels of the board.

use puerto_rico::ids::Person;
use puerto_rico::view::ObjectiveView;

use super::*;

#[test]
fn labels_of_the_board_stand_in_their_language() {
    everywhere(|text, lang, edition| {
        let mut all = vec![text.board_round(3), text.board_vp_left(1), text.board_vp_recorded(2)];
        all.extend([text.board_workers_left(1), text.board_spaces(11, 12), text.points(1)]);
        all.extend([text.coins(1), text.board_town_of("1"), text.board_land_of("1"), text.board_build(0)]);
        all.extend([text.board_build(3), text.board_store(0), text.board_store(2)]);
        all.extend([text.board_at_most_kinds(1), text.board_coins_after(0), text.board_coins_after(2)]);
        all.extend([text.board_must_place(1), text.board_discount(2)]);
        if edition == Edition::Y1897 {
            all.extend(Person::ALL.map(|person| text.pick(person, 2)));
            all.extend((0..4).map(|kept| text.board_keep_spoils(kept)));
        }
        all.push(text.sum(5, &[(text.role(Role::Builder), 1)], 4));
        for role in Role::ALL.into_iter().filter(|&role| is_played(role, edition)) {
            all.push(text.board_take_role(text.role(role)));
        }
        all.extend([text.board_raid(), text.board_capture(), text.pass_smuggle()].map(str::to_owned));
        for tile in Tile::ALL {
            all.extend([text.act_take(text.a_tile(tile)), text.board_man_tile(text.tile(tile))]);
            all.push(text.tile_class(tile).into());
        }
        for good in Good::ALL {
            all.extend([text.act_extra(text.good(good)), text.board_sell_good(1, text.good(good))]);
            all.push(text.board_good_effect(good.index()));
        }
        for ship in [Ship::Own, Ship::Cargo(0)] {
            all.push(text.load_on(&Laden { good: Good::Fruit, ship, size: 5, crates: 1, vp: 1 }));
        }
        for thing in Thing::ALL {
            if edition == Edition::Y1897 || thing != Thing::Forest {
                all.extend([text.thing(thing), text.thing_effect(thing)].map(str::to_owned));
            }
        }
        let plain =
            [text.board_worker(), text.board_no_worker(), text.board_your_mat(), text.board_your_town()];
        let more = [text.board_hand_empty(), text.board_good(), text.board_by_quarries()];
        all.extend(plain.into_iter().chain(more).map(str::to_owned));
        all.extend([text.board_circles(), text.board_last_round()].map(str::to_owned));
        all.extend(text.tabs().map(str::to_owned));
        all.iter().for_each(|label| check(label, lang, edition));
    });
}

#[test]
fn tasks_stand_in_their_language() {
    everywhere(|text, lang, edition| {
        if edition == Edition::Classic {
            return; // it has no expansions
        }
        let name = by_script(lang, "Ana", "安娜");
        let plain = [text.task_festival(), text.task_objective(), text.task_festival_card()];
        let more = [text.task_reward(), text.task_fulfilled_by(), text.task_card(), text.task_completed()];
        let cards = [text.task_packet(), text.board_keep_card()];
        let plain = plain.into_iter().chain(more).chain(cards);
        let mut all: Vec<String> = plain.map(str::to_owned).collect();
        all.extend([text.task_so_far(1, 3), text.task_face_down(1), text.task_face_down(3)]);
        all.extend([text.task_packet_cards(2), text.board_pay_all(9), text.board_take_points(3)]);
        let mut said = BTreeSet::new();
        for card in FestivalCard::ALL {
            let def = card.def();
            all.extend([text.objective(card).to_owned(), text.reward(&def.reward)]);
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
                let task = text.task(&view);
                said.insert(task.clone());
                all.push(task);
                for (tally, won_by) in [
                    (None, None),
                    (Some((1, 3)), None),
                    (None, Some(Who::You)),
                    (None, Some(Who::Named(name))),
                ] {
                    let spoken = ObjectiveSpoken { view: &view, tally, won_by };
                    all.push(text.spoken_objective(&spoken));
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
                all.push(text.spoken_card(&spoken));
            }
        }
        all.iter().for_each(|label| check(label, lang, edition));
    });
}

#[test]
fn what_is_spoken_stands_in_its_language() {
    everywhere(|text, lang, edition| {
        let name = by_script(lang, "Ana", "安娜");
        let mut all = vec![text.spoken_meter(1, 3), text.spoken_bag(4, 30)];
        for count in [0, 1, 3] {
            all.extend([text.spoken_idle(count), text.spoken_register(40, count)]);
            all.push(text.spoken_of_market(&[count, 0, 1, 2, 0], count));
            all.push(text.spoken_supply(text.crates(&[count, 0, 0, 0, 0])));
        }
        all.extend([text.spoken_of_house(&[]), text.spoken_of_house(&Good::ALL[..4])]);
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
            all.push(text.spoken_role(&role));
        }
        all.extend(whose.map(|who| text.marker(who)));
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
            all.push(text.spoken_seat(&seat));
        }
        for manned in [None, Some(0), Some(1), Some(2)] {
            for tile in Tile::ALL {
                let tile = TileSpoken { tile, count: 2, manned, legal: true, chosen: manned == Some(1) };
                all.push(text.spoken_tile(&tile));
            }
        }
        for workers in 0..=3 {
            let building = Building::LargeFruit;
            let site = BuildingSpoken { building, workers, circles: 3, legal: workers == 1, chosen: false };
            all.push(text.spoken_building(&site));
        }
        for (left, owned) in [(0, false), (2, true)] {
            let building = Building::School;
            let offer =
                ShopSpoken { building, cost: 8, price: 6, vp: 3, left, owned, legal: !owned, chosen: owned };
            all.push(text.spoken_offer(&offer));
        }
        for (size, cargo) in
            [(None, None), (Some(4), Some((Good::Fruit, 4))), (Some(5), Some((Good::Corn, 2)))]
        {
            all.push(text.spoken_of_ship(&ShipSpoken { size, cargo, load: Some((1, 1)), chosen: true }));
        }
        for own in [true, false] {
            let held =
                CratesSpoken { good: Good::Tobacco, count: 1, own, coins: Some(3), legal: own, chosen: !own };
            all.push(text.spoken_held(&held));
        }
        all.iter().for_each(|said| check(said, lang, edition));
    });
}
