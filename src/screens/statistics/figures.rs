//! The figures of one game: what can be chosen, and what comes of it.

use std::collections::BTreeSet;

use ai::LevelId;
use leptos::prelude::*;
use session::statistics::{Figures, Filter, GameFacts, LEAST_FOR_BEST, Opening, PieceFigures, Whom};

use super::Book;
use super::course::Course;
use table::game::{GameModule, KeyOf};
use ui::drawings::Art;
use ui::i18n::{t, use_lang};

type Module = &'static dyn GameModule;

/// The keys of the levels, weakest first.
const LEVELS: [&str; LevelId::ALL.len()] = {
    let mut keys = [""; LevelId::ALL.len()];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = LevelId::ALL[at].key();
        at += 1;
    }
    keys
};

/// The figures, and what they are of.
#[component]
pub fn GameFigures(book: Book, module: Module) -> impl IntoView {
    let filter = RwSignal::new(Filter { game: module.id().to_owned(), ..Filter::default() });
    let figures =
        Memo::new(move |_| book.kept.with(|kept| filter.with(|filter| kept.figures(filter, &LEVELS))));
    let has_any = move || figures.with(|figures| figures.games > 0);
    view! {
        <Filters book module filter />
        <Show when=has_any fallback=|| view! { <p class="stats__status">{move || t().statistics.nothing_fits()}</p> }>
            <Numbers figures />
            <section class="panel" aria-labelledby="course">
                <h2 id="course">{move || t().statistics.course()}</h2>
                {move || view! { <Course course=figures.with(|figures| figures.course.clone()) /> }}
            </section>
            <Sources module filter figures />
            <div class="stats__pair">
                <Favourites module filter figures />
                <Strongest module filter figures />
            </div>
            <Openings module filter figures />
        </Show>
        <Asides figures />
    }
}

/// Remarks under the figures.
#[component]
fn Asides(figures: Memo<Figures>) -> impl IntoView {
    let said = move || {
        let words = &t().statistics;
        let (practice, hints, time) =
            figures.with(|figures| (figures.practice, figures.hints, figures.minutes.is_some()));
        let lines = [
            (practice > 0).then(|| words.practice(practice)),
            (hints > 0).then(|| words.hints(hints)),
            time.then(|| words.time_note().to_owned()),
        ];
        lines.into_iter().flatten().collect::<Vec<_>>().join(t().gap())
    };
    view! { <p class="stats__note" data-testid="asides">{said}</p> }
}

/// Options of a choice: a key, and its name in the present language.
type Offer = Vec<(String, String)>;

/// Filters of the results; only those that tell some apart are offered.
#[component]
fn Filters(book: Book, module: Module, filter: RwSignal<Filter>) -> impl IntoView {
    let of_game = move |tell: &dyn Fn(&GameFacts) -> Vec<String>| -> BTreeSet<String> {
        book.kept
            .with(|kept| kept.games().iter().filter(|game| game.game == module.id()).flat_map(tell).collect())
    };
    let editions = move || -> Offer {
        let name = |key: String| (key.clone(), module.named(KeyOf::Edition, &key, &key, use_lang()).name);
        of_game(&|game| vec![game.edition.clone()]).into_iter().map(name).collect()
    };
    let modules = move || -> Offer {
        let name = |key: String| match key.as_str() {
            "" => (key, t().statistics.no_module().to_owned()),
            _ => (key.clone(), module.named(KeyOf::Module, &key, "", use_lang()).name),
        };
        let keys = |game: &GameFacts| {
            if game.modules.is_empty() { vec![String::new()] } else { game.modules.clone() }
        };
        of_game(&keys).into_iter().map(name).collect()
    };
    let seats = move || -> Offer {
        let counts = of_game(&|game| vec![game.seats.len().to_string()]).into_iter();
        counts
            .map(|key| (key.clone(), t().statistics.seat_count(key.parse::<usize>().unwrap_or_default())))
            .collect()
    };
    let levels = move || -> Offer {
        let there = of_game(&|game| vec![game.level(&LEVELS)]);
        let name = |key: &str| match LevelId::ALL.into_iter().find(|id| id.key() == key) {
            Some(id) => t().level(id),
            None => t().statistics.no_level(),
        };
        let order = [""].into_iter().chain(LEVELS).filter(|key| there.contains(*key));
        order.map(|key| (key.to_owned(), name(key).to_owned())).collect()
    };
    let people = move || -> Offer {
        let key = |whom: Whom| match whom {
            Whom::Alone => String::new(),
            Whom::Named(name) => format!("={name}"),
        };
        let keys = of_game(&|game| game.people().map(|(whom, _)| key(whom)).collect());
        let name = |key: String| match key.strip_prefix('=') {
            None => (key, t().statistics.alone().to_owned()),
            Some(name) => (key.clone(), name.to_owned()),
        };
        keys.into_iter().map(name).collect()
    };
    let set =
        move |change: fn(&mut Filter, Option<String>)| move |key| filter.update(|filter| change(filter, key));
    let whom = |filter: &mut Filter, key: Option<String>| {
        filter.whom = key.map(|key| match key.strip_prefix('=') {
            Some(name) => Whom::Named(name.to_owned()),
            None => Whom::Alone,
        });
    };
    view! {
        <div class="stats__filters">
            <Pick label=|| t().statistics.edition() offer=editions choose=set(|filter, key| filter.edition = key) />
            <Pick label=|| t().statistics.module() offer=modules choose=set(|filter, key| filter.module = key) />
            <Pick
                label=|| t().statistics.seats()
                offer=seats
                choose=set(|filter, key| filter.seats = key.and_then(|key| key.parse().ok()))
            />
            <Pick label=|| t().statistics.level() offer=levels choose=set(|filter, key| filter.level = key) />
            <Pick label=|| t().statistics.whom() offer=people choose=set(whom) />
        </div>
    }
}

