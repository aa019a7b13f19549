//! The settings: language and look, pace, sound, controls, storage, the program.

use leptos::prelude::*;
use leptos::task::spawn_local;
use session::saves::Health;

use super::measure::Measure;
use ui::awake;
use ui::drawings::Icon;
use ui::i18n::{Messages, t};
use ui::library::{Library, Persistence, ask_to_keep, kept_for_good};
use ui::page_parts::{LangSelect, PageBar};
use ui::prefs::{Awake, Confirm, LOUDEST, Motion, Pace, Prefs, StoredPreferences, TextSize, Theme, Thinking};
use ui::pwa::OfflineTick;
use ui::route::Route;
use ui::sound::arrange::Cue;
use ui::sound::{Sound, speaker};

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <div class="page">
            <PageBar title=Signal::derive(|| t().settings.title().to_owned()) />
            <main class="page__main page__main--narrow" id="main">
                <Look />
                <Play />
                <Sounds />
                <Controls />
                <Storage />
                <About />
            </main>
        </div>
    }
}

/// Some text in the present language.
type Text = fn(&Messages) -> &'static str;

/// A section with a heading.
#[component]
fn Panel(
    /// The heading's ID in the document.
    id: &'static str,
    title: Text,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="panel" aria-labelledby=id>
            <h2 id=id>{move || title(&t())}</h2>
            {children()}
        </section>
    }
}

const THEMES: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];
const AWAKE: [Awake; 3] = [Awake::Battery, Awake::Always, Awake::Never];
const CONFIRMS: [Confirm; 4] = [Confirm::Never, Confirm::TurnEnd, Confirm::Roles, Confirm::Always];

#[component]
fn Look() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <Panel id="look" title=|words| words.settings.look()>
            <div class="setting">
                <div>
                    <p class="field__label" aria-hidden="true">
                        {move || t().shell.language()}
                    </p>
                    <p class="field__hint">{move || t().shell.not_translated(t().languages())}</p>
                </div>
                <span class="select">
                    <LangSelect />
                </span>
            </div>
            <Choice
                name="theme"
                label=|words| words.shell.theme()
                options=|words| THEMES.map(|theme| words.theme(theme)).to_vec()
                chosen=move || index(&THEMES, prefs.theme.get())
                choose=move |at| prefs.theme.set(THEMES[at])
            />
            <Choice
                name="text"
                label=|words| words.shell.text_size()
                note=|words| words.settings.text_note()
                options=|_| TextSize::ALL.map(|size| size.percent()).to_vec()
                unit="%"
                chosen=move || index(&TextSize::ALL, prefs.kept.get().text)
                choose=move |at| prefs.kept.update(|kept| kept.text = TextSize::ALL[at])
            />
        </Panel>
    }
}

#[component]
fn Play() -> impl IntoView {
    let kept = Prefs::get().kept;
    view! {
        <Panel id="play" title=|words| words.settings.play()>
            <Choice
                name="pace"
                label=|words| words.shell.pace()
                note=|words| words.settings.pace_note()
                options=|words| Pace::ALL.map(|pace| words.pace(pace)).to_vec()
                chosen=move || index(&Pace::ALL, kept.get().pace)
                choose=move |at| kept.update(|kept| kept.pace = Pace::ALL[at])
            />
            <Choice
                name="thinking"
                label=|words| words.shell.thinking()
                note=|words| words.settings.thinking_note()
                options=|words| Thinking::ALL.map(|time| words.thinking(time)).to_vec()
                chosen=move || index(&Thinking::ALL, kept.get().thinking)
                choose=move |at| kept.update(|kept| kept.thinking = Thinking::ALL[at])
            />
            <Choice
                name="motion"
                label=|words| words.shell.motion()
                note=|words| words.settings.motion_note()
                options=|words| MOTIONS.map(|motion| words.motion(motion)).to_vec()
                chosen=move || index(&MOTIONS, kept.get().motion)
                choose=move |at| kept.update(|kept| kept.motion = MOTIONS[at])
            />
            <Choice
                name="confirm"
                label=|words| words.shell.confirm()
                note=|words| words.settings.confirm_note()
                options=|words| CONFIRMS.map(|confirm| words.confirm(confirm)).to_vec()
                chosen=move || index(&CONFIRMS, kept.get().confirm)
                choose=move |at| kept.update(|kept| kept.confirm = CONFIRMS[at])
            />
            <Screen />
        </Panel>
    }
}

