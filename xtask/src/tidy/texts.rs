//! Checks of what is said, in every language: files that go together, words that are never used, labels that fit.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::tree::{File, Tree};
use crate::shell_words;

/// The folder of the languages.
const WORDS: &str = "src/words/";
/// The language that the others are compared with.
const ENGLISH: &str = "en";
/// The edition whose file holds what differs from the other files of its topic.
const EDITION: &str = "classic";
/// The file of words that a language never uses, one a line.
const NEVER: &str = "never.txt";
/// Words with which a comment limits the message behind it.
const AT_MOST: &str = "at most ";
/// Beginnings of ids of pieces, which the page puts together from a piece's key.
const BY_KEY: [&str; 18] = [
    "building-",
    "role-",
    "good-",
    "letter-",
    "tile-",
    "card-",
    "ability-",
    "thing-",
    "area-",
    "character-",
    "color-",
    "kind-",
    "act-",
    "event-",
    "source-",
    "class-",
    "nudge-",
    "guide-",
];

/// A message of a file.
struct Message<'a> {
    id: &'a str,
    /// The line at which it begins, counted from 0.
    line: usize,
    text: String,
    /// Characters that it may have, as its comment says.
    limit: Option<usize>,
}

/// The messages of a language: by topic, with their files.
type Topics<'a> = BTreeMap<String, Vec<(&'a File, Message<'a>)>>;

/// Every language has the messages of English and no others, with their arguments and a text.
pub fn languages(tree: &Tree) -> Vec<Finding> {
    let english = topics(tree, ENGLISH);
    let mut findings = Vec::new();
    for tag in tags(tree) {
        let own = topics(tree, tag);
        findings.extend(doubled(&own));
        if tag != ENGLISH {
            findings.extend(compared(tag, &own, &english));
        }
    }
    findings
}

/// Messages that stand twice in a topic, and those without a text.
fn doubled(topics: &Topics) -> Vec<Finding> {
    let mut findings = Vec::new();
    for messages in topics.values() {
        let mut seen = BTreeSet::new();
        for (file, message) in messages {
            if !seen.insert(message.id) {
                findings.push(Finding::at(&file.path, message.line, format!("{} stands twice", message.id)));
            }
            if message.text.trim().is_empty() {
                findings.push(Finding::at(&file.path, message.line, format!("{} is empty", message.id)));
            }
        }
    }
    findings
}

fn compared(tag: &str, own: &Topics, english: &Topics) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (topic, messages) in english {
        // An edition's file holds what differs in its language.
        if topic.ends_with(EDITION) {
            continue;
        }
        let ids: BTreeSet<&str> =
            own.get(topic).into_iter().flatten().map(|(_, message)| message.id).collect();
        for (file, message) in messages.iter().filter(|(_, message)| !message.id.starts_with('-')) {
            if !ids.contains(message.id) {
                let twin = file.path.replacen("/en/", &format!("/{tag}/"), 1);
                findings.push(Finding::new(twin, format!("{} is missing", message.id)));
            }
        }
    }
    for (topic, messages) in own {
        let base = topic.split('.').next().unwrap_or(topic);
        let of_english = |id: &str| {
            let both = [topic.as_str(), base].into_iter().filter_map(|topic| english.get(topic)).flatten();
            both.map(|(_, message)| message).find(|message| message.id == id)
        };
        for (file, message) in messages.iter().filter(|(_, message)| !message.id.starts_with('-')) {
            match of_english(message.id) {
                // A form of a name that English has.
                None if is_form(message.id, |id| of_english(id).is_some()) => {}
                None => findings.push(Finding::at(
                    &file.path,
                    message.line,
                    format!("{} is not in English", message.id),
                )),
                Some(english) => {
                    let known: BTreeSet<&str> = arguments(&english.text).collect();
                    for unknown in arguments(&message.text).filter(|name| !known.contains(name)) {
                        let problem = format!("{}: English has no argument ${unknown}", message.id);
                        findings.push(Finding::at(&file.path, message.line, problem));
                    }
                }
            }
        }
    }
    findings
}

/// Returns true if `id` is the name of a piece and a word behind it, such as `building-office-object`: languages have the forms
/// of names that they need.
fn is_form(id: &str, is_english: impl Fn(&str) -> bool) -> bool {
    let is_piece = ["building-", "role-", "tile-"].iter().any(|kind| id.starts_with(kind));
    is_piece && id.rsplit_once('-').is_some_and(|(name, _)| is_english(name))
}

