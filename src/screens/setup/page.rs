//! The set-up page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use session::share::ShareError;
use session::statistics::{Match, Statistics};

use super::draft::{DraftError, TableDraft};
use super::fetched::Start;
use super::options::Options;
use super::seats::Seats;
use super::share::ShareLink;
use super::tabletop::Tabletop;
use crate::catalogue::form;
use crate::fetch::{fetch, module};
use table::game::{CodeContent, GameForm, GameInfo, GameModule, Setting, handoff};
use ui::awaited::MissingPart;
use ui::drawings::Icon;
use ui::i18n::{t, use_lang, words};
use ui::library::{Library, kept, remember, remembered};
use ui::page_parts::PageBar;
use ui::prefs::Prefs;
use ui::route::{Company, Route};
use ui::router::Router;

/// A table being set; copies share it.
#[derive(Clone, Copy)]
pub struct Setup {
    /// Options of the game.
    pub form: &'static dyn GameForm,
    /// Choices so far.
    pub draft: RwSignal<TableDraft>,
    /// The strength that matches the person. What cannot be read is told where statistics are shown.
    pub matched: Match,
    info: &'static GameInfo,
    /// Reason why it could not be played when last tried.
    refused: RwSignal<Option<DraftError>>,
    /// True if the game did not come when last asked for.
    missing: RwSignal<bool>,
    /// True if the player waits for the game.
    waiting: RwSignal<bool>,
    prefs: Prefs,
    library: Library,
    router: Router,
}

impl Setup {
    fn new(form: &'static dyn GameForm, info: &'static GameInfo, draft: TableDraft) -> Setup {
        let setup = Setup {
            form,
            draft: RwSignal::new(draft),
            matched: kept::<Statistics>().unwrap_or_default().matched(form.id()),
            info,
            refused: RwSignal::new(None),
            missing: RwSignal::new(false),
            waiting: RwSignal::new(false),
            prefs: Prefs::get(),
            library: Library::get(),
            router: Router::get(),
        };
        // What was wrong is forgotten as soon as something is changed.
        Effect::new(move |_| {
            setup.draft.track();
            setup.refused.set(None);
        });
        setup.fetch_game();
        setup
    }

    /// Has the game come while the table is set.
    fn fetch_game(self) {
        self.missing.set(false);
        spawn_local(async move {
            let came = fetch(self.info, self.prefs).await;
            // Somebody may have gone elsewhere in the meantime.
            self.missing.try_set(came.is_err());
        });
    }

    /// Does what needs the game as soon as it is here, unless something else
    /// waits for it already.
    fn with_game(self, act: impl FnOnce(&'static dyn GameModule) + 'static) {
        if let Some(module) = module(self.info.id) {
            return act(module);
        }
        if self.waiting.get_untracked() {
            return;
        }
        self.waiting.set(true);
        self.missing.set(false);
        spawn_local(async move {
            let came = fetch(self.info, self.prefs).await;
            if self.waiting.is_disposed() {
                // Somebody has gone elsewhere in the meantime.
                return;
            }
            self.waiting.set(false);
            match came {
                Ok(module) => act(module),
                Err(_) => self.missing.set(true),
            }
        });
    }

    /// Names of the opponents that the rules play; tracked.
    pub fn by_rule(self) -> Vec<&'static str> {
        self.draft.with(|draft| {
            let (form, of) = (&self.form.editions()[draft.edition], draft.by_rule(self.form));
            let names = form.by_rule.as_ref().map(|by_rule| by_rule.name);
            names.map_or(Vec::new(), |name| (0..of).map(|place| name(&t(), place, of)).collect())
        })
    }

