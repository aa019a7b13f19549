//! Packed copies of a site's files, beside them: hosts that know such copies send them as they are. Brotli at its best level is
//! too slow for a host to pack each answer, and makes the programs a quarter smaller than gzip does.

use crate::serve::{mime, packed};
use crate::{Outcome, files, gzip};
use brotli::enc::BrotliEncoderParams;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Endings of the copies, behind the whole name of the file.
pub const BROTLI: &str = "br";
pub const GZIP: &str = "gz";

/// Files below this size, in bytes, are sent in one packet anyway.
const LEAST: u64 = 1000;

/// Returns true if a file is a copy of another.
pub fn is_copy(name: &str) -> bool {
    [BROTLI, GZIP].iter().any(|ending| name.strip_suffix(ending).is_some_and(|rest| rest.ends_with('.')))
}

/// Path of the copy of a file with this ending.
pub fn of(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Reads the copy of a file, unless the file was changed after it.
pub fn read(path: &Path, ending: &str) -> Option<Vec<u8>> {
    let copy = of(path, ending);
    let changed = |path: &Path| path.metadata().and_then(|meta| meta.modified()).ok();
    (changed(&copy)? >= changed(path)?).then(|| std::fs::read(copy).ok()).flatten()
}

/// Writes copies of all files of a site that become smaller.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(site: &Path) -> Outcome {
    let gains = |path: &PathBuf| {
        let is_long = path.metadata().is_ok_and(|meta| meta.len() >= LEAST);
        is_long && packed::gains(mime::of(path)) && !is_copy(&path.to_string_lossy())
    };
    let paths: Vec<PathBuf> = files::walk(site)?.into_iter().filter(gains).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            let bytes = files::read_bytes(path)?;
            for (ending, copy) in [(BROTLI, brotli(&bytes)), (GZIP, gzip::best(&bytes))] {
                files::write(&of(path, ending), copy)?;
            }
        }
        Ok(())
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let working: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        working.into_iter().try_for_each(|thread| thread.join().expect("invariant: packing does not panic"))
    })
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)
        .expect("invariant: writing to memory succeeds");
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_holds_the_file_and_is_no_file_of_the_site() {
        let site = std::env::temp_dir().join(format!("copies-{}", std::process::id()));
        files::clear(&site).expect("a directory for the test");
        let text = "over and over ".repeat(200);
        for name in ["long.css", "short.css", "picture.png"] {
            let content = if name == "short.css" { "a" } else { &text };
            files::write(&site.join(name), content).expect("a file for the test");
        }
        write(&site).expect("everything can be packed");
        // A second time: copies are not packed again.
        write(&site).expect("everything can be packed");
        let mut names = files::names(&site).expect("the directory is there");
        names.sort();
        assert_eq!(names, ["long.css", "long.css.br", "long.css.gz", "picture.png", "short.css"]);
        assert_eq!(names.iter().filter(|name| is_copy(name)).count(), 2);
        let mut unpacked = Vec::new();
        let copy = files::read_bytes(&of(&site.join("long.css"), BROTLI)).expect("it was written");
        brotli::BrotliDecompress(&mut &*copy, &mut unpacked).expect("it is Brotli");
        assert_eq!(unpacked, text.as_bytes());
        std::fs::remove_dir_all(&site).expect("the test has made it");
    }
}
