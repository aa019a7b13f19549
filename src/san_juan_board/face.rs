//! Ties San Juan to the page.

use game_core::{Actions, Game as _, Reason as _, Seat, Turn};
use san_juan::auto_answer::Power;
use san_juan::ids::Kind;
use san_juan::{Action, Edition, Event, Idea, Prompt, Reason, SanJuan, View};
use session::Session;

use super::draft::{self, Draft, Preview};
use super::model::{Model, Target};
use super::prompt::{scene, texts};
use super::{board, cards, interaction, logbook, sheet, strip};
use crate::SanJuanBoard;
use crate::guide::GUIDE;
use crate::lit;
use crate::words::{SanJuanWords, kind_of, words_of};
use table::board::guide::Guide;
use table::board::{BoardContext, Flight, GameUi, Line, Pacing, Passage, SharedParts, Strip, TapOf};
use table::game::Reading;
use table::model::Sheet;
use ui::i18n::learn::FirstTime;
use ui::i18n::{Lang, words};
use ui::sound::Sound;

impl GameUi for SanJuanBoard {
    type Game = SanJuan;

    const HAS_HANDS: bool = true;

    type Draft = Draft;
    type Target = Target;
    type Preview = Preview;
    type Model = Model;

    fn title(game: &SanJuan, lang: Lang) -> &'static str {
        words_of(lang, game.config().edition).title()
    }

    fn rule_of(reason: Reason) -> &'static str {
        reason.rule().0
    }

    fn reason(game: &SanJuan, reason: Reason, lang: Lang) -> String {
        words_of(lang, game.config().edition).reason(reason)
    }

    fn preview(table: &Session<SanJuan>, seat: Seat, draft: &Draft) -> Preview {
        draft::preview(table, seat, draft)
    }

    fn begin(view: &View, legal: &Actions<Action>) -> Draft {
        Draft::begin(view, legal)
    }

    fn build(context: BoardContext<'_, Self>) -> Model {
        board::build(context)
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
        let own = board::own_seat(context).0;
        let card = |kind| {
            let place = draft::hand(context.view).iter().position(|card| *card == kind);
            place.map(|place| format!("hand-{place}"))
        };
        let slot = |slot: u8| Some(format!("slot-{own}-{slot}"));
        let place = match action {
            Action::Role(role) => Some(format!("role-{}", role.key())),
            Action::Build(kind) | Action::Pay(kind) | Action::Discard(kind) | Action::Tuck(kind) => {
                card(kind)
            }
            Action::Over(place)
            | Action::Spend(place)
            | Action::Produce(place)
            | Action::Sell(place)
            | Action::Ship(place) => slot(place),
            _ => None,
        };
        place.into_iter().collect()
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
        matches!(event, Event::RolePicked { .. })
    }

    fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip<Target>> {
        strip::strip(events, view, lang)
    }

    fn tells_end(event: &Event) -> bool {
        matches!(event, Event::GameEnded { .. })
    }

    fn first_time(prompt: &Prompt, lang: Lang) -> Option<FirstTime> {
        words(lang).san_juan().first_time(prompt)
    }

    fn guide() -> &'static Guide<Self> {
        &GUIDE
    }

    fn guide_text(topic: &str, lang: Lang) -> &'static str {
        words(lang).san_juan().catalog.piece("guide", topic, "")
    }

    fn rule_now(view: &View) -> &'static str {
        view.phase.map_or("SJ-FLOW-1", |phase| cards::role_rule(phase.role))
    }

    fn tie_break(lang: Lang) -> Option<&'static str> {
        Some(words(lang).san_juan().tie_break())
    }

    fn idea(context: BoardContext<'_, Self>, seat: Seat, idea: &Idea) -> String {
        texts(context).idea(seat, idea, &scene(context))
    }

    fn idea_places(context: BoardContext<'_, Self>, seat: Seat, idea: &Idea) -> Vec<String> {
        lit::places(context, seat, idea)
    }

    fn unknown(lang: Lang) -> &'static str {
        words(lang).san_juan().opponents_unknown()
    }

    fn flights(events: &[Event], view: &View) -> Vec<Flight> {
        logbook::flights(events, view)
    }

    fn sound(event: &Event) -> Option<Sound> {
        logbook::sound(event)
    }

    fn prompt_text(context: BoardContext<'_, Self>) -> String {
        let prompt = super::prompt::prompt(context);
        if prompt.text.is_empty() {
            return prompt.head;
        }
        texts(context).ask_whole(prompt.head, prompt.text)
    }

    fn describe(context: BoardContext<'_, Self>) -> Vec<Passage> {
        let (table, text) = (words(context.lang).table, texts(context));
        let model = board::build(context);
        let city = model.city.slots.into_iter().filter_map(|slot| slot.card).map(|card| card.spoken);
        let (drawn_title, drawn) = model.hand.drawn.unwrap_or_default();
        let piles = [model.market.spoken, model.market.piles_spoken];
        let cathedral = model.cathedral.map(|card| card.spoken);
        [
            Passage::of(table.what_now(), [Self::prompt_text(context), model.round]),
            Passage::of(text.board_market(), piles.into_iter().chain(cathedral)),
            Passage::of(text.board_roles(), model.roles.into_iter().map(|role| role.spoken)),
            Passage::of(table.players(), model.rail.into_iter().map(|plate| plate.spoken)),
            Passage::of(model.city.title, city),
            Passage::of(drawn_title, drawn.into_iter().map(|card| card.spoken)),
            Passage::of(model.hand.title, model.hand.cards.into_iter().map(|card| card.spoken)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn reading(game: &SanJuan) -> Option<Reading> {
        let config = game.config();
        Some(match config.edition {
            Edition::Y1897 if config.new_buildings => Reading::of(0, &["1897", "new"]),
            Edition::Y1897 => Reading::of(0, &["1897"]),
            Edition::Classic if config.extra_roles.is_some() => Reading::of(1, &["classic", "many"]),
            Edition::Classic => Reading::of(1, &["classic"]),
        })
    }

    fn source(game: &SanJuan, key: &str, lang: Lang) -> &'static str {
        words_of(lang, game.config().edition).source(key)
    }

    fn piece(game: &SanJuan, key: &str, lang: Lang) -> String {
        let words = words_of(lang, game.config().edition);
        kind_of(key).map_or(key, |kind| words.building(kind)).to_owned()
    }

    fn power(power: Power, view: &View, seat: Seat, lang: Lang) -> Option<&'static str> {
        let kind = match power {
            Power::Chapel => Kind::Chapel,
            Power::Library => Kind::Library,
            Power::Crane => Kind::Crane,
            Power::BlackMarket => Kind::BlackMarket,
            Power::Church => Kind::Church,
            Power::Office => Kind::Office,
            Power::FullPrice => return None,
        };
        let owned = view.seats[seat.index()].city.iter().any(|slot| slot.kind == kind);
        owned.then(|| words_of(lang, view.edition).building(kind))
    }
}
