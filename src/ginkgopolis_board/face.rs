//! Ties Ginkgopolis to the page.

use game_core::{Actions, Game as _, Reason as _, Seat, Turn};
use ginkgopolis::event::Source;
use ginkgopolis::{Action, CardKind, Event, Ginkgopolis, Idea, Item, Prompt, Reason, Tile, View};
use session::Session;
use session::auto_answer::NoPower;

use super::build::{self, scene, texts};
use super::draft::Draft;
use super::forecast::DraftForecast;
use super::model::{Model, Target};
use super::{forecast, interaction, logbook, playback, prompt, sheet};
use crate::GinkgopolisBoard;
use crate::guide::GUIDE;
use crate::lit;
use crate::words::GinkgopolisWords;
use table::board::guide::Guide;
use table::board::{BoardContext, Flight, GameUi, Line, Pacing, Passage, SharedParts, Strip, TapOf};
use table::model::Sheet;
use ui::i18n::learn::FirstTime;
use ui::i18n::{Lang, words};
use ui::sound::Sound;

/// The most pieces of one gain that are seen to travel.
const PIECES: u8 = 3;

impl GameUi for GinkgopolisBoard {
    type Game = Ginkgopolis;

    const HAS_HANDS: bool = true;

    type Draft = Draft;
    type Target = Target;
    type Preview = Option<DraftForecast>;
    type Model = Model;

    fn title(_game: &Ginkgopolis, lang: Lang) -> &'static str {
        words(lang).pitch(Self::ID).title
    }

    fn keys(lang: Lang) -> &'static [(&'static str, &'static str)] {
        words(lang).ginkgopolis().keys()
    }

    fn rule_of(reason: Reason) -> &'static str {
        reason.rule().0
    }

    fn reason(_game: &Ginkgopolis, reason: Reason, lang: Lang) -> String {
        words(lang).ginkgopolis().reason(reason).to_owned()
    }

    fn preview(table: &Session<Ginkgopolis>, seat: Seat, draft: &Draft) -> Option<DraftForecast> {
        forecast::forecast(table, seat, draft)
    }

    fn begin(view: &View, _legal: &Actions<Action>) -> Draft {
        Draft::begin(view)
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
        let text = texts(context);
        let entry = |action: &Action| (text.action_group(action), prompt::label(context, *action), *action);
        context.legal.iter().map(entry).collect()
    }

    fn places(context: BoardContext<'_, Self>, action: Action) -> Vec<String> {
        match action {
            Action::Card(card) => {
                let on_map = match card.kind() {
                    CardKind::Building(tile) => format!("block-{tile}"),
                    CardKind::Urban(letter) => format!("marker-{letter}"),
                };
                vec![format!("card-{card}"), on_map]
            }
            Action::With(tile) | Action::Return(tile) => vec![format!("tile-{tile}")],
            Action::Alone => vec!["no-tile".to_owned()],
            Action::Keep(character) => vec![format!("character-{}", character.number())],
            Action::Place(cell) => vec![format!("free-{}-{}", cell.x, cell.y)],
            Action::Shift(set) => {
                let letters = context.view.shifts.get(usize::from(set)).into_iter().flatten();
                letters.map(|letter| format!("marker-{letter}")).collect()
            }
            Action::Done | Action::Redraw | Action::Take(_) | Action::Row(_) | Action::Leave => Vec::new(),
        }
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
        playback::pauses(events)
    }

    fn is_thought(event: &Event) -> bool {
        logbook::is_thought(event)
    }

    fn point_out(view: &mut View, before: &View, events: &[Event]) {
        view.action = playback::shown_action(before.action, events);
    }

    fn tells_end(event: &Event) -> bool {
        matches!(event, Event::LastRound { .. })
    }

    fn first_time(prompt: &Prompt, lang: Lang) -> Option<FirstTime> {
        words(lang).ginkgopolis().first_time(prompt)
    }

    fn guide() -> &'static Guide<Self> {
        &GUIDE
    }

    fn guide_text(topic: &str, lang: Lang) -> &'static str {
        words(lang).ginkgopolis().catalog.piece("guide", topic, "")
    }

    fn rule_now(view: &View) -> &'static str {
        match (view.turn, view.action) {
            (Turn::Choose { prompt: Prompt::Draft { .. }, .. }, _) => "GK-SET-09",
            (Turn::Choose { prompt: Prompt::Return, .. }, _) => "GK-SUP-03",
            (Turn::Choose { prompt: Prompt::Place { .. } | Prompt::Shift { .. }, .. }, _) => "GK-MRK-05",
            (_, Some(_)) => "GK-RES-01",
            (_, None) => "GK-SEL-01",
        }
    }

    fn idea(context: BoardContext<'_, Self>, seat: Seat, idea: &Idea) -> String {
        texts(context).idea(seat, idea, &scene(context))
    }

    fn idea_places(context: BoardContext<'_, Self>, seat: Seat, idea: &Idea) -> Vec<String> {
        lit::places(context, seat, idea)
    }

    fn unknown(lang: Lang) -> &'static str {
        words(lang).ginkgopolis().unknown()
    }

    fn flights(events: &[Event], _view: &View) -> Vec<Flight> {
        events.iter().flat_map(flights_of).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        sound_of(event)
    }

    fn prompt_text(context: BoardContext<'_, Self>) -> String {
        let prompt = prompt::prompt(context);
        texts(context).sentences([prompt.head, prompt.text])
    }

    fn describe(context: BoardContext<'_, Self>) -> Vec<Passage> {
        let (text, table) = (texts(context), words(context.lang).table);
        let Model { rail, map, mine, engine, hand, districts, all_districts, round, .. } =
            build::build(context);
        let packet = hand.packet.into_iter().map(|character| character.spoken);
        let cards = hand.cards.into_iter().map(|card| card.spoken);
        let tiles = hand.tiles.into_iter().map(|tile| tile.spoken);
        let columns = engine.columns.into_iter().map(|column| column.spoken);
        let at_end = engine.at_end.into_iter().map(|card| text.effect(card));
        let standings = districts.into_iter().map(|district| district.text);
        [
            Passage::of(table.what_now(), [Self::prompt_text(context), round]),
            Passage::of(table.players(), rail.into_iter().map(|plate| plate.spoken)),
            Passage::of(mine.title, [mine.spoken]),
            Passage::of(engine.title, columns.chain(at_end)),
            Passage::of(hand.title, packet.chain(cards).chain(tiles)),
            Passage::of(text.board.city(), map.cells.into_iter().map(|cell| cell.spoken)),
            Passage::of(text.board.districts(), standings.chain([all_districts.1])),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn source(_game: &Ginkgopolis, key: &str, lang: Lang) -> &'static str {
        words(lang).ginkgopolis().source(key)
    }

    fn piece(_game: &Ginkgopolis, key: &str, lang: Lang) -> String {
        words(lang).ginkgopolis().piece(key)
    }

    fn played_by_rule(game: &Ginkgopolis, seat: Seat, lang: Lang) -> Option<&'static str> {
        // Against Hal there is one player; the seat behind is his (GK-MOD-02).
        (game.config().players == 1 && seat == Seat(1)).then_some(words(lang).ginkgopolis().hal())
    }

    fn power(power: NoPower, _view: &View, _seat: Seat, _lang: Lang) -> Option<&'static str> {
        match power {}
    }
}

