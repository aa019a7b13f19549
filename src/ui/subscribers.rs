//! Releases the readers of signals that live as long as the page: the framework's signals keep a
//! place for every effect that has ever read them.

use leptos::prelude::*;
use leptos::reactive::graph::Source;

/// Forgets who has read a signal and is gone. The framework's signals (`reactive_graph` 0.2) keep a place for
/// everybody who has ever read them; whoever is still there reads it once more and is back.
pub fn release_subscribers(signal: impl Notify + Source) {
    signal.notify();
    signal.clear_subscribers();
}
