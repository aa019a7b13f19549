//! `play`: from a fresh clone to the table in the browser.

use crate::args::Args;
use crate::build::{self, Mode};
use crate::serve::Server;
use crate::{Outcome, process};
use std::process::{Command, Stdio};

/// The usual port. It stays the same from day to day because browsers keep
/// saved games by address, port included.
const PORT: u16 = 1897;

/// The verb: `play [--port N] [--no-open]`.
pub fn run(mut args: Args) -> Outcome {
    let port = match args.take_value("--port")? {
        Some(word) => Some(word.parse::<u16>().map_err(|_| format!("{word} is not a port"))?),
        None => None,
    };
    let open = !args.take_flag("--no-open") && std::env::var_os("CI").is_none();
    args.finish()?;
    build::build(Mode::Release)?;
    let server = bind(port)?;
    let url = server.url();
    println!(
        "\n  Sobremesa is laid at {url}\n  Leave this window open while you play; Ctrl+C clears the table.\n"
    );
    if open && !open_browser(&url) {
        println!("  No browser could be opened from here: please open the address yourself.\n");
    }
    server.run();
    Ok(())
}

fn bind(port: Option<u16>) -> Outcome<Server> {
    let dist = build::dist();
    if let Some(port) = port {
        return Server::bind(&dist, port, "/");
    }
    Server::bind(&dist, PORT, "/").or_else(|_| {
        println!("Port {PORT} is taken, so another is used. Browsers keep saved games by address:");
        println!("games saved at the usual address are found again there.");
        Server::bind(&dist, 0, "/")
    })
}

/// Asks the system to show an address; `false` when nothing here can.
fn open_browser(url: &str) -> bool {
    let openers: &[&[&str]] = match std::env::consts::OS {
        "macos" => &[&["open"]],
        "windows" => &[&["cmd", "/C", "start", ""]],
        _ => &[&["xdg-open"], &["sensible-browser"]],
    };
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if std::env::consts::OS == "linux" && !has_screen {
        return false;
    }
    openers.iter().any(|words| {
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).arg(url);
        process::answers(command.stdin(Stdio::null()))
    })
}
