//! Ginkgopolis has no optional powers: every effect is a gain, and each
//! question is worth asking.

use crate::{Action, Ginkgopolis, Prompt};
use session::auto_answer::{AutoAnswer, NoPower, Use};

impl AutoAnswer for Ginkgopolis {
    type Power = NoPower;

    const POWERS: &'static [NoPower] = &[];

    fn habit(_: &Prompt, _: Action) -> Option<(NoPower, Use)> {
        None
    }
}
