//! Ties Puerto Rico to the page.

use sobremesa::core::{Actions, Game as _, Reason as _, Seat, Turn};
use sobremesa::games::puerto_rico::ids::Building;
use sobremesa::games::puerto_rico::{Action, Event, PuertoRico, Reason, View};
use sobremesa::session::Session;
use sobremesa::session::auto_answer::puerto_rico::Power;

use super::draft::{self, Draft, Preview};
use super::model::{Model, Target};
use super::names::{scene, texts};
use super::{build, flights, interaction, logbook, names, prompt, reasons, sheet};
use crate::app::boards::{Beat, Flight, GameUi, Line, Look, Shared, Strip, TapOf};
use crate::app::i18n::puerto_rico::Particulars;
use crate::app::i18n::{Lang, words};
use crate::app::table::model::Sheet;

impl GameUi for PuertoRico {
    type Draft = Draft;
    type Target = Target;
    type Preview = Preview;
    type Model = Model;

    fn title(&self, lang: Lang) -> &'static str {
        words(lang).puerto_rico().names(self.config().edition).title
    }

    fn rule_of(reason: Reason) -> &'static str {
        reason.rule().0
    }

    fn reason(&self, reason: Reason, lang: Lang) -> String {
        let particulars = Particulars { edition: self.config().edition, ..Particulars::default() };
        (words(lang).puerto_rico().reason)(reason, &particulars)
    }

    fn refusal(look: Look<'_, Self>, action: Action, reason: Reason) -> String {
        reasons::refusal(look, build::own_seat(look), action, reason)
    }

    fn preview(table: &Session<Self>, seat: Seat, draft: &Draft) -> Preview {
        draft::preview(table, seat, draft)
    }

    fn begin(view: &View, _legal: &Actions<Action>) -> Draft {
        Draft::begin(view)
    }

    fn build(look: Look<'_, Self>) -> Model {
        build::build(look)
    }

    fn shared(model: &Model) -> Shared<'_, Target> {
        Shared { prompt: &model.prompt, round: &model.round, banner: model.banner.as_deref() }
    }

    fn tap(look: Look<'_, Self>, target: Target) -> TapOf<Self> {
        interaction::tap(look, target)
    }

    fn sheet(look: Look<'_, Self>, target: Target) -> Option<Sheet> {
        sheet::sheet(look, target)
    }

    fn actions(look: Look<'_, Self>) -> Vec<(&'static str, String, Action)> {
        let Turn::Choose { prompt, .. } = look.view.turn else { return Vec::new() };
        let text = texts(look);
        let entry = |action: &Action| {
            let group = (text.action_group)(action, look.view.edition);
            (group, (text.action)(action, &prompt, &scene(look)), *action)
        };
        look.legal.iter().map(entry).collect()
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

    fn beat(event: &Event) -> Beat {
        logbook::beat(event)
    }

    fn opens_phase(event: &Event) -> bool {
        logbook::opens_phase(event)
    }

    fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip> {
        logbook::strip(events, view, lang)
    }

    fn flights(events: &[Event], view: &View) -> Vec<Flight> {
        flights::flights(events, view)
    }

    fn prompt_text(look: Look<'_, Self>) -> String {
        let prompt = prompt::prompt(look);
        let gap = if words(look.lang).table.spaced { " " } else { "" };
        format!("{}{gap}{}", prompt.head, prompt.text).trim_end().to_owned()
    }

    fn describe(look: Look<'_, Self>) -> Vec<String> {
        let model = build::build(look);
        let market = (texts(look).spoken.market)(&look.view.market, look.view.quarries, look.view.edition);
        let register =
            (texts(look).spoken.register)(look.view.register, look.view.workers, look.view.edition);
        let supply = (texts(look).spoken.supply)(&look.view.crates, look.view.edition);
        let mut sentences = vec![Self::prompt_text(look), model.round.clone()];
        sentences.extend(model.roles.iter().map(|role| role.spoken.clone()));
        sentences.extend(model.ships.iter().map(|ship| ship.spoken.clone()));
        sentences.extend([model.house.spoken.clone(), market, register, supply]);
        sentences.push(texts(look).board.until_end.to_owned());
        let ends = model.gauges.iter().filter(|gauge| gauge.key != "register");
        sentences.extend(ends.map(|gauge| gauge.spoken.clone()));
        sentences.extend(model.rail.iter().map(|plate| plate.spoken.clone()));
        sentences.push(model.mat.title.clone());
        let land = model.mat.land.iter().map(|space| space.spoken.clone());
        let town = model.mat.town.iter().map(|site| site.spoken.clone());
        sentences.extend(land.chain(town).filter(|spoken| !spoken.is_empty()));
        sentences.push(model.mat.idle_spoken.clone());
        sentences
    }

    fn source(&self, key: &str, lang: Lang) -> &'static str {
        (words(lang).puerto_rico().source)(key, self.config().edition)
    }

    fn piece(&self, key: &str, lang: Lang) -> String {
        let building = Building::ALL.into_iter().find(|building| building.key() == key);
        let name =
            |building: Building| words(lang).puerto_rico().names(self.config().edition).building(building);
        building.map_or(key, name).to_owned()
    }

    fn power(power: Power, view: &View, seat: Seat, lang: Lang) -> Option<&'static str> {
        names::power(power, view, seat, lang)
    }
}
