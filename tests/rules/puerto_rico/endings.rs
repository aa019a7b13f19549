//! Bonuses that would bring the end of the game nearer: they are put to the
//! player (`PR-BLD-GEN-7`), with the reason.

use game_core::{Game, Seat};
use puerto_rico::event::{EndWhy, PointsWhy};
use puerto_rico::position::ShownObjective;
use puerto_rico::{Action, Building, Ending, Event, FestivalCard, Good, Prompt, PuertoRico, Role, Tile};

use super::layout::{Layout, citizens, classic, layout, new_buildings, puertomas};
use super::table::Table;

/// A layout in which a bonus comes up, what is played until then, and what it
/// is.
struct Case {
    lay: fn() -> Layout,
    role: Role,
    played: Vec<Action>,
    asks: Prompt,
}

impl Case {
    /// The table when the bonus comes up, or has been taken.
    fn table(&self, change: impl FnOnce(Layout) -> Layout) -> Table {
        let mut table = change((self.lay)()).role(self.role);
        table.play_all(&self.played);
        table
    }

    /// How it is asked with so many points in the supply.
    fn with_points(&self, left: u16) -> Option<Ending> {
        self.ending(&self.table(|table| table.vp_left(left)))
    }

    /// How it is asked with so many workers in the supply.
    fn with_workers(&self, left: u8) -> Option<Ending> {
        self.ending(&self.table(|table| table.supply(left)))
    }

    fn ending(&self, table: &Table) -> Option<Ending> {
        let asked = table.asked().is_some_and(|(_, prompt)| prompt == self.asks);
        let ending = table.public().ending;
        assert_eq!(asked, ending.is_some(), "{:?}: asked exactly for a reason, {ending:?}", self.asks);
        if asked {
            assert_eq!(table.legal().first(), Some(&Action::Pass), "{:?}", self.asks);
            let read = PuertoRico::from_position(&table.position());
            assert!(read.is_ok_and(|(_, state)| state == table.state), "{:?}: it can be stored", self.asks);
        }
        ending
    }
}

fn bonus(building: Building) -> Prompt {
    Prompt::Bonus { building }
}

fn load(good: Good) -> Action {
    Action::Load(good, 0)
}

/// A festival card that gives a worker, a coin and a point for three corn.
fn weigh_off(table: Layout) -> Layout {
    let shown =
        |card, good| ShownObjective { card, goods: vec![good], tiles: vec![], building: None, won_by: None };
    table.with(|position| {
        (position.config.options.exp4, position.config.options.exp5) = (true, true);
        position.festival = vec![
            shown(FestivalCard::WeighOff, Good::Corn),
            shown(FestivalCard::TradSendoff, Good::Fruit),
            shown(FestivalCard::GrandSendoff, Good::Fruit),
        ];
    })
}

fn intl(table: Layout) -> Layout {
    table.with(|position| position.config.options.intl = true)
}

/// Older rules took such a bonus without asking: whoever replays their records
/// takes it as well, and only then.
#[test]
fn pr_bld_gen_7_older_rules_took_it_unasked() {
    let corn = |ask: bool, left| {
        let table = layout(3).town(0, &[Building::Harbor]).crates(0, [1, 0, 0, 0, 0]).vp_left(left);
        let mut table = if ask { table.ask() } else { table }.role(Role::Captain);
        table.play(load(Good::Corn));
        table
    };
    let taken = |table: &Table, rules| table.game.taken_unasked(&table.state, rules);
    assert_eq!(taken(&corn(false, 3), 3), Some(Action::Accept));
    assert_eq!(taken(&corn(false, 3), PuertoRico::RULES_VERSION), None, "now it is asked");
    assert_eq!(taken(&corn(true, 3), 3), None, "the record has the answer");
    assert_eq!(taken(&corn(false, 9), 3), None, "nothing is asked");
    // A Hospital's worker that could wait for the second tile was asked about before, too.
    let wanted = [Building::PublishingHouse, Building::Hospital];
    let table = new_buildings(3, &wanted).town(0, &wanted).market(&[Tile::Corn; 4]).supply(3);
    let mut table = table.role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert!(matches!(table.asked(), Some((0, Prompt::Hospital { .. }))), "{:?}", table.asked());
    assert_eq!(taken(&table, 3), None);
}

