//! The host over a real socket: what a browser, and what a prankster, would send.

use super::*;
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;

/// A site in a fresh directory of its own, with a secret beside it.
fn site(name: &str, prefix: &str) -> (Server, PathBuf) {
    let top = crate::files::target().join("serve-tests").join(name);
    let _ = fs::remove_dir_all(&top); // left by an earlier run
    let dir = top.join("dist");
    fs::create_dir_all(dir.join("icons")).unwrap();
    fs::create_dir_all(dir.join("sub")).unwrap();
    fs::write(top.join("secret.txt"), "secret").unwrap();
    fs::write(dir.join("index.html"), "<p>top</body>").unwrap();
    fs::write(dir.join("sub/index.html"), "<p>sub").unwrap();
    fs::write(dir.join("sw.js"), "// sw").unwrap();
    fs::write(dir.join("a_bg.wasm"), b"\0asm").unwrap();
    fs::write(dir.join("icons/icon.svg"), "<svg/>").unwrap();
    (Server::bind(&dir, 0, prefix).unwrap(), dir)
}

/// Sends bytes on one connection and returns everything that comes back.
///
/// A host that refuses a request may hang up before it has read the rest of
/// it; what it said until then is the answer.
fn send(address: SocketAddr, bytes: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(bytes.as_bytes()).unwrap();
    or_hung_up(stream.shutdown(std::net::Shutdown::Write));
    let mut answer = Vec::new();
    or_hung_up(stream.read_to_end(&mut answer).map(|_| ()));
    String::from_utf8_lossy(&answer).into_owned()
}

fn or_hung_up(done: std::io::Result<()>) {
    if let Err(error) = done {
        assert!(matches!(error.kind(), ErrorKind::NotConnected | ErrorKind::ConnectionReset), "{error}");
    }
}

fn get(address: SocketAddr, path: &str) -> String {
    send(address, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
}

fn started(name: &str, prefix: &str) -> SocketAddr {
    let (server, _) = site(name, prefix);
    let address = server.address;
    server.run_in_background();
    address
}

#[test]
fn files_come_with_their_types_below_the_prefix_only() {
    let at = started("types", "some/deep/path");
    let page = get(at, "/some/deep/path/");
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.ends_with("\r\n\r\n<p>top</body>"), "{page}");
    assert!(page.contains("Content-Type: text/html; charset=utf-8\r\n"));
    assert!(get(at, "/some/deep/path/a_bg.wasm").contains("Content-Type: application/wasm\r\n"));
    assert!(get(at, "/some/deep/path/icons/icon.svg").contains("Content-Type: image/svg+xml\r\n"));
    assert!(get(at, "/some/deep/path/sw.js?v=1").contains("Cache-Control: no-cache\r\n"));
    assert!(get(at, "/some/deep/path").contains("Location: /some/deep/path/\r\n"));
    assert!(get(at, "/some/deep/path/sub").contains("Location: /some/deep/path/sub/\r\n"));
    assert!(get(at, "/some/deep/path/sub/").ends_with("<p>sub"));
    for outside in ["/", "/index.html", "/some/deep/", "/some/deep/pathology/"] {
        assert!(get(at, outside).starts_with("HTTP/1.1 404 "), "{outside}");
    }
}

#[test]
fn what_is_not_there_is_404_and_directories_are_not_listed() {
    let at = started("missing", "/");
    for path in ["/nothing.js", "/icons/", "/icons", "/index.html/x", "/%zz", "/%4", "/%ff"] {
        assert!(get(at, path).starts_with("HTTP/1.1 404 "), "{path}");
    }
}

#[test]
fn nothing_outside_the_directory_is_handed_out() {
    let (server, dir) = site("escape", "/p/");
    #[cfg(unix)]
    std::os::unix::fs::symlink(dir.join("../secret.txt"), dir.join("link.txt")).unwrap();
    let at = server.address;
    server.run_in_background();
    let absolute = format!("/p/{}", dir.join("index.html").display());
    let tries = [
        "/p/../secret.txt",
        "/p/../../secret.txt",
        "/p/%2e%2e/secret.txt",
        "/p/icons/../../secret.txt",
        "/p/..%2fsecret.txt",
        "/p/..\\secret.txt",
        "/p/icons/%00",
        "/p/link.txt",
        absolute.as_str(),
    ];
    for path in tries {
        let answer = get(at, path);
        assert!(answer.starts_with("HTTP/1.1 404 ") && !answer.contains("secret\n"), "{path}: {answer}");
    }
}

