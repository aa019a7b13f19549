//! Checks of a single text.

use puerto_rico::Edition;
use ui::i18n::Lang;

/// Messages that belong to one edition alone and must not be said in the other.
fn foreign(lang: Lang, edition: Edition) -> &'static [&'static str] {
    match (lang, edition) {
        (Lang::En, Edition::Y1897) => {
            &["olonist", "ndigo", "ettler", "Mayor", "San Juan", "ospector", "Hospice", "University", "Guild"]
        }
        (Lang::En, Edition::Classic) => {
            &["orker", "ruit", "Planter", "ecruiter", "Register", "dventurer", "Hospital", "School", "Depot"]
        }
        (Lang::ZhHant, Edition::Y1897) => &[
            "移民",
            "染料",
            "開拓者",
            "市長",
            "工匠",
            "商店",
            "貨船",
            "採礦場",
            "駐守",
            "郊區",
            "銀行",
            "貨物",
            "雪茄",
        ],
        (Lang::ZhHant, Edition::Classic) => &[
            "工人",
            "水果",
            "種植者",
            "招募官",
            "製造商",
            "交易所",
            "商船",
            "採石場",
            "進駐",
            "鄉村",
            "供應堆",
            "商品",
            "就業處",
            "種植園",
            "板塊",
        ],
        // `cargo xtask tidy` compares the files of every language.
        _ => &[],
    }
}

/// Returns true if a language is written with Chinese signs.
pub(super) fn is_han(lang: Lang) -> bool {
    ["zh", "ja"].iter().any(|tag| lang.tag().starts_with(tag))
}

/// One of two texts: for languages in Latin letters, and for those with Chinese signs.
pub(super) fn by_script<T>(lang: Lang, latin: T, han: T) -> T {
    if is_han(lang) { han } else { latin }
}

/// Checks whether a text can stand: something, no placeholder, in its own language and under the
/// names of its own edition.
pub(super) fn check(text: &str, lang: Lang, edition: Edition) {
    assert!(!text.trim().is_empty(), "{lang:?} {edition:?}: an empty text");
    assert!(!text.contains(['{', '}', '?']) || text.ends_with('?'), "a placeholder in {text}");
    assert!(!text.contains("  "), "two blanks in {text}");
    let is_chinese = |sign: char| ('\u{4e00}'..='\u{9fff}').contains(&sign);
    match lang {
        _ if !is_han(lang) => assert!(!text.contains(is_chinese), "Chinese in {text}"),
        Lang::ZhHant => {
            assert!(!text.contains(|sign: char| sign.is_ascii_alphabetic()), "Latin letters in {text}");
            assert!(!text.contains([',', ';', '(', ')', '!']), "narrow punctuation in {text}");
        }
        _ => {}
    }
    for word in foreign(lang, edition) {
        assert!(!text.contains(word), "{lang:?} {edition:?}: {word} in {text}");
    }
}