/// Gains fly from where they come to the plate of their seat; a tile and its resources from there to their
/// place, and a marker to its new one.
fn flights_of(event: &Event) -> Vec<Flight> {
    let plate = |seat: &Seat| format!("seat-{}", seat.0);
    match event {
        Event::Gained { seat, item, count, from, .. } => {
            let place = match from {
                Source::Building(tile) | Source::Around(tile) | Source::BuiltOver(tile) => block(*tile),
                _ => String::new(),
            };
            let art = match item {
                Item::Resource => "i-resource",
                Item::Tile => "i-tile",
                Item::Point => "i-point",
            };
            pieces((*count).min(PIECES), &[&place, "map"], &plate(seat), art)
        }
        Event::Urbanized { seat, tile, .. } => built(&plate(seat), *tile, 1),
        Event::Constructed { seat, tile, placed, .. } => built(&plate(seat), *tile, *placed),
        Event::MarkerPlaced { letter, .. } => {
            let marker = format!("marker-{letter}");
            pieces(1, &[&marker], &marker, "pin")
        }
        _ => Vec::new(),
    }
}

/// The name of a building for flights.
fn block(tile: Tile) -> String {
    format!("block-{tile}")
}

/// A tile goes to its place, and as many resources after it.
fn built(plate: &str, tile: Tile, resources: u8) -> Vec<Flight> {
    let (to, art) = (block(tile), format!("tile-{}", build::key(tile.colour())));
    let mut flights = pieces(1, &[plate], &to, &art);
    flights.extend(pieces(resources.min(PIECES), &[plate], &to, "i-resource"));
    flights
}

fn pieces(count: u8, from: &[&str], to: &str, art: &str) -> Vec<Flight> {
    let from: Vec<String> = from.iter().map(|&name| name.to_owned()).collect();
    let piece = |_| Flight { from: from.clone(), to: vec![to.to_owned()], art: art.to_owned() };
    (0..count).map(piece).collect()
}

fn sound_of(event: &Event) -> Option<Sound> {
    match event {
        Event::Drew { .. }
        | Event::HalDrew
        | Event::Redrew { .. }
        | Event::Revealed { .. }
        | Event::CharacterKept { .. }
        | Event::PacketsPassed
        | Event::CardKept { .. }
        | Event::HalSwapped { .. }
        | Event::HandsPassed { .. }
        | Event::Gained { item: Item::Tile, .. } => Some(Sound::Paper),
        Event::Urbanized { .. }
        | Event::Constructed { .. }
        | Event::MarkerPlaced { .. }
        | Event::HalTile { .. }
        | Event::TilesReturned { .. }
        | Event::Gained { item: Item::Resource, .. } => Some(Sound::Wood),
        Event::Gained { item: Item::Point, .. } => Some(Sound::Coin),
        _ => None,
    }
}
