//! Servers by which devices in different networks find each other (STUN). None is set: whoever hosts the site names some in a
//! file, or a player names one.

use serde::Deserialize;

/// The most servers that are asked.
pub const MOST: usize = 4;
/// The port of a server that names none.
const PORT: u16 = 3478;

/// The file of the site.
#[derive(Deserialize)]
struct Site {
    #[serde(default)]
    stun: Vec<String>,
}

/// Reads the address of a server as people write it, with or without `stun:` and a port; `None` for anything else.
pub fn server(text: &str) -> Option<String> {
    let text = text.trim();
    let bare = text.strip_prefix("stun:").unwrap_or(text);
    let (host, port) = match bare.rsplit_once(':') {
        // The last colon of an address such as [2001:db8::1] belongs to it.
        Some((host, port)) if !port.contains(']') => (host, port.parse().ok().filter(|&port| port != 0)?),
        _ => (bare, PORT),
    };
    let is_bracketed = host.starts_with('[') && host.ends_with(']');
    let inner = if is_bracketed { &host[1..host.len() - 1] } else { host };
    let fits = |byte: u8| match is_bracketed {
        true => byte.is_ascii_hexdigit() || byte == b':' || byte == b'.',
        false => byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.',
    };
    let is_host =
        (1..=253).contains(&inner.len()) && inner.bytes().all(fits) && !inner.starts_with(['-', '.']);
    is_host.then(|| format!("stun:{host}:{port}"))
}

/// Reads the file of the site; what is no server in it is left out.
pub fn of_site(json: &str) -> Vec<String> {
    let site: Option<Site> = game_core::json::read(json).ok();
    let named = site.into_iter().flat_map(|site| site.stun);
    named.filter_map(|text| server(&text)).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_as_people_write_them() {
        let read = |text: &str| server(text).unwrap_or_default();
        assert_eq!(read("stun.example.org"), "stun:stun.example.org:3478");
        assert_eq!(read(" stun:stun.example.org:19302 "), "stun:stun.example.org:19302");
        assert_eq!(read("192.0.2.7:5349"), "stun:192.0.2.7:5349");
        assert_eq!(read("[2001:db8::1]"), "stun:[2001:db8::1]:3478");
        assert_eq!(read("[2001:db8::1]:99"), "stun:[2001:db8::1]:99");
    }

    #[test]
    fn what_is_no_server_is_refused() {
        for text in [
            "",
            "stun:",
            "turn:x.org",
            "https://x.org",
            "x.org:0",
            "x.org:99999",
            "x org",
            "-x",
            "[]",
            "a\r\nb",
            "2001:db8::1",
        ] {
            assert_eq!(server(text), None, "{text:?}");
        }
    }

    #[test]
    fn the_file_of_a_site_names_a_few() {
        assert_eq!(of_site(r#"{"stun": []}"#), Vec::<String>::new());
        assert_eq!(
            of_site(r#"{"stun": ["a.org", "no server", "stun:b.org:5"]}"#),
            ["stun:a.org:3478", "stun:b.org:5"]
        );
        let many = format!(r#"{{"stun": {:?}}}"#, ["a.org"; 9]);
        assert_eq!(of_site(&many).len(), MOST);
        for text in ["", "[]", "{", r#"{"stun": "a.org"}"#, r#"{"stun": [7]}"#] {
            assert_eq!(of_site(text), Vec::<String>::new(), "{text}");
        }
    }
}
