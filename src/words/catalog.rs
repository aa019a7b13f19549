//! The messages of a topic in one language, and how one becomes a text.
//!
//! The parser is `fluent-syntax`. What is resolved here is the part of Fluent that the files use: texts, arguments, terms
//! (with arguments), other messages, choices by plural form, number, text, or whether a sentence speaks to its reader, and
//! forms of names: `{ OBJECT($building) }` is the message `building-…-object` of the piece that is called so.
//! `fluent-bundle` resolves all of Fluent and adds 48 kB (gzipped) to the first page, this 9 kB with the parser.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::fmt::Write;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

use crate::args::{Arg, Number, Who};
use crate::lang::{Lang, Spacing};

type Text = &'static str;

/// Message that stands for [`Who::You`] where a sentence names its subject.
const YOU: Text = "you";

/// Beginnings of the ids of pieces whose names have forms.
const PIECES: [&str; 3] = ["building-", "role-", "tile-"];

/// Depth to which messages may refer to each other; what goes deeper refers to itself.
const DEEPEST: u8 = 8;

/// Messages of one or more files, by their ids; those of terms begin with a hyphen.
#[derive(Default)]
pub(crate) struct MessageLayer {
    messages: HashMap<Text, Pattern<Text>>,
}

impl MessageLayer {
    /// Reads a file. What cannot be read is left out.
    pub(crate) fn read(text: Text) -> Self {
        let resource = match parser::parse_runtime(text) {
            Ok(resource) => resource,
            Err((readable, _)) => readable,
        };
        let mut layer = Self::default();
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(pattern) = message.value {
                        layer.messages.insert(message.id.name, pattern);
                    }
                }
                Entry::Term(term) => {
                    // The hyphen stands right before the name in the file.
                    let name = term_name(text, term.id.name);
                    layer.messages.insert(name, term.value);
                }
                _ => {}
            }
        }
        layer
    }

    #[cfg(target_arch = "wasm32")]
    pub(crate) fn len(&self) -> usize {
        self.messages.len()
    }

    fn get(&self, id: &str) -> Option<&Pattern<Text>> {
        self.messages.get(id)
    }
}

/// Returns the name of a term with its hyphen, as a part of the file.
fn term_name(file: Text, name: Text) -> Text {
    let start = name.as_ptr() as usize - file.as_ptr() as usize;
    &file[start - 1..start + name.len()]
}

/// The messages of a topic and an edition in one language.
pub struct Catalog {
    lang: Lang,
    /// Those of the edition before those of all editions.
    layers: Vec<&'static MessageLayer>,
    /// English, for what is missing here.
    fallback: Option<&'static Catalog>,
    /// Texts without arguments that have been put together before.
    said: RefCell<HashMap<Text, Text>>,
    /// Ids of pieces by their names, once a form of a name has been asked for.
    named: OnceCell<HashMap<Text, Text>>,
}

/// The arguments with which a pattern is resolved.
struct Call<'a> {
    args: &'a [(&'a str, Arg<'a>)],
    /// Arguments that a message gave to a term; a term sees no others.
    given: Option<&'a [(&'a str, Arg<'a>)]>,
    depth: u8,
}

impl Catalog {
    pub(crate) fn new(
        lang: Lang,
        layers: Vec<&'static MessageLayer>,
        fallback: Option<&'static Catalog>,
    ) -> Self {
        Catalog { lang, layers, fallback, said: RefCell::default(), named: OnceCell::new() }
    }

