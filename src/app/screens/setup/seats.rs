//! Who sits where: the list, and the table drawn as one chooses.

use leptos::prelude::*;
use sobremesa::ai::LevelId;
use sobremesa::session::Mind;
use sobremesa::session::sitter::MAX_NAME;
use web_sys::Event;

use super::draft::Draft;
use super::note::note;
use super::page::{Setup, random};
use crate::app::dom::{El, RwSignal, View, each, el, icon, mark, swap, when};
use crate::app::i18n::screens::Setup as Words;
use crate::app::i18n::{t, words};
use crate::app::prefs::Prefs;

/// The table as a picture; the words for it are read instead.
pub fn tabletop(setup: Setup) -> El {
    let draft = setup.draft;
    // Name, who plays, whether it begins.
    let seats = move || {
        draft.with(|draft| {
            let seat = |key: u32| {
                let mind = draft.index(key).map_or(Mind::Person, |index| draft.seats[index].mind);
                (draft.name(key, &t().screens.setup), who(mind), draft.first == Some(key))
            };
            let mut seats: Vec<_> = keys(draft).into_iter().map(seat).collect();
            if let Some((name, last)) = setup.by_rule().zip(seats.last_mut()) {
                *last = (name.to_owned(), "", false);
            }
            seats
        })
    };
    let plate = |(index, (name, who, begins)): (usize, (String, &'static str, bool))| {
        el("span")
            .class("tabletop__seat")
            .attr("data-at", index + 1)
            .child(mark(index, "mark"))
            .child(el("b").text(name))
            .child(el("small").text(who))
            .child(begins.then(|| el("small").text(t().screens.setup.begins)))
    };
    el("section")
        .class("setup__table tabletop")
        .attr("role", "img")
        .attr("aria-label", move || {
            draft.with(|draft| (t().screens.setup.table)(&names(draft, setup.by_rule(), &t().screens.setup)))
        })
        .attr("data-n", move || draft.with(|draft| draft.seats.len()))
        .child(el("span").class("tabletop__cloth"))
        .child(swap(seats, move |seats| seats.into_iter().enumerate().map(plate).collect::<View>()))
}

fn keys(draft: &Draft) -> Vec<u32> {
    draft.seats.iter().map(|seat| seat.key).collect()
}

/// Everybody's name; `by_rule` is what plays the last seat, if not somebody.
fn names(draft: &Draft, by_rule: Option<&str>, words: &Words) -> String {
    let mut names: Vec<String> = keys(draft).into_iter().map(|key| draft.name(key, words)).collect();
    if let Some((name, last)) = by_rule.zip(names.last_mut()) {
        *last = name.to_owned();
    }
    names.join(words.join)
}

/// What a mind is called.
fn who(mind: Mind) -> &'static str {
    match mind {
        Mind::Person => t().screens.setup.person,
        Mind::Opponent(level) => t().screens.setup.levels[level as usize].name,
    }
}

/// The list of seats.
pub fn seats(setup: Setup) -> El {
    let draft = setup.draft;
    let said = RwSignal::new(String::new());
    let prefs = Prefs::get();
    let shuffle = move |_| {
        draft.update(|draft| draft.shuffle(random()));
        let words = &words(prefs.lang.get_untracked()).screens.setup;
        said.set(draft.with_untracked(|draft| (words.shuffled)(&names(draft, None, words))));
    };
    let has_room = move |draft: &Draft| draft.seats.len() < draft.limits(setup.host).1;
    let add = move |_| {
        if draft.with_untracked(has_room) {
            draft.update(Draft::add);
        }
    };
    // Nobody sits down where the rules play.
    let free = move || {
        let mut keys = draft.with(keys);
        keys.truncate(keys.len() - usize::from(setup.by_rule().is_some()));
        keys
    };
    let rows = each(free, u32::to_string, move |key| seat_row(setup, key));
    let add = move || {
        el("button")
            .class("btn")
            .attr("aria-disabled", move || (!draft.with(has_room)).then_some("true"))
            .on_click(add)
            .child(icon("plus"))
            .text(|| t().screens.setup.add)
    };
    let alike = move || setup.by_rule().is_none();
    let shuffle = move || el("button").class("btn").on_click(shuffle).text(|| t().screens.setup.shuffle);
    el("section")
        .class("panel setup__seats")
        .attr("aria-labelledby", "seats")
        .child(el("h2").attr("id", "seats").text(|| t().screens.setup.seats))
        .child(el("p").class("setup__summary").text(move || draft.with(|draft| summary(setup, draft))))
        .child(el("ol").class("seats").child(rows))
        .child(el("div").class("row__acts").child((when(alike, add), when(alike, shuffle))))
        .child(el("p").class("vh").attr("role", "status").text(move || said.get()))
        .child(el("p").class("field__hint").text(|| t().screens.setup.fair))
}

