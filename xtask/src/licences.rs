//! The page `licences.html` of the site: every part by others that the programs consist of, and the licence texts
//! under which it is passed on, as each part brings them along.
//!
//! A small generator on top of `cargo metadata`: `cargo-about` and its kind compile for longer than all of this, and
//! guess at texts that lie beside the sources. Of a choice between licences the MIT is taken where it is offered, so
//! that nothing stands here twice.

use crate::{Outcome, files, supply};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// Its name in the site; the settings of the page lead to it.
pub const FILE: &str = "licences.html";

/// What the names of files with licences begin with, in small letters.
const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicen", "authors"];

/// The text of the MIT licence, for parts that name it and bring no text. All of them do so far.
const MIT: &str = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and \
associated documentation files (the \"Software\"), to deal in the Software without restriction, including without \
limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, \
and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the \
Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE \
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR \
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR \
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.";

/// What cargo does not list: Rust's own library with what is compiled into it.
const RUST: [(&str, &str); 3] = [
    ("Rust’s standard library (core, alloc, std)", "The Rust Project contributors"),
    ("dlmalloc, in Rust’s standard library", "Alex Crichton"),
    (
        "compiler_builtins, in Rust’s standard library",
        "The Rust Project contributors and the authors of musl",
    ),
];

/// The display face, whose licence lies beside it in the site.
const FACE: &str = "Alegreya (Bold; a subset, its figures as high as capitals)";
const FACE_LICENCE: &str = include_str!("../../public/fonts/alegreya-licence.txt");

/// A part by others.
struct Part {
    /// Its name and version.
    name: String,
    /// Its licence as it names it.
    licence: String,
    /// The texts under which it is passed on.
    texts: Vec<String>,
}

/// The page.
///
/// # Errors
/// When cargo does not know the parts, or one of them has no text that could be shown.
pub fn page() -> Outcome<String> {
    let metadata = supply::metadata()?;
    let linked = supply::linked(&metadata).ok_or("cargo metadata names no package of ours")?;
    // What has no source lies in this tree.
    let others = linked.into_iter().filter(|package| !package["source"].is_null());
    let mut parts = others.map(part).collect::<Outcome<Vec<Part>>>()?;
    parts.sort_by(|one, two| one.name.cmp(&two.name));
    for (name, authors) in RUST {
        let (name, licence) = (name.to_owned(), "MIT OR Apache-2.0".to_owned());
        parts.push(Part { name, licence, texts: vec![notice(authors)] });
    }
    let (name, licence) = (FACE.to_owned(), "OFL-1.1".to_owned());
    parts.push(Part { name, licence, texts: vec![FACE_LICENCE.to_owned()] });
    Ok(written(&parts))
}

/// A package, with what lies beside its manifest.
fn part(package: &Value) -> Outcome<Part> {
    let field = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
    let name = format!("{} {}", field("name"), field("version"));
    let manifest = field("manifest_path");
    let dir = Path::new(&manifest).parent().ok_or_else(|| format!("{name}: has no folder"))?;
    let mut found = BTreeMap::new();
    for file in files::names(dir)? {
        let small = file.to_lowercase();
        if NAMES.iter().any(|begins| small.starts_with(begins)) && dir.join(&file).is_file() {
            found.insert(file.clone(), files::read(&dir.join(&file))?);
        }
    }
    let authors: Vec<&str> =
        package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let texts = texts(&field("license"), &found, &authors).ok_or_else(|| {
        format!("{name}: brings no licence text and does not offer the MIT, whose text is known")
    })?;
    Ok(Part { name, licence: field("license").replace('/', " OR "), texts })
}

/// The texts of a part with this licence, in whose folder these files lie.
fn texts(licence: &str, found: &BTreeMap<String, String>, authors: &[&str]) -> Option<Vec<String>> {
    let is_choice = !licence.contains("AND");
    let offers_mit = licence.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == "MIT");
    let is_mit = |name: &&String| name.to_uppercase().contains("MIT");
    let is_other = |name: &String| {
        ["APACHE", "ZLIB", "0BSD", "UNLICENSE", "COPYING"].iter().any(|it| name.to_uppercase().contains(it))
    };
    let keys = found.keys();
    let chosen: Vec<&String> = match is_choice && offers_mit && keys.clone().any(|name| is_mit(&name)) {
        true => keys.filter(|name| !is_other(name)).collect(),
        false => keys.collect(),
    };
    match chosen.is_empty() {
        false => Some(chosen.into_iter().map(|name| found[name].trim().to_owned()).collect()),
        true => offers_mit.then(|| vec![notice(&authors.join(", "))]),
    }
}

