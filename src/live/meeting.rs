//! The code by which two devices meet: what varies of a WebRTC session description for one data channel, in at most
//! [`MAX_CODE`] characters, for a link or a QR code. There is no server that could hand descriptions over.
//!
//! The offer is a code, and so is the answer, which names the offer that it belongs to. The fingerprint in it binds the
//! connection: nobody else can be at its other end. What is written back ([`Description::to_sdp`]) is made here from
//! parts that were checked, so no line of a description comes from outside.

use std::fmt::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use serde::{Deserialize, Serialize};
use session::share::{ShareError, find, seal, unsealed};

/// The first byte of an offer, and of an answer; links to games begin otherwise.
pub const OFFER: u8 = 0x61;
pub const ANSWER: u8 = 0x62;
/// The longest code that is written, in characters.
pub const MAX_CODE: usize = 300;
/// Bytes of a code of that length without its checksum.
const MAX_BYTES: usize = MAX_CODE * 3 / 4 - 4;
/// The most addresses that are read.
const MAX_CANDIDATES: usize = 12;

/// A description of one device for a data channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Description {
    /// The mark of the offer that this answers; `None` for an offer.
    pub answers: Option<u32>,
    /// Side that begins the encrypted connection.
    setup: Setup,
    fingerprint: [u8; 32],
    user: String,
    password: String,
    candidates: Vec<Candidate>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Setup {
    Either,
    Begins,
    Waits,
}

/// An address at which the device may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Candidate {
    address: Address,
    port: u16,
    /// True if a server outside saw it.
    is_seen: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Address {
    V4([u8; 4]),
    V6([u8; 16]),
    /// A name of the local network that hides the address: `…-….local`.
    Name([u8; 16]),
}

/// Reason why two devices cannot meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MeetingError {
    /// No code, or one that was damaged on its way.
    Code(ShareError),
    /// An answer where an offer is wanted, or an offer where an answer is.
    Kind,
    /// The code of something else.
    OtherCode,
    /// The browser's description lacks this line, or says something else there.
    Line(&'static str),
    /// The browser found no address at which the device could be reached.
    NoAddress,
}

impl fmt::Display for MeetingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MeetingError::Code(error) => error.fmt(f),
            MeetingError::Kind => write!(f, "code: an offer in place of an answer, or the other way round"),
            MeetingError::OtherCode => write!(f, "code: of something else"),
            MeetingError::Line(line) => write!(f, "description: {line}"),
            MeetingError::NoAddress => write!(f, "description: no address"),
        }
    }
}

