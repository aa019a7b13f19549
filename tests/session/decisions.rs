//! Decisions of real games: which choices belong together, and what a seat sees along them.

use ::ginkgopolis::{Ginkgopolis, Prompt as City};
use ::puerto_rico::{Prompt as Island, PuertoRico};
use ::san_juan::{Prompt as Cards, SanJuan};
use game_core::Viewer;
use session::Session;
use session::decisions::Decision;

use crate::session::host::{Host, finished};
use crate::support::for_every_game;

/// Finished games of a title, of every table.
fn games<G: Host>() -> Vec<Session<G>> {
    G::configs().iter().map(|config| finished::<G>(config, 33)).collect()
}

/// Each choice belongs to one decision; a decision is the seat's own, without anybody in between, and nothing of it had to
/// be waited for.
fn every_choice_belongs_to_one_decision<G: Host>() {
    let mut several = 0;
    for table in games::<G>() {
        let decisions = table.decisions();
        let choices: Vec<_> = decisions.iter().flat_map(|decision| decision.choices.clone()).collect();
        assert_eq!(choices, table.choices());
        for decision in &decisions {
            several += usize::from(decision.choices.len() > 1);
            let steps = decision.begin() + 1..=decision.end();
            let actions: Vec<G::Action> = steps
                .map(|step| {
                    let note = table.note(step, Viewer::Seat(decision.seat));
                    assert_eq!(note.seat, decision.seat);
                    note.action.expect("a seat knows its own actions")
                })
                .collect();
            assert_eq!(table.sights_along(decision.begin(), &actions).len(), actions.len());
        }
    }
    assert!(several > 20, "{}: {several}", G::ID);
}

/// Sights along a decision are those that its seat had in the game, though hidden pieces were dealt anew.
fn a_seat_sees_along_a_decision_what_it_saw<G: Host>() {
    let mut seen = 0;
    for table in games::<G>() {
        for Decision { seat, choices } in table.decisions() {
            let (begin, end) = (choices[0].position, choices[choices.len() - 1].position);
            let action = |step| table.note(step, Viewer::Seat(seat)).action.expect("its own");
            let actions: Vec<G::Action> = (begin..=end).map(|position| action(position + 1)).collect();
            let sights = table.sights_along(begin, &actions);
            assert_eq!(sights.len(), actions.len(), "everything was legal");
            for (position, (view, legal)) in (begin..).zip(sights) {
                assert_eq!(view, table.view_at(position, Viewer::Seat(seat)));
                assert_eq!(legal, table.legal_at(position));
                seen += 1;
            }
        }
        assert!(table.sights_along(table.len(), &[]).is_empty());
    }
    assert!(seen > 200, "{}: {seen}", G::ID);
}

for_every_game!(every_choice_belongs_to_one_decision, a_seat_sees_along_a_decision_what_it_saw);

/// The kinds of questions of each decision with more than one choice, each kind once in a row.
fn runs<G: Host>(name: impl Fn(&G::Prompt) -> &'static str) -> Vec<String> {
    let mut all = Vec::new();
    for table in games::<G>() {
        for decision in table.decisions() {
            let asked = decision.choices.iter().filter_map(|choice| table.prompt_at(choice.position));
            let mut kinds: Vec<&str> = asked.map(|prompt| name(&prompt)).collect();
            kinds.dedup();
            all.push(kinds.join(" "));
        }
    }
    all
}

fn assert_some(runs: &[String], wanted: &[&str]) {
    for wanted in wanted {
        assert!(runs.iter().any(|run| run == wanted), "{wanted}: {runs:?}");
    }
}

/// Nothing that is chosen stands behind a question that begins a decision.
fn assert_begins(runs: &[String], first: &str) {
    assert!(runs.iter().all(|run| run.rfind(first).is_none_or(|at| at == 0)), "{first}: {runs:?}");
}

#[test]
fn in_san_juan_a_building_comes_with_its_payment_and_a_role_with_its_first_act() {
    let runs = runs::<SanJuan>(|prompt| match prompt {
        Cards::Role { .. } => "role",
        Cards::Build => "build",
        Cards::Pay { .. } => "pay",
        Cards::Produce { .. } => "produce",
        Cards::Discard { .. } => "discard",
        Cards::Keep { .. } => "keep",
        _ => "other",
    });
    assert_some(&runs, &["build pay", "role build pay", "role produce", "role", "discard"]);
    assert_begins(&runs, "role");
    let councillors = runs.iter().filter(|run| run.contains("role keep")).count();
    assert_eq!(councillors, 0, "what was drawn is another decision");
}

#[test]
fn in_puerto_rico_a_role_comes_with_its_first_act_and_goods_are_stored_on_their_own() {
    let runs = runs::<PuertoRico>(|prompt| match prompt {
        Island::Role { .. } => "role",
        Island::Build => "build",
        Island::Payment { .. } => "pay",
        Island::Take => "take",
        Island::Sell => "sell",
        Island::Load => "load",
        Island::Place { .. } => "place",
        Island::StoreAll { .. } | Island::KeepOne | Island::KeepSingles { .. } => "store",
        _ => "other",
    });
    assert_some(&runs, &["role build", "role take", "role load", "role place", "store", "place"]);
    assert_begins(&runs, "role");
    assert_begins(&runs, "store");
}

#[test]
fn in_ginkgopolis_a_card_comes_with_its_tile() {
    let runs = runs::<Ginkgopolis>(|prompt| match prompt {
        City::Card => "card",
        City::Tile => "tile",
        City::Draft { .. } => "draft",
        _ => "other",
    });
    assert_some(&runs, &["card tile", "draft"]);
    assert_begins(&runs, "card");
    assert!(runs.iter().all(|run| !run.starts_with("tile")), "no tile stands alone: {runs:?}");
}
