//! What the page's program and the script around it know each other by. Nobody
//! reads it in a release, and everybody has to download it.

use crate::{Outcome, wasm};
use std::collections::{HashMap, HashSet};

/// The section in which the program tells wasm-bindgen what is bound: records in
/// pairs, a version and what it is the version of.
const RECORDS: &str = "__wasm_bindgen_unstable";

/// The module name of the functions that the script has for the program.
const SCRIPT: &str = "./app_bg.js";

/// In the records and exports of three classes with which the framework streams
/// to and from a server. There is none; but what is exported counts as used.
const STREAMS: [&str; 2] = ["IntoUnderlying", "intounderlying"];

/// The linked program without the streams of the framework.
///
/// # Errors
/// When it is no module as we know it.
pub fn without_streams(program: &[u8]) -> Outcome<Vec<u8>> {
    let streams = |bytes: &[u8]| {
        STREAMS.iter().any(|word| bytes.windows(word.len()).any(|window| window == word.as_bytes()))
    };
    let mut sections = wasm::sections(program)?;
    for (kind, content) in &mut sections {
        let mut rest = wasm::Bytes(content);
        if *kind == wasm::CUSTOM && rest.name()? == RECORDS {
            let mut kept = content[..content.len() - rest.0.len()].to_vec();
            while !rest.0.is_empty() {
                let pair = rest.0;
                let _version = record(&mut rest)?;
                let what = record(&mut rest)?;
                if !streams(what) {
                    kept.extend(&pair[..pair.len() - rest.0.len()]);
                }
            }
            *content = kept;
        } else if *kind == wasm::EXPORTS {
            let mut rest = wasm::Bytes(content);
            let mut kept = Vec::new();
            for _ in 0..rest.number()? {
                let export = rest.0;
                let name = rest.name()?;
                rest.byte()?;
                rest.number()?;
                if !streams(name.as_bytes()) {
                    kept.push(&export[..export.len() - rest.0.len()]);
                }
            }
            let mut exports = Vec::new();
            wasm::push_number(&mut exports, kept.len());
            exports.extend(kept.concat());
            *content = exports;
        }
    }
    Ok(wasm::module(&sections))
}

/// The next record: its length in four bytes, and so many bytes.
fn record<'a>(rest: &mut wasm::Bytes<'a>) -> Outcome<&'a [u8]> {
    let length = rest.take(4)?;
    rest.take(u32::from_le_bytes([length[0], length[1], length[2], length[3]]) as usize)
}

/// The first module and its script with short names for the functions between
/// them, and the script without indentation and comments.
///
/// # Errors
/// When it is no module as we know it.
pub fn shorten(program: &[u8], script: &str) -> Outcome<(Vec<u8>, String)> {
    let mut sections = wasm::sections(program)?;
    let mut names = HashMap::new();
    for (_, content) in sections.iter_mut().filter(|(kind, _)| *kind == wasm::IMPORTS) {
        let mut rest = wasm::Bytes(content);
        let count = rest.number()?;
        let mut imports = Vec::new();
        wasm::push_number(&mut imports, count);
        for _ in 0..count {
            let (from, name) = (rest.name()?, rest.name()?);
            let kind = rest.0;
            skip_type(&mut rest)?;
            let short = if from == SCRIPT {
                let next = format!("f{:x}", names.len());
                names.entry(name.to_owned()).or_insert(next).as_str()
            } else {
                name
            };
            for text in [from, short] {
                wasm::push_number(&mut imports, text.len());
                imports.extend(text.as_bytes());
            }
            imports.extend(&kind[..kind.len() - rest.0.len()]);
        }
        *content = imports;
    }
    let script = renamed(&without_comments(script), &names);
    let words: HashSet<&str> = script.split(|sign| !is_of_name(sign)).collect();
    match names.values().find(|name| !words.contains(name.as_str())) {
        Some(_) => Err(format!("the program imports what {SCRIPT} does not have")),
        None => Ok((wasm::module(&sections), script)),
    }
}

