//! The list of legal actions, in a buffer that the caller owns.

use arrayvec::ArrayVec;

/// The most legal actions that any decision of any game may offer. Big moves
/// are split into small ones in a canonical order, so that this is generous.
pub const MAX_LEGAL: usize = 64;

/// Legal actions of one decision: sorted ascending, without duplicates.
pub type Actions<A> = ArrayVec<A, MAX_LEGAL>;
