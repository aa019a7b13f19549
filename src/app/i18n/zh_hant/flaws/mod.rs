//! Why a position of a study cannot be.

pub(super) mod ginkgopolis;
pub(super) mod puerto_rico;
pub(super) mod san_juan;
