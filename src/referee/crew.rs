//! Many small pieces of work on several threads, and a bar that shows how far
//! they are.

use std::io::{IsTerminal, stderr};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// Threads if nobody says: one per processor.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get())
}

/// Does the pieces `0..count` on `jobs` threads. Every thread adds up in its
/// own `T`; a break stops all of them.
pub fn share<T: Default + Send>(
    jobs: usize,
    count: u64,
    work: impl Fn(u64, &mut T) -> ControlFlow<()> + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let toil = || {
        let mut sum = T::default();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= count {
                break;
            }
            if work(piece, &mut sum).is_break() {
                next.store(count, Ordering::Relaxed);
                break;
            }
        }
        sum
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(toil)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("invariant: a panic ends the program"))
            .collect()
    })
}

/// A progress bar on standard error; nothing where nobody watches.
pub fn bar(length: u64, quiet: bool) -> ProgressBar {
    if quiet || !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")
        .expect("invariant: the template is valid");
    ProgressBar::new(length).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once() {
        let sums = share(3, 1000, |piece, sum: &mut u64| {
            *sum += piece + 1;
            ControlFlow::Continue(())
        });
        assert_eq!((sums.len(), sums.iter().sum::<u64>()), (3, 500_500));
    }

    #[test]
    fn a_break_stops_the_work() {
        let sums = share(1, 1000, |piece, sum: &mut u64| {
            *sum = piece;
            if piece == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(sums, [7]);
    }
}
