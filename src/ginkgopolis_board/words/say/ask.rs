//! Questions, answers, forecasts and refusals.

use ginkgopolis::action::Good;
use ginkgopolis::ids::{Card, CardKind, Item, Letter, Tile};
use ginkgopolis::{Action, Cell, Outlook, Prompt, Reason};

use crate::words::messages::{Gains, Say, Scene, SelectionForecast, Stage, Who};
use crate::words::said::Words;
use ui::i18n::learn::FirstTime;

impl Words {
    /// The prompt for the person who decides.
    pub fn ask(self, stage: &Stage) -> Say {
        let ask = self.ask;
        let (head, text): (String, String) = match *stage {
            Stage::Draft { pick } => (ask.draft(pick), ask.draft_pass(pick)),
            Stage::Choose { tiles: true } => (ask.choose().into(), ask.choose_tiles().into()),
            Stage::Choose { tiles: false } => (ask.choose().into(), ask.choose_no_tiles().into()),
            Stage::Chosen { card, tile, missing: Gains([0, 0, 0]) } => {
                (self.chosen(card, tile), String::new())
            }
            Stage::Chosen { card, tile, missing } => (self.chosen(card, tile), ask.short(self.haul(missing))),
            Stage::Goods => (ask.goods().into(), String::new()),
            Stage::LastTile { ends: true } => (ask.last_tile().into(), ask.last_tile_ends().into()),
            Stage::LastTile { ends: false } => (ask.last_tile().into(), ask.last_tile_returns().into()),
            Stage::Shift { letter, hal, chosen } => {
                let text = if chosen { ask.shift_chosen() } else { ask.shift_choose() };
                (self.after_hal(letter, hal, ask.shift(letter.to_string())), text.into())
            }
            Stage::Place { letter, hal, chosen } => {
                let text = match chosen {
                    None => ask.place_choose().into(),
                    Some((column, row)) => ask.place_chosen(column, row),
                };
                (self.after_hal(letter, hal, ask.place(letter.to_string())), text)
            }
            Stage::Return { chosen: 0, .. } => (ask.out_of_tiles().into(), ask.return_or_pass().into()),
            Stage::Return { chosen, of } => (ask.return_(self.count.tiles(chosen)), ask.return_of(of)),
        };
        Say { head, text }
    }

    fn chosen(self, card: Card, tile: Option<Tile>) -> String {
        let ask = self.ask;
        match (card.kind(), tile) {
            (CardKind::Building(top), None) => ask.exploit(self.tile(top)),
            (CardKind::Building(top), Some(tile)) => ask.construct(self.tile(top), self.tile(tile)),
            (CardKind::Urban(letter), None) => ask.exploit_letter(letter.to_string()),
            (CardKind::Urban(letter), Some(tile)) => ask.urbanize(letter.to_string(), self.tile(tile)),
        }
    }

    /// Says first who built where the marker was, if it was Hal.
    fn after_hal(self, letter: Letter, hal: bool, question: String) -> String {
        let built = hal.then(|| self.ask.hal_built(letter.to_string()));
        self.sentences(built.into_iter().chain([question]))
    }

    /// Question to another seat.
    pub fn waiting(self, prompt: &Prompt, who: Who) -> String {
        let wait = self.wait;
        match prompt {
            Prompt::Draft { .. } => wait.draft(who),
            Prompt::Card | Prompt::Tile => wait.card(who),
            Prompt::Goods => wait.goods(who),
            Prompt::LastTile { .. } => wait.last_tile(who),
            Prompt::Shift { .. } | Prompt::Place { .. } => wait.marker(who),
            Prompt::Return => wait.return_(who),
        }
    }

    /// Explanation of a question that is asked for the first time.
    pub fn first_time(self, prompt: &Prompt) -> Option<FirstTime> {
        let key = match prompt {
            Prompt::Draft { .. } => "draft",
            Prompt::Card => "card",
            Prompt::Tile => "tile",
            Prompt::Goods => "goods",
            Prompt::Shift { .. } => "shift",
            Prompt::Place { .. } => "place",
            Prompt::LastTile { .. } | Prompt::Return => return None,
        };
        FirstTime::new(key, self.catalog.piece("first-time", key, ""))
    }

