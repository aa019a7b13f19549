//! Sinks to which the rules report events.

/// Receives the events of an action. Rules hand over a closure, so that a
/// playout with [`Mute`] never builds the event: rules need not know whether
/// anybody is listening.
pub trait Sink<E> {
    /// Listener for choices that the rules only try out on a copy. It is a type
    /// that the same program uses anyway: with [`Mute`] everywhere the page would
    /// hold the rules a second time.
    type Unheard: Sink<E> + Default;

    /// Reports one event, built only if somebody listens.
    fn emit(&mut self, event: impl FnOnce() -> E);

    /// Called between two procedures that need nobody's choice: whether the
    /// rules go on with the next one. A listener that says no is handed a
    /// state in which nobody is asked; see [`Recorder`].
    #[inline(always)]
    fn goes_on(&mut self) -> bool {
        true
    }
}

/// Hears nothing; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mute;

impl<E> Sink<E> for Mute {
    type Unheard = Mute;

    #[inline(always)]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    type Unheard = Vec<E>;

    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Point at which a [`Recorder`] stops the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until somebody is asked.
    Asked,
    /// Until so many events were reported, and the procedure that reported
    /// the last of them is done with.
    Events(usize),
    /// Until the rules came between two procedures for the so-many-th time,
    /// counted from 1.
    Rest(usize),
}

/// Keeps all events, and can stop the rules partway.
#[derive(Clone, Debug)]
pub struct Recorder<E> {
    /// The events, in order.
    pub events: Vec<E>,
    /// Number of events at each point between two procedures.
    pub rests: Vec<usize>,
    until: Until,
}

impl<E> Recorder<E> {
    /// A recorder that has heard nothing yet.
    pub fn new(until: Until) -> Self {
        Recorder { events: Vec::new(), rests: Vec::new(), until }
    }

    /// Returns true if it has stopped the rules.
    pub fn has_stopped(&self) -> bool {
        match self.until {
            Until::Asked => false,
            Until::Events(count) => !self.rests.is_empty() && self.events.len() >= count,
            Until::Rest(count) => self.rests.len() >= count,
        }
    }
}

impl<E> Sink<E> for Recorder<E> {
    type Unheard = Vec<E>;

    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }

    fn goes_on(&mut self) -> bool {
        self.rests.push(self.events.len());
        !self.has_stopped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reports 1 and 2 in one procedure, 3 in the next, 4 in a last one.
    fn run(log: &mut impl Sink<u8>) {
        for procedure in [&[1, 2][..], &[3], &[4]] {
            if !log.goes_on() {
                return;
            }
            procedure.iter().for_each(|&event| log.emit(|| event));
        }
    }

    fn heard(until: Until) -> Vec<u8> {
        let mut log = Recorder::new(until);
        run(&mut log);
        log.events
    }

    #[test]
    fn a_recorder_stops_between_two_procedures() {
        assert_eq!(heard(Until::Asked), [1, 2, 3, 4]);
        assert!(heard(Until::Events(0)).is_empty());
        assert_eq!(heard(Until::Events(1)), [1, 2]);
        assert_eq!(heard(Until::Events(2)), [1, 2]);
        assert_eq!(heard(Until::Events(3)), [1, 2, 3]);
        assert!(heard(Until::Rest(1)).is_empty());
        assert_eq!(heard(Until::Rest(3)), [1, 2, 3]);
    }
}