    /// Remark on our opponents beside those; tracked.
    pub fn beside_rule(self) -> Option<&'static str> {
        self.draft.with(|draft| {
            let form = self.form.editions()[draft.edition].by_rule.as_ref()?;
            let beside = draft.by_rule(self.form) > 0 && draft.has_opponents(self.form);
            Some((form.beside)(&t())).filter(|said| beside && !said.is_empty())
        })
    }

    /// The table as it stands, with a fresh seed if none was typed. If it
    /// cannot be played, the page says why.
    pub fn setting(self) -> Option<Setting> {
        let words = words(self.prefs.lang.get_untracked());
        let setting = self.draft.get_untracked().setting(self.form, words, random());
        let mut setting = setting.map_err(|error| self.refused.set(Some(error))).ok()?;
        self.matched.give_to(&mut setting.seats);
        Some(setting)
    }

    /// Deals a game among people at devices of their own. Who plays here is asked as at every other
    /// device: where the link leads.
    fn start_by_link(self, setting: Setting) {
        self.with_game(move |module| match module.invite(&setting) {
            Ok(code) => {
                self.remember(&setting);
                self.router.go(&Route::Link(code));
            }
            Err(why) => self.refused.set(Some(DraftError::Refused(why))),
        });
    }

    /// Remembers the table for the next one in the same company.
    fn remember(self, setting: &Setting) {
        let company = self.draft.with_untracked(|draft| draft.company(self.form));
        remember(&last_key(self.form, company), &self.form.encode(setting));
    }

    /// Deals a game that this device decides for others, which are invited at the table.
    fn start_by_devices(self, setting: Setting) {
        self.with_game(move |module| match module.host(&setting) {
            Ok(fresh) => {
                self.remember(&setting);
                let id = self.library.create(fresh.summary, &fresh.save);
                self.router.go(&Route::Table(id));
            }
            Err(why) => self.refused.set(Some(DraftError::Refused(why))),
        });
    }

    /// Deals, stores, and remembers the table for the next time.
    fn start(self) {
        let Some(setting) = self.setting() else { return };
        match self.draft.with_untracked(|draft| draft.company(self.form)) {
            Some(Company::ByLink) => return self.start_by_link(setting),
            Some(Company::ByDevices) => return self.start_by_devices(setting),
            Some(Company::Together) | None => {}
        }
        self.with_game(move |module| match module.deal(&setting) {
            Ok(fresh) => {
                self.remember(&setting);
                let id = self.library.create(fresh.summary, &fresh.save);
                handoff::keep(&id, fresh.table);
                self.router.go(&Route::Table(id));
            }
            Err(why) => self.refused.set(Some(DraftError::Refused(why))),
        });
    }
}

/// The key under which the last table of a game is remembered; of one person's against opponents for no company.
fn last_key(form: &dyn GameForm, company: Option<Company>) -> String {
    let behind = match company {
        None => "",
        Some(Company::Together) => ".together",
        Some(Company::ByLink) => ".link",
        Some(Company::ByDevices) => ".devices",
    };
    format!("sobremesa.setup.{}{behind}", form.id())
}

/// The last table, if it can still be set; the seed is never remembered.
fn last_table(form: &dyn GameForm, company: Option<Company>) -> TableDraft {
    let kept = remembered::<String>(&last_key(form, company)).and_then(|code| form.decode(&code).ok());
    match kept {
        Some(CodeContent::Table(setting)) => TableDraft {
            seed: String::new(),
            company: company.unwrap_or(Company::Together),
            ..TableDraft::of(&setting)
        },
        Some(CodeContent::Course) | None => TableDraft::first_table(form, company),
    }
}