/// A choice among several; nothing while there is only one.
#[component]
fn Pick(
    label: fn() -> &'static str,
    offer: impl Fn() -> Offer + Send + Sync + 'static,
    choose: impl Fn(Option<String>) + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let offer = Memo::new(move |_| offer());
    let chosen = RwSignal::new(0);
    let pick = move |event| {
        // The first one is everything.
        let index = event_target_value(&event).parse::<usize>().unwrap_or_default();
        chosen.set(index);
        let key = offer.with_untracked(|offer| index.checked_sub(1).map(|at| offer[at].0.clone()));
        choose(key);
    };
    let options = move || {
        let all = t().statistics.all().to_owned();
        let names = [all].into_iter().chain(offer.get().into_iter().map(|(_, name)| name));
        let option = |(index, name): (usize, String)| {
            view! {
                <option value=index.to_string() selected=move || chosen.get() == index>
                    {name}
                </option>
            }
        };
        names.enumerate().map(option).collect_view()
    };
    view! {
        <Show when=move || offer.with(|offer| offer.len() > 1)>
            <label class="field">
                <span class="field__label">{label}</span>
                <span class="select">
                    <select on:change=pick.clone()>{options}</select>
                </span>
            </label>
        </Show>
    }
}

/// A number with one digit behind the point.
fn one(number: f64) -> String {
    format!("{number:.1}")
}

/// The figures at a glance.
#[component]
fn Numbers(figures: Memo<Figures>) -> impl IntoView {
    let rows = move || {
        let words = &t().statistics;
        figures.with(|figures| {
            let share = (figures.wins * 100 + figures.games / 2) / figures.games.max(1);
            let mut rows = vec![
                (words.games(), figures.games.to_string()),
                (words.wins(), words.win_share(share, figures.wins)),
                (words.mean(), one(figures.mean)),
                (words.best(), figures.best.to_string()),
                (words.rounds(), one(figures.rounds)),
            ];
            rows.extend(figures.minutes.map(|minutes| (words.time(), words.minutes(minutes))));
            rows
        })
    };
    let row = |(name, value): (&'static str, String)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    view! {
        <dl class="stats__numbers" data-testid="numbers">
            {move || rows().into_iter().map(row).collect_view()}
        </dl>
    }
}

/// The edition whose words are used: the one that is asked for, or the usual one.
fn edition_of(filter: RwSignal<Filter>) -> String {
    filter.with(|filter| filter.edition.clone().unwrap_or_default())
}

