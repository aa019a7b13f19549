//! Ginkgopolis has no optional powers: every effect is a gain, and each
//! question is worth asking.

use super::{AutoAnswer, NoPower, Use};
use crate::games::ginkgopolis::{Action, Ginkgopolis, Prompt};

impl AutoAnswer for Ginkgopolis {
    type Power = NoPower;

    const POWERS: &'static [NoPower] = &[];

    fn habit(_: &Prompt, _: Action) -> Option<(NoPower, Use)> {
        None
    }
}
