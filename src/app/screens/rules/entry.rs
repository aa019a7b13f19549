//! Chapters and what stands in them: rules, pieces with their rules, tables.

use std::rc::Rc;
use std::sync::Arc;

use super::fetch::Wanted;
use super::place::{Place, names};
use crate::app::dom::{El, View, art, el, swap};
use crate::app::route::Route;
use rulebook::{Block, Book, Chapter, Part, Piece, Rule, Table, is_match, pieces};

/// A reference being shown.
#[derive(Clone)]
struct Shown {
    book: Arc<Book>,
    wanted: Wanted,
    place: Place,
    /// What every ID of this reference begins with.
    ids: Rc<str>,
}

/// Every chapter; the search hides what it does not find.
pub fn chapters(book: &Arc<Book>, wanted: Wanted, place: Place) -> View {
    let first = book.rules().next().and_then(|rule| rule.id.split_inclusive('-').next());
    let shown = Shown { book: book.clone(), wanted, place, ids: first.unwrap_or_default().into() };
    book.chapters.iter().map(|chapter| shown.chapter(chapter)).collect()
}

/// Whether something is found for what is typed; tracked.
type Found = Rc<dyn Fn() -> bool>;

impl Shown {
    fn chapter(&self, chapter: &Chapter) -> El {
        let anchor = self.place.anchor(&chapter.key);
        let heading = format!("{anchor}-title");
        let mut finds: Vec<Found> = Vec::new();
        let blocks: View = chapter.blocks.iter().map(|block| self.block(block, &mut finds)).collect();
        el("section")
            .attr("aria-labelledby", heading.clone())
            .attr("id", anchor)
            .flag("hidden", move || !finds.iter().any(|found| found()))
            .child(el("h2").attr("id", heading).text(chapter.title.clone()))
            .child(el("p").class("rules__lead").text(chapter.lead.clone()))
            .child(blocks)
    }

    fn block(&self, block: &Block, finds: &mut Vec<Found>) -> View {
        let names = names(self.wanted, block);
        match block {
            Block::Rule(rule) => self.rule(rule, &names, finds).into(),
            Block::Pieces(keys, rules) => self.exhibits(keys, rules, &names, finds),
            Block::Table(table) => {
                let (place, words) = (self.place, table.words());
                finds.push(Rc::new(move || place.typed.with(|typed| is_match(&words, typed))));
                self.table(table).into()
            }
        }
    }

    fn rule(&self, rule: &Rule, names: &str, finds: &mut Vec<Found>) -> El {
        let place = self.place;
        let (searched, names) = (rule.clone(), names.to_owned());
        let found: Found = Rc::new(move || place.typed.with(|typed| searched.is_found(&names, typed)));
        finds.push(found.clone());
        let id = rule.id.clone();
        let class = move || if place.is_target(&id) { "rule is-target" } else { "rule" };
        el("p")
            .class(class)
            .attr("id", place.anchor(&rule.id))
            .flag("hidden", move || !found())
            .child(self.link(&rule.id))
            .child(rule.parts.iter().map(|part| self.part(part)).collect::<View>())
    }

    /// A paragraph of a rule, behind the mark of its edition.
    fn part(&self, part: &Part) -> View {
        let mark = part.edition.map(|edition| {
            (el("br"), el("b").class("rule__edition").text(self.book.editions[edition].1.clone()))
        });
        (mark, " ", self.text(&part.text)).into()
    }

    /// A text with its links, symbols, and what is searched for.
    fn text(&self, text: &str) -> View {
        let (shown, text) = (self.clone(), text.to_owned());
        swap(move || shown.place.typed.get(), {
            let shown = self.clone();
            move |typed: String| {
                pieces(&text, &shown.ids, &typed)
                    .into_iter()
                    .map(|piece| shown.piece(piece))
                    .collect::<View>()
            }
        })
    }

    fn piece(&self, piece: Piece) -> View {
        match piece {
            Piece::Plain(text) => text.into(),
            Piece::Hit(text) => el("mark").text(text).into(),
            Piece::Rule(id) => self.link(&id).into(),
            Piece::Symbol(id) => art(self.place.host.id(), &id, "icon").into(),
        }
    }

    /// The ID of a rule, as a link to it.
    fn link(&self, id: &str) -> El {
        let place = self.place;
        if place.addressed {
            let route = Route::Rules { game: place.host.id().into(), rule: Some(id.to_owned()) };
            el("a").class("rule__id").attr("href", route.to_string()).text(id.to_owned())
        } else {
            let to = id.to_owned();
            el("button").class("rule__id").on_click(move |_| place.go(&to)).text(id.to_owned())
        }
    }

    /// Pieces: each its card and its figures. Rules that several share stand
    /// once, at the first of them; each says what it does itself.
    fn exhibits(&self, keys: &[String], rules: &[Rule], names: &str, finds: &mut Vec<Found>) -> View {
        let mut mine = Vec::new();
        let mut rules: View = rules.iter().map(|rule| self.rule(rule, names, &mut mine)).collect();
        let mine: Rc<[Found]> = mine.into();
        finds.extend(mine.iter().cloned());
        let mut all = Vec::new();
        for key in keys {
            let found = mine.clone();
            let rules = std::mem::replace(&mut rules, View::None);
            let entry = self.exhibit(key, keys.len() > 1, rules);
            all.extend(entry.map(|entry| entry.flag("hidden", move || !found.iter().any(|found| found()))));
        }
        all.into()
    }

    fn exhibit(&self, key: &str, tells_effect: bool, rules: View) -> Option<El> {
        let Wanted { host, lang, .. } = self.wanted;
        let exhibit = self.wanted.exhibit(key)?;
        let other = el("small").attr("lang", lang.other().tag()).text(exhibit.other_name);
        let fact = |(name, value): (&'static str, String)| {
            el("li").child(el("span").class("facts__k").text(name)).child(el("b").text(value))
        };
        let facts = el("ul").class("facts").child(exhibit.facts.into_iter().map(fact).collect::<View>());
        let text = el("div")
            .child(el("h3").text(format!("{} ", exhibit.name)).child(other))
            .child(el("p").class("rule__class").text(exhibit.class))
            .child(facts)
            .child(tells_effect.then(|| el("p").text(exhibit.effect)))
            .child(rules);
        let face = host.exhibit_face(key, self.wanted.edition(), lang);
        Some(el("div").class("rule rule--card").attr("id", self.place.anchor(key)).child(face).child(text))
    }

    fn table(&self, table: &Table) -> El {
        let row = |(line, cells): (usize, &Vec<String>)| {
            let cell = |(column, text): (usize, &String)| {
                let head = match (line, column) {
                    (0, _) => el("th").attr("scope", "col"),
                    (_, 0) => el("th").attr("scope", "row"),
                    _ => el("td"),
                };
                head.child(self.text(text))
            };
            el("tr").child(cells.iter().enumerate().map(cell).collect::<View>())
        };
        let mut rows = table.rows.iter().enumerate().map(row);
        let head = el("thead").child(rows.next());
        let body = el("tbody").child(rows.collect::<View>());
        let caption = el("caption").text(table.caption.clone());
        el("div")
            .class("rules__tiles")
            .attr("role", "region")
            .attr("tabindex", "0")
            .attr("aria-label", table.caption.clone())
            .child(el("table").child((caption, head, body)))
    }
}