    /// Returns the language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    fn find(&self, id: &str) -> Option<&Pattern<Text>> {
        self.layers.iter().find_map(|layer| layer.get(id))
    }

    /// Returns true if there is a message `id`, here or in English.
    pub fn has(&self, id: &str) -> bool {
        self.find(id).is_some() || self.fallback.is_some_and(|english| english.has(id))
    }

    /// Returns a message without arguments.
    pub fn text(&'static self, id: Text) -> Text {
        self.text_of(id).unwrap_or_else(|| missing(id))
    }

    /// Returns the message about the piece `key`, such as `building-small-market-effect`: `kind` is "building", `about` is
    /// "-effect" or nothing. Keys have underscores, ids have hyphens.
    pub fn piece(&'static self, kind: &str, key: &str, about: &str) -> Text {
        let id = format!("{kind}-{}{about}", key.replace('_', "-"));
        self.text_of(&id).unwrap_or_else(|| missing(&id))
    }

    fn text_of(&'static self, id: &str) -> Option<Text> {
        if let Some(said) = self.said.borrow().get(id) {
            return Some(*said);
        }
        let Some(pattern) = self.find(id) else { return self.fallback?.text_of(id) };
        let text = match pattern.elements[..] {
            [PatternElement::TextElement { value }] => value,
            _ => {
                let mut out = String::new();
                self.write(&mut out, pattern, &Call { args: &[], given: None, depth: 0 });
                String::leak(out)
            }
        };
        // Each message once: a page has no more of them than its files.
        let id: Text = String::leak(id.to_owned());
        self.said.borrow_mut().insert(id, text);
        Some(text)
    }

    /// Returns a message with its arguments.
    pub fn say(&'static self, id: &str, args: &[(&str, Arg)]) -> String {
        let mut out = String::new();
        match self.find(id) {
            Some(pattern) => self.write(&mut out, pattern, &Call { args, given: None, depth: 0 }),
            None => match self.fallback {
                Some(english) => return english.say(id, args),
                None => out.push_str(missing(id)),
            },
        }
        out
    }

    fn write(&'static self, out: &mut String, pattern: &Pattern<Text>, call: &Call) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.put(out, value),
                PatternElement::Placeable { expression } => {
                    let mut part = String::new();
                    self.express(&mut part, expression, call);
                    self.put(out, &part);
                }
            }
        }
    }

    /// Adds a part, and the space that the language wants before it.
    fn put(&self, out: &mut String, part: &str) {
        if self.lang.spacing() == Spacing::Added
            && let (Some(before), Some(behind)) = (out.chars().next_back(), part.chars().next())
            && (is_ideograph(before) && behind.is_ascii_alphanumeric()
                || before.is_ascii_alphanumeric() && is_ideograph(behind))
        {
            out.push(' ');
        }
        out.push_str(part);
    }

    fn express(&'static self, out: &mut String, expression: &Expression<Text>, call: &Call) {
        match expression {
            Expression::Inline(inline) => self.inline(out, inline, call),
            Expression::Select { selector, variants } => {
                if let Some(pattern) = self.choose(selector, variants, call) {
                    self.write(out, pattern, call);
                }
            }
        }
    }

    fn inline(&'static self, out: &mut String, inline: &InlineExpression<Text>, call: &Call) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                out.push_str(value)
            }
            InlineExpression::VariableReference { id } => self.argument(out, id, call),
            InlineExpression::TermReference { id, arguments, .. } => {
                let given = Self::given(arguments.as_ref());
                self.refer(out, &format!("-{}", id.name), call, Some(&given));
            }
            InlineExpression::MessageReference { id, .. } => self.refer(out, id.name, call, call.given),
            InlineExpression::Placeable { expression } => self.express(out, expression, call),
            InlineExpression::FunctionReference { id, arguments } => match arguments.positional.first() {
                Some(InlineExpression::VariableReference { id: argument }) => {
                    let mut name = String::new();
                    self.argument(&mut name, argument, call);
                    out.push_str(self.form(&name, id.name).unwrap_or(&name));
                }
                _ => out.push_str(id.name),
            },
        }
    }

    fn argument(&'static self, out: &mut String, id: &Identifier<Text>, call: &Call) {
        match value(id, call) {
            Some(Arg::Text(text)) => out.push_str(text),
            Some(Arg::Number(Number(number))) => {
                let _ = write!(out, "{number}");
            }
            Some(Arg::Who(Who::Named(name))) => out.push_str(name),
            Some(Arg::Who(Who::You)) => out.push_str(self.text(YOU)),
            None => out.push_str(id.name),
        }
    }

    /// Returns a form of the name of a piece: with `OBJECT` the message of the piece that ends in `-object`.
    fn form(&'static self, name: &str, form: &str) -> Option<Text> {
        let id = *self.named.get_or_init(|| self.names()).get(name)?;
        self.text_of(&format!("{id}-{}", form.to_ascii_lowercase()))
    }

    /// The ids of pieces by their names. Where two pieces share a name, they share its forms.
    fn names(&'static self) -> HashMap<Text, Text> {
        let mut named = HashMap::new();
        for id in self.layers.iter().flat_map(|layer| layer.messages.keys()) {
            if PIECES.iter().any(|kind| id.starts_with(kind))
                && let Some(name) = self.text_of(id)
            {
                let known = named.entry(name).or_insert(*id);
                // A form that is written like the name itself has the longer id.
                *known = (*known).min(id);
            }
        }
        named
    }

    fn refer(&'static self, out: &mut String, id: &str, call: &Call, given: Option<&[(&str, Arg)]>) {
        match self.find(id) {
            Some(pattern) if call.depth < DEEPEST => {
                self.write(out, pattern, &Call { args: call.args, given, depth: call.depth + 1 });
            }
            Some(_) => out.push_str(id),
            // A message that came from English may refer to what only English has.
            None => match self.fallback {
                Some(english) => english.refer(out, id, call, given),
                None => out.push_str(id),
            },
        }
    }

    /// Returns the arguments that a message gives to a term; Fluent allows literals alone.
    fn given(arguments: Option<&CallArguments<Text>>) -> Vec<(&str, Arg<'_>)> {
        let named = arguments.into_iter().flat_map(|arguments| &arguments.named);
        named
            .filter_map(|argument| {
                let given = match &argument.value {
                    InlineExpression::StringLiteral { value } => Arg::from(*value),
                    InlineExpression::NumberLiteral { value } => Arg::from(value.parse::<i64>().ok()?),
                    _ => return None,
                };
                Some((argument.name.name, given))
            })
            .collect()
    }

    fn choose<'v>(
        &'static self,
        selector: &InlineExpression<Text>,
        variants: &'v [Variant<Text>],
        call: &Call,
    ) -> Option<&'v Pattern<Text>> {
        let arg = match selector {
            InlineExpression::VariableReference { id } => value(id, call),
            _ => None,
        };
        let is_meant = |variant: &&Variant<Text>| match (arg, &variant.key) {
            (Some(Arg::Number(Number(number))), VariantKey::NumberLiteral { value }) => {
                value.parse() == Ok(*number)
            }
            (Some(Arg::Text(text)), VariantKey::Identifier { name }) => text == name,
            (Some(Arg::Who(who)), VariantKey::Identifier { name }) => *who == Who::You && *name == YOU,
            _ => false,
        };
        let is_form = |variant: &&Variant<Text>| match (arg, &variant.key) {
            (Some(Arg::Number(Number(number))), VariantKey::Identifier { name }) => {
                *name == self.lang.category(*number)
            }
            _ => false,
        };
        let found = variants.iter().find(is_meant).or_else(|| variants.iter().find(is_form));
        found.or_else(|| variants.iter().find(|variant| variant.default)).map(|variant| &variant.value)
    }
}

fn value<'a>(id: &Identifier<Text>, call: &Call<'a>) -> Option<&'a Arg<'a>> {
    let args = call.given.unwrap_or(call.args);
    args.iter().find_map(|(name, arg)| (*name == id.name).then_some(arg))
}

/// Returns true for a sign of the Chinese script.
fn is_ideograph(sign: char) -> bool {
    matches!(sign, '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}

/// Stands for a message that is nowhere. Natively that is a fault of the program; a page goes on, and shows the id.
fn missing(id: &str) -> Text {
    #[cfg(not(target_arch = "wasm32"))]
    panic!("no message {id}");
    #[cfg(target_arch = "wasm32")]
    String::leak(id.replace('-', " "))
}