#[test]
fn one_connection_carries_several_requests() {
    let at = started("keep-alive", "/");
    let first = "GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n";
    let second = "HEAD /index.html HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let answer = send(at, &format!("{first}{second}{first}"));
    assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 2, "closed when asked to: {answer}");
    assert!(answer.contains("// swHTTP/1.1 200 OK"));
    assert!(answer.ends_with("\r\n\r\n") && answer.contains("Content-Length: 13\r\n"), "HEAD has no content");
}

#[test]
fn odd_requests_are_refused_in_words() {
    let at = started("odd", "/");
    let body = "POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nGET ";
    assert!(send(at, body).starts_with("HTTP/1.1 405 "));
    assert!(send(at, body).contains("Allow: GET, HEAD\r\n"));
    assert!(send(at, "nonsense\r\n\r\n").starts_with("HTTP/1.1 400 "));
    assert!(send(at, "GET http://other/ HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 400 "));
    let long = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "a".repeat(20_000));
    assert!(send(at, &long).starts_with("HTTP/1.1 431 "));
    assert_eq!(send(at, "GET / HTTP/1.1\r\nX: unfinished"), "");
}

#[test]
fn what_gains_is_gzipped_for_a_browser_that_takes_it() {
    let (server, dir) = site("gzip", "/");
    let at = server.address;
    server.run_in_background();
    let ask = |path: &str, accepted: &str| {
        let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {accepted}\r\n");
        send(at, &format!("{head}Connection: close\r\n\r\n"))
    };
    let length =
        |answer: &str| answer.lines().find(|line| line.starts_with("Content-Length")).map(str::to_owned);
    let sheet = dir.join("app.css");
    fs::write(&sheet, "a{}".repeat(1000)).unwrap();
    let packed = ask("/app.css", "br, gzip");
    assert!(packed.contains("Content-Encoding: gzip\r\n") && packed.len() < 1000, "{packed}");
    assert!(packed.contains("Vary: Accept-Encoding\r\n"));
    let plain = ask("/app.css", "br, gzip;q=0");
    assert!(plain.ends_with("a{}a{}") && plain.contains("Vary: Accept-Encoding\r\n"));
    assert!(!plain.contains("Content-Encoding"));
    // What is packed already, and what has changed since.
    fs::write(dir.join("icons/a.png"), [0; 1000]).unwrap();
    assert!(!ask("/icons/a.png", "gzip").contains("Content-Encoding"));
    fs::write(&sheet, "b{}").unwrap();
    assert_ne!(length(&ask("/app.css", "gzip")), length(&packed));
}

#[test]
fn a_copy_beside_a_file_is_sent_until_the_file_changes() {
    let (server, dir) = site("copies", "/");
    let at = server.address;
    server.run_in_background();
    let ask = |accepted: &str| {
        send(
            at,
            &format!(
                "GET /app.css HTTP/1.1\r\nHost: x\r\nAccept-Encoding: {accepted}\r\nConnection: close\r\n\r\n"
            ),
        )
    };
    fs::write(dir.join("app.css"), "a{}").unwrap();
    fs::write(dir.join("app.css.br"), "the copy").unwrap();
    let copied = ask("gzip, br");
    assert!(copied.contains("Content-Encoding: br\r\n") && copied.ends_with("the copy"), "{copied}");
    assert!(copied.contains("Vary: Accept-Encoding\r\n"));
    assert!(ask("gzip").contains("Content-Encoding: gzip\r\n"));
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(1);
    fs::File::options().write(true).open(dir.join("app.css")).unwrap().set_modified(later).unwrap();
    assert!(!ask("br").contains("Content-Encoding"));
}

#[test]
fn a_site_that_is_worked_on_reloads_and_keeps_nothing() {
    let (server, _) = site("live", "/deep/");
    let live = Arc::new(Live::default());
    let server = server.with_live(Arc::clone(&live));
    let at = server.address;
    server.run_in_background();
    assert!(
        get(at, "/deep/").contains("src=\"./__reload.js\"")
            && get(at, "/deep/__reload.js").contains("./__built")
    );
    assert!(get(at, "/deep/sw.js").contains("unregister"));
    assert!(get(at, "/deep/__built").ends_with("\r\n\r\n0"));
    live.built();
    assert!(!get(at, "/deep/__built").ends_with("\r\n\r\n0"));
    // A finished site knows nothing of it.
    let plain = started("not-live", "/");
    assert!(!get(plain, "/").contains("__reload") && get(plain, "/__built").starts_with("HTTP/1.1 404 "));
}

#[test]
fn odd_prefixes_and_missing_directories_are_refused() {
    let dir = crate::files::root();
    assert!(Server::bind(&dir, 0, "/a/../b/").is_err());
    assert!(Server::bind(&dir, 0, "/a b/").is_err());
    assert!(Server::bind(&dir.join("not-there"), 0, "/").is_err());
    assert!(Server::bind(&dir.join("Cargo.toml"), 0, "/").is_err());
}
