//! What consists of several values, written one after the other.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};

use super::writer::{Done, Never, Writer};

/// What lists its elements, and what closes them.
macro_rules! lists {
    ($($list:ident::$element:ident: $close:literal),*) => {$(
        impl $list for &mut Writer {
            type Ok = ();
            type Error = Never;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.next();
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                self.text.push_str($close);
                Ok(())
            }
        }
    )*};
}

/// What names its fields, and what closes them.
macro_rules! records {
    ($($record:ident: $close:literal),*) => {$(
        impl $record for &mut Writer {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name);
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                self.text.push_str($close);
                Ok(())
            }
        }
    )*};
}

lists! {
    SerializeSeq::serialize_element: "]", SerializeTuple::serialize_element: "]",
    SerializeTupleStruct::serialize_field: "]", SerializeTupleVariant::serialize_field: "]}"
}

records! { SerializeStruct: "}", SerializeStructVariant: "}}" }

impl SerializeMap for &mut Writer {
    type Ok = ();
    type Error = Never;

    /// Keys are names here: strings, or variants without content.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.next();
        key.serialize(&mut **self)?;
        self.text.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.text.push('}');
        Ok(())
    }
}
