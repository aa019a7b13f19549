//! The settings: language and look, pace, controls, storage, the program.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::measure::Measure;
use super::parts::{PageBar, icon};
use crate::app::i18n::{Lang, t, words};
use crate::app::library::{Kept as KeptFor, Library, ask_to_keep, kept_for_good};
use crate::app::prefs::{Confirm, Kept, Motion, Pace, Prefs, TextSize, Theme};
use crate::app::pwa::OfflineTick;
use crate::app::route::Route;
use sobremesa::session::shelf::Health;

/// The page.
#[component]
pub fn Settings() -> impl IntoView {
    let title = Signal::derive(|| t().screens.settings.title.to_owned());
    view! {
        <div class="page">
            <PageBar title=title />
            <main class="page__main page__main--narrow" id="main">
                <Look />
                <Play />
                <Controls />
                <Storage />
                <About />
            </main>
        </div>
    }
}

#[component]
fn Look() -> impl IntoView {
    let prefs = Prefs::get();
    let languages = || Lang::ALL.map(|lang| words(lang).shell.language_name).to_vec();
    let sizes = || TextSize::ALL.map(|size| size.percent()).to_vec();
    view! {
        <section class="panel" aria-labelledby="look">
            <h2 id="look">{move || t().screens.settings.look}</h2>
            <Choice
                name="lang"
                label=Signal::derive(|| t().shell.language)
                options=Signal::derive(languages)
                chosen=Signal::derive(move || index(&Lang::ALL, prefs.lang.get()))
                choose=move |at| prefs.lang.set(Lang::ALL[at])
            />
            <Choice
                name="theme"
                label=Signal::derive(|| t().shell.theme)
                options=Signal::derive(|| t().shell.themes.to_vec())
                chosen=Signal::derive(move || index(&THEMES, prefs.theme.get()))
                choose=move |at| prefs.theme.set(THEMES[at])
            />
            <Choice
                name="text"
                label=Signal::derive(|| t().shell.text_size)
                options=Signal::derive(sizes)
                unit="%"
                chosen=Signal::derive(move || index(&TextSize::ALL, prefs.kept.get().text))
                choose=move |at| prefs.kept.update(|kept| kept.text = TextSize::ALL[at])
            />
        </section>
    }
}

const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];
const CONFIRMS: [Confirm; 3] = [Confirm::Never, Confirm::TurnEnd, Confirm::Always];

#[component]
fn Play() -> impl IntoView {
    let kept = Prefs::get().kept;
    view! {
        <section class="panel" aria-labelledby="play">
            <h2 id="play">{move || t().screens.settings.play}</h2>
            <Choice
                name="pace"
                label=Signal::derive(|| t().shell.pace)
                note=Signal::derive(|| t().screens.settings.pace_note)
                options=Signal::derive(|| t().shell.paces.to_vec())
                chosen=Signal::derive(move || index(&Pace::ALL, kept.get().pace))
                choose=move |at| kept.update(|kept| kept.pace = Pace::ALL[at])
            />
            <Choice
                name="motion"
                label=Signal::derive(|| t().shell.motion)
                note=Signal::derive(|| t().screens.settings.motion_note)
                options=Signal::derive(|| t().shell.motions.to_vec())
                chosen=Signal::derive(move || index(&MOTIONS, kept.get().motion))
                choose=move |at| kept.update(|kept| kept.motion = MOTIONS[at])
            />
            <Choice
                name="confirm"
                label=Signal::derive(|| t().shell.confirm)
                note=Signal::derive(|| t().screens.settings.confirm_note)
                options=Signal::derive(|| t().shell.confirms.to_vec())
                chosen=Signal::derive(move || index(&CONFIRMS, kept.get().confirm))
                choose=move |at| kept.update(|kept| kept.confirm = CONFIRMS[at])
            />
        </section>
    }
}

