//! Where the rules report what happened.

/// Receives the events of an action. Rules hand over a closure, so that a
/// playout with [`Mute`] never builds the event: rules need not know whether
/// anybody is listening.
pub trait Sink<E> {
    /// Reports one event, built only if somebody listens.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mute;

impl<E> Sink<E> for Mute {
    #[inline(always)]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
