//! The list of legal actions, in a buffer that the caller owns.

use arrayvec::ArrayVec;

/// The most legal actions that any decision of any game may offer. Big moves
/// are split into small ones in a canonical order, so that this is generous.
pub const MAX_LEGAL: usize = 64;

/// Legal actions of one decision: sorted ascending, without duplicates.
pub type Actions<A> = ArrayVec<A, MAX_LEGAL>;

/// Lists `actions`.
///
/// Not by `ArrayVec::extend`: to V8 its refusal of one action too many looks
/// like a call that returns, so that everything in use is kept in memory
/// around it; random play in the worker lost a tenth of its speed.
///
/// # Panics
/// If there are more than [`MAX_LEGAL`].
#[inline(always)]
pub fn list<A>(out: &mut Actions<A>, actions: impl IntoIterator<Item = A>) {
    actions.into_iter().for_each(|action| out.push(action));
}
