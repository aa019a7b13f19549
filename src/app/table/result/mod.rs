//! The end of a game: counted source by source, then a page worth keeping.

mod sheet;
mod winner;

use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use sobremesa::core::{Eye, ScoreSheet, Seat};
use sobremesa::session::save::Reopened;
use sobremesa::session::shelf::Card;
use sobremesa::session::{Session, TableSetup};

use self::sheet::sheet;
use self::winner::{laurel, streets};
use super::game::Scored;
use super::names;
use super::screen::unreadable;
use super::store::Seatable;
use crate::app::dom::{El, RwSignal, View, el, old, react, when};
use crate::app::games::{Host, bill};
use crate::app::i18n::{Lang, t, use_lang};
use crate::app::library::{Library, card_of};
use crate::app::prefs::{Pace, Prefs};
use crate::app::route::Route;
use crate::app::screens::game::with_saved;
use crate::app::screens::parts::{message, page_bar};
use crate::app::shell::Router;

/// How long each source is shown alone.
const COUNT: Duration = Duration::from_millis(900);

/// A session that is over, as the page of its result sees it.
struct Over<G: Seatable>(Session<G>);

impl<G: Seatable> Scored for Over<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn score(&self) -> ScoreSheet {
        self.0.score()
    }

    fn names(&self, lang: Lang) -> Vec<String> {
        names::of(&self.0, lang)
    }

    fn source(&self, key: &str, lang: Lang) -> &'static str {
        self.0.game().source(key, lang)
    }

    fn piece(&self, key: &str, lang: Lang) -> String {
        self.0.game().piece(key, lang)
    }

    fn fronts(&self, seat: Seat) -> Vec<String> {
        G::fronts(&self.0.view(Eye::Public), seat)
    }

    fn is_wide(&self, front: &str) -> bool {
        G::is_wide(front)
    }

    fn again(&self, seed: Option<u64>) -> Option<(Card, String)> {
        let setup = self.0.setup();
        let setup = TableSetup { seed: seed.unwrap_or(setup.seed), ..setup };
        let session = Session::new(setup).ok()?;
        Some((card_of(&session), session.save().to_json()))
    }
}

/// What the page is made of; copies share it.
#[derive(Clone, Copy)]
struct Ended {
    game: StoredValue<Rc<dyn Scored>, LocalStorage>,
    id: StoredValue<String>,
    /// Sources counted so far.
    counted: RwSignal<usize>,
    library: Library,
    router: Router,
}

impl Ended {
    fn game(self) -> Rc<dyn Scored> {
        self.game.get_value()
    }

    fn score(self) -> ScoreSheet {
        self.game().score()
    }

    fn names(self) -> Vec<String> {
        self.game().names(use_lang())
    }

    /// The sources that anybody has points from, in the order of counting.
    fn sources(self) -> Vec<String> {
        let mut sources: Vec<String> = Vec::new();
        for seat in self.score().seats {
            let mut place = 0;
            for line in seat.lines {
                match sources.iter().position(|known| *known == *line.source) {
                    Some(known) => place = known + 1,
                    None => {
                        sources.insert(place, line.source.into_owned());
                        place += 1;
                    }
                }
            }
        }
        sources
    }

    /// The points of a seat from the sources counted so far; tracked.
    fn so_far(self, seat: usize) -> i16 {
        let counted: Vec<String> = self.sources().into_iter().take(self.counted.get()).collect();
        let lines = &self.score().seats[seat].lines;
        lines.iter().filter(|line| counted.contains(&line.source.to_string())).map(|line| line.points).sum()
    }

    /// Whether everything is counted; tracked.
    fn is_counted(self) -> bool {
        self.counted.get() > self.sources().len()
    }

    /// Counts everything at once.
    fn count_all(self) {
        self.counted.set(self.sources().len() + 1);
    }
}

