//! Gzipped files, each packed once for as long as it does not change.

use crate::gzip;
use hyper::body::Bytes;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The cache; shared by all threads of a host.
#[derive(Default)]
pub struct Packed(Mutex<HashMap<PathBuf, Entry>>);

struct Entry {
    /// When the file was changed last, and its length then.
    stamp: (SystemTime, u64),
    bytes: Bytes,
}

impl Packed {
    /// The file's content gzipped; `None` when it cannot be read.
    pub fn get(&self, path: &Path) -> Option<Bytes> {
        let stamp = path.metadata().and_then(|meta| Ok((meta.modified()?, meta.len()))).ok()?;
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = known().get(path).filter(|entry| entry.stamp == stamp) {
            return Some(entry.bytes.clone());
        }
        // Outside the lock: other files need not wait for this one.
        let bytes: Bytes = gzip::pack(&std::fs::read(path).ok()?).into();
        known().insert(path.to_owned(), Entry { stamp, bytes: bytes.clone() });
        Some(bytes)
    }
}

/// Returns true if files of this media type become smaller: pictures and fonts are packed already.
pub fn gains(kind: &str) -> bool {
    let rest = ["application/json", "application/manifest+json", "application/wasm", "image/svg+xml"];
    kind.starts_with("text/") || rest.contains(&kind)
}