#[component]
fn Controls() -> impl IntoView {
    let kept = Prefs::get().kept;
    view! {
        <section class="panel" aria-labelledby="controls">
            <h2 id="controls">{move || t().screens.settings.controls}</h2>
            <Switch
                label=Signal::derive(|| t().shell.colour_aids)
                note=Signal::derive(|| t().screens.settings.aids_note)
                on=Signal::derive(move || kept.get().colour_aids)
                set=move |on| kept.update(|kept| kept.colour_aids = on)
            />
            <Switch
                label=Signal::derive(|| t().shell.shortcuts)
                note=Signal::derive(|| t().screens.settings.shortcuts_note)
                on=Signal::derive(move || kept.get().shortcuts)
                set=move |on| kept.update(|kept| kept.shortcuts = on)
            />
            <Switch
                label=Signal::derive(|| t().screens.settings.further)
                note=Signal::derive(|| t().screens.settings.further_note)
                on=Signal::derive(move || kept.get().take_back_further)
                set=move |on| kept.update(|kept| kept.take_back_further = on)
            />
        </section>
    }
}

#[component]
fn Storage() -> impl IntoView {
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
    view! {
        <section class="panel" aria-labelledby="storage">
            <h2 id="storage">{move || t().screens.settings.storage}</h2>
            <p>{move || (t().screens.settings.games)(library.items().with(Vec::len))} " " {health}</p>
            <p role="status">{promise}</p>
            <div class="row__acts">
                {move || (kept.get() == KeptFor::WhileUsed).then(|| view! {
                    <button class="btn" on:click=ask>{move || t().screens.settings.ask}</button>
                })}
                <a class="btn" href=Route::Saved.to_string()>{icon("save")}{move || t().screens.settings.saved}</a>
                <button class="btn" on:click=move |_| library.export_all()>
                    {icon("export")}
                    {move || t().screens.saved.export_all}
                </button>
            </div>
        </section>
    }
}

#[component]
fn About() -> impl IntoView {
    let prefs = Prefs::get();
    let done = RwSignal::new(false);
    let reset = move |_| {
        prefs.theme.set(Theme::default());
        prefs.kept.set(Kept::default());
        done.set(true);
    };
    view! {
        <section class="panel" aria-labelledby="about">
            <h2 id="about">{move || t().screens.settings.about}</h2>
            <p>{move || (t().screens.settings.version)(env!("CARGO_PKG_VERSION"))}</p>
            <p>{move || t().screens.settings.licence}</p>
            <p>{move || t().screens.settings.unofficial}</p>
            <p>{move || t().screens.settings.privacy}</p>
            <OfflineTick />
            <Measure />
            <div class="row__acts">
                <button class="btn" on:click=reset>{move || t().screens.settings.reset}</button>
                <p class="field__hint">{move || t().screens.settings.reset_note}</p>
            </div>
            <p role="status">{move || done.get().then(|| t().screens.settings.was_reset)}</p>
        </section>
    }
}

/// One of several.
#[component]
fn Choice(
    /// The group's name in the document.
    name: &'static str,
    /// What is chosen.
    label: Signal<&'static str>,
    /// What it changes.
    #[prop(optional)]
    note: Option<Signal<&'static str>>,
    /// The options in order.
    options: Signal<Vec<&'static str>>,
    /// Written behind each option.
    #[prop(optional)]
    unit: &'static str,
    /// The index of the present one.
    chosen: Signal<usize>,
    /// Takes another.
    choose: impl Fn(usize) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let one = move |(at, words): (usize, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == at
                    on:change=move |_| choose(at)
                />
                <span>{words}{unit}</span>
            </label>
        }
    };
    view! {
        <div class="setting">
            <div>
                <p class="field__label" aria-hidden="true">{label}</p>
                {note.map(|note| view! { <p class="field__hint">{note}</p> })}
            </div>
            <fieldset class="seg">
                <legend class="vh">{label}</legend>
                {move || options.get().into_iter().enumerate().map(one).collect_view()}
            </fieldset>
        </div>
    }
}

/// On or off.
#[component]
fn Switch(
    /// What.
    label: Signal<&'static str>,
    /// What it changes.
    note: Signal<&'static str>,
    /// Whether it is on.
    on: Signal<bool>,
    /// Switches it.
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=on on:change=move |event| set(event_target_checked(&event)) />
            <span>
                {label}
                <small class="check__note">{note}</small>
            </span>
        </label>
    }
}

fn index<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).expect("invariant: the list names every value")
}