    /// Forecast of a selection; of one that cannot be paid for, the missing part, up to the colon
    /// behind which stands the action that it would become.
    pub fn forecast(self, forecast: &SelectionForecast, scene: &Scene) -> String {
        let said = self.forecast;
        match *forecast {
            SelectionForecast::Goods { besides: Gains([0, 0, 0]) } => said.take().into(),
            SelectionForecast::Goods { besides } => said.take_more(self.haul(besides)),
            SelectionForecast::Exploit { gives, besides, .. } => self.gain(gives, besides),
            SelectionForecast::Urbanize { payable: false, .. } => said.short(self.haul(Gains([1, 0, 0]))),
            SelectionForecast::Urbanize { gives, besides, .. } => {
                self.sentences([said.urbanize().into(), self.gain(gives, besides)])
            }
            SelectionForecast::Construct {
                missing: [0, 0],
                points,
                colour,
                place,
                back,
                owner,
                besides,
                ..
            } => {
                let resources = |count| self.count.resources(count);
                let parts = [
                    owner.map(|(seat, returned)| said.owner(returned, scene.name(seat))),
                    (back > 0).then(|| said.back(resources(back))),
                    (points > 0).then(|| said.number(self.items(Item::Point, points))),
                    colour.then(|| said.color().into()),
                    Some(said.place(resources(place))),
                    (besides != Gains::default()).then(|| said.more(self.haul(besides))),
                ];
                self.sentences(parts.into_iter().flatten())
            }
            SelectionForecast::Construct { missing: [resources, points], .. } => {
                said.short(self.haul(Gains([resources, 0, points])))
            }
        }
    }

    fn gain(self, gives: Gains, besides: Gains) -> String {
        let (goods, more) = (self.haul(gives), self.haul(besides));
        match (gives, besides) {
            (Gains([0, 0, 0]), Gains([0, 0, 0])) => self.forecast.nothing().into(),
            (_, Gains([0, 0, 0])) => self.forecast.gain(goods),
            (Gains([0, 0, 0]), _) => self.forecast.more(more),
            _ => self.forecast.gain_more(goods, more),
        }
    }

    /// Forecast of the markers after building at one of them.
    pub fn markers(self, letter: Letter, outlook: &Outlook) -> String {
        let (said, places) = (self.forecast, outlook.places.len());
        let goes = match outlook.adjacent {
            true => said.marker(letter.to_string(), places),
            false => said.marker_away(letter.to_string(), places),
        };
        let sets = outlook.further.iter().filter(|set| !set.is_empty()).map(|set| self.letters(set));
        let others = sets.reduce(|front, last| self.list.or(front, last));
        self.sentences([Some(goes), others.map(|others| said.marker_others(others))].into_iter().flatten())
    }

    /// A legal action as a sentence.
    pub fn action(self, action: &Action) -> String {
        let said = self.action;
        match *action {
            Action::Done => said.done().into(),
            Action::Keep(kept) => said.keep(self.character(kept)),
            Action::Redraw => said.redraw().into(),
            Action::Card(chosen) => said.card(self.card(chosen)),
            Action::Alone => said.alone().into(),
            Action::With(added) => said.with(self.tile(added)),
            Action::Take(Good::Resource) => said.take_resource().into(),
            Action::Take(Good::Tile) => said.take_tile().into(),
            Action::Shift(choice) => said.shift(choice + 1),
            Action::Row(row) => said.row(row),
            Action::Place(cell) => said.place(cell.x, cell.y),
            Action::Return(back) => said.return_(self.tile(back)),
            Action::Leave => said.leave().into(),
        }
    }

    /// A marker put on a place, in its column and row as the map is read, beside these buildings, as an action.
    pub fn put(self, cell: Cell, beside: &[Tile]) -> String {
        let place = self.action(&Action::Place(cell));
        match self.beside(beside) {
            Some(beside) => self.spoken.comma(place, beside),
            None => place,
        }
    }

    /// Moving these markers, as an action.
    pub fn shift(self, letters: &[Letter]) -> String {
        self.action.shift_letters(self.letters(letters))
    }

    /// The heading under which the action list groups an action.
    pub fn action_group(self, action: &Action) -> &'static str {
        let group = self.group;
        match action {
            Action::Done | Action::Return(_) => group.return_(),
            Action::Keep(_) => group.characters(),
            Action::Redraw => group.redraw(),
            Action::Card(_) => group.cards(),
            Action::Alone | Action::With(_) => group.tiles(),
            Action::Take(_) | Action::Leave => group.goods(),
            Action::Shift(_) | Action::Row(_) | Action::Place(_) => group.markers(),
        }
    }

    /// Returns a refusal.
    pub fn reason(self, reason: Reason) -> &'static str {
        let said = self.reason;
        match reason {
            Reason::GameOver => said.game_over(),
            Reason::NotAsked => said.not_asked(),
            Reason::NotInPacket => said.not_in_packet(),
            Reason::NoRedraw => said.no_redraw(),
            Reason::TooLateToRedraw => said.too_late_to_redraw(),
            Reason::NotInHand => said.not_in_hand(),
            Reason::NotBehindScreen => said.not_behind_screen(),
            Reason::ReserveEmpty => said.reserve_empty(),
            Reason::SupplyEmpty => said.supply_empty(),
            Reason::NoSuchShift => said.no_such_shift(),
            Reason::NotAdjacent => said.not_adjacent(),
            Reason::NotOnRim => said.not_on_rim(),
            Reason::Occupied => said.occupied(),
            Reason::OutOfOrder => said.out_of_order(),
            Reason::NotInRow => said.not_in_row(),
            Reason::Ascending => said.ascending(),
        }
    }
}