/// The MIT licence of these authors.
fn notice(authors: &str) -> String {
    let authors = if authors.is_empty() { "the authors" } else { authors };
    format!("Copyright (c) {authors}\n\n{MIT}")
}

/// Blanks do not tell texts apart.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The parts in a list, and each text once, with the parts that it belongs to.
fn written(parts: &[Part]) -> String {
    let mut texts: BTreeMap<String, (&str, Vec<&str>)> = BTreeMap::new();
    for part in parts {
        for text in &part.texts {
            let known = texts.entry(plain(text)).or_insert((text, Vec::new()));
            known.1.push(&part.name);
        }
    }
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <link rel=\"icon\" type=\"image/svg+xml\" href=\"./icons/icon.svg\">\n\
         <title>Sobremesa · licences · 授權條款</title>\n</head>\n<body>\n\
         <p><a href=\"./\">Sobremesa · 飯後一局</a></p>\n<h1>Licences · <span lang=\"zh-Hant\">授權條款</span></h1>\n\
         <p>Sobremesa itself is free software under the MIT or the Apache 2.0 licence, as you choose. Its programs \
         contain these parts by others.</p>\n\
         <p lang=\"zh-Hant\">飯後一局本身為自由軟體，可任選 MIT 或 Apache 2.0 授權。程式中含有下列他人作品。</p>\n<ul>\n",
    );
    for part in parts {
        let _ = writeln!(page, "<li>{}: {}</li>", escaped(&part.name), escaped(&part.licence));
    }
    page.push_str("</ul>\n");
    for (text, owners) in texts.values() {
        let owners = escaped(&owners.join(", "));
        let _ = writeln!(page, "<h2>{owners}</h2>\n<pre>{}</pre>", escaped(text));
    }
    page.push_str("</body>\n</html>\n");
    page
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lying(names: &[&str]) -> BTreeMap<String, String> {
        names.iter().map(|name| ((*name).to_owned(), format!("text of {name}\n"))).collect()
    }

    #[test]
    fn of_a_choice_the_mit_is_taken_and_of_several_together_all_are() {
        let texts = |licence, names: &[&str]| texts(licence, &lying(names), &["Ana", "Bo"]);
        let both = ["LICENSE-APACHE", "LICENSE-MIT"];
        assert_eq!(texts("MIT OR Apache-2.0", &both), Some(vec!["text of LICENSE-MIT".to_owned()]));
        assert_eq!(texts("(MIT OR Apache-2.0) AND Unicode-3.0", &both).map(|all| all.len()), Some(2));
        assert_eq!(texts("Zlib", &["LICENSE"]), Some(vec!["text of LICENSE".to_owned()]));
        let without = texts("MIT", &[]).expect("its text is known");
        assert!(without[0].starts_with("Copyright (c) Ana, Bo\n\nPermission is hereby granted"));
        assert_eq!(texts("Zlib", &[]), None, "nobody knows its text");
    }

    #[test]
    fn a_text_stands_once_with_all_its_parts_and_runs_nothing() {
        let part = |name: &str, text: &str| Part {
            name: name.to_owned(),
            licence: "MIT".to_owned(),
            texts: vec![text.to_owned()],
        };
        let page = written(&[part("a 1.0", "same  text"), part("b 2.0", "same\ntext"), part("<c>", "other")]);
        assert_eq!(page.matches("same").count(), 1);
        assert!(page.contains("<h2>a 1.0, b 2.0</h2>") && page.contains("<h2>&lt;c&gt;</h2>"), "{page}");
    }

    #[test]
    fn every_part_of_the_programs_has_its_text() {
        let page = page().expect("cargo and the sources are here");
        for name in [
            "leptos ",
            "serde_json ",
            "wasm-bindgen ",
            "wasm_split_helpers ",
            "Rust’s standard library",
            "Alegreya ",
        ] {
            assert!(page.contains(&format!("<li>{name}")), "{name}");
        }
        assert!(page.matches("<pre>").count() > 20);
    }
}
