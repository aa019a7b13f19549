//! Arguments of a message.

use std::borrow::Cow;

/// Subject of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The person who reads.
    You,
    /// Somebody else, by name.
    Named(&'a str),
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    Number(Number),
    Who(Who<'a>),
}

/// A whole number, which can choose between plural forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub i64);

impl<'a> From<Who<'a>> for Arg<'a> {
    fn from(who: Who<'a>) -> Self {
        Arg::Who(who)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<char> for Arg<'_> {
    fn from(sign: char) -> Self {
        Arg::Text(Cow::Owned(sign.to_string()))
    }
}

impl From<Number> for Arg<'_> {
    fn from(number: Number) -> Self {
        Arg::Number(number)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(
            impl From<$kind> for Number {
                fn from(number: $kind) -> Self {
                    Number(number as i64)
                }
            }

            impl From<$kind> for Arg<'_> {
                fn from(number: $kind) -> Self {
                    Arg::Number(number.into())
                }
            }
        )*
    };
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 }
