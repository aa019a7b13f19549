//! What a request is answered.

use super::packed::Packed;
use super::route::{Route, Site};
use super::{mime, packed};
use std::io::Cursor;
use std::path::Path;
use tiny_http::{Header, Method, Request, Response};

/// Longest target and headers together, in bytes.
const MAX_HEAD: usize = 16 * 1024;

/// An answer that lies in memory.
pub type Answer = Response<Cursor<Vec<u8>>>;

/// The answer to a request.
pub fn to(request: &Request, site: &Site, packed: &Packed) -> Answer {
    let header = |header: &Header| header.field.as_str().len() + header.value.len();
    if request.url().len() + request.headers().iter().map(header).sum::<usize>() > MAX_HEAD {
        return text(431, "The request head is too long.");
    }
    if !matches!(request.method(), Method::Get | Method::Head) {
        return with(text(405, "Only GET and HEAD are answered here."), "Allow", "GET, HEAD");
    }
    if !request.url().starts_with('/') {
        return text(400, "The request line is malformed.");
    }
    match site.route(request.url()) {
        Route::File(path) => file(&path, takes_gzip(request), packed),
        Route::Moved(to) => with(text(301, "Moved."), "Location", &to),
        Route::Missing => text(404, "There is no such file."),
    }
}

/// A file's content, gzipped if the browser takes that and the file gains.
fn file(path: &Path, gzip: bool, packed: &Packed) -> Answer {
    let kind = mime::of(path);
    let small = if packed::gains(kind) { Some(gzip.then(|| packed.get(path)).flatten()) } else { None };
    let (body, is_gzip) = match small.clone().flatten() {
        Some(bytes) => (bytes.to_vec(), true),
        None => match std::fs::read(path) {
            Ok(bytes) => (bytes, false),
            Err(_) => return text(404, "There is no such file."),
        },
    };
    let mut answer = common(Response::from_data(body), kind);
    if small.is_some() {
        answer = with(answer, "Vary", "Accept-Encoding");
    }
    if is_gzip { with(answer, "Content-Encoding", "gzip") } else { answer }
}

/// A refusal in one sentence.
fn text(status: u16, sentence: &str) -> Answer {
    common(Response::from_data(format!("{sentence}\n")).with_status_code(status), "text/plain; charset=utf-8")
}

fn common(answer: Answer, kind: &str) -> Answer {
    let answer = with(answer.with_chunked_threshold(usize::MAX), "Content-Type", kind);
    // Files are replaced in place by the next build, and a service worker must
    // never come from a cache: the browser asks each time.
    with(with(answer, "Cache-Control", "no-cache"), "X-Content-Type-Options", "nosniff")
}

fn with(answer: Answer, name: &str, value: &str) -> Answer {
    let header = Header::from_bytes(name, value);
    answer.with_header(header.expect("invariant: our own headers are ASCII"))
}

/// Whether the browser says that it takes gzip, as any of them do.
fn takes_gzip(request: &Request) -> bool {
    let accepted = request.headers().iter().filter(|header| header.field.equiv("Accept-Encoding"));
    accepted.flat_map(|header| header.value.as_str().split(',')).any(is_gzip)
}

/// Whether a member of `Accept-Encoding` is gzip with a weight above zero.
fn is_gzip(member: &str) -> bool {
    let (coding, weight) = member.split_once(';').unwrap_or((member, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    coding.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::is_gzip;

    #[test]
    fn gzip_is_taken_unless_its_weight_is_zero() {
        assert!(is_gzip("gzip") && is_gzip(" GZIP;q=0.5") && is_gzip("gzip; q=1"));
        assert!(!is_gzip("gzip;q=0") && !is_gzip("br") && !is_gzip("gzip;x"));
    }
}
