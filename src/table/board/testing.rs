//! Helpers that the tests of every board share.

use std::collections::BTreeSet;

use ai::player::{Bot, choose};
use ai::{LevelId, Playable};
use game_core::{Actions, Rng, Seat, Viewer, json};
use session::study;
use session::study::tree::{Control, Field, Group, Item};
use session::{Session, TableSetup};

use super::{BoardContext, GameUi, PositionOf, guide};
use crate::board::ActionOf;
use crate::game::GameSummary;
use crate::game::study::StudyPages;
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
        edits: false,
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

/// Level as which the learner of a guided game plays here: somebody who follows the coach.
const LEARNS: LevelId = LevelId::Enthusiast;

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

/// Plays the guided game as far as it goes, everybody as well as an opponent of `LEARNS` or of the table: the topics that
/// were met, the number of the learner's choices, and the round at the end.
pub fn guided<G: GameSummary>(deal: u64, luck: u64) -> (BTreeSet<&'static str>, usize, u16)
where
    G::Game: Playable,
{
    let names = (0..guide::SEATS).map(|seat| format!("P{seat}"));
    let setup = TableSetup { seed: deal, ..guide::setup::<G>(names) };
    let mut table = Session::new(setup).expect("invariant: the guided game can be dealt");
    let mut seen = BTreeSet::new();
    let mut choices = 0;
    while let Some(seat) = table.turn().seat() {
        let level = if seat == guide::LEARNER { LEARNS } else { guide::OPPONENTS };
        if seat == guide::LEARNER {
            choices += 1;
            seen.extend(guide::asked::<G>(&table).map(|topic| topic.key));
        }
        let nonce = luck ^ (table.len() as u64) << 16;
        let (game, state) =
            table.blind(seat, nonce).open::<G::Game>().expect("invariant: a blinded position can be read");
        let action = choose(&game, &state, Bot::Level(level), nonce, || false);
        table.act(seat, action).expect("invariant: opponents choose what is legal");
    }
    let all = guide::asked::<G>(&table).chain(guide::happened::<G>(&table, 0..=table.len()));
    seen.extend(all.map(|topic| topic.key));
    (seen, choices, G::round(&table.view(Viewer::Public)))
}

/// Checks the guided game: with opponents as they play, everything that the coach explains comes to pass, and each topic
/// has its words in every language.
pub fn check_guided<G: GameSummary>()
where
    G::Game: Playable,
{
    /// Games that are played, and in how many of them a topic must be met: chance has its part.
    const GAMES: u64 = 5;
    const IN: usize = 3;
    let guide = G::guide();
    let games: Vec<_> = (0..GAMES).map(|luck| guided::<G>(guide.seed, luck)).collect();
    for topic in guide.topics {
        let met = games.iter().filter(|(seen, ..)| seen.contains(topic.key)).count();
        assert!(met >= IN, "{}: {} is met in {met} of {GAMES} games", G::ID, topic.key);
    }
    assert!((12..=24).contains(&guide.topics.len()), "{}: {} topics", G::ID, guide.topics.len());
    for lang in Lang::ALL {
        let said: BTreeSet<&str> = guide.topics.iter().map(|topic| G::guide_text(topic.key, lang)).collect();
        assert_eq!(said.len(), guide.topics.len(), "{}: {lang:?} says something twice, or nothing", G::ID);
        assert!(said.iter().all(|said| !said.contains("guide-")), "{}: {lang:?}: {said:?}", G::ID);
    }
}

/// Checks which fields of a study the pieces of a table stand for, whoever looks and whatever is in front: each path is in
/// the study's tree, and what `is_edited` among the `drawn` targets stands for some. Returns all that were found.
pub fn check_study<G: StudyPages>(
    table: &Session<G::Game>,
    drawn: fn(&G::Model) -> Vec<G::Target>,
    is_edited: fn(&G::Target) -> bool,
) -> Vec<(G::Target, Vec<Group>)> {
    let text = table.studied();
    let table = study::table::<G::Game>(&text).expect("invariant: what was played is a position");
    let position: PositionOf<G> = json::read(&text).expect("invariant: studies are positions");
    let tree = study::look::<G::Game>(&text).tree;
    let known: BTreeSet<&str> = tree.iter().flat_map(Group::paths).filter(|path| !path.is_empty()).collect();
    let seats = || Seat::all(table.seats().len() as u8);
    let mut found = Vec::new();
    for (viewer, visiting) in seats().flat_map(|viewer| seats().map(move |visited| (viewer, visited))) {
        with_context::<G, _>(&table, Viewer::Seat(viewer), &G::Draft::default(), PLAIN, |context| {
            let context = BoardContext { edits: true, visiting: Some(visiting), ..context };
            for target in drawn(&G::build(context)) {
                let paths = G::study_paths(context, &position, target);
                let strange: Vec<&String> =
                    paths.iter().filter(|path| !known.contains(path.as_str())).collect();
                assert!(strange.is_empty(), "{target:?} of {text} stands for {strange:?}");
                assert!(!is_edited(&target) || !paths.is_empty(), "{target:?} of {text} stands for nothing");
                let first = paths.first().map(|path| groups_at(&tree, path)).unwrap_or_default();
                found.push((target, first));
            }
        });
    }
    found
}

/// The group at a path, wherever it is in the tree; none if a field is there.
fn groups_at(tree: &[Group], path: &str) -> Vec<Group> {
    let inner = |group: &Group| {
        let nested = group.items.iter().flat_map(|item| match item {
            Item::Group(inner) => groups_at(std::slice::from_ref(inner), path),
            Item::Field(Field { control: Control::Map { cells, .. }, .. }) => groups_at(cells, path),
            Item::Field(_) | Item::Adder(_) => Vec::new(),
        });
        let own = (group.path == path).then(|| group.clone());
        own.into_iter().chain(nested).collect::<Vec<_>>()
    };
    tree.iter().flat_map(inner).collect()
}
