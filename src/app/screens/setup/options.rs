//! Edition, options, who begins, and the seed.

use leptos::prelude::*;

use super::draft::Draft;
use super::page::Setup;
use crate::app::dom::{El, View, el, swap, when};
use crate::app::games::{Choices, EditionForm, OptionForm};
use crate::app::i18n::t;

/// The panel.
pub fn options(setup: Setup) -> El {
    // Rows come and go with what is offered only, so that the focus stays.
    let rows = move |fine: bool| {
        swap(
            move || setup.draft.with(|draft| offered(setup, draft, fine)),
            move |(seats, offered)| {
                let shown = offered.into_iter().filter_map(|index| Some((index, setup.host.option(index)?)));
                shown.map(|(index, option)| row(setup, index, option, seats)).collect::<View>()
            },
        )
    };
    el("section")
        .class("panel setup__options")
        .attr("aria-labelledby", "options")
        .child(el("h2").attr("id", "options").text(|| t().screens.setup.options))
        .child(editions(setup))
        .child(rows(false))
        .child(when(move || setup.by_rule().is_none(), move || first(setup)))
        .child(seed(setup))
        .child(when(
            move || setup.draft.with(|draft| !offered(setup, draft, true).1.is_empty()),
            move || {
                let summary = el("summary").text(|| t().screens.setup.fine);
                el("details").class("fine").child(summary).child(rows(true))
            },
        ))
}

/// Which edition, where there are several: each with what it is like.
fn editions(setup: Setup) -> Option<El> {
    let editions = setup.host.editions();
    let one = |(index, edition): (usize, &'static EditionForm)| {
        let box_ = el("input")
            .attr("type", "radio")
            .attr("name", "edition")
            .checked(move || setup.draft.with(|draft| draft.edition == index))
            .on_change(move |_| setup.draft.update(|draft| draft.choose_edition(setup.host, index)));
        labelled(box_, edition.words)
    };
    (editions.len() > 1).then(|| {
        el("fieldset")
            .class("editions")
            .test("editions")
            .child(el("legend").class("field__label").text(|| t().screens.setup.edition))
            .child(editions.iter().enumerate().map(one).collect::<View>())
    })
}

/// A box with a title and what it changes.
fn labelled(box_: El, words: fn(&crate::app::i18n::Words) -> [&'static str; 2]) -> El {
    let note = el("small").class("check__note").text(move || words(t())[1]);
    el("label").class("check").child(box_).child(el("span").text(move || words(t())[0]).child(note))
}

fn value(draft: &Draft, index: usize) -> u8 {
    draft.values.get(index).copied().unwrap_or_default()
}

/// How many seats there are, and the options offered for them, by index.
fn offered(setup: Setup, draft: &Draft, fine: bool) -> (usize, Vec<usize>) {
    let seats = draft.seats.len();
    let is_offered =
        |option: &OptionForm| option.fine == fine && option.is_offered(draft.edition, seats, &draft.values);
    let all = (0..).map_while(|index| Some((index, setup.host.option(index)?)));
    (seats, all.filter(|(_, option)| is_offered(option)).map(|(index, _)| index).collect())
}

fn row(setup: Setup, index: usize, option: &'static OptionForm, seats: usize) -> El {
    let now = move || setup.draft.with(|draft| value(draft, index));
    let set = move |value: u8| {
        setup.draft.update(|draft| {
            if let Some(place) = draft.values.get_mut(index) {
                *place = value;
            }
        })
    };
    match option.choices {
        Choices::Switch => {
            let box_ = el("input").attr("type", "checkbox").checked(move || now() == 1);
            labelled(box_.on_change(move |event| set(event_target_checked(&event).into())), option.words)
        }
        Choices::Among(choices) => {
            // Made anew in another language; what is not among them is as usual.
            let options = move |choices: Vec<(u8, String)>| {
                let known = choices.iter().any(|&(value, _)| value == now());
                let one = |(value, name): (u8, String)| {
                    let chosen = move || (now() == value || !known && value == 0).into();
                    el("option").attr("value", value).prop("selected", chosen).text(name)
                };
                choices.into_iter().map(one).collect::<View>()
            };
            let select = el("select")
                .on_change(move |event| set(event_target_value(&event).parse().unwrap_or(0)))
                .child(swap(move || choices(t(), seats), options));
            field(move || (option.words)(t())[0], select_frame(select), move || (option.words)(t())[1])
        }
    }
}

fn field(
    label: impl Fn() -> &'static str + 'static,
    inside: El,
    hint: impl Fn() -> &'static str + 'static,
) -> El {
    el("label")
        .class("field")
        .child(el("span").class("field__label").text(label))
        .child(inside)
        .child(el("span").class("field__hint").text(hint))
}

fn select_frame(select: El) -> El {
    el("span").class("select").child(select)
}

/// Who begins.
fn first(setup: Setup) -> El {
    let draft = setup.draft;
    let choose = move |event| {
        let key = event_target_value(&event).parse().ok();
        draft.update(|draft| draft.first = key);
    };
    // Made anew whenever somebody is called otherwise or sits elsewhere.
    let seats = move || {
        draft.with(|draft| {
            let name = |seat: &super::draft::SeatDraft| (seat.key, draft.name(seat.key, &t().screens.setup));
            draft.seats.iter().map(name).collect::<Vec<_>>()
        })
    };
    let options = move |seats: Vec<(u32, String)>| {
        let one = |(key, name): (u32, String)| {
            let chosen = move || draft.with(|draft| draft.first == Some(key)).into();
            el("option").attr("value", key).prop("selected", chosen).text(name)
        };
        seats.into_iter().map(one).collect::<View>()
    };
    let drawn = el("option")
        .attr("value", "")
        .prop("selected", move || draft.with(|draft| draft.first.is_none()).into())
        .text(|| t().screens.setup.first_drawn);
    let select = el("select").on_change(choose).child(drawn).child(swap(seats, options));
    field(|| t().screens.setup.first, select_frame(select), || t().screens.setup.first_note)
}

fn seed(setup: Setup) -> El {
    let draft = setup.draft;
    let wrong = move || draft.with(|draft| draft.seed().is_err());
    let input = el("input")
        .class("input")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("maxlength", "24")
        .attr("placeholder", || t().screens.setup.seed_empty)
        .attr("aria-invalid", move || wrong().then_some("true"))
        .prop("value", move || draft.with(|draft| draft.seed.as_str().into()))
        .on("input", move |event: web_sys::Event| {
            draft.update(|draft| draft.seed = event_target_value(&event))
        });
    let error = || el("span").class("field__error").text(|| t().screens.setup.seed_wrong);
    el("label")
        .class("field")
        .child(el("span").class("field__label").text(|| t().screens.setup.seed))
        .child(input)
        .child(when(wrong, error))
        .child(el("span").class("field__hint").text(|| t().screens.setup.seed_note))
}
