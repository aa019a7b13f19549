//! Gzipped files, each packed once for as long as it does not change.

use crate::gzip;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// The cache; shared by all threads of a host.
#[derive(Default)]
pub struct Packed(Mutex<HashMap<PathBuf, Entry>>);

struct Entry {
    /// When the file was changed last, and its length then.
    stamp: (SystemTime, u64),
    bytes: Arc<[u8]>,
}

impl Packed {
    /// The file's content gzipped; `None` when it cannot be read.
    pub fn get(&self, path: &Path) -> Option<Arc<[u8]>> {
        let stamp = path.metadata().and_then(|meta| Ok((meta.modified()?, meta.len()))).ok()?;
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = known().get(path).filter(|entry| entry.stamp == stamp) {
            return Some(Arc::clone(&entry.bytes));
        }
        // Outside the lock: other files need not wait for this one.
        let bytes: Arc<[u8]> = gzip::pack(&std::fs::read(path).ok()?).into();
        known().insert(path.to_owned(), Entry { stamp, bytes: Arc::clone(&bytes) });
        Some(bytes)
    }
}

/// Whether files of this media type become smaller: pictures and fonts are
/// packed already.
pub fn gains(kind: &str) -> bool {
    let rest = ["application/json", "application/manifest+json", "application/wasm", "image/svg+xml"];
    kind.starts_with("text/") || rest.contains(&kind)
}
