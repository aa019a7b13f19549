//! Files and standard streams: bounded reading, and writing that leaves
//! either the whole file or the old one.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

use serde::Serialize;

use super::fault::{Code, Fault};
use super::text::{json as raw, pretty};

/// The largest document that is read, in bytes.
pub const MAX_DOCUMENT: u64 = 8 << 20;

/// Reads a document from a file, or from standard input if `path` is `-`.
///
/// # Errors
/// What cannot be read, is larger than [`MAX_DOCUMENT`], or is not UTF-8.
pub fn read(path: &str) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let taken = if path == "-" {
        io::stdin().lock().take(MAX_DOCUMENT + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MAX_DOCUMENT + 1).read_to_end(&mut bytes))
    };
    let name = if path == "-" { "standard input" } else { path };
    taken.map_err(|error| Fault::file(name, &error))?;
    if bytes.len() as u64 > MAX_DOCUMENT {
        let problem = format!("more than {MAX_DOCUMENT} bytes");
        return Err(Fault::new(Code::TooMuch, problem).within(name));
    }
    String::from_utf8(bytes).map_err(|_| Fault::new(Code::Malformed, "not UTF-8 text").within(name))
}

/// Writes `text` and a line end to standard output, or into a file.
///
/// # Errors
/// What cannot be written; a file is then as it was before. A reader that has
/// gone away is no fault.
pub fn write(path: Option<&str>, text: &str) -> Result<(), Fault> {
    let line = format!("{text}\n");
    match path {
        None | Some("-") => print(&line),
        Some(path) => replace(path, &line).map_err(|error| Fault::file(path, &error)),
    }
}

/// Answers in JSON or in text.
pub fn answer(json: bool, value: &impl Serialize, text: impl FnOnce() -> String) -> Result<(), Fault> {
    write(None, if json { pretty(&raw(value)) } else { text() }.trim_end())
}

fn print(text: &str) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Fault::file("standard output", &error)),
        _ => Ok(()),
    }
}

/// Writes beside the file and moves the whole into its place.
fn replace(path: &str, text: &str) -> io::Result<()> {
    let target = Path::new(path);
    let mut name = target.file_name().ok_or(ErrorKind::InvalidFilename)?.to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    let part = target.with_file_name(name);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, target));
    if written.is_err() {
        // Whatever is left of it is of no use; the first error is the one to tell.
        let _ = fs::remove_file(&part);
    }
    written
}
