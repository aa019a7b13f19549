//! JSON Lines: one request per line in, one reply per line out, so that a
//! program in any language can sit at the table (`docs/referee.md`).

mod desk;
mod request;

use std::io::{self, BufRead, ErrorKind, Write};

use super::fault::{Code, Fault};
use super::text::json;
use desk::OpenTables;

/// The longest request, in bytes, line end not counted.
pub const MAX_LINE: usize = 1 << 20;

/// Answers requests until the input ends.
///
/// # Errors
/// Only those of the streams themselves; a bad request is answered.
pub fn serve() -> Result<(), Fault> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    match talk(&mut input, &mut output) {
        // Whoever asked has gone away.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|error| Fault::file("standard streams", &error)),
    }
}

/// The same on any streams.
///
/// # Errors
/// Only those of the streams.
pub fn talk(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut desk = OpenTables::default();
    let mut line = Vec::new();
    while let Some(whole) = next_line(input, &mut line)? {
        if whole && line.trim_ascii().is_empty() {
            continue;
        }
        let reply = if whole { desk.answer(&line) } else { desk::refusal(None, &too_long()) };
        output.write_all(json(&reply).get().as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

fn too_long() -> Fault {
    Fault::new(Code::TooMuch, format!("a request is {MAX_LINE} bytes at most"))
}

/// Reads a line into `line`; `Some(false)` if it was too long and skipped,
/// `None` at the end. Never holds more than [`MAX_LINE`] bytes.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let (mut any, mut whole) = (false, true);
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(any.then_some(whole));
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        whole = whole && line.len() + part.len() <= MAX_LINE;
        if whole {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(Some(whole));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_skipped_and_the_next_is_heard() {
        let text = format!("{}\nshort\nlast", "x".repeat(MAX_LINE + 1));
        // A small buffer, so that lines come in pieces.
        let mut input = io::BufReader::with_capacity(1000, text.as_bytes());
        let mut line = Vec::new();
        assert_eq!(next_line(&mut input, &mut line).expect("reads"), Some(false));
        assert_eq!(next_line(&mut input, &mut line).expect("reads"), Some(true));
        assert_eq!(line, b"short");
        assert_eq!(next_line(&mut input, &mut line).expect("reads"), Some(true));
        assert_eq!(line, b"last");
        assert_eq!(next_line(&mut input, &mut line).expect("reads"), None);
    }
}
