//! Signals: values that whoever reads them follows.
//!
//! They work as those of Leptos that are called the same. There the code that
//! keeps a value, tells of changes and notes who reads is written anew for each
//! type of value, which was a twentieth of what a game weighs; here it is written
//! once, and a type of value costs no more than its own copying.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{ArcTrigger, GetValue, LocalStorage, Notify, StoredValue, Track};

/// A value that can be read and changed; lives as long as the reactive owner in
/// which it was made.
pub struct RwSignal<T> {
    place: Place,
    of: PhantomData<fn() -> T>,
}

/// Where the parts of a signal are kept.
type Place = StoredValue<Parts, LocalStorage>;

#[derive(Clone)]
struct Parts {
    changed: ArcTrigger,
    /// A `RefCell` of the signal's type.
    value: Rc<dyn Any>,
}

fn keep(value: Rc<dyn Any>) -> Place {
    StoredValue::new_local(Parts { changed: ArcTrigger::new(), value })
}

/// The parts of a signal, if its owner is still there.
fn parts(place: Place) -> Option<Parts> {
    place.try_get_value()
}

fn present(place: Place) -> Parts {
    parts(place).expect("invariant: who uses a signal does not outlive its owner")
}

fn tracked(place: Place) -> Parts {
    let parts = present(place);
    parts.changed.track();
    parts
}

impl Parts {
    fn cell<T: 'static>(&self) -> &RefCell<T> {
        self.value.downcast_ref().expect("invariant: a signal is of one type from the beginning")
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: 'static> RwSignal<T> {
    /// A signal with its first value.
    pub fn new(value: T) -> Self {
        RwSignal { place: keep(Rc::new(RefCell::new(value))), of: PhantomData }
    }

    /// Follows the signal without reading it.
    pub fn track(self) {
        tracked(self.place);
    }

    /// Reads and follows.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read(&tracked(self.place).cell().borrow())
    }

    /// Reads without following.
    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read(&present(self.place).cell().borrow())
    }

    /// The same, unless the signal's owner is gone.
    pub fn try_with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> Option<R> {
        Some(read(&parts(self.place)?.cell().borrow()))
    }

    /// Changes the value, and tells whoever follows it.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        let parts = present(self.place);
        change(&mut parts.cell().borrow_mut());
        parts.changed.notify();
    }

    /// Puts another value in its place.
    pub fn set(self, value: T) {
        put(&present(self.place), value);
    }

    /// The same, unless the signal's owner is gone: somebody may have left the
    /// page while something was on its way.
    pub fn try_set(self, value: T) {
        if let Some(parts) = parts(self.place) {
            put(&parts, value);
        }
    }
}

fn put<T: 'static>(parts: &Parts, value: T) {
    // The old value ends when nothing of it is borrowed any more.
    let _old = parts.cell().replace(value);
    parts.changed.notify();
}

impl<T: Clone + 'static> RwSignal<T> {
    /// A copy of the value; follows.
    pub fn get(self) -> T {
        tracked(self.place).cell::<T>().borrow().clone()
    }

    /// A copy of the value, without following.
    pub fn get_untracked(self) -> T {
        present(self.place).cell::<T>().borrow().clone()
    }
}