/// The result of the saved game `id`, its key in the library.
pub fn results(id: &str) -> View {
    let entry = match Library::get().load(id) {
        Err(fault) => return unreadable(fault.to_string()).into(),
        Ok(entry) => entry,
    };
    let Some(bill) = bill(&entry.card.game) else { return unreadable(entry.card.game).into() };
    let id = id.to_owned();
    let shown =
        move |host: &'static dyn Host, table: Result<_, String>| match table.map(|table| host.ended(table)) {
            Err(why) => unreadable(why),
            Ok(None) => not_over(&id),
            Ok(Some(game)) => old(page(&id, game)),
        };
    with_saved(bill, entry.save().to_owned(), shown).into()
}

/// A table of `G` to be counted; `None` if the game is not over.
pub fn ended<G: Seatable>(opened: Reopened<G>) -> Option<Rc<dyn Scored>> {
    let session = opened.session;
    session.is_over().then(|| Rc::new(Over(session)) as Rc<dyn Scored>)
}

fn not_over(id: &str) -> AnyView {
    let back = Route::Table(id.to_owned()).to_string();
    let link = el("a").class("btn").attr("href", back).text(|| t().table.look_at_table);
    message(|| t().table.not_over.to_owned(), link)
}

fn page(id: &str, game: Rc<dyn Scored>) -> El {
    let ended = Ended {
        game: StoredValue::new_local(game),
        id: StoredValue::new(id.to_owned()),
        counted: RwSignal::new(0),
        library: Library::get(),
        router: Router::get(),
    };
    count(ended);
    let main = el("main")
        .class("page__main")
        .attr("id", "main")
        .child(when(move || ended.is_counted(), move || laurel(ended)))
        .child(streets(ended))
        .child(sheet(ended));
    el("div")
        .class("page finale")
        .test("results")
        .child(page_bar(|| t().table.final_score.to_owned()))
        .child(main)
        .child(el("footer").class("pagefoot").child(ways(ended)))
}

/// Counts one source after another, unless everything is to be instant.
fn count(ended: Ended) {
    if Prefs::get().kept.with_untracked(|kept| kept.pace == Pace::Instant) {
        return ended.count_all();
    }
    let timer = set_interval_with_handle(move || ended.counted.update(|counted| *counted += 1), COUNT);
    let Ok(timer) = timer else { return ended.count_all() };
    react(move || {
        if ended.is_counted() {
            timer.clear();
        }
    });
    on_cleanup(move || timer.clear());
}

fn ways(ended: Ended) -> View {
    let table = ended.id.with_value(|id| Route::Table(id.clone()).to_string());
    let skip = move || {
        el("button")
            .class("btn btn--primary")
            .test("skip")
            .on_click(move |_| ended.count_all())
            .text(|| t().table.skip_counting)
    };
    let way = |class, name: &'static str| el("button").class(class).test(name);
    View::from((
        when(move || !ended.is_counted(), skip),
        el("a").class("btn btn--quiet").attr("href", "#/").text(|| t().shell.home),
        el("a").class("btn").attr("href", table).text(|| t().table.look_at_table),
        way("btn", "same-deal").on_click(move |_| again(ended, None)).text(|| t().table.again_same),
        way("btn btn--primary", "new-deal")
            .on_click(move |_| again(ended, Some(fresh_seed())))
            .text(|| t().table.again_new),
    ))
}

/// Another game at the same table: the same deal, or that of another seed.
fn again(ended: Ended, seed: Option<u64>) {
    if let Some((card, json)) = ended.game().again(seed) {
        let id = ended.library.create(card, &json);
        ended.router.go(&Route::Table(id));
    }
}

fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    // Without randomness the clock still deals another game.
    if getrandom::fill(&mut bytes).is_err() {
        return crate::app::library::now_ms();
    }
    // Seeds are shown and typed by people: six digits are enough of them.
    u64::from_le_bytes(bytes) % 1_000_000
}
