//! State machine of playback: which moment of the record the table shows, how long it stays, and
//! what holds it back.
//!
//! It knows neither browser nor signals. The clock is handed in, [`PlaybackStage`] answers what has to be
//! known of a step, and [`Timeline::on`] takes every event. Its answers are [`Timeline::shown`] and
//! [`Timeline::wake`]. `playback/driver.rs` connects it with signals and timers.

use crate::board::Pacing;
use ui::prefs::Pace;

/// A moment of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The position behind step `at`.
    pub at: usize,
    /// Number of events of that step that are shown, if not all of them are; see
    /// [`GameUi::pauses`](crate::board::GameUi::pauses).
    pub part: Option<usize>,
}

impl Moment {
    /// Returns the moment when everything of step `at` has happened.
    pub const fn after(at: usize) -> Moment {
        Moment { at, part: None }
    }

    /// Returns the last step of which everything has happened.
    pub fn finished(self) -> usize {
        self.at - usize::from(self.part.is_some())
    }
}

/// Content of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All of the present, every piece in its place: whoever is on turn is asked.
    Live { at: usize },
    /// The same where nobody is asked: a study, or a puzzle that has come to its horizon.
    Quiet { at: usize },
    /// The present, with something left to play out or with pieces that still travel.
    Playing(Moment),
    /// A moment that is looked back at. The present goes on meanwhile, unseen.
    Past(Moment),
}

impl Shown {
    /// Returns the moment on the screen.
    pub fn moment(self) -> Moment {
        match self {
            Shown::Live { at } | Shown::Quiet { at } => Moment::after(at),
            Shown::Playing(moment) | Shown::Past(moment) => moment,
        }
    }

    /// Returns true if position `now` can be answered. A session may have gone on already to a
    /// position that the timeline has not heard of.
    pub fn is_live(self, now: usize) -> bool {
        self == Shown::Live { at: now }
    }

    /// Returns the step that is played out, while only a part of it is shown.
    pub fn partway(self) -> Option<Moment> {
        match self {
            Shown::Playing(moment) if moment.part.is_some() => Some(moment),
            _ => None,
        }
    }
}

/// Condition under which the next step may be shown, besides its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    Free,
    /// A tap, at the pace that goes step by step.
    Tap,
    /// The end of a pause that somebody has asked for.
    Pause,
}

/// An event that playback answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The record reaches to position `end` now; steps behind what is shown are played out.
    Recorded {
        end: usize,
    },
    /// The time of [`Timeline::wake`] has come.
    Woken,
    /// The pieces of a flight have arrived.
    Landed {
        flight: u32,
    },
    /// Nobody sees the page any more, so no frame comes that would let pieces go.
    Hidden,
    Pause,
    /// Ends a pause, or is the tap that the next step waits for.
    GoOn,
    /// Shows all of the present at once.
    Skip,
    /// The record is shown from position `at` on, as if everything before had been seen.
    Since {
        at: usize,
    },
    /// Everything behind position `end` was taken back.
    Rewound {
        end: usize,
    },
    /// Looks back at a moment; at the present for `None` or a moment that is not past.
    LookAt(Option<Moment>),
    /// Looks at the moment before.
    Earlier,
    /// Looks at the next moment of the past.
    Later,
    /// The table is covered: pieces and looks back end, time goes on.
    Cover,
    /// Somebody is asked at the end of the record, or nobody is.
    Ask(bool),
}

/// The record and the screen, as far as playback needs them.
pub trait PlaybackStage {
    /// Returns the pace that is set now.
    fn pace(&self) -> Pace;
    /// Returns the number of seats at the table.
    fn seats(&self) -> usize;
    /// Returns the numbers of events after which a step stops for a moment, ascending.
    fn pauses(&self, step: usize) -> Vec<usize>;
    /// Returns true if the last event before a pause is a step of how a seat chooses.
    fn is_thought(&self, step: usize, pause: usize) -> bool;
    /// Returns true if such steps are shown together with what comes of them.
    fn folds_reasons(&self) -> bool;
    /// Returns the longest time that an event of the step deserves.
    fn pacing(&self, step: usize) -> Pacing;
    /// Returns true if the person who looks has made the step.
    fn is_own(&self, step: usize) -> bool;
    /// Prepares to show `step` up to event `until`, after event `from`. Returns true if pieces
    /// leave for it.
    fn reveal(&mut self, step: usize, from: Option<usize>, until: Option<usize>) -> bool;
    /// Prepares to show everything from a moment up to position `end`, without pieces.
    fn skip(&mut self, from: Moment, end: usize);
    /// Takes every piece out of the air.
    fn land(&mut self);
}