impl Description {
    /// Reads what varies of a browser's description; `answers` is the mark of the offer that it answers.
    ///
    /// # Errors
    /// See [`MeetingError`].
    pub fn of_sdp(sdp: &str, answers: Option<u32>) -> Result<Description, MeetingError> {
        let line = |start: &'static str| {
            let found = sdp.lines().find_map(|line| line.trim_end().strip_prefix(start));
            found.ok_or(MeetingError::Line(start))
        };
        let ice = |start: &'static str| {
            let text = line(start)?;
            if is_ice(text) { Ok(text.to_owned()) } else { Err(MeetingError::Line(start)) }
        };
        let setup = match line("a=setup:")? {
            "actpass" => Setup::Either,
            "active" => Setup::Begins,
            "passive" => Setup::Waits,
            _ => return Err(MeetingError::Line("a=setup:")),
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        for candidate in sdp.lines().filter_map(|line| Candidate::of_line(line.trim_end())) {
            if !candidates.contains(&candidate) && candidates.len() < MAX_CANDIDATES {
                candidates.push(candidate);
            }
        }
        if candidates.is_empty() {
            return Err(MeetingError::NoAddress);
        }
        let fingerprint = line("a=fingerprint:sha-256 ")?;
        Ok(Description {
            answers,
            setup,
            fingerprint: bytes_of(fingerprint).ok_or(MeetingError::Line("a=fingerprint:"))?,
            user: ice("a=ice-ufrag:")?,
            password: ice("a=ice-pwd:")?,
            candidates,
        })
    }

    /// The description for a browser.
    pub fn to_sdp(&self) -> String {
        let setup = match self.setup {
            Setup::Either => "actpass",
            Setup::Begins => "active",
            Setup::Waits => "passive",
        };
        let fingerprint: Vec<String> = self.fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
        let mut sdp = String::from(
            "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n",
        );
        for (at, candidate) in self.candidates.iter().enumerate() {
            candidate.write_line(at, &mut sdp);
        }
        let _ = write!(
            sdp,
            "a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=ice-options:trickle\r\na=fingerprint:sha-256 {}\r\na=setup:{setup}\r\na=mid:0\r\n\
             a=sctp-port:5000\r\na=max-message-size:262144\r\n",
            self.user,
            self.password,
            fingerprint.join(":"),
        );
        sdp
    }

    /// The code, with as many addresses as it has room for: those that browsers name first.
    pub fn code(&self) -> String {
        let mut short = self.clone();
        loop {
            let mut bytes = vec![if self.answers.is_some() { ANSWER } else { OFFER }];
            bytes.extend(postcard::to_allocvec(&short).expect("invariant: descriptions serialise"));
            if bytes.len() <= MAX_BYTES || short.candidates.len() < 2 {
                return seal(bytes);
            }
            short.candidates.pop();
        }
    }

    /// Reads a code, or a text with one in it.
    ///
    /// # Errors
    /// See [`MeetingError`].
    pub fn of_text(text: &str) -> Result<Description, MeetingError> {
        // What stands before it in a link is no part of it.
        let ways = ["join/", "answer/"].iter().filter_map(|way| Some(text.rfind(way)? + way.len()));
        let text = &text[ways.max().unwrap_or_default()..];
        let code = find(text).unwrap_or_else(|| text.trim().to_owned());
        let bytes = unsealed(&code).map_err(MeetingError::Code)?;
        let (kind, rest) = match bytes.split_first() {
            Some((&kind @ (OFFER | ANSWER), rest)) => (kind, rest),
            _ => return Err(MeetingError::OtherCode),
        };
        let read: Result<(Description, &[u8]), _> = postcard::take_from_bytes(rest);
        let description = match read {
            Ok((description, [])) => description,
            _ => return Err(MeetingError::Code(ShareError::Damaged)),
        };
        let is_sound = description.answers.is_some() == (kind == ANSWER)
            && is_ice(&description.user)
            && is_ice(&description.password)
            && (1..=MAX_CANDIDATES).contains(&description.candidates.len());
        if is_sound { Ok(description) } else { Err(MeetingError::Code(ShareError::Damaged)) }
    }

    /// The same, which must be an offer or must be an answer.
    ///
    /// # Errors
    /// See [`MeetingError`].
    pub fn of_kind(text: &str, is_answer: bool) -> Result<Description, MeetingError> {
        let description = Self::of_text(text)?;
        if description.answers.is_some() == is_answer { Ok(description) } else { Err(MeetingError::Kind) }
    }

    /// A mark of this description, by which an answer names its offer.
    pub fn mark(&self) -> u32 {
        let all = self.fingerprint.iter().chain(self.user.as_bytes());
        all.fold(0x811C_9DC5, |hash: u32, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

impl Candidate {
    /// Reads a line `a=candidate:`; `None` for what a code does not hold.
    fn of_line(line: &str) -> Option<Candidate> {
        let mut words = line.strip_prefix("a=candidate:")?.split(' ');
        let (component, protocol) = (words.nth(1)?, words.next()?);
        let (address, port) = (words.nth(1)?, words.next()?.parse().ok()?);
        let kind = (words.next()? == "typ").then(|| words.next()).flatten()?;
        let is_seen = match kind {
            "host" => false,
            "srflx" => true,
            _ => return None,
        };
        let fits = component == "1" && protocol.eq_ignore_ascii_case("udp") && port != 0;
        fits.then_some(Candidate { address: Address::read(address)?, port, is_seen })
    }

    fn write_line(self, at: usize, sdp: &mut String) {
        let kind = if self.is_seen { "srflx raddr 0.0.0.0 rport 0" } else { "host" };
        // Preferences as RFC 8445 recommends them, one after the other.
        let preference = if self.is_seen { 100 } else { 126 };
        let priority = (preference << 24) + ((65_535 - at as u32) << 8) + 255;
        let _ = write!(
            sdp,
            "a=candidate:{} 1 udp {priority} {} {} typ {kind}\r\n",
            at + 1,
            self.address,
            self.port
        );
    }
}

impl Address {
    fn read(text: &str) -> Option<Address> {
        if let Some(name) = text.strip_suffix(".local") {
            let places: Vec<usize> = name.match_indices('-').map(|(at, _)| at).collect();
            if name.len() != 36 || places != [8, 13, 18, 23] {
                return None;
            }
            return hex(&name.replace('-', "")).map(Address::Name);
        }
        match text.parse::<IpAddr>().ok()? {
            IpAddr::V4(address) => Some(Address::V4(address.octets())),
            IpAddr::V6(address) => Some(Address::V6(address.octets())),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::V4(octets) => Ipv4Addr::from(*octets).fmt(f),
            Address::V6(octets) => Ipv6Addr::from(*octets).fmt(f),
            Address::Name(bytes) => {
                for (at, byte) in bytes.iter().enumerate() {
                    let dash = if matches!(at, 4 | 6 | 8 | 10) { "-" } else { "" };
                    write!(f, "{dash}{byte:02x}")?;
                }
                write!(f, ".local")
            }
        }
    }
}

/// Returns true for a user or password of ICE: nothing that could end a line.
fn is_ice(text: &str) -> bool {
    (4..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_'))
}

/// Reads a fingerprint: bytes in hexadecimal with colons between them.
fn bytes_of(text: &str) -> Option<[u8; 32]> {
    hex(&text.trim().replace(':', ""))
}

fn hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHROMIUM: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n\
        a=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n\
        m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n\
        a=candidate:1467250027 1 udp 2122260223 192.168.0.196 46243 typ host generation 0 network-id 1\r\n\
        a=candidate:3 1 udp 2122194687 0b1c2d3e-4f50-4a6b-8c7d-0e1f2a3b4c5d.local 56001 typ host generation 0\r\n\
        a=candidate:2 1 udp 1686052607 203.0.113.7 40100 typ srflx raddr 192.168.0.196 rport 46243 generation 0\r\n\
        a=candidate:9 1 udp 2122131711 2001:db8::17 51000 typ host generation 0\r\n\
        a=candidate:10 1 tcp 1518280447 192.168.0.196 9 typ host tcptype active generation 0\r\n\
        a=ice-ufrag:EsAw\r\na=ice-pwd:P2uYro0UCOQ4zxjKXaWCBui1\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 D2:FA:0E:C3:22:59:5E:14:95:69:92:3D:13:B4:84:24:2C:C2:A2:C0:3E:FD:34:8E:5E:EA:6F:AF:52:CE:E6:0F\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    #[test]
    fn a_description_comes_back_from_its_code_in_few_characters() {
        let offer = Description::of_sdp(CHROMIUM, None).expect("a browser's");
        assert_eq!(offer.candidates.len(), 4, "TCP is left out");
        let code = offer.code();
        assert!(code.len() <= MAX_CODE, "{} characters", code.len());
        assert_eq!(Description::of_kind(&code, false), Ok(offer.clone()));
        assert_eq!(Description::of_text(&format!("Come! <https://x.org/#/join/{code}>.")), Ok(offer.clone()));
        let again = Description::of_sdp(&offer.to_sdp(), None).expect("our own");
        assert_eq!(again, offer);
        let name =
            "a=candidate:2 1 udp 2130706175 0b1c2d3e-4f50-4a6b-8c7d-0e1f2a3b4c5d.local 56001 typ host\r\n";
        assert!(offer.to_sdp().contains(name), "{}", offer.to_sdp());
    }

    #[test]
    fn an_answer_names_its_offer_and_is_no_offer() {
        let offer = Description::of_sdp(CHROMIUM, None).expect("a browser's");
        let sdp = CHROMIUM.replace("actpass", "active");
        let answer = Description::of_sdp(&sdp, Some(offer.mark())).expect("a browser's");
        assert!(answer.code().len() <= MAX_CODE, "{} characters", answer.code().len());
        assert_eq!(
            Description::of_kind(&answer.code(), true).map(|answer| answer.answers),
            Ok(Some(offer.mark()))
        );
        assert_eq!(Description::of_kind(&answer.code(), false), Err(MeetingError::Kind));
        assert_eq!(Description::of_kind(&offer.code(), true), Err(MeetingError::Kind));
    }

    #[test]
    fn many_addresses_make_no_long_code() {
        let line =
            |at: u32| format!("a=candidate:{at} 1 udp 1 2001:db8::{at} 51000 typ host\r\na=ice-ufrag:");
        let crowded = (1..12).fold(CHROMIUM.to_owned(), |sdp, at| sdp.replacen("a=ice-ufrag:", &line(at), 1));
        let code = Description::of_sdp(&crowded, Some(7)).expect("a browser's").code();
        assert!(code.len() <= MAX_CODE, "{} characters", code.len());
        let kept = Description::of_text(&code).expect("a code").candidates.len();
        assert!(kept > 4, "{kept} addresses");
    }

    #[test]
    fn what_is_no_description_is_refused_with_its_line() {
        let without = |line: &str| Description::of_sdp(&CHROMIUM.replace(line, "a=x:"), None);
        assert_eq!(without("a=ice-pwd:"), Err(MeetingError::Line("a=ice-pwd:")));
        assert_eq!(without("a=fingerprint:"), Err(MeetingError::Line("a=fingerprint:sha-256 ")));
        assert_eq!(without("a=candidate:"), Err(MeetingError::NoAddress));
        assert_eq!(Description::of_text("hello"), Err(MeetingError::Code(ShareError::Damaged)));
        assert!(Description::of_text(&seal(vec![1, 2, 3])).is_err());
    }

    #[test]
    fn no_line_of_a_description_comes_from_outside() {
        let mut evil = Description::of_sdp(CHROMIUM, None).expect("a browser's");
        evil.user = "abcd\r\na=candidate:1".to_owned();
        assert_eq!(Description::of_text(&evil.code()), Err(MeetingError::Code(ShareError::Damaged)));
        let code = Description::of_sdp(CHROMIUM, None).expect("a browser's").code();
        for at in 0..code.len() {
            let mut bytes = code.clone().into_bytes();
            bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(bytes).expect("letters");
            assert!(Description::of_text(&changed).is_err(), "a letter at {at} was changed unnoticed");
        }
    }
}