/// No message has a word of its language's list, a straight quotation mark, or more characters than its comment allows.
pub fn voice(tree: &Tree) -> Vec<Finding> {
    let limits: BTreeMap<&str, usize> = topics(tree, ENGLISH)
        .into_values()
        .flatten()
        .filter_map(|(_, message)| Some((message.id, message.limit?)))
        .collect();
    let mut findings = Vec::new();
    for tag in tags(tree) {
        let list = tree.file(&format!("{WORDS}{tag}/{NEVER}")).map_or("", |file| file.text.as_str());
        let never: Vec<String> = list
            .lines()
            .filter(|line| !line.starts_with('#') && !line.is_empty())
            .map(str::to_lowercase)
            .collect();
        for (file, message) in topics(tree, tag).into_values().flatten() {
            let said = without_placeables(&message.text);
            let mut found = |problem: String| {
                findings.push(Finding::at(&file.path, message.line, format!("{}: {problem}", message.id)))
            };
            for word in never.iter().filter(|word| has_word(&said.to_lowercase(), word)) {
                found(format!("says \"{word}\""));
            }
            if said.contains(['"', '\'']) {
                found("has a straight quotation mark".into());
            }
            let length = said.trim().chars().count();
            if let Some(limit) = limits.get(message.id).filter(|limit| length > **limit) {
                found(format!("has {length} characters, {limit} at most have room"));
            }
        }
    }
    findings
}

/// No text of the 1897 editions has a term of the classic ones.
pub fn editions(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for tag in tags(tree) {
        let topics = topics(tree, tag);
        for (topic, messages) in &topics {
            let Some(classic) = topics.get(&format!("{topic}.{EDITION}")) else { continue };
            let is_name = |id: &str| {
                ["role-", "good-", "-"].iter().any(|kind| id.starts_with(kind)) && id.matches('-').count() < 3
            };
            let own: BTreeSet<String> =
                messages.iter().map(|(_, message)| message.text.trim().to_lowercase()).collect();
            let foreign: Vec<String> = classic
                .iter()
                .filter(|(_, message)| {
                    is_name(message.id)
                        && !message.id.ends_with("-action")
                        && !message.id.ends_with("-privilege")
                })
                .map(|(_, message)| message.text.trim().to_lowercase())
                .filter(|name| !own.contains(name) && name.chars().count() > 2 && !name.contains('{'))
                .collect();
            let of_game = messages.iter().filter(|(_, message)| !message.id.contains(EDITION));
            for (file, message) in of_game {
                let said = without_placeables(&message.text).to_lowercase();
                for name in foreign.iter().filter(|name| has_word(&said, name)) {
                    findings.push(Finding::at(
                        &file.path,
                        message.line,
                        format!("{}: \"{name}\" is a word of the classic edition", message.id),
                    ));
                }
            }
        }
    }
    findings
}

/// Every English message is asked for by the program, under the name of its method.
pub fn used(tree: &Tree) -> Vec<Finding> {
    let code: BTreeSet<&str> = tree
        .rust(&["src/"])
        .flat_map(|file| file.text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_'))
        .collect();
    let mut findings = Vec::new();
    for (topic, messages) in topics(tree, ENGLISH) {
        // What lessons and the page without its program say is held by tests of theirs.
        if topic.starts_with("lessons/") || topic == shell_words::TOPIC || topic.ends_with(EDITION) {
            continue;
        }
        let referred: BTreeSet<String> =
            messages.iter().flat_map(|(_, message)| references(&message.text)).collect();
        for (file, message) in &messages {
            let is_method = |id: &str| {
                code.contains(id.replace('-', "_").trim_end_matches('_'))
                    || code.contains(format!("{}_", id.replace('-', "_")).as_str())
            };
            // A group is a field, and its messages are methods of it.
            let rest: Vec<&str> =
                message.id.match_indices('-').map(|(at, _)| &message.id[at + 1..]).collect();
            let is_used = message.id.starts_with('-') && referred.contains(message.id)
                || referred.contains(message.id)
                || message.id == "you"
                || BY_KEY.iter().any(|kind| message.id.starts_with(kind))
                || is_method(message.id)
                || rest.iter().any(|rest| is_method(rest));
            if !is_used {
                findings.push(Finding::at(&file.path, message.line, format!("nothing says {}", message.id)));
            }
        }
    }
    findings
}

/// The tags of the languages: folders with messages.
fn tags(tree: &Tree) -> BTreeSet<&str> {
    let files = tree.0.iter().filter(|file| file.path.ends_with(".ftl"));
    files.filter_map(|file| Some(file.path.strip_prefix(WORDS)?.split_once('/')?.0)).collect()
}

fn topics<'a>(tree: &'a Tree, tag: &str) -> Topics<'a> {
    let mut topics = Topics::new();
    let start = format!("{WORDS}{tag}/");
    for file in &tree.0 {
        let Some(name) = file.path.strip_prefix(&start).and_then(|name| name.strip_suffix(".ftl")) else {
            continue;
        };
        let topic = match name.split_once('/') {
            Some((folder, EDITION)) => format!("{folder}.{EDITION}"),
            Some((folder, _)) if folder != "lessons" => folder.to_owned(),
            _ => name.to_owned(),
        };
        topics.entry(topic).or_default().extend(messages(&file.text).map(|message| (file, message)));
    }
    topics
}