/// View of the timeline. Pieces fly only where the present is looked at, so that nobody is asked
/// while any are in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    AtRest,
    /// The number tells this flight from earlier ones, whose landing means nothing any more.
    Flying(u32),
    Past(Moment),
}

/// Returns true if `pause`, one of the `pauses` of a step, is passed over where reasons are folded: what a seat has thought
/// there is shown at the next pause together with what comes of it.
pub fn is_folded(pauses: &[usize], pause: usize, is_thought: bool) -> bool {
    is_thought && pauses.contains(&(pause + 1))
}

/// State of playback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeline {
    /// The last position of the record.
    end: usize,
    /// Steps of the present that have been played out.
    played: Moment,
    scene: Scene,
    hold: Hold,
    /// When the next step may be shown, on the clock that is handed in.
    free_at: u64,
    /// Number of flights so far.
    flights: u32,
    asks: bool,
}

impl Timeline {
    /// Begins with position `end` on the screen; `asks` is false where the table is only looked at.
    pub fn new(end: usize, asks: bool) -> Timeline {
        let played = Moment::after(end);
        Timeline { end, played, scene: Scene::AtRest, hold: Hold::Free, free_at: 0, flights: 0, asks }
    }

    /// Returns what is on the screen.
    pub fn shown(self) -> Shown {
        match self.scene {
            Scene::Past(moment) => Shown::Past(moment),
            Scene::AtRest if self.is_complete() && self.asks => Shown::Live { at: self.end },
            Scene::AtRest if self.is_complete() => Shown::Quiet { at: self.end },
            Scene::AtRest | Scene::Flying(_) => Shown::Playing(self.played),
        }
    }

    /// Returns how far the present has been played out, whatever is on the screen.
    pub fn played(self) -> Moment {
        self.played
    }

    /// Returns true if steps or parts of the present are still to be shown, and the present is looked
    /// at. False while only pieces travel.
    pub fn is_playing(self) -> bool {
        !self.is_complete() && self.past().is_none()
    }

    /// Returns the moment that is looked back at.
    pub fn past(self) -> Option<Moment> {
        match self.scene {
            Scene::Past(moment) => Some(moment),
            Scene::AtRest | Scene::Flying(_) => None,
        }
    }

    /// Returns the number of the flight under way.
    pub fn flight(self) -> Option<u32> {
        match self.scene {
            Scene::Flying(flight) => Some(flight),
            Scene::AtRest | Scene::Past(_) => None,
        }
    }

    /// Returns what holds the next step back, besides its time.
    pub fn hold(self) -> Hold {
        self.hold
    }

    /// Returns the time at which [`Event::Woken`] is due.
    pub fn wake(self) -> Option<u64> {
        (!self.is_complete() && self.hold == Hold::Free).then_some(self.free_at)
    }

    /// Takes an event that happens at time `now`. Returns true if all of the present is shown after
    /// it, so that whoever comes next is to be asked.
    pub fn on(&mut self, event: Event, now: u64, stage: &mut impl PlaybackStage) -> bool {
        match event {
            Event::Recorded { end } => {
                self.end = end;
                self.play(now, stage)
            }
            Event::Woken => self.play(now, stage),
            Event::Landed { flight } => self.flight() == Some(flight) && self.touch_down(now, stage),
            Event::Hidden => self.flight().is_some() && self.touch_down(now, stage),
            Event::Pause => {
                if self.hold == Hold::Free {
                    self.hold = Hold::Pause;
                }
                false
            }
            Event::GoOn => {
                self.hold = Hold::Free;
                self.play(now, stage)
            }
            Event::Skip => self.skip(stage),
            Event::Since { at } => {
                self.played = Moment::after(at.min(self.end));
                false
            }
            Event::Rewound { end } => {
                self.end = end;
                self.played = Moment::after(end);
                false
            }
            Event::LookAt(moment) => self.look_at(moment, stage),
            Event::Earlier => self.look_at(Some(self.earlier(stage)), stage),
            Event::Later => match self.later(stage) {
                Some(moment) => self.look_at(Some(moment), stage),
                None => false,
            },
            Event::Cover => {
                self.rest(stage);
                false
            }
            Event::Ask(asks) => {
                self.asks = asks;
                false
            }
        }
    }

    fn is_complete(self) -> bool {
        self.played == Moment::after(self.end)
    }

    /// Returns true if nothing is left to show, and nothing travels.
    fn is_settled(self) -> bool {
        self.is_complete() && self.flight().is_none()
    }

