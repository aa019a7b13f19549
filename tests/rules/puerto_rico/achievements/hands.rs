//! Dealing, completing and scoring the cards, and positions with them.

use game_core::{Game, Seat};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Building, Config, Edition, Event, Good, Options, Prompt, PuertoRico, Role, Tile};

use super::super::layout::layout;
use super::super::table::{Table, opened};
use super::{dealt, game, options, with_card};

fn done(table: &Table, seat: usize) -> Vec<Achievement> {
    table.public().seats[seat].achievements.clone().expect("cards were dealt").done
}

/// PR-ACH-SETUP-1, PR-ACH-07
#[test]
fn pr_ach_setup_1_each_seat_is_dealt_four_cards() {
    for players in 2..=5 {
        let table = game(players, false, 3);
        let position = table.position();
        let mut cards: Vec<_> = position.seats.iter().flat_map(|seat| seat.achievements.clone()).collect();
        assert_eq!(cards.len(), 4 * usize::from(players));
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 4 * usize::from(players), "each card is there once");
        for (seat, entry) in position.seats.iter().enumerate() {
            let mut cards = entry.achievements.clone();
            cards.sort_unstable();
            assert!(table.saw(&Event::CardsDealt { seat: Seat(seat as u8), count: 4, cards }));
        }
        assert_eq!(table.asked(), Some((0, Prompt::Role { pick: 0 })));
    }
    assert_ne!(game(3, false, 3).position().seats[0], game(3, false, 4).position().seats[0]);
}

/// PR-SET-12: the last step of the set-up, after the draft of the tray
#[test]
fn pr_set_12_cards_are_dealt_last() {
    let both = Options { exp1: true, exp6_draft: true, ..options() };
    let mut table = opened(Config { options: both, ..Config::default() }, 1);
    assert!(matches!(table.asked(), Some((_, Prompt::Draft))));
    assert_eq!(table.public().seats[0].achievements, None, "not yet");
    table.decline_until(|table| !matches!(table.asked(), Some((_, Prompt::Draft))));
    let view = table.public();
    assert!(matches!(table.asked(), Some((_, Prompt::KeepCard { pick: 0 }))));
    assert_eq!(view.market.iter().sum::<u8>(), 4, "the market lies open");
    assert!(view.seats.iter().all(|seat| seat.tiles.iter().sum::<u8>() == 1), "everybody has a plantation");
}

/// PR-ACH-SETUP-1
#[test]
fn achievements_belong_to_1897_and_the_draft_to_them() {
    let refused = |edition, options| {
        let config = Config { edition, options, ..Config::default() };
        PuertoRico::new(&config).expect_err("no such game").field
    };
    let only_draft = Options { exp6_draft: true, ..Options::default() };
    assert_eq!(refused(Edition::Y1897, only_draft), "options.exp6_draft");
    assert_eq!(refused(Edition::Classic, only_draft), "options.exp6_draft");
    assert_eq!(refused(Edition::Classic, options()), "options.exp6");
    let plain = opened(Config::default(), 1);
    assert!(plain.view(0).seats.iter().all(|seat| seat.achievements.is_none()));
    assert_eq!(plain.points(0, "achievements"), None);
}

/// PR-ACH-02
#[test]
fn pr_ach_02_a_card_is_completed_at_once_and_its_title_is_public() {
    let card = Achievement::MasterAgronomist;
    let land = with_card(card).land(0, &[(Tile::Corn, 6, 0), (Tile::Quarry, 5, 0)]);
    let mut table = land.role(Role::Planter);
    table.play(Action::Take(Tile::Quarry));
    let told = table.events().iter().position(|event| *event == Event::Achieved { seat: Seat(0), card });
    let taken = table.events().iter().position(|event| matches!(event, Event::TileTaken { .. }));
    assert_eq!(told, taken.map(|index| index + 1), "before anything else happens");
    assert_eq!(table.on_turn(), 1, "in the middle of the phase");
    assert_eq!(done(&table, 0), [card]);
    let seen = table.view(1).seats[0].achievements.clone().expect("cards were dealt");
    assert_eq!((seen.open, seen.done), (3, vec![card]));
}

/// PR-ACH-03
#[test]
fn pr_ach_03_a_completed_card_stays_and_several_may_come_at_once() {
    let cards = [Achievement::PastryMaker, Achievement::MasterCollector, Achievement::LeadingProducer];
    let land = layout(3).land(0, &[(Tile::Corn, 7, 7)]).crates(0, [1, 1, 0, 0, 0]);
    let mut table = dealt(land, &[(0, &cards)]).role(Role::Craftsman);
    assert_eq!(
        done(&table, 0),
        [Achievement::LeadingProducer, Achievement::MasterCollector, Achievement::PastryMaker]
    );
    table.end_phase().play(Action::Role(Role::Captain)).end_phase();
    assert!(table.crates(0)[0] < 7, "the corn was shipped");
    assert_eq!(done(&table, 0).len(), 3);
}

/// PR-ACH-04
#[test]
fn pr_ach_04_completed_cards_score_at_the_end_and_open_ones_cost_nothing() {
    let card = Achievement::MasterCollector;
    let board = layout(3).vp(0, 8).crates(0, [6, 0, 0, 0, 0]).land(0, &[(Tile::Corn, 1, 1)]);
    let board = board.town(0, &[Building::CustomsHouse]).last_round();
    let mut table = dealt(board, &[(0, &[card])]).sit();
    let before = (table.total(0), table.total(1), table.public().vp);
    table.play(Action::Role(Role::Craftsman));
    assert_eq!(table.total(0), before.0 + 7);
    assert_eq!(table.public().vp, before.2, "not from the supply");
    assert_eq!(table.points(0, "achievements"), Some(7));
    assert_eq!(table.points(0, "customs_house"), Some(2), "8 points gained, and no more");
    assert_eq!((table.points(1, "achievements"), table.total(1)), (Some(0), before.1));
    table.decline_until(|table| table.is_over());
    assert_eq!(table.points(0, "achievements"), Some(7));
}

