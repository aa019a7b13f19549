//! The three parts of the page, and what is kept of one's own: the ways between them.

use leptos::prelude::*;
use session::daily::diary::Streak;

use crate::catalogue::GAMES;
use table::coach::finished;
use ui::drawings::Icon;
use ui::i18n::t;
use ui::library::{Library, followed_day, remembered};
use ui::page_parts::day;
use ui::route::Route;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteSection {
    /// The posters, on the first page.
    Play,
    Learn,
    /// The deals of the day.
    Today,
    /// Saved games, statistics, studies.
    Games,
}

impl SiteSection {
    const ALL: [SiteSection; 4] =
        [SiteSection::Play, SiteSection::Learn, SiteSection::Today, SiteSection::Games];

    fn route(self) -> Route {
        match self {
            SiteSection::Play => Route::Home,
            SiteSection::Learn => Route::Learn(None),
            SiteSection::Today => Route::Daily(None),
            SiteSection::Games => Route::Saved,
        }
    }

    fn drawing(self) -> &'static str {
        match self {
            SiteSection::Play => "play",
            SiteSection::Learn => "learn",
            SiteSection::Today => "sun",
            SiteSection::Games => "save",
        }
    }

    /// Its name; tracked.
    fn name(self) -> &'static str {
        match self {
            SiteSection::Play => t().home.play(),
            SiteSection::Learn => t().home.learn(),
            SiteSection::Today => t().home.today(),
            SiteSection::Games => t().home.games(),
        }
    }
}

/// The ways to all parts, wherever the reader is.
#[component]
pub fn Ways(here: SiteSection) -> impl IntoView {
    let way = |place: SiteSection| {
        let note = (here == SiteSection::Play && place != here).then(|| view! { <Note place /> });
        view! {
            <a
                class="way"
                href=place.route().to_string()
                aria-current=(place == here).then_some("page")
            >
                <Icon name=place.drawing() />
                <span class="way__text">
                    <span class="way__name">{move || place.name()}</span>
                    {note}
                </span>
            </a>
        }
    };
    view! {
        <nav class="ways" aria-label=move || t().home.ways()>
            {SiteSection::ALL.map(way).collect_view()}
        </nav>
    }
}

/// Note on what there is behind a way at present.
#[component]
fn Note(place: SiteSection) -> impl IntoView {
    let said = match place {
        SiteSection::Play => return ().into_any(),
        SiteSection::Learn => {
            let lessons: usize = GAMES.iter().map(|info| finished(info.id).len()).sum();
            Signal::derive(move || t().home.learnt(lessons))
        }
        SiteSection::Today => {
            let today = followed_day();
            Signal::derive(move || today.get().map(today_told).unwrap_or_default())
        }
        SiteSection::Games => {
            let items = Library::get().items();
            Signal::derive(move || t().saved.count(items.with(Vec::len)))
        }
    };
    view! { <span class="way__note">{said}</span> }.into_any()
}

/// The day, and how many in a row had a deal finished; tracked.
fn today_told(today: session::daily::Date) -> String {
    let streak = remembered::<Streak>(Streak::KEY).map_or(0, |run| run.streak(today));
    let mut said = vec![day(today, "medium")];
    said.extend((streak > 0).then(|| t().daily.streak(streak)));
    said.join(" · ")
}

/// Address of a page of one's own things, and its name.
type OwnWay = (Route, fn() -> &'static str);

/// The ways between what is kept of one's own.
#[component]
pub fn OwnWays(here: Route) -> impl IntoView {
    let all: [OwnWay; 3] = [
        (Route::Saved, || t().saved.title()),
        (Route::Statistics, || t().statistics.title()),
        (Route::Study { game: None, from: None }, || t().home.study()),
    ];
    let way = |(route, name): OwnWay| {
        view! {
            <a class="btn btn--quiet" href=route.to_string() aria-current=(route == here).then_some("page")>
                {name}
            </a>
        }
    };
    view! {
        <nav class="own-ways" aria-label=move || t().home.games()>
            {all.map(way).collect_view()}
        </nav>
    }
}
