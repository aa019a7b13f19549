//! A small fixed stack for the frames of suspended procedures.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

/// A stack of at most `N` `Copy` frames inside a game's state: what is being
/// resolved, outermost first. Unused places keep stale values, which equality
/// and hashing ignore.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Stack<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// An empty stack; `filler` occupies the unused places.
    pub const fn new(filler: F) -> Self {
        Stack { len: 0, frames: [filler; N] }
    }

    /// The frame being resolved.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.frames.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    /// The same where it lies. To look at its kind first is cheaper than to copy
    /// all of it: what was written in small parts is slow to read as one.
    #[inline]
    pub fn peek(&self) -> Option<&F> {
        self.frames.get(usize::from(self.len).wrapping_sub(1))
    }

    /// Suspends the present frame under a new one.
    ///
    /// # Panics
    /// If the stack is full: no reachable position nests that deep.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Ends the present frame.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.len -= 1;
    }

    /// Puts `frame` in the place of the present one.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        self.frames[self.len as usize - 1] = frame;
    }

    /// Number of suspended procedures.
    #[inline(always)]
    pub fn depth(&self) -> usize {
        self.len as usize
    }

    /// Ends everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The frames, outermost first.
    #[inline]
    pub fn as_slice(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }
}

impl<F: Copy + PartialEq, const N: usize> PartialEq for Stack<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<F: Copy + Eq, const N: usize> Eq for Stack<F, N> {}

impl<F: Copy + Hash, const N: usize> Hash for Stack<F, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}
