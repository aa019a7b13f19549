//! Chapters and what stands in them: rules, pieces with their rules, tables.

use std::sync::Arc;

use leptos::prelude::*;

use super::fetch::Wanted;
use super::place::{Place, names};
use rulebook::{Block, Book, BookTable, Paragraph, Rule, TextPiece, is_match, pieces};
use ui::drawings::Art;
use ui::route::Route;

/// A reference being shown.
#[derive(Clone)]
struct ShownReference {
    book: Arc<Book>,
    wanted: Wanted,
    place: Place,
    /// Prefix of every ID of this reference.
    ids: Arc<str>,
}

/// A rule, and whether it is found for what is typed.
type Sought = (Rule, Memo<bool>);

/// Every chapter; the search hides what it does not find.
#[component]
pub fn Chapters(book: Arc<Book>, wanted: Wanted, place: Place) -> impl IntoView {
    let first = book.rules().next().and_then(|rule| rule.id.split_inclusive('-').next());
    let ids = first.unwrap_or_default().into();
    let shown = ShownReference { book: book.clone(), wanted, place, ids };
    let chapter = |index| view! { <ChapterSection shown=shown.clone() index /> };
    (0..book.chapters.len()).map(chapter).collect_view()
}

#[component]
fn ChapterSection(
    shown: ShownReference,
    /// Number of the chapter, from 0.
    index: usize,
) -> impl IntoView {
    let chapter = &shown.book.chapters[index];
    let anchor = shown.place.anchor(&chapter.key);
    let heading = format!("{anchor}-title");
    let mut finds = Vec::new();
    let blocks = chapter.blocks.iter().map(|block| shown.block(block, &mut finds)).collect_view();
    view! {
        <section id=anchor aria-labelledby=heading.clone() hidden=move || !is_any(&finds)>
            <h2 id=heading.clone()>{chapter.title.clone()}</h2>
            <p class="rules__lead">{chapter.lead.clone()}</p>
            {blocks}
        </section>
    }
}

/// Returns true if any of them is found; tracked.
fn is_any(finds: &[Memo<bool>]) -> bool {
    finds.iter().any(|found| found.get())
}

impl ShownReference {
    /// A block of a chapter. What tells whether it is found goes to `finds`.
    fn block(&self, block: &Block, finds: &mut Vec<Memo<bool>>) -> AnyView {
        let place = self.place;
        let names: Arc<str> = names(self.wanted, block).into();
        let sought = |rule: &Rule| -> Sought {
            let (searched, names) = (rule.clone(), names.clone());
            let found = move |typed: &String| searched.is_found(&names, typed);
            (rule.clone(), Memo::new(move |_| place.typed.with(&found)))
        };
        let rules: Vec<Sought> = block.rules().iter().map(sought).collect();
        finds.extend(rules.iter().map(|(_, found)| *found));
        match block {
            Block::Rule(_) => self.rules(rules),
            Block::Pieces(keys, _) => self.pieces(keys, rules),
            Block::Table(table) => {
                let words = table.words();
                finds.push(Memo::new(move |_| place.typed.with(|typed| is_match(&words, typed))));
                view! { <RulesTable shown=self.clone() table=table.clone() /> }.into_any()
            }
        }
    }

    fn rules(&self, rules: Vec<Sought>) -> AnyView {
        let rule = |(rule, found)| view! { <RuleParagraphs shown=self.clone() rule found /> };
        rules.into_iter().map(rule).collect_view().into_any()
    }

    /// Pieces: each its card and its figures. Rules that several share stand
    /// once, at the first of them; each says what it does itself.
    fn pieces(&self, keys: &[String], rules: Vec<Sought>) -> AnyView {
        let finds: Vec<Memo<bool>> = rules.iter().map(|(_, found)| *found).collect();
        let mut rules = Some(self.rules(rules));
        let piece = |key: &String| {
            let (finds, rules) = (finds.clone(), rules.take());
            view! { <PieceEntry shown=self.clone() key=key.clone() tells_effect={keys.len() > 1} finds rules /> }
        };
        keys.iter().map(piece).collect_view().into_any()
    }
}

