//! Handle to playback: what is on the screen, as signals, and the ways to change it.

use std::rc::Rc;

use leptos::prelude::*;

use super::timeline::{Event, Hold, Moment, Shown, Timeline};

/// Carries out an event at the table.
type Perform = Rc<dyn Fn(Event)>;

/// Playback of a table, whatever its game; copies share it. Its state is one [`Timeline`]. What is read
/// of that are memos, so that a reader runs again only when its own part changes.
#[derive(Clone, Copy)]
pub struct Playback {
    timeline: RwSignal<Timeline>,
    /// Content of the screen.
    pub screen: Memo<Shown>,
    /// The past position that is looked at.
    pub past: Memo<Option<usize>>,
    /// The position to which the present has been played out; lags behind while other seats' moves
    /// are shown.
    pub at: Memo<usize>,
    /// The last position of which everything has been shown.
    pub finished: Memo<usize>,
    /// Condition for the next step, besides its time.
    pub hold: Memo<Hold>,
    /// True if other seats' moves are being played out.
    pub is_playing: Memo<bool>,
    /// The step in the middle of which the present is, while that is on the screen.
    partway: Memo<Option<Moment>>,
    /// True if the past goes on by itself.
    pub replaying: RwSignal<bool>,
    /// The table, once there is one.
    perform: StoredValue<Option<Perform>, LocalStorage>,
}

impl Playback {
    /// Begins with position `end` on the screen; `asks` is false where the table is only looked at.
    pub fn new(end: usize, asks: bool) -> Playback {
        let timeline = RwSignal::new(Timeline::new(end, asks));
        let screen = Memo::new(move |_| timeline.get().shown());
        Playback {
            timeline,
            screen,
            past: Memo::new(move |_| timeline.get().past().map(|moment| moment.at)),
            at: Memo::new(move |_| timeline.get().played().at),
            finished: Memo::new(move |_| timeline.get().played().finished()),
            hold: Memo::new(move |_| timeline.get().hold()),
            is_playing: Memo::new(move |_| timeline.get().is_playing()),
            partway: Memo::new(move |_| screen.get().partway()),
            replaying: RwSignal::new(false),
            perform: StoredValue::new_local(None),
        }
    }

    /// Has `perform` carry out all events from now on.
    pub fn connect(self, perform: impl Fn(Event) + 'static) {
        self.perform.set_value(Some(Rc::new(perform)));
    }

    /* State. */

    /// Returns the number of events of the step on the screen that are shown, if it is shown in
    /// parts; tracked.
    pub fn part(self) -> Option<usize> {
        self.screen.get().moment().part
    }

    /// Returns the number of events of `step` that have been told, if it is being played out in
    /// parts; tracked.
    pub fn part_of(self, step: usize) -> Option<usize> {
        self.partway.get().filter(|moment| moment.at == step)?.part
    }

    /// Returns true if the present is looked at, by whoever looks.
    pub fn is_present(self) -> bool {
        self.past.get_untracked().is_none()
    }

    /// Returns the position from which to go on where the past is looked at: in the middle of a step,
    /// the one before it.
    pub fn point_of_departure(self) -> Option<usize> {
        self.timeline.get_untracked().past().map(Moment::finished)
    }

    /// Returns the state; `None` when the table is gone, where a timer may still ask.
    pub(super) fn timeline(self) -> Option<Timeline> {
        self.timeline.try_get_untracked()
    }

    /// Sets the state after an event.
    pub(super) fn set_timeline(self, timeline: Timeline) {
        if self.timeline() != Some(timeline) {
            self.timeline.set(timeline);
        }
    }

    /* Events. */

    /// Lets an event happen; nothing once the table is gone.
    pub fn happen(self, event: Event) {
        if let Some(perform) = self.perform.try_get_value().flatten() {
            perform(event);
        }
    }

    /// Shows everything at once.
    pub fn skip(self) {
        self.happen(Event::Skip);
    }

    /// Holds play.
    pub fn pause(self) {
        self.happen(Event::Pause);
    }

    /// Lets play go on after a pause, or shows the next step to those who go step by step.
    pub fn go_on(self) {
        self.happen(Event::GoOn);
    }

    /// Looks at a position of the past; at the present if it is not past.
    pub fn look_back(self, position: Option<usize>) {
        self.look(Event::LookAt(position.map(Moment::after)));
    }

    /// Returns to the present from the past.
    pub fn to_now(self) {
        self.happen(Event::LookAt(None));
    }

    /// Goes on to the next moment of the past.
    pub fn later(self) {
        self.happen(Event::Later);
    }

    /// Goes back to the moment before.
    pub fn earlier(self) {
        self.look(Event::Earlier);
    }

    /// Shows the game from its beginning, step by step.
    pub fn watch_again(self) {
        self.look_back(Some(0));
        self.replaying.set(true);
    }

    /// Looks away from pieces that travel: they come down first, and what they led to can be answered.
    fn look(self, event: Event) {
        if self.timeline.get_untracked().flight().is_some() {
            self.skip();
        }
        self.happen(event);
    }
}