/// Who plays, and what is special about two seats; against the rules, what the
/// edition is like.
fn summary(setup: Setup, draft: &Draft) -> String {
    if setup.by_rule().is_some() {
        return (setup.host.editions()[draft.edition].words)(t())[1].to_owned();
    }
    let (seats, people) = (draft.seats.len(), draft.people());
    let summary = (t().screens.setup.summary)(seats, people);
    match (setup.host.editions()[draft.edition].duel)(t()) {
        duel if seats == 2 && people > 0 && !duel.is_empty() => (t().screens.setup.and)(&summary, duel),
        _ => summary,
    }
}

/// One seat. It follows its key, wherever that sits.
fn seat_row(setup: Setup, key: u32) -> El {
    let draft = setup.draft;
    let index = move || draft.with(|draft| draft.index(key)).unwrap_or(0);
    let name = move || draft.with(|draft| draft.name(key, &t().screens.setup));
    let typed = move || {
        draft.with(|draft| draft.index(key).map(|index| draft.seats[index].name.clone()).unwrap_or_default())
    };
    let type_name = move |event: Event| {
        draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key) {
                seat.name = event_target_value(&event);
            }
        })
    };
    let input = el("input")
        .class("input")
        .attr("maxlength", MAX_NAME)
        .attr("autocomplete", "off")
        .attr("aria-label", move || (t().screens.setup.name_of)(index() + 1))
        .attr("placeholder", name)
        .prop("value", move || typed().into())
        .on("input", type_name);
    let who = el("div").class("seatrow__who").child(mind_select(setup, key)).child(
        el("p").class("seatrow__note").text(move || note(setup, mind(setup, key), draft.with(Draft::people))),
    );
    el("li")
        .class("seatrow")
        .child(swap(index, |index| mark(index, "mark")))
        .child(input)
        .child(seat_acts(setup, key))
        .child(who)
}

/// Who plays the seat; tracked.
fn mind(setup: Setup, key: u32) -> Mind {
    setup.draft.with(|draft| draft.index(key).map_or(Mind::Person, |index| draft.seats[index].mind))
}

/// Forward, and away.
fn seat_acts(setup: Setup, key: u32) -> El {
    let draft = setup.draft;
    let name = move || draft.with(|draft| draft.name(key, &t().screens.setup));
    let is_first = move || draft.with(|draft| draft.index(key)) == Some(0);
    let can_go = move |draft: &Draft| draft.seats.len() > draft.limits(setup.host).0;
    let go = move |_| {
        if draft.with_untracked(can_go) {
            draft.update(|draft| draft.remove(key));
        }
    };
    let forward = el("button")
        .class("iconbtn")
        .attr("aria-label", move || (t().screens.setup.earlier)(&name()))
        .attr("aria-disabled", move || is_first().then_some("true"))
        .on_click(move |_| draft.update(|draft| draft.move_forward(key)))
        .child(el("span").class("turned").child(icon("back")));
    let away = el("button")
        .class("iconbtn")
        .attr("aria-label", move || (t().screens.setup.remove)(&name()))
        .attr("aria-disabled", move || (!draft.with(can_go)).then_some("true"))
        .on_click(go)
        .child(icon("close"));
    el("span").class("seatrow__acts").child((forward, away))
}

/// A person, or an opponent of some level.
fn mind_select(setup: Setup, key: u32) -> El {
    let minds = || std::iter::once(Mind::Person).chain(LevelId::ALL.map(Mind::Opponent));
    let choose = move |event| {
        let at: usize = event_target_value(&event).parse().unwrap_or(0);
        let chosen = minds().nth(at).unwrap_or_default();
        setup.draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key) {
                seat.mind = chosen;
            }
        });
    };
    let option = move |(at, one): (usize, Mind)| {
        let chosen = move || (mind(setup, key) == one).into();
        el("option").attr("value", at).prop("selected", chosen).text(move || who(one))
    };
    let index = move || setup.draft.with(|draft| draft.index(key)).unwrap_or(0);
    let select = el("select")
        .attr("aria-label", move || (t().screens.setup.who_of)(index() + 1))
        .on_change(choose)
        .child(minds().enumerate().map(option).collect::<View>());
    el("span").class("select").child(select)
}
