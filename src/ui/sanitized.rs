//! Names and titles as they are shown. They may come from anywhere, by link or in a file.

/// The text without what changes the text around it: signs that turn its direction (U+202E and its
/// kin), control characters and line breaks.
pub fn sanitized(text: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = |sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    text.chars().filter(|&sign| !turns(sign) && !breaks(sign)).collect()
}

#[cfg(test)]
mod tests {
    use super::sanitized;

    #[test]
    fn a_name_is_shown_without_signs_that_change_the_text_around_it() {
        assert_eq!(sanitized("Zoé 陳 👩‍🚀 <b>"), "Zoé 陳 👩‍🚀 <b>");
        assert_eq!(sanitized("a\u{202e}b\u{2066}c\u{2069}d"), "abcd");
        assert_eq!(sanitized("a\nb\r\0\u{7f}\u{85}\u{2028}c"), "abc");
    }
}
