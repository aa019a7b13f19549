//! As much of HTTP/1.1 as a browser needs to fetch files.

use std::io::{self, BufRead, Read, Write};

/// Longest request head (request line and headers) in bytes.
const MAX_HEAD: u64 = 16 * 1024;

/// What is read of a request.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or something that will be refused.
    pub method: String,
    /// Path and query as sent.
    pub target: String,
    /// Whether the connection stays open after the answer.
    pub keep_alive: bool,
}

impl Request {
    /// Reads one request head; `None` when the other side has closed or fallen
    /// silent. Bodies are not read: a request that announces one ends the
    /// connection with its answer.
    ///
    /// # Errors
    /// The refusal to send when the head is malformed or too long.
    pub fn read(reader: &mut impl BufRead) -> Result<Option<Request>, Response> {
        let mut head = reader.take(MAX_HEAD);
        let Some(first) = line(&mut head)? else { return Ok(None) };
        let mut words = first.split(' ');
        let (Some(method), Some(target), Some(version), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(Response::text(400, "The request line is malformed."));
        };
        if !target.starts_with('/') || !version.starts_with("HTTP/1.") {
            return Err(Response::text(400, "The request line is malformed."));
        }
        let mut keep_alive = version != "HTTP/1.0";
        loop {
            let Some(header) = line(&mut head)? else { return Ok(None) };
            if header.is_empty() {
                return Ok(Some(Request { method: method.into(), target: target.into(), keep_alive }));
            }
            let (name, value) = header.split_once(':').unwrap_or((&header, ""));
            let (name, value) = (name.to_ascii_lowercase(), value.trim().to_ascii_lowercase());
            let has_body = name == "transfer-encoding" || (name == "content-length" && value != "0");
            if has_body || (name == "connection" && value == "close") {
                keep_alive = false;
            }
        }
    }
}

/// One line without its end; `None` at the end of the stream or after an error
/// of the connection itself.
fn line(head: &mut io::Take<&mut impl BufRead>) -> Result<Option<String>, Response> {
    let mut bytes = Vec::new();
    match head.read_until(b'\n', &mut bytes) {
        Ok(0) if head.limit() > 0 => return Ok(None),
        Err(_) => return Ok(None),
        Ok(_) => {}
    }
    if bytes.pop() != Some(b'\n') {
        let too_long = head.limit() == 0;
        return if too_long { Err(Response::text(431, "The request head is too long.")) } else { Ok(None) };
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    String::from_utf8(bytes).map(Some).map_err(|_| Response::text(400, "The request head is not text."))
}

/// An answer, ready to be written.
#[derive(Debug, PartialEq, Eq)]
pub struct Response {
    status: u16,
    kind: &'static str,
    location: Option<String>,
    length: usize,
    body: Vec<u8>,
}

impl Response {
    /// A file's content.
    pub fn file(kind: &'static str, body: Vec<u8>) -> Self {
        Response { status: 200, kind, location: None, length: body.len(), body }
    }

    /// A refusal in one sentence.
    pub fn text(status: u16, sentence: &str) -> Self {
        let body = format!("{sentence}\n").into_bytes();
        Response { status, kind: "text/plain; charset=utf-8", location: None, length: body.len(), body }
    }

    /// "Go there instead", for good.
    pub fn moved(to: String) -> Self {
        Response { location: Some(to), ..Response::text(301, "Moved.") }
    }

    /// The same answer to HEAD: all headers, no content.
    pub fn without_body(self) -> Self {
        Response { body: Vec::new(), ..self }
    }

    /// Writes head and content.
    ///
    /// # Errors
    /// When the connection breaks.
    pub fn write(&self, mut to: impl Write, keep_alive: bool) -> io::Result<()> {
        let reason = match self.status {
            200 => "OK",
            301 => "Moved Permanently",
            400 => "Bad Request",
            404 => "Not Found",
            405 => "Method Not Allowed",
            _ => "Request Header Fields Too Large",
        };
        let mut head = format!("HTTP/1.1 {} {reason}\r\n", self.status);
        head.push_str(&format!("Content-Type: {}\r\nContent-Length: {}\r\n", self.kind, self.length));
        // Files are replaced in place by the next build, and a service worker
        // must never come from a cache: the browser asks each time.
        head.push_str("Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n");
        if self.status == 405 {
            head.push_str("Allow: GET, HEAD\r\n");
        }
        if let Some(location) = &self.location {
            head.push_str(&format!("Location: {location}\r\n"));
        }
        head.push_str(if keep_alive {
            "Connection: keep-alive\r\n\r\n"
        } else {
            "Connection: close\r\n\r\n"
        });
        to.write_all(head.as_bytes())?;
        to.write_all(&self.body)?;
        to.flush()
    }
}
