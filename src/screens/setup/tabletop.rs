//! The table drawn as one chooses who sits there.

use leptos::prelude::*;
use session::Controller;

use super::draft::TableDraft;
use super::page::Setup;
use table::game::strength_of;
use ui::drawings::SeatMark;
use ui::i18n::{Pages, listed, t};

/// A seat as the table's picture shows it: name, who plays, whether it begins.
type Plate = (String, &'static str, bool);

/// The table as a picture; the words for it are read instead.
#[component]
pub fn Tabletop(setup: Setup) -> impl IntoView {
    let draft = setup.draft;
    let plates = Memo::new(move |_| draft.with(|draft| plates(setup, draft)));
    let plate = |(index, (name, who, begins)): (usize, Plate)| {
        view! {
            <span class="tabletop__seat" data-at=index + 1>
                <SeatMark seat=index />
                <b>{name}</b>
                <small>{who}</small>
                {begins.then(|| view! { <small>{move || t().setup.begins()}</small> })}
            </span>
        }
    };
    let label = move || draft.with(|draft| t().setup.table(names(draft, &setup.by_rule(), t())));
    view! {
        <div
            class="setup__table tabletop"
            role="img"
            aria-label=label
            data-n=move || draft.with(|draft| draft.seats.len())
        >
            <img
                class="tabletop__print"
                src=format!("posters/{}.svg", setup.form.id())
                alt=""
                width="960"
                height="640"
            />
            {move || plates.get().into_iter().enumerate().map(plate).collect_view()}
        </div>
    }
}

fn plates(setup: Setup, draft: &TableDraft) -> Vec<Plate> {
    let plate = |key: u32| {
        let controller = draft.index(key).map_or(Controller::Person, |index| draft.seats[index].controller);
        (draft.name(key, t()), who(controller), draft.first == Some(key))
    };
    let mut plates: Vec<_> = keys(draft).into_iter().map(plate).collect();
    let by_rule = setup.by_rule();
    let free = plates.len() - by_rule.len();
    for (plate, name) in plates[free..].iter_mut().zip(by_rule) {
        *plate = (name.to_owned(), "", false);
    }
    plates
}

/// The keys of the seats, in the order of play.
pub fn keys(draft: &TableDraft) -> Vec<u32> {
    draft.seats.iter().map(|seat| seat.key).collect()
}

/// Everybody's name; `by_rule` is what plays the last seats.
pub fn names(draft: &TableDraft, by_rule: &[&'static str], words: Pages) -> String {
    let keys = keys(draft);
    let free = keys[..keys.len() - by_rule.len()].iter().map(|&key| draft.name(key, words));
    let names: Vec<String> = free.chain(by_rule.iter().copied().map(str::to_owned)).collect();
    listed(words.lang(), &names)
}

/// Returns the name of a controller, whatever its style.
pub fn who(controller: Controller) -> &'static str {
    strength_of(controller, &t()).unwrap_or(t().setup.person())
}