/// PR-ACH-05: Several players may complete similar cards.
#[test]
fn pr_ach_05_several_players_complete_similar_cards() {
    let [one, other] = [Achievement::LeadingEmployer, Achievement::HeadAdministrator];
    let town = [(Building::LargeFruit, 3), (Building::LargeSugar, 3), (Building::TobaccoStorage, 3)];
    let board = layout(3).land(0, &[(Tile::Corn, 6, 6), (Tile::Quarry, 3, 1)]).built(1, &town);
    let board = board.built(1, &[(Building::CoffeeRoaster, 2), (Building::Office, 0)]);
    let mut table = dealt(board, &[(0, &[one]), (1, &[other])]).sit();
    table.play(Action::Role(Role::Recruiter));
    assert_eq!((done(&table, 0), done(&table, 1)), (vec![one], vec![other]));
}

/// Progress is told to whoever has the card; what takes a deed has none.
#[test]
fn progress_is_counted() {
    let cards = [
        Achievement::PastryMaker,
        Achievement::MajorLandowner,
        Achievement::LuxuryGoodsProvider,
        Achievement::BigSpender,
    ];
    let board = layout(3).crates(0, [9, 0, 0, 0, 0]).land(0, &[(Tile::Corn, 8, 2), (Tile::Quarry, 4, 0)]);
    let board = board.empty_town(0, &[Building::SmallSugar, Building::CityHall]);
    let table = dealt(board, &[(0, &cards)]).sit();
    let seen = table.view(0).seats[0].achievements.clone().expect("cards were dealt");
    let progress = |card| {
        let cards = seen.cards.as_ref().expect("its own").iter();
        cards.clone().find(|one| one.card == card).expect("open").progress
    };
    assert_eq!(progress(Achievement::PastryMaker), Some((8, 9)), "not nine, as long as there is no fruit");
    assert_eq!(
        progress(Achievement::MajorLandowner),
        Some((10 + 3, 20)),
        "what is more of one does not help"
    );
    assert_eq!(progress(Achievement::LuxuryGoodsProvider), Some((1, 3)));
    assert_eq!(progress(Achievement::BigSpender), None);
}

/// Positions say whose cards they are, and are refused where they cannot be.
#[test]
fn positions_with_cards() {
    let card = Achievement::MasterCollector;
    let refused = |crates, change: &dyn Fn(&mut puerto_rico::Position)| {
        with_card(card).crates(0, [crates, 0, 0, 0, 0]).with(|position| change(position)).refused().path
    };
    assert_eq!(refused(7, &|_| ()), "seats[0].achievements[0]", "it would be completed");
    assert_eq!(refused(0, &|p| p.seats[0].achievements.truncate(3)), "seats[0].achievements");
    assert_eq!(refused(0, &|p| p.seats[1].achievements[2] = card), "seats[1].achievements[2]", "twice");
    assert_eq!(refused(0, &|p| p.seats[1].achieved.push(card)), "seats[1].achieved[0]", "not its card");
    assert_eq!(refused(0, &|p| p.seats[0].achieved = vec![card; 2]), "seats[0].achieved[1]");
    assert_eq!(refused(0, &|p| p.seats[0].packet.push(Achievement::PastryMaker)), "seats[0].packet");
    assert_eq!(refused(0, &|p| p.seats[0].loaded.corn = 1), "phase", "nothing is loaded between phases");
    assert_eq!(refused(0, &|p| p.seats[0].gained = 1), "phase");
    let no_cards = layout(3).with(|p| p.seats[2].achievements = vec![card; 4]).refused();
    assert_eq!(no_cards.path, "seats[2].achievements");
    let done = with_card(card).crates(0, [7, 0, 0, 0, 0]).with(|p| p.seats[0].achieved = vec![card]).sit();
    assert_eq!(done.total(0), 7);
    assert_eq!(done.position().seats[0].achieved, [card]);
}

/// Crates loaded and points gained in a phase are part of its positions, and fit the ships.
#[test]
fn counts_of_a_captain_phase_are_in_positions() {
    let mut table =
        with_card(Achievement::DockTycoon).crates(0, [2, 1, 0, 0, 0]).crates(1, [0, 0, 1, 0, 0]).sit();
    table.play_all(&[Action::Role(Role::Captain), Action::Load(Good::Corn, 0)]);
    let position = table.position();
    assert_eq!((position.seats[0].loaded, position.seats[0].gained), ([2, 0, 0, 0, 0].into(), 3));
    let refused = |change: &dyn Fn(&mut puerto_rico::Position)| {
        let mut position = position.clone();
        change(&mut position);
        PuertoRico::from_position(&position).expect_err("impossible").path
    };
    assert_eq!(refused(&|p| p.seats[0].loaded.corn = 3), "seats[0].loaded", "only two are on the ship");
    assert_eq!(refused(&|p| p.seats[0].gained = 4), "seats[0].gained", "it has three points");
    assert_eq!(refused(&|p| p.config.options.exp6 = false), "seats[0].achievements");
    let (game, state) = PuertoRico::from_position(&position).expect("its own position");
    assert_eq!(game.position(&state), position);
}
