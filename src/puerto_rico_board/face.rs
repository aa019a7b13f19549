//! Ties Puerto Rico to the page.

use game_core::{Actions, Game as _, Reason as _, Seat, Turn};
use puerto_rico::auto_answer::Power;
use puerto_rico::config::Options;
use puerto_rico::ids::Building;
use puerto_rico::{Action, Edition, Event, Idea, Prompt, PuertoRico, Reason, View};
use session::Session;

use super::draft::{self, Draft, Preview};
use super::logbook::thoughts;
use super::model::{Model, Tab, Target};
use super::names::{scene, texts};
use super::{build, flights, interaction, logbook, names, places, prompt, question, reasons, sheet};
use crate::PuertoRicoBoard;
use crate::guide::GUIDE;
use crate::lit;
use crate::words;
use crate::words::messages::Particulars;
use table::board::guide::Guide;
use table::board::{BoardContext, Flight, GameUi, Line, Pacing, Passage, SharedParts, Strip, TapOf};
use table::game::Reading;
use table::model::Sheet;
use ui::i18n::Lang;
use ui::i18n::learn::FirstTime;
use ui::sound::Sound;

impl GameUi for PuertoRicoBoard {
    type Game = PuertoRico;

    const HAS_HANDS: bool = false;

    type Draft = Draft;
    type Target = Target;
    type Preview = Preview;
    type Model = Model;

