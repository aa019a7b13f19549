//! The settings: language and look, pace, controls, storage, the program.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sobremesa::session::shelf::Health;

use super::measure::measure;
use super::parts::{button, link, page_bar};
use crate::app::dom::{El, RwSignal, View, el, when};
use crate::app::i18n::{Lang, Words, t};
use crate::app::library::{Kept as KeptFor, Library, ask_to_keep, kept_for_good};
use crate::app::prefs::{Confirm, Kept, Motion, Pace, Prefs, TextSize, Theme};
use crate::app::pwa::OfflineTick;
use crate::app::route::Route;

/// The page.
pub fn page() -> El {
    let main = el("main").class("page__main page__main--narrow").attr("id", "main");
    el("div").class("page").child(page_bar(|| t().screens.settings.title.to_owned())).child(main.child((
        look(),
        play(),
        controls(),
        storage(),
        about(),
    )))
}

/// Some text in the present language.
type Text = fn(&Words) -> &'static str;

fn panel(id: &'static str, title: Text) -> El {
    let heading = el("h2").attr("id", id).text(move || title(t()));
    el("section").class("panel").attr("aria-labelledby", id).child(heading)
}

const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];
const CONFIRMS: [Confirm; 3] = [Confirm::Never, Confirm::TurnEnd, Confirm::Always];

fn look() -> El {
    let prefs = Prefs::get();
    let lang = Choice {
        name: "lang",
        label: |words| words.shell.language,
        note: None,
        options: |_| Lang::ALL.map(Lang::name).to_vec(),
        unit: "",
    };
    let theme = Choice {
        name: "theme",
        label: |words| words.shell.theme,
        note: None,
        options: |words| words.shell.themes.to_vec(),
        unit: "",
    };
    let size = Choice {
        name: "text",
        label: |words| words.shell.text_size,
        note: None,
        options: |_| TextSize::ALL.map(|size| size.percent()).to_vec(),
        unit: "%",
    };
    panel("look", |words| words.screens.settings.look)
        .child(lang.show(move || index(&Lang::ALL, prefs.wanted()), move |at| prefs.speak(Lang::ALL[at])))
        .child(theme.show(move || index(&THEMES, prefs.theme.get()), move |at| prefs.theme.set(THEMES[at])))
        .child(size.show(
            move || index(&TextSize::ALL, prefs.kept.get().text),
            move |at| prefs.kept.update(|kept| kept.text = TextSize::ALL[at]),
        ))
}

fn play() -> El {
    let kept = Prefs::get().kept;
    let pace = Choice {
        name: "pace",
        label: |words| words.shell.pace,
        note: Some(|words| words.screens.settings.pace_note),
        options: |words| words.shell.paces.to_vec(),
        unit: "",
    };
    let motion = Choice {
        name: "motion",
        label: |words| words.shell.motion,
        note: Some(|words| words.screens.settings.motion_note),
        options: |words| words.shell.motions.to_vec(),
        unit: "",
    };
    let confirm = Choice {
        name: "confirm",
        label: |words| words.shell.confirm,
        note: Some(|words| words.screens.settings.confirm_note),
        options: |words| words.shell.confirms.to_vec(),
        unit: "",
    };
    panel("play", |words| words.screens.settings.play)
        .child(pace.show(
            move || index(&Pace::ALL, kept.get().pace),
            move |at| kept.update(|kept| kept.pace = Pace::ALL[at]),
        ))
        .child(motion.show(
            move || index(&MOTIONS, kept.get().motion),
            move |at| kept.update(|kept| kept.motion = MOTIONS[at]),
        ))
        .child(confirm.show(
            move || index(&CONFIRMS, kept.get().confirm),
            move |at| kept.update(|kept| kept.confirm = CONFIRMS[at]),
        ))
}

fn controls() -> El {
    panel("controls", |words| words.screens.settings.controls)
        .child(switch(
            |words| words.shell.colour_aids,
            |words| words.screens.settings.aids_note,
            |kept| &mut kept.colour_aids,
        ))
        .child(switch(
            |words| words.shell.shortcuts,
            |words| words.screens.settings.shortcuts_note,
            |kept| &mut kept.shortcuts,
        ))
        .child(switch(
            |words| words.screens.settings.further,
            |words| words.screens.settings.further_note,
            |kept| &mut kept.take_back_further,
        ))
}

