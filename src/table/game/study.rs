//! Interface of a game to its studies: texts of positions in, plain data out.

use std::marker::PhantomData;

use ai::LevelId;
use game_core::json::{RawFields, Value};
use game_core::{Actions, RuleId, Seat, Viewer, json};
use serde::de::DeserializeOwned;
use session::save::Save;
use session::share::ShareError;
use session::study::link::{self, LinkedStudy};
use session::study::tree::{Edit, Group, Noun, Plain, TextOnly};
use session::study::{self, PositionEditor, Problem, Refused};
use session::{Controller, Player, Session};

use super::dealt::{fresh, table};
use super::form::Setting;
use super::module::GamePages;
use super::pending::Fresh;
use crate::board::{ActionOf, BoardContext, ConfigOf, FlawOf, GameUi, PositionOf};
use ui::i18n::{Lang, words};
use ui::unopened::Unopened;

#[cfg(target_arch = "wasm32")]
use crate::screen;
#[cfg(target_arch = "wasm32")]
use crate::state::studying::{StudyTable, Studying};
#[cfg(target_arch = "wasm32")]
use leptos::prelude::*;

/// A game whose positions can be studied on the page.
pub trait StudyPages: GamePages {
    /// Returns the name of a piece; `None` if there is none of this kind.
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String>;

    /// Returns the name of a field.
    fn field_named(plain: Plain, _edition: usize, lang: Lang) -> &'static str {
        ui::i18n::study(lang).field(plain)
    }

    /// Its drawing, an ID in the game's sprites, if it has one.
    fn drawn_as(noun: Noun, value: &Value, edition: usize) -> Option<String>;

    /// Returns the reason for which a position cannot be, in a sentence.
    fn flaw(flaw: &FlawOf<Self>, edition: usize, lang: Lang) -> String;

    /// Returns the fields of a position that a piece or place of the board stands for: their paths in the study's tree, the
    /// most specific first, then the list to which the piece belongs; none if only its sheet is shown. The position may be
    /// ahead of what lies on the board, which shows the last one that is legal.
    fn study_paths(
        context: BoardContext<'_, Self>,
        position: &PositionOf<Self>,
        target: Self::Target,
    ) -> Vec<String>;
}

/// Returns the fields of a text that a piece stands for, as [`StudyPages::study_paths`]; those alone that the text has.
pub fn paths<G: StudyPages>(context: BoardContext<'_, G>, text: &str, target: G::Target) -> Vec<String> {
    let Ok(position) = json::read::<PositionOf<G>>(text) else { return Vec::new() };
    let tree = study::look::<G::Game>(text).tree;
    let known: Vec<&str> = tree.iter().flat_map(Group::paths).collect();
    let mut paths = G::study_paths(context, &position, target);
    paths.retain(|path| known.contains(&path.as_str()));
    paths
}

/// Reads a piece of a position; `None` if there is none of this kind.
pub fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}

/// A text as far as it can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Looked {
    /// Its fields; none if it is not of the form of a position.
    pub tree: Vec<Group>,
    /// Reason why it is refused.
    pub refused: Option<PositionRefusal>,
}

/// Reason why a text is no position that can be, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionRefusal {
    /// The field; empty for the text as a whole.
    pub path: String,
    /// A sentence.
    pub said: String,
    /// The language of the sentence: what is wrong with a text as JSON is said in English only.
    pub lang: Lang,
    /// The rules behind it.
    pub rules: &'static [RuleId],
}

/// Question in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The seat that is asked and what, in words; `None` when the game is over.
    pub asked: Option<(usize, String)>,
    /// Choices in words, each with its heading.
    pub moves: Vec<(&'static str, String)>,
}

/// A seat of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct StudySeat {
    /// Name of the seat if the rules play it.
    pub by_rule: Option<&'static str>,
}

/// Interface of a game for its studies.
pub trait Studies: Sync {
    /// The position of a new game.
    ///
    /// # Errors
    /// The field of the configuration and the reason.
    fn begin(&self, setting: &Setting) -> Result<String, String>;

    /// A text that came from elsewhere, as a study keeps it.
    fn opened(&self, text: &str) -> String;

    /// Its fields, and why it is refused.
    fn look(&self, text: &str, lang: Lang) -> Looked;

    /// The text after a change.
    fn edited(&self, text: &str, edit: &Edit) -> String;

    /// The text with nothing being resolved.
    fn at_rest(&self, text: &str) -> String;

    /// Returns the value at a path once everything that was left open has been drawn.
    fn drawn(&self, text: &str, path: &str) -> Option<Value>;

