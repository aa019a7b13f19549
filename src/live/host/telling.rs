//! Tells guests without being asked: steps, the record of the end, who is here.

use game_core::{Foresee, Seat, json};
use session::Session;
use session::auto_answer::AutoAnswer;

use super::{BEAT_MS, Host, Link, Out, SILENCE_MS, STEP_BYTES, STEPS};
use crate::message::{ToGuest, seat_codes};

impl Host {
    /// Tells every guest what is new to it. `pauses` says after how many of the events that everybody hears a step is
    /// looked at.
    pub fn tell<G: AutoAnswer + Foresee>(
        &mut self,
        session: &Session<G>,
        pauses: &dyn Fn(&[G::Event]) -> Vec<usize>,
    ) {
        for at in 0..self.links.len() {
            let Link { seat, known: Some(mut known), .. } = self.links[at] else { continue };
            let Some(viewer) = self.links[at].viewer() else { continue };
            while known < session.len() {
                let (from, mut steps, mut bytes) = (known, Vec::new(), 0);
                while known < session.len() && steps.len() < STEPS && bytes < STEP_BYTES {
                    known += 1;
                    let step = json::write(&session.told(known, viewer, pauses));
                    bytes += step.len();
                    steps.push(step);
                }
                self.send(at, &ToGuest::Steps { line: self.line, from: from as u32, steps });
            }
            self.links[at].known = Some(known);
            // Whoever watches has nothing to choose, and no game of its own to keep.
            let Some(seat) = seat else { continue };
            self.ask_ahead(session, at, seat);
            if !self.links[at].has_record
                && let Some(save) = session.save_for(seat)
            {
                self.links[at].has_record = true;
                self.send(at, &ToGuest::Over { save });
            }
        }
    }

    /// Looks at the time: who has fallen silent, and who is to be told. Call it once a second. Returns true if somebody
    /// is away now who was not, or does not watch any more.
    pub fn tick<G: AutoAnswer>(&mut self, session: &Session<G>, now_ms: u64) -> bool {
        let silent = |link: &&Link| now_ms.saturating_sub(link.heard_ms) > SILENCE_MS;
        for link in self.links.iter().filter(|link| link.is_watching && silent(link)) {
            self.out.push(Out::Close(link.id));
        }
        let before = self.links.len();
        self.links.retain(|link| !(link.is_watching && silent(&link)));
        let gone: Vec<Seat> = self.links.iter().filter(silent).filter_map(|link| link.seat).collect();
        let mut changed = self.links.len() < before;
        if self.links.iter().filter(silent).any(|link| Some(link.id) == self.handing) {
            changed |= self.keep_table(now_ms);
        }
        for seat in gone {
            changed |= self.note_away(seat, now_ms);
        }
        if changed || now_ms.saturating_sub(self.beat_ms) >= BEAT_MS {
            self.tell_people(session, now_ms);
        }
        changed
    }

    /// Tells everybody who is here.
    pub fn tell_people<G: AutoAnswer>(&mut self, session: &Session<G>, now_ms: u64) {
        self.beat_ms = now_ms;
        let (line, len) = (self.line, session.len() as u32);
        let (seats, people) = (seat_codes(session.seats()), self.people(now_ms));
        let table = ToGuest::Table { line, len, seats, people };
        for at in 0..self.links.len() {
            if self.links[at].known.is_some() {
                self.send(at, &table);
            }
        }
    }
}
