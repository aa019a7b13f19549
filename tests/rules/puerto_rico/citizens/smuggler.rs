//! Citizens and the Smuggler (`PR-SMG-09`).

use game_core::Seat;
use puerto_rico::{Action, Building, Event, Prompt, Reason, Role, Tile};

use super::layout::{Layout, citizens};
use super::table::Table;

fn smuggling(workers: u8, of: u8) -> Layout {
    let table = citizens(3, &[Building::Chapel]).register_of(workers, of).land(0, &[(Tile::Corn, 4, 0)]);
    table.empty_town(0, &[Building::Chapel]).with(|position| position.config.options.exp3 = true)
}

fn poached(workers: u8, of: u8) -> Table {
    let mut table = smuggling(workers, of).role(Role::Smuggler);
    table.play(Action::Poach);
    table
}

/// PR-SMG-09
#[test]
fn pr_smg_09_which_people_are_removed_is_a_choice() {
    let mut table = poached(4, 1);
    assert_eq!(
        (table.asked(), table.legal()),
        (Some((0, Prompt::PoachKinds)), [0, 1].map(Action::PoachCitizens).to_vec())
    );
    assert_eq!(table.refusal(Action::PoachCitizens(2)), (Reason::NoneOfKind, "PR-SMG-09"));
    assert_eq!(table.refusal(Action::Pass).0, Reason::MustChoose);
    let mut workers = table.clone();
    workers.play(Action::PoachCitizens(0));
    assert_eq!(workers.events(), [Event::Poached { seat: Seat(0), workers: 3 }]);
    assert_eq!((workers.public().register, workers.public().register_citizens), (2, 1));
    assert_eq!(workers.asked(), Some((0, Prompt::Poached { left: 3 })));
    table.play(Action::PoachCitizens(1));
    assert!(table.saw(&Event::CitizensPoached { seat: Seat(0), citizens: 1 }));
    assert_eq!((table.public().register, table.public().register_citizens), (2, 0));
    // Three of three: there is no choice.
    assert_eq!(poached(2, 1).asked(), Some((0, Prompt::PoachedCitizens { left: 1 })));
}

/// PR-SMG-09, PR-SMG-07: whom he keeps and where, up to three in all.
#[test]
fn pr_smg_09_whom_he_keeps_and_where() {
    let chapel = Action::Place(6);
    let table = poached(2, 1);
    assert_eq!(table.legal(), [Action::Pass, Action::Place(0), chapel]);
    assert_eq!(table.refusal(Action::Place(1)), (Reason::NoCircle, "PR-REC-03"));
    // The citizen, then the workers from the first spot on.
    let mut kept = table.clone();
    kept.play_all(&[chapel, Action::Place(0), Action::Place(0)]);
    let view = kept.public();
    assert_eq!((view.seats[0].citizens.buildings[0], view.seats[0].manned[0], view.gone), (1, 2, 0));
    assert!(kept.saw(&Event::CitizenPlaced { seat: Seat(0), spot: 6 }));
    // A citizen who is not kept leaves the game.
    let mut sent = table.clone();
    sent.play(Action::Pass);
    assert!(sent.saw(&Event::CitizensSentAway { seat: Seat(0), citizens: 1 }));
    sent.play_all(&[Action::Place(0), Action::Pass]);
    let view = sent.public();
    assert_eq!((view.gone, view.gone_citizens, view.seats[0].citizens.count()), (2, 1, 0));
    assert_eq!(sent.workers(0), 1, "fewer than possible");
    // A citizen alone; no worker follows.
    let mut alone = poached(0, 1);
    alone.play(chapel);
    assert_eq!((alone.public().seats[0].citizens.count(), alone.is_picking()), (1, true));
    // No circle at all: all of them are sent away at once.
    let full = citizens(3, &[Building::Chapel]).register_of(2, 1);
    let mut full = full.with(|position| position.config.options.exp3 = true).role(Role::Smuggler);
    full.play(Action::Poach);
    assert_eq!((full.public().gone, full.public().gone_citizens), (3, 1));
}

/// PR-SMG-08: citizens count among those on the Work Register.
#[test]
fn pr_smg_08_citizens_count_among_those_who_are_there() {
    let intl = smuggling(3, 1).with(|position| position.config.options.intl = true);
    let mut table = intl.role(Role::Smuggler);
    table.play(Action::Poach);
    assert_eq!(table.legal(), [0, 1].map(Action::PoachCitizens), "one of four");
    table.play(Action::PoachCitizens(1));
    assert_eq!((table.public().register, table.public().register_citizens), (3, 0));
}