/// A rule: its ID and its paragraphs.
#[component]
fn RuleParagraphs(
    shown: ShownReference,
    rule: Rule,
    /// True if it matches the search.
    found: Memo<bool>,
) -> impl IntoView {
    let place = shown.place;
    let id = rule.id.clone();
    let class = move || if place.is_target(&id) { "rule is-target" } else { "rule" };
    let part = |part: Paragraph| {
        let mark = part.edition.map(|edition| {
            let name = shown.book.editions[edition].1.clone();
            view! { <br /><b class="rule__edition">{name}</b> }
        });
        view! { {mark} " " <RuleText shown=shown.clone() text=part.text /> }
    };
    view! {
        <p class=class id=place.anchor(&rule.id) hidden=move || !found.get()>
            <RuleLink place id=rule.id.clone() />
            {rule.parts.into_iter().map(part).collect_view()}
        </p>
    }
}

/// A text with its links, symbols, and what is searched for.
#[component]
fn RuleText(shown: ShownReference, text: String) -> impl IntoView {
    let ShownReference { place, ids, .. } = shown;
    let pieces = Memo::new(move |_| place.typed.with(|typed| pieces(&text, &ids, typed)));
    let piece = move |piece| match piece {
        TextPiece::Plain(text) => text.into_any(),
        TextPiece::Hit(text) => view! { <mark>{text}</mark> }.into_any(),
        TextPiece::Rule(id) => view! { <RuleLink place id /> }.into_any(),
        TextPiece::Symbol(id) => view! { <Art game=place.module.id() id class="icon" /> }.into_any(),
    };
    move || pieces.get().into_iter().map(piece).collect_view()
}

/// The ID of a rule, as a link to it.
#[component]
fn RuleLink(place: Place, id: String) -> impl IntoView {
    if place.addressed {
        let route = Route::Rules { game: place.module.id().into(), rule: Some(id.clone()) };
        view! {
            <a class="rule__id" href=route.to_string()>
                {id}
            </a>
        }
        .into_any()
    } else {
        let to = id.clone();
        view! {
            <button class="rule__id" on:click=move |_| place.go(&to)>
                {id}
            </button>
        }
        .into_any()
    }
}

/// A piece: its card, its figures, and the rules that begin with it.
#[component]
fn PieceEntry(
    shown: ShownReference,
    /// The piece's key.
    key: String,
    /// True if it shows the piece's effect, as it shares its rules with others.
    tells_effect: bool,
    /// True for each of its rules that matches the search.
    finds: Vec<Memo<bool>>,
    rules: Option<AnyView>,
) -> impl IntoView {
    let ShownReference { wanted, place, .. } = shown;
    let piece_info = wanted.piece_info(&key)?;
    let face = wanted.module.piece_face(&key, wanted.edition(), wanted.lang);
    let fact = |(name, value): (&'static str, String)| {
        view! {
            <li>
                <span class="facts__k">{name}</span>
                <b>{value}</b>
            </li>
        }
    };
    Some(view! {
        <div class="rule rule--card" id=place.anchor(&key) hidden=move || !is_any(&finds)>
            {face}
            <div>
                <h3>
                    {format!("{} ", piece_info.name)}
                    <small lang=ui::i18n::beside(wanted.lang, wanted.module.id())>{piece_info.other_name}</small>
                </h3>
                <p class="rule__class">{piece_info.class}</p>
                <ul class="facts">{piece_info.facts.into_iter().map(fact).collect_view()}</ul>
                {tells_effect.then(|| view! { <p>{piece_info.effect}</p> })}
                {rules}
            </div>
        </div>
    })
}

#[component]
fn RulesTable(shown: ShownReference, table: BookTable) -> impl IntoView {
    let row = |(line, cells): (usize, &Vec<String>)| {
        let cell = |(column, text): (usize, &String)| {
            let text = view! { <RuleText shown=shown.clone() text=text.clone() /> };
            match (line, column) {
                (0, _) => view! { <th scope="col">{text}</th> }.into_any(),
                (_, 0) => view! { <th scope="row">{text}</th> }.into_any(),
                _ => view! { <td>{text}</td> }.into_any(),
            }
        };
        view! { <tr>{cells.iter().enumerate().map(cell).collect_view()}</tr> }
    };
    let mut rows = table.rows.iter().enumerate().map(row);
    let head = rows.next();
    view! {
        <div class="rules__tiles" role="region" tabindex="0" aria-label=table.caption.clone()>
            <table>
                <caption>{table.caption.clone()}</caption>
                <thead>{head}</thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