fn storage() -> El {
    let library = Library::get();
    let kept = RwSignal::new(KeptFor::Unknown);
    let look = move || {
        spawn_local(async move {
            // The page may have been left in the meantime.
            kept.try_set(kept_for_good().await);
        })
    };
    look();
    let health = move || match library.health().get() {
        Health::Kept => t().screens.settings.works,
        Health::Unavailable => t().screens.store.unavailable,
        Health::Full => t().screens.store.full,
    };
    let games =
        move || format!("{} {}", (t().screens.settings.games)(library.items().with(Vec::len)), health());
    let promise = move || match kept.get() {
        KeptFor::ForGood => Some(t().screens.settings.for_good),
        KeptFor::WhileUsed => Some(t().screens.settings.while_used),
        KeptFor::Unknown => None,
    };
    let ask = move |_| {
        spawn_local(async move {
            ask_to_keep().await;
            look();
        })
    };
    let ask_button = move || el("button").class("btn").on_click(ask).text(|| t().screens.settings.ask);
    let export = button("btn", "export", || t().screens.saved.export_all);
    let acts = el("div")
        .class("row__acts")
        .child(when(move || kept.get() == KeptFor::WhileUsed, ask_button))
        .child(link("btn", Route::Saved.to_string(), "save", || t().screens.settings.saved))
        .child(export.on_click(move |_| library.export_all()));
    panel("storage", |words| words.screens.settings.storage)
        .child(el("p").text(games))
        .child(el("p").attr("role", "status").text(promise))
        .child(acts)
}

fn about() -> El {
    let prefs = Prefs::get();
    let done = RwSignal::new(false);
    let reset = move |_| {
        prefs.theme.set(Theme::default());
        prefs.kept.set(Kept::default());
        done.set(true);
    };
    let told = move || done.get().then(|| t().screens.settings.was_reset);
    let reset = el("button").class("btn").on_click(reset).text(|| t().screens.settings.reset);
    panel("about", |words| words.screens.settings.about)
        .child(el("p").text(|| (t().screens.settings.version)(env!("CARGO_PKG_VERSION"))))
        .child(el("p").text(|| t().screens.settings.licence))
        .child(el("p").text(|| t().screens.settings.unofficial))
        .child(el("p").text(|| t().screens.settings.privacy))
        .child(view! { <OfflineTick /> }.into_any())
        .child(measure())
        .child(
            el("div")
                .class("row__acts")
                .child(reset)
                .child(el("p").class("field__hint").text(|| t().screens.settings.reset_note)),
        )
        .child(el("p").attr("role", "status").text(told))
}

/// One of several.
struct Choice {
    /// The group's name in the document.
    name: &'static str,
    /// What is chosen.
    label: Text,
    /// What it changes.
    note: Option<Text>,
    /// The options in order; as many in every language.
    options: fn(&Words) -> Vec<&'static str>,
    /// Written behind each option.
    unit: &'static str,
}

impl Choice {
    /// The choice, with the index of the present option and how to take another.
    fn show(
        self,
        chosen: impl Fn() -> usize + Copy + 'static,
        choose: impl Fn(usize) + Copy + 'static,
    ) -> El {
        let Choice { name, label, note, options, unit } = self;
        let one = move |at: usize| {
            let box_ = el("input")
                .attr("type", "radio")
                .attr("name", name)
                .checked(move || chosen() == at)
                .on_change(move |_| choose(at));
            let words = move || format!("{}{unit}", options(t())[at]);
            el("label").child(box_).child(el("span").text(words))
        };
        let all = (0..options(t()).len()).map(one).collect::<View>();
        let hint = note.map(|note| el("p").class("field__hint").text(move || note(t())));
        let label_text = el("p").class("field__label").attr("aria-hidden", "true").text(move || label(t()));
        let legend = el("legend").class("vh").text(move || label(t()));
        el("div")
            .class("setting")
            .child(el("div").child(label_text).child(hint))
            .child(el("fieldset").class("seg").child(legend).child(all))
    }
}

/// On or off.
fn switch(label: Text, note: Text, place: fn(&mut Kept) -> &mut bool) -> El {
    let kept = Prefs::get().kept;
    let set = move |event| kept.update(|kept| *place(kept) = event_target_checked(&event));
    let box_ = el("input").attr("type", "checkbox").checked(move || *place(&mut kept.get())).on_change(set);
    let note = el("small").class("check__note").text(move || note(t()));
    el("label").class("check").child(box_).child(el("span").text(move || label(t())).child(note))
}

fn index<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).expect("invariant: the list names every value")
}