    /// The edition of a text, as an index into the game's editions.
    fn edition(&self, text: &str) -> usize;

    /// Returns the name of a piece in an edition.
    fn name(&self, noun: Noun, value: &Value, edition: usize, lang: Lang) -> String;

    /// Returns the name of a field in an edition.
    fn field(&self, plain: Plain, edition: usize, lang: Lang) -> &'static str;

    /// The drawing of a piece, if it has one.
    fn art(&self, noun: Noun, value: &Value, edition: usize) -> Option<String>;

    /// The fields that stand in the text alone for this reason.
    fn text_only(&self, why: TextOnly) -> Vec<&'static str>;

    /// Returns the question; `None` while the position is refused.
    fn moment(&self, text: &str, lang: Lang) -> Option<Moment>;

    /// The position after the move at this place among [`Moment::moves`].
    fn moved(&self, text: &str, index: usize) -> Option<String>;

    /// The seats of a position; none while it is refused.
    fn seats(&self, text: &str, lang: Lang) -> Vec<StudySeat>;

    /// A practice game from a position; so many controllers as [`Studies::seats`].
    ///
    /// # Errors
    /// Why it is refused.
    fn play(&self, text: &str, seats: &[Controller], lang: Lang) -> Result<Fresh, PositionRefusal>;

    /// The code of a position.
    fn encode(&self, text: &str) -> String;

    /// The position of a code.
    ///
    /// # Errors
    /// See [`ShareError`].
    fn decode(&self, code: &str) -> Result<LinkedStudy, ShareError>;

    /// The position of a saved game: of a running one what its only person may know, and the rest dealt anew.
    ///
    /// # Errors
    /// Why it cannot be had; nothing is said if several people play.
    fn of_save(&self, save: &str) -> Result<String, Option<Unopened>>;

    /// The table of a study, where what is touched is edited. `None` while no position of it has been legal.
    #[cfg(target_arch = "wasm32")]
    fn show(&self, study: StudyTable) -> Option<AnyView>;
}

/// The studies of the game `G`.
pub struct StudyHost<G>(PhantomData<fn() -> G>);

impl<G> StudyHost<G> {
    pub const NEW: Self = StudyHost(PhantomData);
}

impl<G: StudyPages> StudyHost<G> {
    /// A refusal of `text` in words.
    fn refusal(&self, text: &str, refused: Refused<FlawOf<G>>, lang: Lang) -> PositionRefusal {
        let rules = refused.problem.rules();
        let (said, lang) = match &refused.problem {
            Problem::Position(flaw) => (G::flaw(flaw, self.edition(text), lang), lang),
            problem @ (Problem::Form(_) | Problem::Table(_)) => (problem.to_string(), Lang::En),
        };
        PositionRefusal { path: refused.path, said, lang, rules }
    }
}

impl<G: StudyPages> Studies for StudyHost<G> {
    fn begin(&self, setting: &Setting) -> Result<String, String> {
        study::begin::<G::Game>(&table::<G>(setting)).map_err(|error| error.to_string())
    }

    fn opened(&self, text: &str) -> String {
        study::opened::<G::Game>(text)
    }

    fn look(&self, text: &str, lang: Lang) -> Looked {
        let study::Looked { tree, refused } = study::look::<G::Game>(text);
        Looked { tree, refused: refused.map(|refused| self.refusal(text, refused, lang)) }
    }

    fn edited(&self, text: &str, edit: &Edit) -> String {
        study::edited::<G::Game>(text, edit)
    }

    fn at_rest(&self, text: &str) -> String {
        study::at_rest::<G::Game>(text)
    }

    fn drawn(&self, text: &str, path: &str) -> Option<Value> {
        study::drawn::<G::Game>(text, path)
    }

    fn edition(&self, text: &str) -> usize {
        let config = RawFields::of(text).ok().and_then(|fields| fields.value::<Value>("config"));
        let config = config.and_then(|config| json::read_value::<ConfigOf<G>>(&config).ok());
        config.map_or(0, |config| <G as GamePages>::edition(&config))
    }

    fn name(&self, noun: Noun, value: &Value, edition: usize, lang: Lang) -> String {
        let seat = || {
            value
                .as_u64()
                .filter(|_| noun == Noun::Seat)
                .map(|seat| ui::i18n::study(lang).seat(seat as usize + 1))
        };
        let named = seat().or_else(|| G::piece_named(noun, value, edition, lang));
        named.unwrap_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    fn field(&self, plain: Plain, edition: usize, lang: Lang) -> &'static str {
        G::field_named(plain, edition, lang)
    }

