//! Writes one method for each message of a topic.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::topics::{files, topics};

/// Arguments of one message by name, in the order of their names: whoever edits a text cannot change the order.
type Args<'a> = BTreeMap<&'a str, Kind>;

/// Values that an argument may have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Anything that can be put into a text.
    Any,
    /// A number: the text has plural forms.
    Number,
    /// The subject of the sentence.
    Who,
}

/// Writes the type `name` with a method for each message of the English topic `topic` into `<topic>.rs` of the package that is
/// built (hyphens become underscores). Messages whose ids begin with one of `by_key` have none: they are looked up by the key of
/// a piece.
///
/// # Panics
/// A file cannot be read, or is not Fluent: the build ends and names the place.
pub fn generate(topic: &str, name: &str, by_key: &[&str]) {
    generate_groups(topic, name, by_key, &[]);
}

/// Does the same with a type for each group of messages: those whose ids begin with `shell-` are methods of the field `shell`.
///
/// # Panics
/// As [`generate`].
pub fn generate_groups(topic: &str, name: &str, by_key: &[&str], groups: &[&str]) {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("invariant: set by Cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("invariant: set by Cargo"));
    let english = package.join("../words/en");
    for path in files(&english).expect("invariant: English can be read") {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    let topics = topics(&english).expect("invariant: English can be read");
    let text = topics.get(topic).unwrap_or_else(|| panic!("src/words/en has no topic {topic}"));
    let code = methods(topic, text, name, by_key, groups);
    fs::write(out.join(format!("{}.rs", topic.replace('-', "_"))), code)
        .expect("invariant: the build may write");
}

fn methods(topic: &str, text: &str, name: &str, by_key: &[&str], groups: &[&str]) -> String {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, faults)) => {
            let place = |fault: &parser::ParserError| {
                text[fault.slice.clone().unwrap_or(fault.pos.clone())].to_owned()
            };
            panic!("{topic}: not Fluent: {:#?}", faults.iter().map(place).collect::<Vec<_>>())
        }
    };
    let mut seen = BTreeSet::new();
    let mut own = String::new();
    let mut of_groups = vec![String::new(); groups.len()];
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        assert!(seen.insert(id), "{topic}: {id} stands twice");
        if by_key.iter().any(|start| id.starts_with(start)) {
            continue;
        }
        let group =
            groups.iter().position(|group| id.strip_prefix(group).is_some_and(|rest| rest.starts_with('-')));
        match group {
            Some(at) => method(&mut of_groups[at], message, &id[groups[at].len() + 1..]),
            None => method(&mut own, message, id),
        }
    }
    let mut code = format!(
        "/// The messages of `src/words/en/{topic}`.\n#[derive(Clone, Copy)]\npub struct {name} {{\n    pub catalog: &'static words::Catalog,\n"
    );
    for group in groups {
        writeln!(code, "    pub {}: {},", field(group), kind(name, group))
            .expect("invariant: a string takes everything");
    }
    writeln!(code, "}}\n\nimpl {name} {{\n    /// Those of `catalog`.\n    pub fn new(catalog: &'static words::Catalog) -> Self {{\n        Self {{ catalog{} }}\n    }}\n\n{own}}}", groups.iter().map(|group| format!(", {}: {} {{ catalog }}", field(group), kind(name, group))).collect::<String>()).expect("invariant: a string takes everything");
    for (group, methods) in groups.iter().zip(&of_groups) {
        let kind = kind(name, group);
        writeln!(code, "\n/// The messages of `src/words/en/{topic}` that begin with `{group}-`.\n#[derive(Clone, Copy)]\npub struct {kind} {{\n    catalog: &'static words::Catalog,\n}}\n\nimpl {kind} {{\n{methods}}}").expect("invariant: a string takes everything");
    }
    code
}

/// The field of a group.
fn field(group: &str) -> String {
    group.replace('-', "_")
}

/// The type of a group, such as `PagesByLink`.
fn kind(name: &str, group: &str) -> String {
    let words = group.split('-').map(|word| format!("{}{}", word[..1].to_uppercase(), &word[1..]));
    format!("{name}{}", words.collect::<String>())
}

/// Writes the method `name` for a message.
fn method(code: &mut String, message: &Message<&str>, name: &str) {
    let id = message.id.name;
    let Some(pattern) = &message.value else { panic!("{id}: no text") };
    let mut args = Args::new();
    of_pattern(pattern, &mut args);
    let name = name.replace('-', "_");
    let name = match name.as_str() {
        "type" | "move" | "loop" | "match" | "return" | "use" | "in" | "for" | "where" | "final" | "box"
        | "do" | "as" | "if" | "else" => format!("{name}_"),
        _ => name,
    };
    let line = |code: &mut String, text: std::fmt::Arguments| {
        code.write_fmt(text).expect("invariant: a string takes everything")
    };
    line(code, format_args!("    /// The message `{id}`.\n"));
    if args.is_empty() {
        line(
            code,
            format_args!(
                "    pub fn {name}(self) -> &'static str {{\n        self.catalog.text({id:?})\n    }}\n\n"
            ),
        );
        return;
    }
    let params: Vec<String> = args
        .iter()
        .map(|(arg, kind)| match kind {
            Kind::Any => format!("{}: impl Into<words::Arg<'a>>", arg.replace('-', "_")),
            Kind::Number => format!("{}: impl Into<words::Number>", arg.replace('-', "_")),
            Kind::Who => format!("{}: words::Who<'a>", arg.replace('-', "_")),
        })
        .collect();
    let values: Vec<String> = args
        .iter()
        .map(|(arg, kind)| match kind {
            Kind::Any => format!("({arg:?}, {}.into())", arg.replace('-', "_")),
            Kind::Number => format!("({arg:?}, words::Arg::Number({}.into()))", arg.replace('-', "_")),
            Kind::Who => format!("({arg:?}, words::Arg::Who({}))", arg.replace('-', "_")),
        })
        .collect();
    let lifetime = if args.values().any(|kind| *kind != Kind::Number) { "<'a>" } else { "" };
    line(
        code,
        format_args!(
            "    pub fn {name}{lifetime}(self, {}) -> String {{\n        self.catalog.say({id:?}, &[{}])\n    }}\n\n",
            params.join(", "),
            values.join(", ")
        ),
    );
}

fn of_pattern<'a>(pattern: &Pattern<&'a str>, args: &mut Args<'a>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, args);
        }
    }
}

fn of_expression<'a>(expression: &Expression<&'a str>, args: &mut Args<'a>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, Kind::Any, args),
        Expression::Select { selector, variants } => {
            let is_key = |wanted: &[&str]| {
                variants.iter().any(|variant| match variant.key {
                    VariantKey::Identifier { name } => wanted.contains(&name),
                    VariantKey::NumberLiteral { .. } => false,
                })
            };
            let is_number = is_key(&["zero", "one", "two", "few", "many"])
                || variants.iter().any(|variant| matches!(variant.key, VariantKey::NumberLiteral { .. }));
            let kind = match () {
                () if is_key(&["you"]) => Kind::Who,
                () if is_number => Kind::Number,
                () => Kind::Any,
            };
            of_inline(selector, kind, args);
            for variant in variants {
                of_pattern(&variant.value, args);
            }
        }
    }
}

fn of_inline<'a>(inline: &InlineExpression<&'a str>, kind: Kind, args: &mut Args<'a>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let known = args.entry(id.name).or_insert(kind);
            *known = kind.max(*known);
        }
        InlineExpression::Placeable { expression } => of_expression(expression, args),
        _ => {}
    }
}
