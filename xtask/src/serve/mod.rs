//! `serve`: a small static host for 127.0.0.1, strict about what it hands out.
//!
//! It behaves like the plain static hosts that the site is meant for: no
//! rewriting, no guessing, a 404 for what is not there, gzip for a browser
//! that takes it. Deliberately absent: ranges, TLS, other addresses than this
//! machine's own.

mod answer;
mod mime;
mod packed;
mod route;

use crate::Outcome;
use packed::Packed;
use route::Site;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tiny_http::{Method, Request};

/// Requests that are answered at the same time.
const THREADS: usize = 8;

/// What `serve` is told.
#[derive(clap::Args)]
pub struct Args {
    /// The directory to serve
    dir: PathBuf,
    /// The port; 0 for any free one
    #[arg(default_value_t = 8080)]
    port: u16,
    /// The path below which it is served, such as /games/
    #[arg(default_value = "/")]
    prefix: String,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let server = Server::bind(&args.dir, args.port, &args.prefix)?;
    println!("Serving {} at {}  (Ctrl+C ends)", args.dir.display(), server.url());
    server.run();
    Ok(())
}

/// A bound port with the site behind it.
pub struct Server {
    http: tiny_http::Server,
    address: SocketAddr,
    site: Site,
    packed: Packed,
}

impl Server {
    /// Binds 127.0.0.1 at `port` (0: any free one) and serves `dir` below `prefix`.
    ///
    /// # Errors
    /// When the directory is not there, the prefix is odd or the port is taken.
    pub fn bind(dir: &Path, port: u16, prefix: &str) -> Outcome<Self> {
        let site = Site::new(dir, prefix)?;
        let taken = |e: &dyn std::fmt::Display| format!("cannot listen on 127.0.0.1:{port}: {e}");
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(|e| taken(&e))?;
        let address = listener.local_addr().map_err(|e| taken(&e))?;
        let http = tiny_http::Server::from_listener(listener, None).map_err(|e| taken(&e))?;
        Ok(Server { http, address, site, packed: Packed::default() })
    }

    /// The address of the site's top, with its closing slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.prefix())
    }

    /// Answers until the program ends.
    pub fn run(self) {
        let threads = self.start();
        for thread in threads {
            thread.join().expect("invariant: answering does not panic");
        }
    }

    /// Answers in the background; the threads end with the program.
    pub fn run_in_background(self) {
        drop(self.start());
    }

    fn start(self) -> Vec<std::thread::JoinHandle<()>> {
        let server = Arc::new(self);
        let thread = |_| {
            let server = Arc::clone(&server);
            std::thread::spawn(move || {
                while let Ok(request) = server.http.recv() {
                    server.answer(request);
                }
            })
        };
        (0..THREADS).map(thread).collect()
    }

    fn answer(&self, request: Request) {
        let response = answer::to(&request, &self.site, &self.packed);
        let is_head = *request.method() == Method::Head;
        let mut bytes = Vec::new();
        response
            .raw_print(&mut bytes, request.http_version().clone(), request.headers(), is_head, None)
            .expect("invariant: writing to memory succeeds");
        // In one piece: of two small ones the second waits for the other side
        // to acknowledge the first (Nagle's algorithm), some 40 ms each time.
        let mut writer = request.into_writer();
        // A broken connection is the visitor's affair.
        let _ = writer.write_all(&bytes).and_then(|()| writer.flush());
    }
}

#[cfg(test)]
mod tests;