/// The smallest case: one corn, a manned Harbor, three points left, Captain.
#[test]
fn pr_bld_gen_7_the_harbor_asks_before_it_takes_the_last_point() {
    let lay = |left| {
        let table = layout(3).town(0, &[Building::Harbor]).crates(0, [1, 0, 0, 0, 0]).vp_left(left);
        let mut table = table.role(Role::Captain);
        table.play(load(Good::Corn));
        table
    };
    let table = lay(3);
    assert_eq!(table.asked(), Some((0, Prompt::Harbor { good: Good::Corn })));
    assert_eq!(table.view(0).ending, Some(Ending::ThisRound));
    let (mut taken, mut left) = (table.clone(), table);
    taken.play(Action::Accept);
    assert_eq!((taken.vp(0), taken.position().last_round), (3, true));
    assert!(taken.saw(&Event::LastRound { why: EndWhy::VictoryPoints }));
    left.play(Action::Pass);
    assert_eq!((left.vp(0), left.position().last_round), (2, false));
    left.end_round();
    assert!(!left.is_over(), "the game goes on");
    // With a point more it ends nothing; with one less the load alone does.
    for (points, ends) in [(4, false), (2, true), (1, true)] {
        let table = lay(points);
        assert_eq!((table.vp(0), table.position().last_round), (3, ends), "{points} left: taken unasked");
    }
}

/// Every bonus of points, by what the supply holds: where it takes the last one
/// it is asked for, otherwise it is taken.
#[test]
fn pr_bld_gen_7_every_bonus_of_points_asks_for_the_last_one() {
    let (this, captain) = (Ending::ThisRound, Ending::NextCaptain);
    let cases: Vec<(Case, Vec<(u16, Ending)>)> = vec![
        (
            Case {
                lay: || layout(3).town(1, &[Building::Harbor]).crates(1, [2, 0, 0, 0, 0]),
                role: Role::Captain,
                played: vec![load(Good::Corn)],
                asks: Prompt::Harbor { good: Good::Corn },
            },
            vec![(3, this)],
        ),
        (
            Case {
                lay: || classic(3).town(0, &[Building::Harbor, Building::Wharf]).crates(0, [0, 3, 0, 0, 0]),
                role: Role::Captain,
                played: vec![Action::Wharf(Good::Fruit)],
                asks: Prompt::Harbor { good: Good::Fruit },
            },
            vec![(5, this)],
        ),
        (
            Case {
                lay: || {
                    new_buildings(3, &[Building::PublishingHouse])
                        .town(0, &[Building::PublishingHouse])
                        .crates(0, [4, 0, 0, 0, 0])
                },
                role: Role::Captain,
                played: vec![load(Good::Corn)],
                asks: Prompt::LoadPoint { harbor: false },
            },
            vec![(6, this)],
        ),
        (
            Case {
                lay: || {
                    let wharf = [Building::SmallWharf, Building::Harbor];
                    new_buildings(3, &wharf).town(1, &wharf).crates(1, [2, 2, 0, 0, 0])
                },
                role: Role::Captain,
                played: vec![
                    Action::Board(Good::Corn),
                    Action::Board(Good::Corn),
                    Action::Board(Good::Fruit),
                    Action::Board(Good::Fruit),
                ],
                asks: Prompt::LoadPoint { harbor: true },
            },
            vec![(3, this)],
        ),
        (
            Case {
                lay: || {
                    new_buildings(3, &[Building::AssemblyHall])
                        .town(0, &[Building::AssemblyHall])
                        .crates(0, [3, 2, 0, 0, 1])
                },
                role: Role::Captain,
                played: vec![],
                asks: bonus(Building::AssemblyHall),
            },
            vec![(1, this), (2, this)],
        ),
        (
            Case {
                lay: || new_buildings(3, &[Building::Church]).town(0, &[Building::Church]).coins(0, 9),
                role: Role::Builder,
                played: vec![Action::Build(Building::CoffeeRoaster)],
                asks: bonus(Building::Church),
            },
            vec![(1, captain)],
        ),
        (
            Case {
                lay: || {
                    new_buildings(3, &[Building::Church, Building::CityHall])
                        .town(0, &[Building::Church])
                        .coins(0, 9)
                },
                role: Role::Builder,
                played: vec![Action::Build(Building::CityHall)],
                asks: bonus(Building::Church),
            },
            vec![(1, captain), (2, captain)],
        ),
        (
            Case {
                lay: || intl(new_buildings(3, &[Building::Church]).town(0, &[Building::Church]).coins(0, 9)),
                role: Role::Builder,
                played: vec![Action::Build(Building::CoffeeRoaster)],
                asks: bonus(Building::Church),
            },
            vec![(1, this)],
        ),
        (
            Case {
                lay: || citizens(3, &[Building::Chapel]).citizen_town(0, &[Building::Chapel]),
                role: Role::Craftsman,
                played: vec![],
                asks: bonus(Building::Chapel),
            },
            vec![(1, captain)],
        ),
        (
            Case {
                lay: || {
                    let park = [Building::ParkAuthority];
                    let table = citizens(2, &park).citizen_town(0, &park).land(1, &[(Tile::Corn, 2, 0)]);
                    table.market(&[Tile::Corn])
                },
                role: Role::Planter,
                played: vec![Action::Pass, Action::Pass],
                asks: bonus(Building::ParkAuthority),
            },
            vec![(1, captain), (2, captain)],
        ),
        (
            Case {
                lay: || weigh_off(layout(3).land(0, &[(Tile::Corn, 3, 3)])),
                role: Role::Craftsman,
                played: vec![],
                asks: Prompt::Produce,
            },
            vec![(1, captain)],
        ),
        (
            Case {
                lay: || weigh_off(layout(3).land(0, &[(Tile::Corn, 2, 2)])),
                role: Role::Craftsman,
                played: vec![],
                asks: Prompt::Extra,
            },
            vec![(1, captain)],
        ),
    ];
    for (case, asked) in &cases {
        for left in 1..=12 {
            let expected = asked.iter().find(|(points, _)| *points == left).map(|&(_, ending)| ending);
            assert_eq!(case.with_points(left), expected, "{:?} with {left} points left", case.asks);
        }
        let last = (case.lay)().last_round().vp_left(asked[0].0).role(case.role).public();
        assert_eq!(last.ending, None, "{:?}: nothing is nearer than the last round", case.asks);
    }
}

