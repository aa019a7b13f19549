//! Answers to requests.

use super::live::Live;
use super::packed::Packed;
use super::route::Route;
use super::{Behind, headers, mime, packed};
use crate::copies;
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use std::path::Path;

/// An answer that lies in memory.
pub type Answer = Response<Full<Bytes>>;

/// The answer to a request.
pub fn to(request: &Request<Incoming>, behind: &Behind) -> Answer {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        let refusal = text(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.");
        return with(refusal, header::ALLOW, "GET, HEAD");
    }
    // An address with a host in front is for proxies.
    if request.uri().authority().is_some() {
        return text(StatusCode::BAD_REQUEST, "The request line is malformed.");
    }
    let path = request.uri().path();
    let address = path.strip_prefix(behind.site.prefix());
    if let Some((name, body)) = behind.live.as_ref().and_then(|live| live.instead(address?)) {
        return common(Response::new(Full::from(body)), mime::of(Path::new(name)));
    }
    let inside = address.unwrap_or_default();
    let mut answer = match behind.site.route(path) {
        Route::File(_) if inside == headers::FILE => missing(),
        Route::File(path) if behind.live.is_some() && path.ends_with("index.html") => page(&path),
        Route::File(path) => file(&path, request, &behind.packed),
        Route::Moved(to) => with(text(StatusCode::MOVED_PERMANENTLY, "Moved."), header::LOCATION, &to),
        Route::Missing => missing(),
    };
    if address.is_some() {
        behind.headers.add(&format!("/{inside}"), answer.headers_mut());
    }
    answer
}

/// The page of a site that is being worked on.
fn page(path: &Path) -> Answer {
    let page = std::fs::read_to_string(path);
    page.map_or_else(
        |_| missing(),
        |page| common(Response::new(Full::from(Live::marked(&page))), mime::of(path)),
    )
}

fn missing() -> Answer {
    text(StatusCode::NOT_FOUND, "There is no such file.")
}

/// A file's content, packed if the browser takes that and the file gains: as the copy that lies beside it, or packed here.
fn file(path: &Path, request: &Request<Incoming>, packed: &Packed) -> Answer {
    let kind = mime::of(path);
    let plain = |body: Bytes| common(Response::new(Full::new(body)), kind);
    if !packed::gains(kind) {
        return std::fs::read(path).map_or_else(|_| missing(), |body| plain(body.into()));
    }
    let varying = |body: Bytes| with(plain(body), header::VARY, "Accept-Encoding");
    let as_coding = |body: Bytes, coding: &str| with(varying(body), header::CONTENT_ENCODING, coding);
    if takes(request, "br")
        && let Some(body) = copies::read(path, copies::BROTLI)
    {
        return as_coding(body.into(), "br");
    }
    if takes(request, "gzip") {
        return packed.get(path).map_or_else(missing, |body| as_coding(body, "gzip"));
    }
    std::fs::read(path).map_or_else(|_| missing(), |body| varying(body.into()))
}

/// A refusal in one sentence.
fn text(status: StatusCode, sentence: &str) -> Answer {
    let mut answer = Response::new(Full::from(format!("{sentence}\n")));
    *answer.status_mut() = status;
    common(answer, "text/plain; charset=utf-8")
}

fn common(answer: Answer, kind: &str) -> Answer {
    let answer = with(answer, header::CONTENT_TYPE, kind);
    // Files are replaced in place by the next build, and a service worker must
    // never come from a cache: the browser asks each time.
    with(with(answer, header::CACHE_CONTROL, "no-cache"), header::X_CONTENT_TYPE_OPTIONS, "nosniff")
}

fn with(mut answer: Answer, name: HeaderName, value: &str) -> Answer {
    let value = HeaderValue::from_str(value).expect("invariant: our own headers are plain text");
    answer.headers_mut().insert(name, value);
    answer
}

/// Returns true if the browser says that it takes a coding.
fn takes(request: &Request<Incoming>, coding: &str) -> bool {
    let accepted = request.headers().get_all(header::ACCEPT_ENCODING).iter();
    let mut members = accepted.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    members.any(|member| names(member, coding))
}

/// Returns true if a member of `Accept-Encoding` is this coding with a weight above zero.
fn names(member: &str, coding: &str) -> bool {
    let (named, weight) = member.split_once(';').unwrap_or((member, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    named.trim().eq_ignore_ascii_case(coding) && weight.is_some_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn a_coding_is_taken_unless_its_weight_is_zero() {
        let is_gzip = |member| names(member, "gzip");
        assert!(is_gzip("gzip") && is_gzip(" GZIP;q=0.5") && is_gzip("gzip; q=1"));
        assert!(!is_gzip("gzip;q=0") && !is_gzip("br") && !is_gzip("gzip;x"));
        assert!(names("br", "br"));
    }
}
