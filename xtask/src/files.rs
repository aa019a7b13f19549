//! Paths of the project, and walks over them.

use crate::Outcome;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The top of the working tree.
pub fn root() -> PathBuf {
    // Cargo bakes this in when it builds xtask, which lies one level down.
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("invariant: xtask lies inside the workspace").to_owned()
}

/// Cargo's build directory.
pub fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// All plain files below `dir`, sorted by path; links are not followed.
///
/// # Errors
/// When a directory cannot be read.
pub fn walk(dir: &Path) -> Outcome<Vec<PathBuf>> {
    walk_but(dir, &[])
}

/// As `walk`, without the directories of the names in `skipped`.
///
/// # Errors
/// When a directory cannot be read.
pub fn walk_but(dir: &Path, skipped: &[&str]) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        let entries = fs::read_dir(&dir).map_err(|e| format!("cannot list {}: {e}", dir.display()))?;
        for entry in entries {
            let entry = entry.map_err(|e| format!("cannot list {}: {e}", dir.display()))?;
            let kind = entry.file_type().map_err(|e| format!("{}: {e}", entry.path().display()))?;
            let is_skipped = skipped.iter().any(|name| entry.file_name() == **name);
            if kind.is_dir() && !is_skipped {
                open.push(entry.path());
            } else if kind.is_file() {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The names of all files and directories in `dir` itself.
///
/// # Errors
/// When it cannot be read.
pub fn names(dir: &Path) -> Outcome<Vec<String>> {
    let entries = fs::read_dir(dir).map_err(|e| format!("cannot list {}: {e}", dir.display()))?;
    Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// `path` relative to `base`, with forward slashes on every system.
pub fn relative(path: &Path, base: &Path) -> String {
    let inside = path.strip_prefix(base).unwrap_or(path);
    inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Reads a text file.
///
/// # Errors
/// When it cannot be read or is not UTF-8; the sentence names the file.
pub fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// Reads a file's bytes.
///
/// # Errors
/// When it cannot be read; the sentence names the file.
pub fn read_bytes(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// Writes a file and the directories above it.
///
/// # Errors
/// When it cannot be written; the sentence names the file.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Outcome {
    let above = path.parent().expect("invariant: only files inside a directory are written");
    fs::create_dir_all(above).map_err(|e| format!("cannot make {}: {e}", above.display()))?;
    fs::write(path, content).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// Copies all files below a directory.
///
/// # Errors
/// When one cannot be read or written.
pub fn copy_all(from: &Path, to: &Path) -> Outcome {
    for path in walk(from)? {
        write(&to.join(relative(&path, from)), read_bytes(&path)?)?;
    }
    Ok(())
}

/// Removes a directory and what lies in it, if it is there.
///
/// # Errors
/// When it cannot be removed.
pub fn clear(dir: &Path) -> Outcome {
    match fs::remove_dir_all(dir) {
        Err(e) if e.kind() != ErrorKind::NotFound => Err(format!("cannot clear {}: {e}", dir.display())),
        _ => Ok(()),
    }
}

/// Gives a directory another name.
///
/// # Errors
/// When there is another one of that name.
pub fn rename(from: &Path, to: &Path) -> Outcome {
    fs::rename(from, to).map_err(|e| format!("cannot move {} to {}: {e}", from.display(), to.display()))
}