/// Both points of one load: only the one that is the last is asked for.
#[test]
fn pr_bld_gen_7_of_two_points_for_a_load_the_last_is_asked_for() {
    let lay = |left| {
        let both = [Building::PublishingHouse, Building::Harbor];
        let table = new_buildings(3, &both).town(0, &both).crates(0, [4, 0, 0, 0, 0]).vp_left(left);
        let mut table = table.role(Role::Captain);
        table.play(load(Good::Corn));
        table
    };
    let second = Prompt::LoadPoint { harbor: false };
    assert!(lay(8).is_picking() && lay(8).vp(0) == 7, "one is left: both are taken");
    let mut table = lay(7);
    assert_eq!((table.asked(), table.view(0).ending), (Some((0, second)), Some(Ending::ThisRound)));
    assert_eq!(table.clone().play(Action::Accept).vp(0), 7);
    assert_eq!(table.play(Action::Pass).vp(0), 6);
    assert!(!table.position().last_round);
    // The Harbor's point would be the last; once it is taken the other makes no difference.
    let mut table = lay(6);
    assert_eq!(table.asked(), Some((0, Prompt::Harbor { good: Good::Corn })));
    let mut taken = table.clone();
    assert_eq!((taken.play(Action::Accept).vp(0), taken.position().last_round), (7, true));
    table.play(Action::Pass);
    assert_eq!(table.asked(), Some((0, second)));
    assert_eq!((table.play(Action::Pass).vp(0), table.position().last_round), (5, false));
    assert_eq!(lay(5).vp(0), 7, "the load alone ends the game");
}

/// The workers of School and Hospital, and of a festival: a supply that is too
/// small for every refill.
#[test]
fn pr_bld_gen_7_a_worker_asks_where_too_few_are_left_for_every_refill() {
    let cases = [
        Case {
            lay: || layout(3).town(0, &[Building::School]).coins(0, 2),
            role: Role::Builder,
            played: vec![Action::Build(Building::SmallSugar)],
            asks: Prompt::School { building: Building::SmallSugar },
        },
        Case {
            lay: || layout(3).town(0, &[Building::Hospital]).market(&[Tile::Corn]),
            role: Role::Planter,
            played: vec![Action::Take(Tile::Corn)],
            asks: Prompt::Hospital { drawn: None, taken: Some(Tile::Corn) },
        },
        Case {
            lay: || weigh_off(layout(3).land(0, &[(Tile::Corn, 3, 3)])),
            role: Role::Craftsman,
            played: vec![],
            asks: Prompt::Produce,
        },
    ];
    for case in cases {
        for left in 0..=9 {
            let expected = (left == 3).then_some(Ending::NextRecruiter);
            assert_eq!(case.with_workers(left), expected, "{:?} with {left} workers left", case.asks);
        }
    }
    // PR-X2-07: with citizens a shortage ends nothing.
    let school = citizens(3, &[Building::School]).town(0, &[Building::School]).coins(0, 2);
    for left in 0..=9 {
        let mut table = school.clone().supply(left).role(Role::Builder);
        table.play(Action::Build(Building::SmallSugar));
        assert_ne!(table.on_turn(), 0, "{left}: nothing is asked");
    }
}

