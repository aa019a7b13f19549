//! `hosts`: the finished site behind the servers for which `docs/hosting` has a file, each started with that file and
//! tried in the browser. What cannot be had on this system is named.

use crate::{Outcome, browser, build, e2e, process};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A server, as its file in `docs/hosting` starts it.
struct Host {
    /// The program, which is Debian's package, too.
    program: &'static str,
    /// Arguments of the program.
    words: &'static [&'static str],
}

const HOSTS: [Host; 2] = [
    Host { program: "nginx", words: &["-p", ".", "-c", "docs/hosting/nginx.conf"] },
    Host { program: "caddy", words: &["run", "--config", "docs/hosting/Caddyfile"] },
];

/// Port in both configurations.
const PORT: u16 = 8090;

/// Words for Playwright by default: the programs start, hostile input under these headers, and the offline files.
const TRIED: [&str; 4] = ["--project=desk", "smoke", "hostile", "offline"];

/// Number of times that a server is asked whether it answers, a tenth of a second apart.
const PATIENCE: u32 = 50;

/// Arguments of `hosts`.
#[derive(clap::Args)]
pub struct Args {
    /// Words for Playwright instead of the usual tests
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    if !build::dist().join("index.html").is_file() {
        return Err("there is no finished site in dist/; cargo xtask build writes one".into());
    }
    let words = if args.words.is_empty() { TRIED.map(str::to_owned).to_vec() } else { args.words.clone() };
    let mut failed = Vec::new();
    for host in &HOSTS {
        println!("\n── {}", host.program);
        if let Err(reason) = host.ensure().and_then(|()| host.attempt(&words)) {
            println!("{reason}");
            failed.push(host.program);
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("not behind {}; see above", failed.join(", "))) }
}

impl Host {
    /// Installs it where we may and it is missing.
    fn ensure(&self) -> Outcome {
        if process::find(self.program).is_none() && browser::may_install() {
            browser::install(&[self.program])?;
        }
        let missing = || format!("{0} is not on this system (Debian's package {0})", self.program);
        process::find(self.program).map(|_| ()).ok_or_else(missing)
    }

    /// Serves the site and runs the tests against it.
    fn attempt(&self, words: &[String]) -> Outcome {
        if listens() {
            return Err(format!("port {PORT}, which the files in docs/hosting name, is taken"));
        }
        let mut server =
            Running(self.command().spawn().map_err(|e| format!("cannot start {}: {e}", self.program))?);
        for _ in 0..PATIENCE {
            if let Ok(Some(status)) = server.0.try_wait() {
                return Err(format!("{} ended at once ({status})", self.program));
            }
            if listens() {
                return e2e::test_at(&format!("http://127.0.0.1:{PORT}/"), words, &[]);
            }
            thread::sleep(Duration::from_millis(100));
        }
        Err(format!("{} does not answer at port {PORT}", self.program))
    }

    fn command(&self) -> Command {
        let mut command = process::command(self.program);
        command.args(self.words).stdout(Stdio::null());
        command
    }
}

/// Returns true if somebody answers at the port.
fn listens() -> bool {
    TcpStream::connect_timeout(&SocketAddr::from(([127, 0, 0, 1], PORT)), Duration::from_secs(1)).is_ok()
}

/// A server that ends with the tests.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Asked to end, for a server that is killed leaves its helpers behind. It may have ended by itself; there is
        // nothing to be done about that any more.
        let _ = process::run(process::command("kill").arg(self.0.id().to_string()));
        let _ = self.0.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    #[test]
    fn each_server_is_told_a_file_that_is_there_and_listens_where_it_is_asked() {
        for host in &HOSTS {
            let file = host.words.last().expect("each is told its file");
            let text = files::read(&files::root().join(file)).expect("it is part of the tree");
            assert!(text.contains(&format!("127.0.0.1:{PORT}")), "{file}");
        }
    }

    #[test]
    fn a_server_that_is_not_there_is_named() {
        let nowhere = Host { program: "no-such-server", words: &[] };
        assert!(
            nowhere
                .attempt(&[])
                .is_err_and(|reason| reason.contains("no-such-server") || reason.contains("taken"))
        );
    }
}
