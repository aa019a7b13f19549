//! Running the binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Output of a run.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// Standard output as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}\n{}\n{}", self.out, self.err))
    }

    /// The same, after success.
    pub fn ok(self) -> Ran {
        assert_eq!(self.code, 0, "{}", self.err);
        self
    }
}

/// Runs the referee with words and standard input.
pub fn feed(words: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // A child that stops reading early closes the pipe; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the referee ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: status.code().expect("no signal"), out: text(stdout), err: text(stderr) }
}

/// Runs the referee without input.
pub fn run(words: &[&str]) -> Ran {
    feed(words, b"")
}

/// A file of its own for one test.
pub fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("referee-{name}"));
    std::fs::write(&path, text).expect("the file can be written");
    path
}

/// A dealt position as text.
pub fn dealt(words: &[&str]) -> String {
    run(&[&["new"], words].concat()).ok().out
}

/// Plays `steps` first legal actions from a dealt game; gives the record.
pub fn record(steps: usize) -> String {
    let mut text = dealt(&["--seed", "3", "--as", "record"]);
    for _ in 0..steps {
        let legal = feed(&["legal", "-", "--json"], text.as_bytes()).ok().json();
        text = feed(&["apply", "-", &legal["legal"][0].to_string()], text.as_bytes()).ok().out;
    }
    text
}