    fn art(&self, noun: Noun, value: &Value, edition: usize) -> Option<String> {
        G::drawn_as(noun, value, edition)
    }

    fn text_only(&self, why: TextOnly) -> Vec<&'static str> {
        G::Game::TEXT_ONLY.iter().filter(|(_, of)| *of == why).map(|(path, _)| *path).collect()
    }

    fn moment(&self, text: &str, lang: Lang) -> Option<Moment> {
        let session = study::table::<G::Game>(text).ok()?;
        let Some(seat) = session.turn().seat() else {
            return Some(Moment { asked: None, moves: Vec::new() });
        };
        let (asked, moves) = with_context::<G, _>(&session, seat, lang, |context| {
            let moves = G::actions(context);
            (G::prompt_text(context), moves)
        });
        let moves = moves.into_iter().map(|(heading, said, _)| (heading, said)).collect();
        Some(Moment { asked: Some((seat.index(), asked)), moves })
    }

    fn moved(&self, text: &str, index: usize) -> Option<String> {
        let mut session = study::table::<G::Game>(text).ok()?;
        let seat = session.turn().seat()?;
        let moves = with_context::<G, _>(&session, seat, Lang::En, G::actions);
        let (.., action) = *moves.get(index)?;
        session.act(seat, action).ok()?;
        Some(session.studied())
    }

    fn seats(&self, text: &str, lang: Lang) -> Vec<StudySeat> {
        let Ok(session) = study::table::<G::Game>(text) else { return Vec::new() };
        let seats = Seat::all(session.seats().len() as u8);
        seats.map(|seat| StudySeat { by_rule: G::played_by_rule(session.game(), seat, lang) }).collect()
    }

    fn play(&self, text: &str, seats: &[Controller], lang: Lang) -> Result<Fresh, PositionRefusal> {
        let names = words(lang);
        let by_rule = self.seats(text, lang);
        let (mut people, mut opponents) = (names.people().into_iter(), names.rivals().into_iter());
        let sit = |(at, &controller): (usize, &Controller)| {
            if by_rule.get(at).is_some_and(|seat| seat.by_rule.is_some()) {
                return Player::opponent("", LevelId::Apprentice);
            }
            let name = match controller {
                Controller::Person => people.next(),
                _ => opponents.next(),
            };
            Player { name: name.map_or_else(String::new, str::to_owned), controller }
        };
        let players = seats.iter().enumerate().map(sit).collect();
        study::play::<G::Game>(text, players)
            .map(fresh::<G>)
            .map_err(|refused| self.refusal(text, refused, lang))
    }

    fn encode(&self, text: &str) -> String {
        link::encode::<G::Game>(text)
    }

    fn decode(&self, code: &str) -> Result<LinkedStudy, ShareError> {
        link::decode::<G::Game>(code)
    }

    fn of_save(&self, save: &str) -> Result<String, Option<Unopened>> {
        let reopened = Save::<G::Game>::parse(save).and_then(|save| save.reopen());
        let session = reopened.map_err(|error| Some(Unopened::from(error)))?.session;
        let mut people = session.people();
        let only = people.next().filter(|_| people.next().is_none());
        let seat = only.or_else(|| session.is_over().then_some(Seat(0))).ok_or(None)?;
        Ok(session.studied_at(session.len(), seat))
    }

    #[cfg(target_arch = "wasm32")]
    fn show(&self, study: StudyTable) -> Option<AnyView> {
        let session = study::table::<G::Game>(&study.legal.get_untracked()).ok()?;
        Some(screen::show::<G>(session, Studying { study, paths: paths::<G> }))
    }
}

/// Runs `f` on what a board would be drawn from for `seat`, which is asked.
fn with_context<G: GameUi, R>(
    session: &Session<G::Game>,
    seat: Seat,
    lang: Lang,
    f: impl FnOnce(BoardContext<'_, G>) -> R,
) -> R {
    let legal: Actions<ActionOf<G>> = session.legal(seat);
    let view = session.view(Viewer::Seat(seat));
    let draft = G::begin(&view, &legal);
    let called = |seat: usize| ui::i18n::study(lang).seat(seat + 1);
    let names: Vec<String> = (0..session.seats().len()).map(called).collect();
    f(BoardContext {
        game: session.game(),
        view: &view,
        legal: &legal,
        preview: &G::preview(session, seat, &draft),
        draft: &draft,
        names: &names,
        levels: &vec![None; names.len()],
        me: None,
        visiting: None,
        edits: false,
        lang,
        confirm: Default::default(),
    })
}
