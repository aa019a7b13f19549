//! Texts of the page without its program, in every language: the build puts them into `index.html` and the scripts around it.
//!
//! `{{say ID}}` stands for the English text, `{{say ID in every language}}` for a paragraph in each, `{{says}}` for all of
//! them as a script reads them.

use crate::{Outcome, assets};
use std::collections::BTreeMap;

/// The topic, which is fetched by nobody.
pub const TOPIC: &str = "shell";

/// The argument of a text: the number of cases. In the page it is an element that a script fills.
const COUNT: (&str, &str) = ("{ $count }", "<b></b>");

/// The messages of each language by its tag, English first.
pub type Says = Vec<(String, BTreeMap<String, String>)>;

/// Reads them. What a language lacks is said in English.
///
/// # Errors
/// A message is longer than a line, or has something to put in that nobody gives.
pub fn read() -> Outcome<Says> {
    let mut says: Says = Vec::new();
    for (tag, dir) in assets::languages()? {
        let mut topics = words_codegen::topics(&dir).map_err(|e| format!("src/words/{tag}: {e}"))?;
        let own =
            parsed(&topics.remove(TOPIC).unwrap_or_default()).map_err(|e| format!("src/words/{tag}: {e}"))?;
        let mut whole = says.first().map(|(_, english)| english.clone()).unwrap_or_default();
        whole.extend(own);
        says.push((tag, whole));
    }
    Ok(says)
}

fn parsed(topic: &str) -> Outcome<BTreeMap<String, String>> {
    let mut messages = BTreeMap::new();
    for line in topic.lines().filter(|line| !line.starts_with('#')) {
        let (id, text) = line.split_once(" = ").ok_or_else(|| format!("{TOPIC}: {line}: not one line"))?;
        if text.replace(COUNT.0, "").contains('{') {
            return Err(format!("{TOPIC}: {id}: only {} can be put in", COUNT.0));
        }
        messages.insert(id.to_owned(), text.to_owned());
    }
    Ok(messages)
}

/// Fills the marks of a script.
///
/// # Errors
/// A mark names no message.
pub fn filled(script: &str, says: &Says) -> Outcome<String> {
    let all: BTreeMap<&str, &BTreeMap<String, String>> =
        says.iter().map(|(tag, own)| (tag.as_str(), own)).collect();
    let all = serde_json::to_string(&all).expect("invariant: texts are plain data");
    said(&script.replace("{{says}}", &all), says, |text| text.replace('"', "\\\""))
}

/// Fills the marks of a page.
///
/// # Errors
/// A mark names no message.
pub fn filled_page(page: &str, says: &Says) -> Outcome<String> {
    let markup = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace(COUNT.0, COUNT.1);
    said(page, says, markup)
}

/// Replaces each mark by its text, written as `write` says.
fn said(text: &str, says: &Says, write: impl Fn(&str) -> String) -> Outcome<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("{{say ") {
        let (mark, behind) = behind.split_once("}}").ok_or("a mark does not end")?;
        let of = |own: &BTreeMap<String, String>, id: &str| {
            own.get(id).map(|text| write(text)).ok_or_else(|| format!("src/words/en/{TOPIC}.ftl lacks {id}"))
        };
        out.push_str(before);
        match mark.strip_suffix(" in every language") {
            None => out.push_str(&of(&says[0].1, mark)?),
            Some(id) => {
                for (tag, own) in says {
                    out.push_str(&format!("<p lang=\"{tag}\">{}</p>\n", of(own, id)?));
                }
            }
        }
        rest = behind;
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    fn says() -> Says {
        let own = |text: &str| parsed(text).expect("one message a line");
        vec![
            ("en".into(), own("# 2 messages\nwait = Wait\nleft = Left: { $count } & \"more\"\n")),
            ("de".into(), own("wait = Warte\nleft = Noch { $count }\n")),
        ]
    }

    #[test]
    fn marks_are_filled() {
        let page = filled_page("<p>{{say wait}}</p><i>{{say left}}</i>", &says()).expect("they are there");
        assert_eq!(page, "<p>Wait</p><i>Left: <b></b> &amp; \"more\"</i>");
        let each = filled_page("{{say wait in every language}}", &says()).expect("it is there");
        assert_eq!(each, "<p lang=\"en\">Wait</p>\n<p lang=\"de\">Warte</p>\n");
        let script = filled("say = \"{{say left}}\"; all = {{says}};", &says()).expect("they are there");
        assert!(script.starts_with("say = \"Left: { $count } & \\\"more\\\"\"; all = {\"de\":"), "{script}");
        assert!(filled_page("{{say nothing}}", &says()).is_err());
    }

    #[test]
    fn what_cannot_stand_there_is_refused() {
        assert!(parsed("wait = { $name } waits\n").is_err());
        assert!(parsed("wait =\n    Wait\n").is_err());
    }

    #[test]
    fn everything_that_is_said_is_there_and_the_other_way_round() {
        let says = read().expect("the messages can be read");
        let root = files::root();
        let page = files::read(&root.join("index.html")).expect("it is part of the tree");
        let watch = files::read(&root.join("src/shell/watch.js")).expect("it is part of the tree");
        filled_page(&page, &says).expect("the page names messages");
        for id in says[0].1.keys() {
            let in_page =
                page.contains(&format!("data-say=\"{id}\"")) && page.contains(&format!(">{{{{say {id}}}}}<"));
            let in_script =
                ["unstyled", "undrawn"].contains(&&**id) && watch.contains(&format!("note(\"{id}\")"));
            let why = id.strip_prefix("why-").is_some_and(|why| watch.contains(&format!("\"{why}\"")));
            let alone = page.contains(&format!("{{{{say {id} in every language}}}}"));
            assert!(in_page || in_script || why || alone, "nothing says {id}");
        }
        for part in page.split("data-say=\"").skip(1) {
            let id = part.split('"').next().unwrap_or_default();
            assert!(says.iter().all(|(_, own)| own.contains_key(id)), "{id}");
        }
    }
}