    /// Shows the steps whose time has come.
    fn play(&mut self, now: u64, stage: &mut impl PlaybackStage) -> bool {
        let mut flies = false;
        while !self.is_complete() && self.hold == Hold::Free && self.free_at <= now {
            flies |= self.show_next(now, stage);
        }
        if flies && self.past().is_none() {
            self.flights += 1;
            self.scene = Scene::Flying(self.flights);
        }
        self.is_settled()
    }

    /// Shows the next step, or the next part of one. Returns true if pieces leave.
    fn show_next(&mut self, now: u64, stage: &mut impl PlaybackStage) -> bool {
        let Moment { at, part } = self.played;
        let step = if part.is_some() { at } else { at + 1 };
        let pace = stage.pace();
        let pauses = if pace == Pace::Instant { Vec::new() } else { stage.pauses(step) };
        let folds = stage.folds_reasons();
        let is_folded = |pause| folds && is_folded(&pauses, pause, stage.is_thought(step, pause));
        let next =
            pauses.iter().copied().find(|&pause| part.is_none_or(|part| part < pause) && !is_folded(pause));
        let flies = stage.reveal(step, part, next);
        self.played = Moment { at: step, part: next };
        let ms = match next {
            // Once everything has happened, before it is cleared away.
            Some(_) if next == pauses.last().copied() => pace.phase_ms(stage.seats()),
            Some(pause) if stage.is_thought(step, pause) => pace.thought_ms(),
            Some(_) => pace.part_ms(),
            None => match stage.pacing(step) {
                Pacing::None => 0,
                // Nobody has to look at a move of one's own, but what answers it must not come too soon
                // to be followed; and no tap is waited for.
                _ if stage.is_own(step) => {
                    self.free_at = now + u64::from(pace.least_thought_ms());
                    return flies;
                }
                Pacing::Move => pace.move_ms(stage.seats()),
                Pacing::Phase => pace.phase_ms(stage.seats()),
            },
        };
        if ms > 0 && pace == Pace::Step {
            self.hold = Hold::Tap;
        } else {
            self.free_at = now + u64::from(ms);
        }
        flies
    }

    /// Takes the pieces down, and goes on.
    fn touch_down(&mut self, now: u64, stage: &mut impl PlaybackStage) -> bool {
        self.rest(stage);
        self.play(now, stage)
    }

    fn skip(&mut self, stage: &mut impl PlaybackStage) -> bool {
        (self.hold, self.free_at) = (Hold::Free, 0);
        let flew = self.flight().is_some();
        if flew {
            self.rest(stage);
        }
        let rests = !self.is_complete();
        if rests {
            stage.skip(self.played, self.end);
            self.played = Moment::after(self.end);
        }
        flew || rests
    }

    /// Looks at the present, with no piece in the air.
    fn rest(&mut self, stage: &mut impl PlaybackStage) {
        if self.flight().is_some() {
            stage.land();
        }
        self.scene = Scene::AtRest;
    }

    /// Looks at a moment if it is past, otherwise at the present. Pieces in the air come down only if the
    /// view changes.
    fn look_at(&mut self, moment: Option<Moment>, stage: &mut impl PlaybackStage) -> bool {
        let past = moment.filter(|moment| moment.at < self.end || moment.part.is_some());
        if past.is_some() || self.past().is_some() {
            self.rest(stage);
            self.scene = past.map_or(Scene::AtRest, Scene::Past);
        }
        false
    }

    /// Returns the moment before the one that is looked at. What many do in one step is looked at
    /// one after the other, as it is played out.
    fn earlier(self, stage: &impl PlaybackStage) -> Moment {
        let Moment { at, part } = self.past().unwrap_or(Moment::after(self.end));
        let pauses = stage.pauses(at);
        match pauses.into_iter().rfind(|&pause| part.is_none_or(|part| pause < part)) {
            Some(pause) => Moment { at, part: Some(pause) },
            None => Moment::after(at.saturating_sub(1)),
        }
    }

    /// Returns the moment behind the one that is looked at, if there is one.
    fn later(self, stage: &impl PlaybackStage) -> Option<Moment> {
        let Moment { at, part } = self.past()?;
        if let Some(part) = part {
            let next = stage.pauses(at).into_iter().find(|&pause| part < pause);
            return Some(Moment { at, part: next });
        }
        Some(Moment { at: at + 1, part: stage.pauses(at + 1).first().copied() })
    }
}

#[cfg(test)]
mod tests;
