//! Positions with citizens: written, read again, refused.

use game_core::{Actions, Game, Mute, Rng};
use puerto_rico::flaw::SupplyFlaw;
use puerto_rico::position::{Built, Land};
use puerto_rico::state::Frame;
use puerto_rico::{Building, Config, Good, Options, PuertoRico, Role, Tile};

use super::layout::{Layout, citizens, layout};

/// Where a layout is refused.
fn field(table: Layout) -> String {
    table.refused().path
}

#[test]
fn every_position_of_a_game_with_citizens_is_read_as_it_was_written() {
    let asked = Options { ask_bonuses: true, exp2: true, exp3: true, ..Options::default() };
    for (players, options, seed) in
        [(2, asked, 1), (3, Options { exp1: true, ..asked }, 2), (5, Options { exp3: false, ..asked }, 3)]
    {
        let game = PuertoRico::new(&Config { players, options, ..Config::default() }).expect("a game");
        let mut state = game.setup(seed, &mut Mute);
        let (mut rng, mut legal) = (Rng::stream(seed, 7), Actions::new());
        while game.turn(&state).seat().is_some() {
            let position = game.position(&state);
            let json = serde_json::to_string(&position).expect("a position");
            let read = PuertoRico::from_position(&serde_json::from_str(&json).expect("a position"));
            assert!(read.unwrap_or_else(|error| panic!("{error}\n{json}")).1 == state, "{json}");
            game.legal(&state, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(&mut state, action, &mut Mute);
        }
    }
}

/// PR-X2-01
#[test]
fn pr_x2_01_more_citizens_than_there_are_are_refused() {
    let wanted = [Building::Chapel];
    assert_eq!(field(citizens(3, &wanted).idle_citizens(0, 21)), "citizens");
    let register = citizens(3, &wanted).register_of(3, 1).idle_citizens(0, 20);
    assert_eq!(field(register), "citizens");
    assert_eq!(field(layout(3).idle_citizens(0, 1)), "citizens", "without expansion II there are none");
    assert_eq!(field(citizens(3, &wanted).with(|position| position.citizens = Some(19))), "citizens");
    let land = Land { tile: Tile::Corn, count: 2, manned: 1, citizens: 2 };
    assert_eq!(
        field(citizens(3, &wanted).with(|position| position.seats[0].tiles = vec![land])),
        "seats[0].tiles[0]"
    );
    let full = Built { building: Building::Chapel, workers: 1, citizens: 1 };
    let full = citizens(3, &wanted).with(|position| position.seats[0].buildings = vec![full]);
    assert_eq!(field(full), "seats[0].buildings[0]");
    assert_eq!(field(citizens(3, &wanted).with(|position| position.gone_citizens = 1)), "gone_citizens");
}

/// PR-X2-03: one citizen comes to an empty Work Register.
#[test]
fn pr_x2_03_two_citizens_on_the_work_register_are_refused() {
    let refused = citizens(3, &[Building::Chapel]).register_of(2, 2).refused();
    assert_eq!(refused.path, "register_citizens");
    assert_eq!(refused.problem, SupplyFlaw::TooManyOnRegister { most: 1 }.into());
    citizens(3, &[Building::Chapel]).register_of(2, 1).sit();
}

/// A phase of seat 0 at a step of its script, with a frame on top.
fn asking(table: Layout, role: Role, step: u8, next: u8, frame: Frame) -> Layout {
    use game_core::Seat;
    use puerto_rico::position::Phase;
    table.taken(&[(role, 0)]).with(|position| {
        position.phase = Some(Phase { role, picker: Seat(0), captain_paid: false, deferred: None });
        position.stack = vec![Frame::Round { pick: 1 }, Frame::Phase { step, next }, frame];
    })
}

#[test]
fn questions_that_do_not_fit_the_board_are_refused() {
    let chapel = [Building::Chapel];
    let pick = Frame::Pick { handed: 0 };
    asking(citizens(3, &chapel).register_of(2, 1), Role::Recruiter, 3, 0, pick).sit();
    let office = || citizens(3, &[Building::PensionOffice]).town(0, &[Building::PensionOffice]);
    let pension = |left, from| Frame::Pension { left, from };
    asking(office().idle_citizens(0, 2).crates(0, [1; 5]), Role::Captain, 0, 1, pension(2, Good::Corn)).sit();
    let place = |citizens, workers| Frame::PlaceCitizen { citizens, workers, from: 0 };
    let empty = || citizens(3, &chapel).empty_town(0, &chapel).land(0, &[(Tile::Corn, 2, 0)]);
    asking(empty(), Role::Recruiter, 3, 1, place(1, 1)).sit();
    for (table, role, step, next, frame) in [
        (citizens(3, &chapel).register_of(3, 0), Role::Recruiter, 3, 0, pick),
        (citizens(3, &chapel).register_of(2, 1), Role::Recruiter, 2, 0, pick),
        (office().crates(0, [1; 5]), Role::Captain, 0, 1, pension(1, Good::Corn)),
        (office().idle_citizens(0, 2).crates(0, [1; 5]), Role::Captain, 0, 1, pension(3, Good::Corn)),
        (office().idle_citizens(0, 2).crates(0, [1; 5]), Role::Captain, 0, 1, pension(2, Good::Fruit)),
        (office().idle_citizens(0, 2), Role::Captain, 0, 1, pension(2, Good::Corn)),
        (empty().idle(0, 1), Role::Recruiter, 3, 1, place(1, 1)),
        (empty(), Role::Recruiter, 3, 1, place(0, 1)),
        (citizens(3, &chapel).town(0, &chapel), Role::Trader, 0, 1, Frame::Zoning),
        (citizens(3, &chapel).town(0, &chapel), Role::Trader, 0, 1, Frame::SellLast),
        (citizens(3, &chapel).town(0, &chapel), Role::Planter, 1, 1, Frame::Park),
        (
            citizens(3, &chapel).town(0, &chapel),
            Role::Craftsman,
            0,
            1,
            Frame::Bonus { building: Building::Chapel },
        ),
    ] {
        assert_eq!(field(asking(table, role, step, next, frame)), "stack", "{frame:?}");
    }
}