/// Checks whether the screen stays awake; where the browser cannot do that, it is said.
#[component]
fn Screen() -> impl IntoView {
    let kept = Prefs::get().kept;
    if !awake::is_there() {
        return view! { <p data-testid="no-awake">{move || t().settings.no_awake()}</p> }.into_any();
    }
    view! {
        <Choice
            name="awake"
            label=|words| words.settings.awake()
            note=|words| words.settings.awake_note()
            options=|words| AWAKE.map(|awake| words.awake(awake)).to_vec()
            chosen=move || index(&AWAKE, kept.get().awake)
            choose=move |at| kept.update(|kept| kept.awake = AWAKE[at])
        />
    }
    .into_any()
}

#[component]
fn Sounds() -> impl IntoView {
    speaker::listen();
    let kept = Prefs::get().kept;
    let is_on = Memo::new(move |_| kept.with(|kept| kept.sound));
    let switch = || {
        view! {
            <Switch
                label=|words| words.sound.switch()
                note=|words| words.sound.switch_note()
                place=|kept| &mut kept.sound
            />
        }
    };
    let vibration = || {
        view! {
            <Switch
                label=|words| words.sound.vibration()
                note=|words| words.sound.vibration_note()
                place=|kept| &mut kept.vibration
            />
        }
    };
    view! {
        <Panel id="sound" title=|words| words.sound.title()>
            {if speaker::is_there() {
                switch().into_any()
            } else {
                view! { <p>{move || t().sound.none()}</p> }.into_any()
            }}
            <Show when=move || is_on.get() && speaker::is_there()>
                <Volume />
                <Samples />
            </Show>
            {speaker::can_vibrate().then(vibration)}
        </Panel>
    }
}

/// By how much the volume changes with a key, in per cent.
const STEP: u8 = 5;

#[component]
fn Volume() -> impl IntoView {
    let kept = Prefs::get().kept;
    let percent = move || kept.with(|kept| kept.volume.min(LOUDEST));
    let spoken = move || t().sound.loudness(percent());
    let set = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            kept.update(|kept| kept.volume = volume);
        }
    };
    view! {
        <div class="setting">
            <label class="field__label" for="volume">
                {move || t().sound.volume()}
            </label>
            <span class="volume">
                <input
                    type="range"
                    id="volume"
                    min="0"
                    max=LOUDEST.to_string()
                    step=STEP.to_string()
                    prop:value=move || percent().to_string()
                    aria-valuetext=spoken
                    on:input=set
                />
                <output for="volume" aria-hidden="true">
                    {spoken}
                </output>
            </span>
        </div>
    }
}

/// A button for each sound, which plays it.
#[component]
fn Samples() -> impl IntoView {
    let button = |sound: Sound| {
        view! {
            <button class="btn" on:click=move |_| speaker::play(&[Cue::now(sound)])>
                {move || t().sample(sound)}
            </button>
        }
    };
    view! {
        <div class="setting">
            <p class="field__label" id="samples">
                {move || t().sound.samples()}
            </p>
            <div class="row__acts" role="group" aria-labelledby="samples" data-testid="samples">
                {Sound::ALL.map(button).collect_view()}
            </div>
        </div>
    }
}

#[component]
fn Controls() -> impl IntoView {
    view! {
        <Panel id="controls" title=|words| words.settings.controls()>
            <Switch
                label=|words| words.shell.colour_aids()
                note=|words| words.settings.aids_note()
                place=|kept| &mut kept.colour_aids
            />
            <Switch
                label=|words| words.shell.shortcuts()
                note=|words| words.settings.shortcuts_note()
                place=|kept| &mut kept.shortcuts
            />
            <Switch
                label=|words| words.shell.undo_time()
                note=|words| words.settings.undo_time_note()
                place=|kept| &mut kept.undo_time
            />
            <Switch
                label=|words| words.hints.switch()
                note=|words| words.hints.switch_note()
                place=|kept| &mut kept.hints
            />
            <Switch
                label=|words| words.learn.first_times()
                note=|words| words.learn.first_times_note()
                place=|kept| &mut kept.first_times
            />
        </Panel>
    }
}