#[component]
pub fn SetupPage(
    info: &'static GameInfo,
    /// The table to begin with.
    start: Start,
) -> impl IntoView {
    let form = form(info.id).expect("invariant: every game has a form");
    let (code, company) = match start {
        Start::Last => (None, None),
        Start::For(company) => (None, Some(company)),
        Start::Code(code) => (Some(code), None),
    };
    let came = code.as_deref().map(|code| form.decode(code));
    let draft = match &came {
        Some(Ok(CodeContent::Table(setting))) => TableDraft::of(setting),
        _ => last_table(form, company),
    };
    let setup = Setup::new(form, info, draft);
    let notice = match (came, code) {
        (Some(Ok(CodeContent::Table(_))), _) => view! { <TableCame form /> }.into_any(),
        (Some(Ok(CodeContent::Course)), Some(code)) => view! { <CourseCame setup code /> }.into_any(),
        (Some(Err(error)), _) => view! { <BadLink form error /> }.into_any(),
        _ => ().into_any(),
    };
    let refusal = move || setup.refused.get().map(refusal);
    view! {
        <div class="page page--print" data-game=info.id>
            <PageBar title=Signal::derive(move || t().setup.title(info.title(use_lang()))) />
            <main class="page__main setup" id="main">
                {notice}
                <Show when=move || setup.missing.get()>
                    <MissingPart again=move || setup.fetch_game() />
                </Show>
                <Tabletop setup />
                <Seats setup />
                <Options setup />
            </main>
            <footer class="pagefoot">
                <p class="setup__refused" role="alert">
                    {refusal}
                </p>
                <p role="status">{move || setup.waiting.get().then(|| t().fetch.coming())}</p>
                <ShareLink setup />
                <button
                    class="btn btn--primary"
                    aria-disabled=move || setup.waiting.get().then_some("true")
                    on:click=move |_| setup.start()
                >
                    <Icon name="play" />
                    {move || t().setup.start()}
                </button>
            </footer>
        </div>
    }
}

fn refusal(error: DraftError) -> String {
    match error {
        DraftError::Seed => t().setup.seed_wrong().to_owned(),
        DraftError::Refused(why) => format!("{} {why}", t().setup.refused()),
    }
}

/// A number nobody can foresee; if the browser has none, the time.
pub(super) fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| ui::library::now_ms())
}

/* What came by link, before anything starts. */

/// Says what came.
#[component]
fn LinkNotice(
    /// The name of its icon.
    icon: &'static str,
    /// True if the link cannot be used.
    #[prop(optional)]
    bad: bool,
    title: fn() -> &'static str,
    /// Buttons of the notice.
    act: impl IntoView + 'static,
    /// Text under the title.
    children: Children,
) -> impl IntoView {
    let class = if bad { "banner banner--warn setup__notice" } else { "banner setup__notice" };
    view! {
        <section class=class aria-labelledby="came" role=bad.then_some("alert")>
            <Icon name=icon />
            <div>
                <h2 id="came">{title}</h2>
                {children()}
            </div>
            {act}
        </section>
    }
}

/// The way to the player's own last table.
#[component]
fn OwnTableLink(form: &'static dyn GameForm) -> impl IntoView {
    let own = Route::New { game: form.id().into(), code: None }.to_string();
    view! {
        <a class="btn" href=own>
            {move || t().setup.came_change()}
        </a>
    }
}

#[component]
fn TableCame(form: &'static dyn GameForm) -> impl IntoView {
    view! {
        <LinkNotice icon="share" title=|| t().setup.came() act=view! { <OwnTableLink form /> }>
            <p>{move || t().setup.came_note()}</p>
        </LinkNotice>
    }
}

#[component]
fn BadLink(form: &'static dyn GameForm, error: ShareError) -> impl IntoView {
    view! {
        <LinkNotice
            icon="warning"
            bad=true
            title=|| t().setup.bad_link()
            act=view! { <OwnTableLink form /> }
        >
            <p>{move || t().link_error(&error)}</p>
            <p>{move || t().setup.bad_link_note()}</p>
        </LinkNotice>
    }
}

/// A whole finished game came: it is put among the saved games when asked for.
#[component]
fn CourseCame(
    setup: Setup,
    /// The game as the link holds it.
    code: String,
) -> impl IntoView {
    let bad = RwSignal::new(None::<ShareError>);
    let look = move |_| {
        let code = code.clone();
        setup.with_game(move |module| match module.replay(&code) {
            Ok(fresh) => setup.router.go(&Route::Results(setup.library.create(fresh.summary, &fresh.save))),
            Err(error) => bad.set(Some(error)),
        });
    };
    let why = move || bad.get().map(|error| t().link_error(&error));
    let act = view! {
        <button class="btn" on:click=look>
            {move || t().setup.course_look()}
        </button>
    };
    view! {
        <LinkNotice icon="share" title=|| t().setup.course() act>
            <p>{move || t().setup.course_note()}</p>
            <p role="alert">{why}</p>
        </LinkNotice>
    }
}
