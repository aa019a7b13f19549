//! Notices changes of the files that a build is made of, by asking the system
//! for the times of all of them twice a second: some thousand answers, a few
//! milliseconds, on any system and any kind of disk.

use crate::{Outcome, files};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, SystemTime};

/// Sources of a build.
const SOURCES: [&str; 4] = ["public", "src", "style", "xtask/bundler"];
/// The same at the top.
const FILES: [&str; 3] = ["Cargo.lock", "Cargo.toml", "index.html"];

const PAUSE: Duration = Duration::from_millis(500);

/// A picture of the sources: how many there are, and when one was changed last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stamp(usize, SystemTime);

/// The sources below `root` as they are now.
///
/// # Errors
/// When a directory cannot be listed.
pub fn stamp(root: &Path) -> Outcome<Stamp> {
    let mut stamp = Stamp(0, SystemTime::UNIX_EPOCH);
    let mut all: Vec<_> = FILES.iter().map(|name| root.join(name)).collect();
    for dir in SOURCES {
        all.extend(files::walk(&root.join(dir))?);
    }
    for path in all {
        // A file that has gone meanwhile changes the number.
        if let Ok(time) = path.metadata().and_then(|meta| meta.modified()) {
            stamp = Stamp(stamp.0 + 1, stamp.1.max(time));
        }
    }
    Ok(stamp)
}

/// Waits until the sources differ from `known` and have been left alone for one
/// pause, as an editor may write several at once.
pub fn wait(root: &Path, known: Stamp) -> Stamp {
    let mut last = known;
    loop {
        sleep(PAUSE);
        // While a directory is being replaced it may be missing.
        let Ok(now) = stamp(root) else { continue };
        if now != known && now == last {
            return now;
        }
        last = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn new_removed_and_rewritten_files_are_noticed() {
        let root = files::target().join("watch-test");
        files::clear(&root).expect("it can be cleared");
        for dir in SOURCES {
            fs::create_dir_all(root.join(dir)).expect("it can be made");
        }
        let now = || stamp(&root).unwrap_or_else(|reason| panic!("{reason}"));
        let empty = now();
        let file = root.join("src/a.rs");
        files::write(&file, "1").expect("it can be written");
        let one = now();
        assert!(one != empty && one == now());
        let later = SystemTime::now() + Duration::from_secs(5);
        fs::File::open(&file).and_then(|file| file.set_modified(later)).expect("it can be touched");
        assert!(now() != one);
        fs::remove_file(&file).expect("it can be removed");
        assert!(now() == empty);
    }
}
