//! Helpers that the tests of every board share.

use game_core::{Actions, Rng, Seat, Viewer};
use session::Session;

use super::{BoardContext, GameUi};
use crate::board::ActionOf;
use crate::model::Tap;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// English, and the usual confirmation.
pub const PLAIN: (Lang, Confirm) = (Lang::En, Confirm::TurnEnd);

/// Runs `f` on what `viewer` sees of the table with a selection.
pub fn with_context<G: GameUi, R>(
    table: &Session<G::Game>,
    viewer: Viewer,
    draft: &G::Draft,
    (lang, confirm): (Lang, Confirm),
    f: impl FnOnce(BoardContext<'_, G>) -> R,
) -> R {
    let view = table.view(viewer);
    let mine = table.turn().seat().filter(|&seat| viewer == Viewer::Seat(seat));
    let legal = mine.map_or_else(Actions::new, |seat| table.legal(seat));
    let preview = mine.map(|seat| G::preview(table, seat, draft)).unwrap_or_default();
    let names: Vec<String> = table.seats().iter().map(|player| player.name.clone()).collect();
    f(BoardContext {
        game: table.game(),
        view: &view,
        legal: &legal,
        preview: &preview,
        draft,
        names: &names,
        levels: &[],
        me: None,
        visiting: None,
        lang,
        confirm,
    })
}

/// Taps after which a question must have been answered.
const PATIENCE: usize = 600;
/// Answers for each legal action after which all of them must have been given.
const ANSWERS: usize = 120;
/// Percentage of selections that are carried out, as soon as they can be, before anything else is tapped: by a player
/// who wants to get on, and by one who tries everything.
const EAGER: u32 = 67;
const PATIENT: u32 = 12;

/// Somebody who plays by random taps.
pub struct Tapper<G: GameUi> {
    /// The language, and what is confirmed.
    pub how: (Lang, Confirm),
    /// Everything on the board of a seat that answers to a tap.
    pub targets: fn(&G::Model, Seat) -> Vec<G::Target>,
    /// Target that carries a selection out.
    pub commit: G::Target,
    /// Prefix of the game's rule IDs.
    pub rules: &'static str,
}

impl<G: GameUi> Tapper<G> {
    /// Answers the question at hand.
    pub fn answer(&self, table: &mut Session<G::Game>, seat: Seat, rng: &mut Rng) {
        let actions = self.choose(table, seat, rng, EAGER);
        table.act_all(seat, &actions).unwrap_or_else(|error| panic!("{actions:?}: {error}"));
    }

    /// Answers it again and again, until every legal action was the first of an answer.
    pub fn expect_every_answer(&self, table: &Session<G::Game>, seat: Seat, rng: &mut Rng) {
        let mut missing = table.legal(seat).to_vec();
        for _ in 0..ANSWERS * missing.len() {
            let first = self.choose(table, seat, rng, PATIENT)[0];
            missing.retain(|&action| action != first);
            if missing.is_empty() {
                return;
            }
        }
        panic!("{:?}: no taps lead to {missing:?}", table.turn());
    }

    /// Actions that taps carry out in the end; `at_once`, 0 to 100, is [`EAGER`] or [`PATIENT`].
    fn choose(&self, table: &Session<G::Game>, seat: Seat, rng: &mut Rng, at_once: u32) -> Vec<ActionOf<G>> {
        let viewer = Viewer::Seat(seat);
        let mut draft = with_context::<G, _>(table, viewer, &G::Draft::default(), self.how, |context| {
            G::begin(context.view, context.legal)
        });
        for _ in 0..PATIENCE {
            let all = with_context::<G, _>(table, viewer, &draft, self.how, |context| {
                (self.targets)(&G::build(context), seat)
            });
            let ready = all.contains(&self.commit) && rng.below(100) < at_once;
            let target = if ready { self.commit } else { all[rng.below(all.len() as u32) as usize] };
            let tap = |target| {
                with_context::<G, _>(table, viewer, &draft, self.how, |context| G::tap(context, target))
            };
            let tapped = match tap(target) {
                Tap::Choose(choices) => {
                    assert!(choices.len() > 1, "{target:?} means one thing");
                    tap(choices[rng.below(choices.len() as u32) as usize].1)
                }
                tapped => tapped,
            };
            match tapped {
                Tap::Draft(next) => draft = next,
                Tap::Act(actions) => return actions,
                Tap::Refused(action) => {
                    assert!(table.why_not(seat, action).is_some(), "{target:?}: {action:?} is legal")
                }
                Tap::Choose(_) => panic!("a choice leads to another one: {target:?}"),
                Tap::Say(text, rule) => assert!(!text.is_empty() && rule.starts_with(self.rules)),
                Tap::Sheet(sheet) => {
                    assert!(!sheet.name.is_empty() && !sheet.effect.is_empty(), "{target:?}")
                }
                Tap::Nothing => {}
            }
        }
        panic!("no answer to {:?}", table.turn());
    }
}