/// The late worker of a Hospital, for a second tile.
#[test]
fn pr_bld_gen_7_the_late_worker_too() {
    let wanted = [Building::PublishingHouse, Building::Hospital];
    for (left, expected) in [(4, None), (3, Some(Ending::NextRecruiter)), (2, None)] {
        let table = new_buildings(3, &wanted).town(0, &wanted).market(&[Tile::Corn, Tile::Corn]);
        let mut table = table.supply(left).role(Role::Planter);
        table.play_all(&[Action::Take(Tile::Corn), Action::Pass, Action::Pass, Action::Pass]);
        assert_eq!(table.asked(), Some((0, Prompt::SecondTile)));
        table.play(Action::Take(Tile::Corn));
        assert_eq!(table.public().ending, expected, "{left} left: {:?}", table.asked());
        assert_eq!(table.asked() == Some((0, Prompt::LateHospital)), expected.is_some());
    }
}

/// The Recruiter's extra worker: the refill of the same phase can be too small
/// with it, and large enough without.
#[test]
fn pr_bld_gen_7_the_recruiter_asks_where_the_refill_can_run_short() {
    let none = || layout(3);
    let asked = |lay: Layout, left| {
        let table = lay.supply(left).role(Role::Recruiter);
        assert_eq!(table.asked() == Some((0, Prompt::Privilege)), table.public().ending.is_some());
        table.public().ending
    };
    // Nobody has a circle: every refill wants 3.
    for left in 1..=8 {
        assert_eq!(asked(none(), left), (left == 3).then_some(Ending::ThisRound), "{left} left");
    }
    // Nine circles in town and three on the land: with the extra worker 7 to 9 are empty, without 8 or 9.
    let town = [(Building::LargeFruit, 0), (Building::LargeSugar, 0), (Building::TobaccoStorage, 0)];
    let lay = || layout(3).built(0, &town).land(0, &[(Tile::Corn, 3, 0)]);
    for left in 1..=12 {
        let expected = [8, 9].contains(&left).then_some(Ending::PerhapsThisRound);
        assert_eq!(asked(lay(), left), expected, "{left} left");
    }
    // It comes true: both on the land, and the supply is one too small.
    let table = lay().supply(9).role(Role::Recruiter);
    let (mut taken, mut left) = (table.clone(), table);
    taken.play_all(&[Action::Accept, Action::Place(0), Action::Place(0)]);
    assert!(taken.saw(&Event::LastRound { why: EndWhy::Workers }), "{:?}", taken.events());
    left.play_all(&[Action::Pass, Action::Place(0)]);
    assert!(!left.position().last_round && left.is_picking());
    // The rules play a Puertoma: nobody is asked for it.
    let mut played = puertomas(3, 2).supply(3).role(Role::Recruiter);
    assert_eq!(played.asked(), Some((0, Prompt::Privilege)));
    played.play(Action::Pass);
    while let Some((seat, _)) = played.asked() {
        assert_eq!(seat, 0, "Puertomas are never asked");
        let action = played.legal()[0];
        played.play(action);
    }
}

/// Whoever wants to be asked is asked always, and told why where there is a reason.
#[test]
fn pr_bld_gen_7_who_is_always_asked_hears_the_reason_too() {
    let lay = |left| {
        let table = layout(3).ask().town(0, &[Building::Harbor]).crates(0, [1, 0, 0, 0, 0]).vp_left(left);
        let mut table = table.role(Role::Captain);
        table.play(load(Good::Corn));
        assert_eq!(table.asked(), Some((0, Prompt::Harbor { good: Good::Corn })));
        table.view(0).ending
    };
    assert_eq!([lay(2), lay(3), lay(4)], [None, Some(Ending::ThisRound), None]);
}

/// A Church and a School on the same building: each for its own reason.
#[test]
fn pr_bld_gen_7_church_and_school_ask_for_themselves() {
    let wanted = [Building::Church, Building::School];
    let built = |points, workers| {
        let table = new_buildings(3, &wanted).town(0, &wanted).coins(0, 9).vp_left(points).supply(workers);
        let mut table = table.role(Role::Builder);
        table.play(Action::Build(Building::CoffeeRoaster));
        table
    };
    let school = Prompt::School { building: Building::CoffeeRoaster };
    let mut both = built(1, 3);
    assert_eq!((both.asked(), both.view(0).ending), (Some((0, school)), Some(Ending::NextRecruiter)));
    assert!(PuertoRico::from_position(&both.position()).is_ok());
    both.play(Action::Pass);
    assert_eq!(both.asked(), Some((0, bonus(Building::Church))));
    assert_eq!(both.view(0).ending, Some(Ending::NextCaptain));
    both.play(Action::Pass);
    assert_ne!(both.on_turn(), 0);
    let church = built(1, 20);
    assert_eq!(church.asked(), Some((0, bonus(Building::Church))));
    assert_eq!(church.on(0, Building::CoffeeRoaster), Some(1), "the School's worker came by itself");
    let school_alone = built(5, 3);
    assert_eq!(school_alone.asked(), Some((0, school)));
    let told = Event::Points { seat: Seat(0), vp: 1, why: PointsWhy::Church };
    assert!(school_alone.saw(&told), "the Church's point came by itself");
}