/// Mean points by source, as bars with their numbers.
#[component]
fn Sources(module: Module, filter: RwSignal<Filter>, figures: Memo<Figures>) -> impl IntoView {
    let bars = move || {
        let (edition, lang) = (edition_of(filter), use_lang());
        let sources = figures.with(|figures| figures.sources.clone());
        let most = sources.iter().map(|(_, mean)| *mean).fold(1.0, f64::max);
        let bar = |(key, mean): (String, f64)| {
            let name = module.named(KeyOf::Source, &key, &edition, lang).name;
            let width = format!("{:.0}", (mean / most).clamp(0.0, 1.0) * 100.0);
            view! {
                <li class="bars__one">
                    <span class="bars__name">{name}</span>
                    <b class="bars__value">{one(mean)}</b>
                    <svg class="bars__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                        <rect class="bars__fill" width=width height="8" />
                    </svg>
                </li>
            }
        };
        sources.into_iter().map(bar).collect_view()
    };
    view! {
        <section class="panel" aria-labelledby="sources">
            <h2 id="sources">{move || t().statistics.sources()}</h2>
            <p class="stats__note">{move || t().statistics.sources_note()}</p>
            <ul class="bars" data-testid="sources">{bars}</ul>
        </section>
    }
}

/// Renders a row of a list: drawings, names, and results.
fn row(module: Module, named: Vec<table::game::Named>, record: String) -> AnyView {
    let drawn = named.iter().filter_map(|named| named.art.clone());
    let arts = drawn.map(|art| view! { <Art game=module.id() id=art class="pieces__art" /> }.into_any());
    let names = named.iter().map(|named| named.name.clone());
    let names = names.reduce(|first, second| t().statistics.then(first, second));
    view! {
        <li class="pieces__one">
            <span class="pieces__arts">{arts.collect_view()}</span>
            <span class="pieces__text">
                <b>{names}</b>
                <small>{record}</small>
            </span>
        </li>
    }
    .into_any()
}

fn piece_rows(module: Module, filter: RwSignal<Filter>, pieces: Vec<PieceFigures>) -> Vec<AnyView> {
    let (edition, lang) = (edition_of(filter), use_lang());
    let piece = |piece: PieceFigures| {
        let named = module.named(KeyOf::Piece, &piece.key, &edition, lang);
        row(module, vec![named], t().statistics.record(piece.games, one(piece.mean), piece.wins))
    };
    pieces.into_iter().map(piece).collect()
}

#[component]
fn Favourites(module: Module, filter: RwSignal<Filter>, figures: Memo<Figures>) -> impl IntoView {
    let rows = move || piece_rows(module, filter, figures.with(|figures| figures.favourites.clone()));
    view! {
        <section class="panel" aria-labelledby="favourites">
            <h2 id="favourites">{move || t().statistics.favourites()}</h2>
            <ol class="pieces" data-testid="favourites">{rows}</ol>
        </section>
    }
}

#[component]
fn Strongest(module: Module, filter: RwSignal<Filter>, figures: Memo<Figures>) -> impl IntoView {
    let rows = move || piece_rows(module, filter, figures.with(|figures| figures.strongest.clone()));
    let none = move || figures.with(|figures| figures.strongest.is_empty());
    view! {
        <section class="panel" aria-labelledby="strongest">
            <h2 id="strongest">{move || t().statistics.strongest()}</h2>
            <p class="stats__note">{move || t().statistics.strongest_note(LEAST_FOR_BEST)}</p>
            <Show when=none>
                <p>{move || t().statistics.none_strongest()}</p>
            </Show>
            <ol class="pieces">{rows}</ol>
        </section>
    }
}

/// Ways to begin, where there is something to choose.
#[component]
fn Openings(module: Module, filter: RwSignal<Filter>, figures: Memo<Figures>) -> impl IntoView {
    let rows = move || {
        let (edition, lang) = (edition_of(filter), use_lang());
        let opening = |opening: Opening| {
            let named = opening.steps.iter().map(|key| module.named(KeyOf::Opening, key, &edition, lang));
            let record = t().statistics.record(opening.games, one(opening.mean), opening.wins);
            row(module, named.collect(), record)
        };
        figures.with(|figures| figures.openings.clone()).into_iter().map(opening).collect_view()
    };
    view! {
        <Show when=move || figures.with(|figures| !figures.openings.is_empty())>
            <section class="panel" aria-labelledby="openings">
                <h2 id="openings">{move || t().statistics.openings()}</h2>
                <p class="stats__note">{move || t().statistics.openings_note()}</p>
                <ol class="pieces" data-testid="openings">{rows}</ol>
            </section>
        </Show>
    }
}
