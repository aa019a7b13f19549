//! `play`: from a fresh clone to the table in the browser.

use crate::build::{self, Mode};
use crate::serve::Server;
use crate::serve::live::Live;
use crate::{Outcome, files, process, watch};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Instant;

/// The usual port. It stays the same from day to day because browsers keep
/// saved games by address, port included.
const PORT: u16 = 1897;

/// The same while working on the page: games and the service worker of the
/// usual address stay out of it.
const DEV_PORT: u16 = 1898;

/// Arguments of `play`.
#[derive(clap::Args)]
pub struct Args {
    /// Another port than the usual one; browsers keep saved games by address, port included
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// For whoever changes the page: builds as `build --dev` does, and again
    /// after each change, upon which the page reloads itself
    #[arg(long)]
    dev: bool,
    /// Opens no browser
    #[arg(long)]
    no_open: bool,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let open = !args.no_open && std::env::var_os("CI").is_none();
    let sources = watch::stamp(&files::root())?;
    build::build(if args.dev { Mode::Dev } else { Mode::Release })?;
    let server = bind(args.port, if args.dev { DEV_PORT } else { PORT })?;
    let url = server.url();
    println!(
        "\n  Sobremesa is laid at {url}\n  Leave this window open while you play; Ctrl+C clears the table.\n"
    );
    if open && !open_browser(&url) {
        println!("  No browser could be opened from here: please open the address yourself.\n");
    }
    if args.dev { rebuild(server, sources) } else { server.run() }
}

/// Serves, and builds again after each change. A build that fails says why, and
/// leaves what was built before.
fn rebuild(server: Server, mut sources: watch::Stamp) -> Outcome {
    let live = Arc::new(Live::default());
    live.built();
    server.with_live(Arc::clone(&live)).run_in_background();
    loop {
        sources = watch::wait(&files::root(), sources);
        let start = Instant::now();
        match build::build(Mode::Dev) {
            Ok(()) => {
                live.built();
                println!("Built in {:.1} s.", start.elapsed().as_secs_f64());
            }
            Err(reason) => eprintln!("{reason}"),
        }
    }
}

fn bind(port: Option<u16>, usual: u16) -> Outcome<Server> {
    let dist = build::dist();
    if let Some(port) = port {
        return Server::bind(&dist, port, "/");
    }
    Server::bind(&dist, usual, "/").or_else(|_| {
        println!("Port {usual} is taken, so another is used. Browsers keep saved games by address:");
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
