//! From any type that serde knows to JSON without blanks.

use std::fmt::{self, Display, Write as _};

use serde::Serialize;
use serde::ser::{Error, Serializer};

/// A value as JSON: byte for byte as `serde_json` writes it, but for the last
/// digit of some fractions.
pub fn write<T: Serialize + ?Sized>(value: &T) -> String {
    let mut writer = Writer { text: String::new() };
    match value.serialize(&mut writer) {
        Ok(()) => writer.text,
        Err(never) => match never {},
    }
}

/// What has been written so far. Whether a comma is due is told by its last
/// byte, so there is nothing else to keep.
pub(super) struct Writer {
    pub(super) text: String,
}

impl Writer {
    /// What follows is an element or a key.
    pub(super) fn next(&mut self) {
        if !matches!(self.text.as_bytes().last(), None | Some(b'{' | b'[')) {
            self.text.push(',');
        }
    }

    /// What follows is the value of this field.
    pub(super) fn field(&mut self, name: &str) {
        self.next();
        self.string(name);
        self.text.push(':');
    }

    /// What follows belongs to this variant.
    fn variant(&mut self, name: &str, open: char) {
        self.text.push('{');
        self.field(name);
        self.text.push(open);
    }

    fn string(&mut self, string: &str) {
        self.text.push('"');
        for sign in string.chars() {
            match sign {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '\u{8}' => self.text.push_str("\\b"),
                '\t' => self.text.push_str("\\t"),
                '\n' => self.text.push_str("\\n"),
                '\u{c}' => self.text.push_str("\\f"),
                '\r' => self.text.push_str("\\r"),
                '\0'..' ' => self.put(format_args!("\\u{:04x}", u32::from(sign))),
                _ => self.text.push(sign),
            }
        }
        self.text.push('"');
    }

    fn put(&mut self, shown: fmt::Arguments<'_>) {
        self.text.write_fmt(shown).expect("invariant: strings take everything");
    }
}

/// What goes wrong in writing: nothing. Without a value there is no code for
/// it either.
#[derive(Debug)]
pub(super) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: Display>(problem: T) -> Never {
        panic!("invariant: whatever is kept can be written: {problem}")
    }
}

pub(super) type Done = Result<(), Never>;

/// The methods that write a number as it is shown.
macro_rules! shown {
    ($($method:ident: $number:ty as $shown:ty),*) => {$(
        fn $method(self, number: $number) -> Done {
            self.put(format_args!("{}", <$shown>::from(number)));
            Ok(())
        }
    )*};
}

impl Serializer for &mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    shown! { serialize_i8: i8 as i64, serialize_i16: i16 as i64, serialize_i32: i32 as i64, serialize_i64: i64 as i64 }
    shown! { serialize_u8: u8 as u64, serialize_u16: u16 as u64, serialize_u32: u32 as u64, serialize_u64: u64 as u64 }

    fn serialize_bool(self, value: bool) -> Done {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Done {
        match number.is_finite() {
            true => self.put(format_args!("{number:?}")),
            false => self.text.push_str("null"),
        }
        Ok(())
    }

    fn serialize_f64(self, number: f64) -> Done {
        match number.is_finite() {
            true => self.put(format_args!("{number:?}")),
            false => self.text.push_str("null"),
        }
        Ok(())
    }

    fn serialize_char(self, sign: char) -> Done {
        self.string(sign.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, string: &str) -> Done {
        self.string(string);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.string(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Done {
        self.text.push('{');
        self.field(name);
        value.serialize(&mut *self)?;
        self.text.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Never> {
        self.text.push('[');
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        self.variant(name, '[');
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Never> {
        self.text.push('{');
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        self.variant(name, '{');
        Ok(self)
    }
}