fn messages(text: &str) -> impl Iterator<Item = Message<'_>> {
    let mut found: Vec<Message> = Vec::new();
    let mut limit = None;
    for (line, words) in text.lines().enumerate() {
        if let Some(comment) = words.strip_prefix('#') {
            let digits = comment
                .split_once(AT_MOST)
                .map(|(_, rest)| rest.chars().take_while(char::is_ascii_digit).collect::<String>());
            limit = digits.and_then(|digits| digits.parse().ok()).or(limit);
        } else if words.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '-') {
            let (id, text) = words.split_once('=').unwrap_or((words, ""));
            found.push(Message { id: id.trim(), line, text: text.to_owned(), limit: limit.take() });
        } else if let Some(message) = found.last_mut().filter(|_| !words.trim().is_empty()) {
            message.text.push('\n');
            message.text.push_str(words);
        }
    }
    found.into_iter()
}

/// The names of the arguments in a message.
fn arguments(text: &str) -> impl Iterator<Item = &str> {
    text.split('$').skip(1).map(|rest| {
        &rest[..rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').unwrap_or(rest.len())]
    })
}

/// The messages and terms that a message refers to.
fn references(text: &str) -> Vec<String> {
    let inside = text
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split(['}', '(', ' ', '\n']).find(|word| !word.is_empty()));
    inside.map(str::to_owned).collect()
}

/// Stands for what is put in: "{ $percent }%" has no space.
const PUT_IN: char = '\u{fffc}';

/// The text without what is put in, and without the keys of its variants.
fn without_placeables(text: &str) -> String {
    let mut said = String::new();
    for line in text.lines() {
        let line = line.trim();
        let line = line.trim_start_matches('*');
        let line =
            if line.starts_with('[') { line.split_once(']').map_or("", |(_, rest)| rest) } else { line };
        let mut depth = 0;
        for sign in line.chars() {
            match sign {
                '{' => depth += 1,
                '}' => {
                    depth -= i32::from(depth > 0);
                    said.extend((depth == 0).then_some(PUT_IN));
                }
                _ if depth == 0 => said.push(sign),
                _ => {}
            }
        }
        said.push(' ');
    }
    said
}

/// Returns true if `text` has `word`, as a whole word where words have letters.
fn has_word(text: &str, word: &str) -> bool {
    let is_letter =
        |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphabetic() && (sign as u32) < 0x3000);
    let ends = (word.chars().next(), word.chars().next_back());
    text.match_indices(word).any(|(at, _)| {
        let (before, behind) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !(is_letter(ends.0) && is_letter(before) || is_letter(ends.1) && is_letter(behind))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(findings: Vec<Finding>) -> Vec<String> {
        findings.into_iter().map(|finding| finding.problem).collect()
    }

    #[test]
    fn a_language_has_what_english_has() {
        let tree = Tree::of(&[
            ("src/words/en/sea/log.ftl", "take = { $who } takes { $good }.\nleave = Leave\n"),
            ("src/words/de/sea/log.ftl", "take = { $wer } nimmt { $good }.\nstay =\ntake = Noch einmal.\n"),
        ]);
        let found = problems(languages(&tree));
        let expected = [
            "stay is empty",
            "take stands twice",
            "leave is missing",
            "take: English has no argument $wer",
            "stay is not in English",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn words_of_the_list_and_long_labels_are_found() {
        let tree = Tree::of(&[
            ("src/words/en/never.txt", "# not ours\nwhoever\n"),
            (
                "src/words/en/sea/log.ftl",
                "# On a button: at most 8 characters.\nundo = Take back\ntake = Whoever takes \"it\".\nput = Put whoeverness { whoever }.\n",
            ),
        ]);
        let found = problems(voice(&tree));
        let expected = [
            "undo: has 9 characters, 8 at most have room",
            "take: says \"whoever\"",
            "take: has a straight quotation mark",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_term_of_the_other_edition_is_found() {
        let tree = Tree::of(&[
            ("src/words/en/sea/glossary.ftl", "-worker = worker\nrole-planter = Planter\n"),
            ("src/words/en/sea/classic.ftl", "-worker = colonist\nrole-planter = Settler\n"),
            ("src/words/en/sea/log.ftl", "take = The Settler takes a { -worker }.\n"),
        ]);
        assert_eq!(problems(editions(&tree)), ["take: \"settler\" is a word of the classic edition"]);
    }

    #[test]
    fn a_message_that_nothing_says_is_found() {
        let tree = Tree::of(&[
            (
                "src/words/en/sea/log.ftl",
                "log-take = Take.\nlog-leave = Leave.\npart = a part\nwhole = { part }\n",
            ),
            ("src/page/log.rs", "words.log_take(); words.whole()"),
        ]);
        assert_eq!(problems(used(&tree)), ["nothing says log-leave"]);
    }
}
