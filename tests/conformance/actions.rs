//! Laws on the part of an action that others hear.

use game_core::{Game, Rng, Seat, Turn, Viewer};

use crate::conformance::suite::Subject;

/// An action carried out.
struct Done<G: Game> {
    after: G::State,
    /// Knowledge of a seat: the events that it heard, and the state with everything hidden dealt
    /// anew.
    known: (Vec<Option<G::Event>>, G::State),
}

impl<G: Game> Subject<G> {
    /// The seat that chooses hears which action it was. Another seat hears the same of two actions
    /// that differ only in what it may not know; and the public never hears more than a seat.
    pub fn actions_hide(&self, seed: u64) {
        let mut rng = Rng::stream(seed, 95);
        self.play(seed, |state, legal| {
            let Turn::Choose { seat, .. } = self.game.turn(state) else { return };
            for &action in legal {
                let heard = |viewer| self.game.redact_action(action, seat, viewer);
                assert_eq!(heard(Viewer::Seat(seat)), Some(action));
                let public = heard(Viewer::Public);
                let others = Seat::all(self.game.seats()).map(|other| heard(Viewer::Seat(other)));
                assert!(others.into_iter().all(|heard| public.is_none() || heard == public), "{action:?}");
            }
            if legal.len() > 1 && rng.below(4) == 0 {
                let others = Seat::all(self.game.seats()).filter(|&other| other != seat);
                others.for_each(|other| self.hears_alike(state, (seat, other), legal, rng.next()));
            }
        });
    }

    fn hears_alike(&self, state: &G::State, (seat, other): (Seat, Seat), legal: &[G::Action], luck: u64) {
        let done: Vec<Done<G>> = legal.iter().map(|&action| self.done(state, action, other, luck)).collect();
        let heard = |index: usize| self.game.redact_action(legal[index], seat, Viewer::Seat(other));
        for (index, one) in done.iter().enumerate() {
            let differ = |two: &Done<G>| two.known == one.known && two.after != one.after;
            // What looks like this one and like a later one is compared with that one later.
            let Some(next) = (index + 1..done.len()).find(|&next| differ(&done[next])) else { continue };
            let pair = [legal[index], legal[next]];
            assert_eq!(heard(index), heard(next), "{other} can tell {pair:?} of {seat} apart");
        }
    }

    fn done(&self, state: &G::State, action: G::Action, seat: Seat, luck: u64) -> Done<G> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        self.game.apply(&mut after, action, &mut events);
        let heard = events.iter().map(|event| self.game.redact(event, Viewer::Seat(seat))).collect();
        let mut dealt = after.clone();
        self.game.determinize(&mut dealt, seat, &mut Rng::stream(luck, 94));
        Done { after, known: (heard, dealt) }
    }
}