/// What stands behind the names of an import.
fn skip_type(rest: &mut wasm::Bytes) -> Outcome {
    let limits = |rest: &mut wasm::Bytes| {
        let bounded = rest.byte()? & 1 == 1;
        rest.number()?;
        if bounded { rest.number().map(drop) } else { Ok(()) }
    };
    match rest.byte()? {
        0 => rest.number().map(drop),
        1 => rest.byte().and_then(|_| limits(rest)),
        2 => limits(rest),
        3 => rest.take(2).map(drop),
        kind => Err(format!("cannot read an import of kind {kind}")),
    }
}

/// A script without indentation and comments that fill lines.
pub fn without_comments(script: &str) -> String {
    let is_comment = |line: &str| ["//", "/*", "*"].iter().any(|start| line.starts_with(start));
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

fn is_of_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "_$".contains(sign)
}

/// The script with whole words replaced.
fn renamed(script: &str, names: &HashMap<String, String>) -> String {
    let mut new = String::new();
    let mut rest = script;
    while !rest.is_empty() {
        let word = rest.find(|sign| !is_of_name(sign)).unwrap_or(rest.len());
        new += names.get(&rest[..word]).map_or(&rest[..word], String::as_str);
        rest = &rest[word..];
        let gap = rest.find(is_of_name).unwrap_or(rest.len());
        new += &rest[..gap];
        rest = &rest[gap..];
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<u8> {
        [&[text.len() as u8], text.as_bytes()].concat()
    }

    #[test]
    fn streams_go_and_everything_else_stays() {
        let record = |text: &str| [&(text.len() as u32).to_le_bytes(), text.as_bytes()].concat();
        let export = |name: &str| [named(name), vec![0, 5]].concat();
        let exports = |names: &[&str]| {
            let all: Vec<u8> = names.iter().flat_map(|name| export(name)).collect();
            (wasm::EXPORTS, [vec![names.len() as u8], all].concat())
        };
        let records = |texts: &[&str]| {
            let all: Vec<u8> = texts.iter().flat_map(|text| record(text)).collect();
            (wasm::CUSTOM, [named(RECORDS), all].concat())
        };
        let other = (10, vec![1, 2, 3]);
        let whole = wasm::module(&[
            exports(&["main", "__wbg_intounderlyingsink_free", "memory"]),
            other.clone(),
            records(&["{}", "a IntoUnderlyingSink", "{}", "b"]),
        ]);
        let kept = wasm::module(&[exports(&["main", "memory"]), other, records(&["{}", "b"])]);
        assert_eq!(without_streams(&whole), Ok(kept));
        assert!(
            without_streams(&wasm::module(&[(wasm::CUSTOM, [named(RECORDS), vec![9, 0, 0, 0]].concat())]))
                .is_err()
        );
    }

    #[test]
    fn both_sides_get_the_same_short_names() {
        let import = |from: &str, name: &str, kind: &[u8]| [named(from), named(name), kind.to_vec()].concat();
        let imports = |names: [&str; 2]| {
            let all = [
                import(SCRIPT, names[0], &[0, 3]),
                import("env", "memory", &[2, 1, 1, 9]),
                import(SCRIPT, names[1], &[0, 4]),
            ];
            wasm::module(&[(wasm::IMPORTS, [vec![3], all.concat()].concat())])
        };
        let script = "/** Opens. */\nconst imports = {\n    // why\n    __wbg_open_12: (a) => a,\n\n    \
                      __wbg_open_123: function(b) { return `x${b}`; },\n};\n";
        let short = "const imports = {\nf1: (a) => a,\nf0: function(b) { return `x${b}`; },\n};\n".to_owned();
        let whole = imports(["__wbg_open_123", "__wbg_open_12"]);
        assert_eq!(shorten(&whole, script), Ok((imports(["f0", "f1"]), short)));
        assert!(shorten(&imports(["__wbg_open_12", "__wbg_shut_12"]), script).is_err());
    }
}