#[component]
fn Storage() -> impl IntoView {
    let library = Library::get();
    let kept = RwSignal::new(Persistence::Unknown);
    let look = move || {
        spawn_local(async move {
            // The page may have been left in the meantime.
            kept.try_set(kept_for_good().await);
        })
    };
    look();
    let ask = move |_| {
        spawn_local(async move {
            ask_to_keep().await;
            look();
        })
    };
    let health = move || match library.health().get() {
        Health::Kept => t().settings.works(),
        Health::Unavailable => t().store.unavailable(),
        Health::Full => t().store.full(),
    };
    let games = move || format!("{} {}", t().settings.games(library.items().with(Vec::len)), health());
    let promise = move || match kept.get() {
        Persistence::ForGood => Some(t().settings.for_good()),
        Persistence::WhileUsed => Some(t().settings.while_used()),
        Persistence::Unknown => None,
    };
    view! {
        <Panel id="storage" title=|words| words.settings.storage()>
            <p>{games}</p>
            <p role="status">{promise}</p>
            <div class="row__acts">
                <Show when=move || kept.get() == Persistence::WhileUsed>
                    <button class="btn" on:click=ask>
                        {move || t().settings.ask()}
                    </button>
                </Show>
                <a class="btn" href=Route::Saved.to_string()>
                    <Icon name="save" />
                    {move || t().settings.saved()}
                </a>
                <button class="btn" on:click=move |_| library.export_all()>
                    <Icon name="export" />
                    {move || t().saved.export_all()}
                </button>
            </div>
        </Panel>
    }
}

#[component]
fn About() -> impl IntoView {
    view! {
        <Panel id="about" title=|words| words.settings.about()>
            <p>{move || t().settings.version(env!("CARGO_PKG_VERSION"))}</p>
            <p>
                {move || t().settings.licence()} " "
                <a class="link" href="./licences.html">
                    {move || t().settings.licences()}
                </a>
            </p>
            <p>{move || t().settings.unofficial()}</p>
            <p>{move || t().settings.privacy()}</p>
            <OfflineTick />
            <Measure />
            <Reset />
        </Panel>
    }
}

/// Puts everything but the language back to how it was at first.
#[component]
fn Reset() -> impl IntoView {
    let prefs = Prefs::get();
    let done = RwSignal::new(false);
    let reset = move |_| {
        prefs.theme.set(Theme::default());
        prefs.kept.set(StoredPreferences::default());
        done.set(true);
    };
    let told = move || done.get().then(|| t().settings.was_reset());
    view! {
        <div class="row__acts">
            <button class="btn" on:click=reset>
                {move || t().settings.reset()}
            </button>
            <p class="field__hint">{move || t().settings.reset_note()}</p>
        </div>
        <p role="status">{told}</p>
    }
}

/// One of several.
#[component]
fn Choice(
    /// The group's name in the document.
    name: &'static str,
    /// Label of the setting.
    label: Text,
    /// Note on the effect.
    #[prop(optional)]
    note: Option<Text>,
    /// The options in order; as many in every language.
    options: fn(&Messages) -> Vec<&'static str>,
    /// Written behind each option.
    #[prop(optional)]
    unit: &'static str,
    /// The index of the present option.
    chosen: impl Fn() -> usize + Copy + Send + 'static,
    /// Takes the option with this index.
    choose: impl Fn(usize) + Copy + Send + 'static,
) -> impl IntoView {
    let option = move |at: usize| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen() == at
                    on:change=move |_| choose(at)
                />
                <span>{move || format!("{}{unit}", options(&t())[at])}</span>
            </label>
        }
    };
    let count = untrack(|| options(&t()).len());
    view! {
        <div class="setting">
            <div>
                <p class="field__label" aria-hidden="true">
                    {move || label(&t())}
                </p>
                {note.map(|note| view! { <p class="field__hint">{move || note(&t())}</p> })}
            </div>
            <fieldset class="seg">
                <legend class="vh">{move || label(&t())}</legend>
                {(0..count).map(option).collect_view()}
            </fieldset>
        </div>
    }
}

/// On or off.
#[component]
fn Switch(
    label: Text,
    /// Note on the effect.
    note: Text,
    /// Field of the preferences.
    place: fn(&mut StoredPreferences) -> &mut bool,
) -> impl IntoView {
    let kept = Prefs::get().kept;
    let set = move |event| kept.update(|kept| *place(kept) = event_target_checked(&event));
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=move || *place(&mut kept.get()) on:change=set />
            <span>{move || label(&t())} <small class="check__note">{move || note(&t())}</small></span>
        </label>
    }
}

fn index<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).expect("invariant: the list names every value")
}
