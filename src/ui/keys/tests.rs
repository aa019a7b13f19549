use super::{Press, said};

/// The shortcuts by their places on a keyboard of the United States, each with whether Shift is down.
const PLACES: [(&str, bool, &str); 20] = [
    ("KeyA", false, "a"),
    ("KeyL", false, "l"),
    ("KeyH", false, "h"),
    ("KeyD", false, "d"),
    ("KeyU", false, "u"),
    ("KeyP", false, "p"),
    ("KeyN", false, "n"),
    ("KeyM", false, "m"),
    ("Digit1", false, "1"),
    ("Digit2", false, "2"),
    ("Digit3", false, "3"),
    ("Digit4", false, "4"),
    ("Digit5", false, "5"),
    ("Digit6", false, "6"),
    ("Digit7", false, "7"),
    ("Digit8", false, "8"),
    ("Digit0", false, "0"),
    ("BracketLeft", false, "["),
    ("BracketRight", false, "]"),
    ("Slash", true, "?"),
];

/// Letters of layouts at those places, in that order.
const LAYOUTS: [(&str, &str); 8] = [
    ("Russian", "ф д р в г з т ь 1 2 3 4 5 6 7 8 0 х ъ ,"),
    ("Ukrainian", "ф д р в г з т ь 1 2 3 4 5 6 7 8 0 х ї ,"),
    ("Greek", "α λ η δ υ π ν μ 1 2 3 4 5 6 7 8 0 [ ] ?"),
    ("Zhuyin", "ㄇ ㄠ ㄘ ㄎ ㄧ ㄣ ㄙ ㄩ ㄅ ㄉ ˇ ˋ ㄓ ˊ ˙ ㄚ ㄢ 「 」 ？"),
    ("Korean", "ㅁ ㅣ ㅗ ㅇ ㅕ ㅔ ㅜ ㅡ 1 2 3 4 5 6 7 8 0 [ ] ?"),
    ("Hebrew", "ש ך י ג ו פ מ צ 1 2 3 4 5 6 7 8 0 ] [ ?"),
    ("Arabic", "ش م ا ي ع ح ى ة ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٠ ج د ؟"),
    ("United States", "a l h d u p n m 1 2 3 4 5 6 7 8 0 [ ] ?"),
];

fn lower(said: Option<&str>) -> Option<String> {
    said.map(str::to_lowercase)
}

#[test]
fn shortcuts_work_by_their_places_in_other_scripts() {
    for (layout, writes) in LAYOUTS {
        assert_eq!(writes.split(' ').count(), PLACES.len(), "{layout}");
        for ((code, shift, meant), key) in PLACES.into_iter().zip(writes.split(' ')) {
            // What a layout writes itself counts: Russian has the comma there, Hebrew the brackets the other way round.
            let meant = if key.is_ascii() { key } else { meant };
            let press = Press { key, code, shift, ..Press::default() };
            assert_eq!(lower(said(press)).as_deref(), Some(meant), "{layout}, {code}: {key}");
        }
    }
    // While letters are put together, as for Zhuyin, and before an accent.
    for key in ["Process", "Dead", "Unidentified"] {
        for (code, shift, meant) in PLACES {
            let press = Press { key, code, shift, ..Press::default() };
            assert_eq!(lower(said(press)).as_deref(), Some(meant), "{key}, {code}");
        }
    }
}

#[test]
fn where_letters_are_latin_they_count_and_not_their_places() {
    for (key, code) in
        [("a", "KeyQ"), ("q", "KeyA"), ("m", "Semicolon"), ("l", "KeyP"), ("u", "KeyF"), ("A", "KeyA")]
    {
        assert_eq!(said(Press { key, code, ..Press::default() }), Some(key), "{key} at {code}");
    }
    let russian_question = Press { key: "?", code: "Digit7", shift: true, ..Press::default() };
    assert_eq!(said(russian_question), Some("?"));
    let numpad = Press { key: "3", code: "Numpad3", ..Press::default() };
    assert_eq!(said(numpad), Some("3"));
}

