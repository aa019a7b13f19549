//! `serve`: a small static host for 127.0.0.1, strict about what it hands out.
//!
//! It behaves like the plain static hosts that the site is meant for: no
//! rewriting, no guessing, a 404 for what is not there. Deliberately absent:
//! compression, ranges, TLS, other addresses than this machine's own.

mod http;
mod mime;
mod route;

use crate::Outcome;
use crate::args::Args;
use http::{Request, Response};
use route::{Route, Site};
use std::io::{self, BufReader, Read};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// A connection that asks nothing for this long is closed.
const IDLE: Duration = Duration::from_secs(30);

/// As much of a refused request is read and thrown away before closing.
const LINGER_BYTES: u64 = 1 << 20;

/// The verb: `serve DIR [PORT] [PREFIX]`.
pub fn run(mut args: Args) -> Outcome {
    let dir = args.take_next().ok_or("needs the directory to serve")?;
    let port = match args.take_next() {
        Some(word) => word.parse().map_err(|_| format!("{word} is not a port"))?,
        None => 8080,
    };
    let prefix = args.take_next().unwrap_or_else(|| "/".into());
    args.finish()?;
    let server = Server::bind(Path::new(&dir), port, &prefix)?;
    println!("Serving {dir} at {}  (Ctrl+C ends)", server.url());
    server.run();
    Ok(())
}

/// A bound port with the site behind it.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    site: Arc<Site>,
}

impl Server {
    /// Binds 127.0.0.1 at `port` (0: any free one) and serves `dir` below `prefix`.
    ///
    /// # Errors
    /// When the directory is not there, the prefix is odd or the port is taken.
    pub fn bind(dir: &Path, port: u16, prefix: &str) -> Outcome<Self> {
        let site = Arc::new(Site::new(dir, prefix)?);
        let taken = |e| format!("cannot listen on 127.0.0.1:{port}: {e}");
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        Ok(Server { listener, address, site })
    }

    /// The address of the site's top, with its closing slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.prefix())
    }

    /// Answers until the program ends; one thread per connection.
    pub fn run(self) {
        for stream in self.listener.incoming() {
            let Ok(stream) = stream else { continue };
            let site = Arc::clone(&self.site);
            std::thread::spawn(move || converse(&stream, &site));
        }
    }

    /// Answers in the background; the thread ends with the program.
    pub fn run_in_background(self) {
        std::thread::spawn(move || self.run());
    }
}

/// Requests and answers on one connection, until either side has enough. A
/// broken connection is the visitor's affair, so errors simply end it.
fn converse(stream: &TcpStream, site: &Site) {
    if stream.set_read_timeout(Some(IDLE)).is_err() || stream.set_nodelay(true).is_err() {
        return;
    }
    let mut reader = BufReader::new(stream);
    loop {
        let (response, more) = match Request::read(&mut reader) {
            Ok(Some(request)) => (respond(&request, site), request.keep_alive),
            Ok(None) => return,
            Err(refusal) => (refusal, false),
        };
        if response.write(stream, more).is_err() {
            return;
        }
        if !more {
            linger(stream);
            return;
        }
    }
}

/// Lets the other side read the answer: closing while its bytes are still
/// unread would reset the connection and lose the answer on the way.
fn linger(stream: &TcpStream) {
    let quiet = Duration::from_secs(1);
    if stream.shutdown(Shutdown::Write).is_ok() && stream.set_read_timeout(Some(quiet)).is_ok() {
        let mut rest = stream.take(LINGER_BYTES);
        let _ = io::copy(&mut rest, &mut io::sink()); // an error ends it just as well
    }
}

fn respond(request: &Request, site: &Site) -> Response {
    if request.method != "GET" && request.method != "HEAD" {
        return Response::text(405, "Only GET and HEAD are answered here.");
    }
    let response = match site.route(&request.target) {
        Route::File(path) => match std::fs::read(&path) {
            Ok(body) => Response::file(mime::of(&path), body),
            Err(_) => Response::text(404, "There is no such file."),
        },
        Route::Moved(to) => Response::moved(to),
        Route::Missing => Response::text(404, "There is no such file."),
    };
    if request.method == "HEAD" { response.without_body() } else { response }
}

#[cfg(test)]
mod tests;