    fn title(game: &PuertoRico, lang: Lang) -> &'static str {
        words::of(lang, game.config().edition).title()
    }

    fn rule_of(reason: Reason) -> &'static str {
        reason.rule().0
    }

    fn reason(game: &PuertoRico, reason: Reason, lang: Lang) -> String {
        words::of(lang, game.config().edition).reason(reason, &Particulars::default())
    }

    fn refusal(context: BoardContext<'_, Self>, action: Action, reason: Reason) -> String {
        reasons::refusal(context, question::own_seat(context), action, reason)
    }

    fn preview(table: &Session<PuertoRico>, seat: Seat, draft: &Draft) -> Preview {
        draft::preview(table, seat, draft)
    }

    fn begin(view: &View, legal: &Actions<Action>) -> Draft {
        Draft::begin(view, legal)
    }

    fn build(context: BoardContext<'_, Self>) -> Model {
        build::build(context)
    }

    fn shared(model: &Model) -> SharedParts<'_, Target> {
        SharedParts { prompt: &model.prompt, round: &model.round, banner: model.banner.as_deref() }
    }

    fn tap(context: BoardContext<'_, Self>, target: Target) -> TapOf<Self> {
        interaction::tap(context, target)
    }

    fn sheet(context: BoardContext<'_, Self>, target: Target) -> Option<Sheet> {
        sheet::sheet(context, target)
    }

    fn actions(context: BoardContext<'_, Self>) -> Vec<(&'static str, String, Action)> {
        let Turn::Choose { prompt, .. } = context.view.turn else { return Vec::new() };
        let text = texts(context);
        let entry = |action: &Action| {
            (text.action_group(action), text.action(action, &prompt, &scene(context)), *action)
        };
        context.legal.iter().map(entry).collect()
    }

    fn places(context: BoardContext<'_, Self>, action: Action) -> Vec<String> {
        places::places(question::own_seat(context), action)
    }

    fn lines(
        step: usize,
        events: &[Event],
        view: &View,
        names: &[String],
        me: Option<Seat>,
        lang: Lang,
    ) -> Vec<Line> {
        logbook::lines(step, events, view, names, me, lang)
    }

    fn pacing(event: &Event) -> Pacing {
        logbook::pacing(event)
    }

    fn opens_phase(event: &Event) -> bool {
        logbook::opens_phase(event)
    }

    fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip<Target>> {
        logbook::strip(events, view, lang)
    }

    fn pauses(events: &[Event]) -> Vec<usize> {
        thoughts::pauses(events)
    }

    const FOLDS_REASONS: bool = true;

    fn is_thought(event: &Event) -> bool {
        thoughts::is_thought(event)
    }

    fn point_out(view: &mut View, _before: &View, events: &[Event]) {
        thoughts::point_out(view, events);
    }

    fn tells_end(event: &Event) -> bool {
        matches!(event, Event::LastRound { .. })
    }

    fn first_time(prompt: &Prompt, lang: Lang) -> Option<FirstTime> {
        words::of(lang, Edition::default()).first_time(prompt)
    }

    fn guide() -> &'static Guide<Self> {
        &GUIDE
    }

    fn guide_text(topic: &str, lang: Lang) -> &'static str {
        words::of(lang, Edition::default()).catalog.piece("guide", topic, "")
    }

    fn rule_now(view: &View) -> &'static str {
        match view.phase {
            Some((role, _)) => names::role_rule(role),
            None if !view.draft.is_empty() => "PR-DRAFT-2",
            None => "PR-RND-01",
        }
    }

    fn tie_break(lang: Lang) -> Option<&'static str> {
        Some(words::of(lang, Edition::default()).board_tie_break())
    }

    fn idea(context: BoardContext<'_, Self>, seat: Seat, idea: &Idea) -> String {
        texts(context).idea(seat, idea, &scene(context))
    }

    fn idea_places(context: BoardContext<'_, Self>, seat: Seat, idea: &Idea) -> Vec<String> {
        lit::places(context, seat, idea)
    }

    fn unknown(lang: Lang) -> &'static str {
        words::of(lang, Edition::default()).board_unknown()
    }

    fn flights(events: &[Event], view: &View) -> Vec<Flight> {
        flights::flights(events, view)
    }

    fn sound(event: &Event) -> Option<Sound> {
        flights::sound(event)
    }

    fn prompt_text(context: BoardContext<'_, Self>) -> String {
        let prompt = prompt::prompt(context);
        texts(context).sentences([&prompt.head, &prompt.text])
    }

    fn describe(context: BoardContext<'_, Self>) -> Vec<Passage> {
        let (table, text) = (ui::i18n::words(context.lang).table, texts(context));
        let model = build::build(context);
        let view = context.view;
        let market = text.spoken_of_market(&view.market, view.quarries);
        let register = text.spoken_register(view.workers, view.register);
        let supply = text.spoken_supply(text.crates(&view.crates));
        let roles = model.roles.into_iter().map(|role| role.spoken);
        let ships = model.ships.into_iter().map(|ship| ship.spoken);
        let festival = model.festival.into_iter().map(|objective| objective.spoken);
        let ends = model.gauges.into_iter().filter(|gauge| gauge.key != "register");
        let land = model.mat.land.into_iter().map(|space| space.spoken);
        let town = model.mat.town.into_iter().map(|site| site.spoken);
        let cards = model.mat.awards.cards.into_iter().map(|card| card.spoken);
        let face_down = model.mat.awards.face_down.into_iter().map(|(_, spoken)| spoken);
        let mat = land.chain(town).chain([model.mat.idle.spoken]).chain(cards).chain(face_down);
        let harbour = ships.chain([model.house.spoken, market, register, supply]).chain(festival);
        [
            Passage::of(table.what_now(), [Self::prompt_text(context), model.round]),
            Passage::of(text.area_role_tiles(), roles),
            Passage::of(text.tabs()[Tab::Harbour as usize], harbour),
            Passage::of(text.board_until_end(), ends.map(|gauge| gauge.spoken)),
            Passage::of(table.players(), model.rail.into_iter().map(|plate| plate.spoken)),
            Passage::of(model.mat.title, mat),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn reading(game: &PuertoRico) -> Option<Reading> {
        let Options { exp1, exp2, exp3, exp4, exp5, exp6, intl, puertomas, .. } = game.config().options;
        let auto = puertomas > 0;
        let modules = [
            (exp1, "exp1"),
            (exp2, "exp2"),
            (exp1 || exp2, "draft"),
            (exp3, "exp3"),
            (exp4, "exp4"),
            (exp5, "exp5"),
            (exp6, "exp6"),
            (intl, "intl"),
            (intl && exp1, "intl1"),
            (intl && exp3, "intl3"),
            (auto, "auto"),
            (auto && (exp1 || exp2), "auto1"),
            (auto && exp2, "auto2"),
            (auto && exp3, "auto3"),
            (auto && exp4, "auto4"),
            (auto && exp6, "auto6"),
        ];
        Some(match game.config().edition {
            Edition::Y1897 => {
                let more = modules.into_iter().filter(|(in_play, _)| *in_play).map(|(_, mark)| mark);
                let marks: Vec<&'static str> = ["1897"].into_iter().chain(more).collect();
                Reading::of(0, &marks)
            }
            Edition::Classic => Reading::of(1, &["classic"]),
        })
    }

    fn source(game: &PuertoRico, key: &str, lang: Lang) -> &'static str {
        words::of(lang, game.config().edition).source(key)
    }

    fn piece(game: &PuertoRico, key: &str, lang: Lang) -> String {
        let building = Building::ALL.into_iter().find(|building| building.key() == key);
        let name = |building: Building| words::of(lang, game.config().edition).building(building);
        building.map_or(key, name).to_owned()
    }

    fn played_by_rule(game: &PuertoRico, seat: Seat, lang: Lang) -> Option<&'static str> {
        names::puertoma(game, seat).map(|place| words::of(lang, Edition::Y1897).puertomas()[place])
    }

    fn solo_kind(game: &PuertoRico) -> Option<String> {
        let Options { puertomas, difficulty, .. } = game.config().options;
        if puertomas == 0 {
            return None;
        }
        let difficulty = crate::pages::difficulty_key(difficulty);
        let modules = Self::reading(game).map(|reading| reading.marks()).unwrap_or_default();
        let modules: Vec<&str> = modules.into_iter().filter(|mark| mark.starts_with("exp")).collect();
        let kind = [format!("{puertomas}"), difficulty.to_owned()].into_iter();
        Some(kind.chain(modules.into_iter().map(str::to_owned)).collect::<Vec<_>>().join("."))
    }

    fn power(power: Power, view: &View, seat: Seat, lang: Lang) -> Option<&'static str> {
        names::power(power, view, seat, lang)
    }
}