#[test]
fn digits_are_found_where_they_need_shift() {
    let french = ["&", "é", "\"", "'", "(", "-", "è", "_"];
    for (index, key) in french.into_iter().enumerate() {
        let code = format!("Digit{}", index + 1);
        let meant = if key == "-" { key } else { &code[5..] };
        assert_eq!(said(Press { key, code: &code, ..Press::default() }), Some(meant), "{key}");
        let digit = &code[5..];
        assert_eq!(said(Press { key: digit, code: &code, shift: true, ..Press::default() }), Some(digit));
    }
    for (key, digit) in [("ě", "2"), ("š", "3"), ("č", "4")] {
        let code = format!("Digit{digit}");
        assert_eq!(said(Press { key, code: &code, ..Press::default() }), Some(digit), "Czech");
    }
    let exclaimed = Press { key: "!", code: "Digit1", shift: true, ..Press::default() };
    assert_eq!(said(exclaimed), Some("!"), "is no digit");
}

#[test]
fn brackets_are_written_with_alt_or_alt_gr() {
    let alt = Press { alt: true, ..Press::default() };
    for (layout, [left, right], ctrl) in [
        ("German, Windows", ["Digit8", "Digit9"], true),
        ("German, Linux", ["Digit8", "Digit9"], false),
        ("German, Mac", ["Digit5", "Digit6"], false),
        ("French", ["Digit5", "Minus"], true),
        ("Spanish", ["BracketLeft", "BracketRight"], true),
    ] {
        assert_eq!(said(Press { key: "[", code: left, ctrl, ..alt }), Some("["), "{layout}");
        assert_eq!(said(Press { key: "]", code: right, ctrl, ..alt }), Some("]"), "{layout}");
    }
    assert_eq!(said(Press { key: "“", code: "BracketLeft", ..alt }), Some("["), "a Mac of the United States");
    assert_eq!(
        said(Press { key: "ü", code: "BracketLeft", ..Press::default() }),
        Some("["),
        "German without Alt"
    );
    assert_eq!(
        said(Press { key: "Dead", code: "BracketLeft", ..Press::default() }),
        Some("["),
        "Swedish without Alt"
    );
}

#[test]
fn what_is_meant_for_browser_or_system_is_left_to_them() {
    let held = |alt, ctrl, meta| Press { alt, ctrl, meta, ..Press::default() };
    for with in [
        held(true, false, false),
        held(false, true, false),
        held(true, true, false),
        held(false, false, true),
    ] {
        for (key, code) in [
            ("a", "KeyA"),
            ("ф", "KeyA"),
            ("l", "KeyL"),
            ("1", "Digit1"),
            ("+", "Equal"),
            ("Home", "Home"),
            ("ArrowLeft", "ArrowLeft"),
        ] {
            assert_eq!(said(Press { key, code, ..with }), None, "{with:?} {key}");
        }
    }
    assert_eq!(
        said(Press { key: "[", code: "BracketLeft", ..held(false, true, false) }),
        None,
        "Ctrl and a bracket"
    );
    assert_eq!(
        said(Press { key: "[", code: "BracketLeft", ..held(true, false, true) }),
        None,
        "back, on a Mac"
    );
}

#[test]
fn keys_with_names_keep_them_while_letters_are_put_together() {
    for name in ["Escape", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"] {
        assert_eq!(said(Press { key: name, code: name, ..Press::default() }), Some(name));
        assert_eq!(said(Press { key: "Process", code: name, ..Press::default() }), Some(name));
    }
    for key in [" ", "\u{3000}", "Process"] {
        assert_eq!(said(Press { key, code: "Space", ..Press::default() }), Some(" "), "{key:?}");
    }
    // Some virtual keyboards tell no place.
    assert_eq!(said(Press { key: "ф", code: "", ..Press::default() }), Some("ф"));
    assert_eq!(said(Press { key: "a", code: "", ..Press::default() }), Some("a"));
}
