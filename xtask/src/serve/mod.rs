//! `serve`: a small static host for 127.0.0.1, strict about what it hands out.
//!
//! It behaves like the plain static hosts that the site is meant for: no
//! rewriting, no guessing, a 404 for what is not there, gzip for a browser
//! that takes it, the headers that the site's own `_headers` asks for. Deliberately absent: ranges, TLS, other addresses than this
//! machine's own.

mod answer;
pub mod headers;
pub mod live;
pub mod mime;
pub mod packed;
mod route;

use crate::Outcome;
use headers::Headers;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use live::Live;
use packed::Packed;
use route::Site;
use std::convert::Infallible;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::net::TcpStream;

/// Longest request head (request line and headers) in bytes.
const MAX_HEAD: usize = 16 * 1024;

/// Arguments of `serve`.
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
    server.run()
}

/// A bound port with the site behind it.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    behind: Behind,
}

/// Site behind the port.
struct Behind {
    site: Site,
    packed: Packed,
    headers: Headers,
    /// Only while somebody works on the site.
    live: Option<Arc<Live>>,
}

impl Server {
    /// Binds 127.0.0.1 at `port` (0: any free one) and serves `dir` below `prefix`.
    ///
    /// # Errors
    /// When the directory is not there, the prefix is odd or the port is taken.
    pub fn bind(dir: &Path, port: u16, prefix: &str) -> Outcome<Self> {
        let site = Site::new(dir, prefix)?;
        let taken = |e| format!("cannot listen on 127.0.0.1:{port}: {e}");
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        listener.set_nonblocking(true).map_err(taken)?;
        let behind = Behind { site, packed: Packed::default(), headers: Headers::of(dir)?, live: None };
        Ok(Server { listener, address, behind })
    }

    /// Serves a site that is being worked on: its page reloads after a build.
    pub fn with_live(mut self, live: Arc<Live>) -> Self {
        self.behind.live = Some(live);
        self
    }

    /// The address of the site's top, with its closing slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.behind.site.prefix())
    }

    /// Answers until the program ends.
    ///
    /// # Errors
    /// When the system has no threads for it.
    pub fn run(self) -> Outcome {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_io().build();
        let runtime = runtime.map_err(|e| format!("cannot start the host: {e}"))?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener);
            let listener = listener.map_err(|e| format!("cannot start the host: {e}"))?;
            let behind = Arc::new(self.behind);
            loop {
                let Ok((stream, _)) = listener.accept().await else { continue };
                tokio::spawn(converse(stream, Arc::clone(&behind)));
            }
        })
    }

    /// Answers in the background; the thread ends with the program.
    pub fn run_in_background(self) {
        std::thread::spawn(move || {
            if let Err(reason) = self.run() {
                eprintln!("{reason}");
            }
        });
    }
}

/// Requests and answers on one connection, until either side has enough. A
/// broken connection is the visitor's affair, so errors simply end it.
async fn converse(stream: TcpStream, behind: Arc<Behind>) {
    let service = service_fn(async |request| Ok::<_, Infallible>(answer::to(&request, &behind)));
    let mut http = http1::Builder::new();
    http.half_close(true).title_case_headers(true).max_buf_size(MAX_HEAD);
    let _ = http.serve_connection(TokioIo::new(stream), service).await;
}

#[cfg(test)]
mod tests;
