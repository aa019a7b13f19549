//! `play`: from a fresh clone to the table in the browser.

use crate::build::{self, Mode};
use crate::serve::Server;
use crate::{Outcome, process};
use std::process::{Command, Stdio};

/// The usual port. It stays the same from day to day because browsers keep
/// saved games by address, port included.
const PORT: u16 = 1897;

/// What `play` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Another port than the usual one; browsers keep saved games by address, port included
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Opens no browser
    #[arg(long)]
    no_open: bool,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let open = !args.no_open && std::env::var_os("CI").is_none();
    build::build(Mode::Release)?;
    let server = bind(args.port)?;
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
