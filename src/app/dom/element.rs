//! Elements: attributes, text, events, children.

use std::borrow::Cow;

use leptos::ev::{Event, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::document;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::follow;
use super::view::View;

/// Where drawings live.
const SVG: &str = "http://www.w3.org/2000/svg";

/// Words that stay, or that follow what they are made from. `None` is no attribute, and no text.
pub enum Words {
    /// They stay.
    Fixed(Option<Cow<'static, str>>),
    /// They follow the signals that the closure reads.
    Live(Box<dyn Fn() -> Option<Cow<'static, str>>>),
}

/// What can be written as words.
pub trait ToWords {
    /// The words; `None` for none at all.
    fn to_words(self) -> Option<Cow<'static, str>>;
}

impl<T: ToWords> ToWords for Option<T> {
    fn to_words(self) -> Option<Cow<'static, str>> {
        self.and_then(T::to_words)
    }
}

impl<F: Fn() -> T + 'static, T: ToWords> From<F> for Words {
    fn from(words: F) -> Words {
        Words::Live(Box::new(move || words().to_words()))
    }
}

/// Both as a value and, by way of it, as fixed words.
macro_rules! words {
    ($($kind:ty: $value:ident => $text:expr;)*) => {$(
        impl ToWords for $kind {
            fn to_words(self) -> Option<Cow<'static, str>> {
                let $value = self;
                Some($text)
            }
        }

        impl From<$kind> for Words {
            fn from(value: $kind) -> Words {
                Words::Fixed(value.to_words())
            }
        }

        impl From<Option<$kind>> for Words {
            fn from(value: Option<$kind>) -> Words {
                Words::Fixed(value.to_words())
            }
        }
    )*};
}

words! {
    &'static str: text => Cow::Borrowed(text);
    String: text => Cow::Owned(text);
    Cow<'static, str>: text => text;
    bool: is => Cow::Borrowed(if is { "true" } else { "false" });
    u8: number => Cow::Owned(number.to_string());
    u32: number => Cow::Owned(number.to_string());
    usize: number => Cow::Owned(number.to_string());
    i16: number => Cow::Owned(number.to_string());
}

/// An element of the page, being furnished or in place; cheap to clone.
#[derive(Clone)]
#[must_use = "an element that is put nowhere is not seen"]
pub struct El(pub(super) Element);

/// An HTML element.
pub fn el(tag: &'static str) -> El {
    El(document().create_element(tag).expect("invariant: tags are constants"))
}

/// An SVG element: `svg`, `use`, `path` …
pub fn svg(tag: &'static str) -> El {
    El(document().create_element_ns(Some(SVG), tag).expect("invariant: tags are constants"))
}

impl El {
    /// Its classes.
    pub fn class(self, words: impl Into<Words>) -> El {
        self.write("class", words.into())
    }

    /// The name by which tests find it.
    pub fn test(self, name: impl Into<Words>) -> El {
        self.write("data-testid", name.into())
    }

    /// An attribute; `true` and `false` are written as words.
    pub fn attr(self, name: &'static str, words: impl Into<Words>) -> El {
        self.write(name, words.into())
    }

    /// An attribute that is there or not, such as `hidden` or `disabled`.
    pub fn flag(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.write(name, Words::Live(Box::new(move || on().then_some(Cow::Borrowed("")))))
    }

    /// Text.
    pub fn text(self, words: impl Into<Words>) -> El {
        self.write_text(words.into())
    }

    /// Whatever is inside, after what is there already.
    pub fn child(self, view: impl Into<View>) -> El {
        view.into().put(&self.0, None);
        self
    }

    /// A property that only the element knows, such as `checked` or `value`. Set whenever what `value` reads
    /// has changed, since people change it as well.
    pub fn prop(self, name: &'static str, value: impl Fn() -> JsValue + 'static) -> El {
        let element = self.0.clone();
        follow(Box::new(move || {
            // Setting a known property of an element cannot fail.
            let _ = js_sys::Reflect::set(&element, &name.into(), &value());
        }));
        self
    }

    /// Whether a box or a radio button is on.
    pub fn checked(self, on: impl Fn() -> bool + 'static) -> El {
        self.prop("checked", move || on().into())
    }

    /// Listens to an event of kind `E`, as long as the element is there.
    pub fn on<E: JsCast>(self, name: &'static str, heard: impl Fn(E) + 'static) -> El {
        self.listen(name, Box::new(move |event: Event| heard(event.unchecked_into())))
    }

    /// A click, from whatever device.
    pub fn on_click(self, heard: impl Fn(MouseEvent) + 'static) -> El {
        self.on("click", heard)
    }

    /// A key goes down.
    pub fn on_key(self, heard: impl Fn(KeyboardEvent) + 'static) -> El {
        self.on("keydown", heard)
    }

    /// A pointer does `name`: `pointerdown`, `pointerleave` …
    pub fn on_pointer(self, name: &'static str, heard: impl Fn(PointerEvent) + 'static) -> El {
        self.on(name, heard)
    }

    /// An input has another value.
    pub fn on_change(self, heard: impl Fn(Event) + 'static) -> El {
        self.on("change", heard)
    }

    /// Does something with the element when it has been put into the page.
    pub fn placed(self, act: impl FnOnce(&Element) + 'static) -> El {
        self.after(Box::new(act))
    }

    /// Takes the focus when it has been put into the page.
    pub fn focused(self) -> El {
        self.placed(|element| {
            // What cannot take the focus still works by pointer.
            let _ = element.unchecked_ref::<HtmlElement>().focus();
        })
    }

    /// The element itself, to be looked at and acted upon later.
    pub fn element(&self) -> &Element {
        &self.0
    }

    fn write(self, name: &'static str, words: Words) -> El {
        match words {
            Words::Fixed(words) => set(&self.0, name, words.as_deref()),
            Words::Live(words) => {
                let element = self.0.clone();
                let mut last = None;
                follow(Box::new(move || {
                    let now = words();
                    if last.as_ref() != Some(&now) {
                        set(&element, name, now.as_deref());
                        last = Some(now);
                    }
                }));
            }
        }
        self
    }

    fn write_text(self, words: Words) -> El {
        match words {
            Words::Fixed(words) => self.add_text(words.as_deref().unwrap_or_default()),
            Words::Live(words) => {
                let text = document().create_text_node("");
                self.add(&text);
                follow(Box::new(move || {
                    let now = words().unwrap_or_default();
                    if text.data() != now {
                        text.set_data(&now);
                    }
                }));
            }
        }
        self
    }

    fn add_text(&self, words: &str) {
        self.add(&document().create_text_node(words));
    }

    fn add(&self, node: &web_sys::Node) {
        self.0.append_child(node).expect("invariant: a new node can be appended");
    }

    fn listen(self, name: &'static str, heard: Box<dyn Fn(Event)>) -> El {
        // The browser keeps the closure as long as the element, and collects both.
        let heard = Closure::wrap(heard).into_js_value();
        self.0
            .add_event_listener_with_callback(name, heard.unchecked_ref())
            .expect("invariant: names of events are constants");
        self
    }

    fn after(self, act: Box<dyn FnOnce(&Element)>) -> El {
        let element = self.0.clone();
        spawn_local(async move { act(&element) });
        self
    }
}

fn set(element: &Element, name: &str, words: Option<&str>) {
    match words {
        Some(words) => element.set_attribute(name, words),
        None => element.remove_attribute(name),
    }
    .expect("invariant: names of attributes are constants");
}
