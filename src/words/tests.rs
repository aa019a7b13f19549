//! Messages become texts as the files say.

use crate::args::{Arg, Who};
use crate::catalog::{Catalog, MessageLayer};
use crate::lang::Lang;

fn layer(text: &'static str) -> &'static MessageLayer {
    Box::leak(Box::new(MessageLayer::read(text)))
}

fn catalog(lang: Lang, texts: &[&'static str], fallback: Option<&'static Catalog>) -> &'static Catalog {
    Box::leak(Box::new(Catalog::new(lang, texts.iter().map(|text| layer(text)).collect(), fallback)))
}

const FILE: &str = "
-worker = { $many ->
    [yes] workers
   *[no] worker
}
you = You
place = Place your { -worker(many: \"yes\") }:
take =
    { $who ->
        [you] You take
       *[other] { $who } takes
    } { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    }.
subject = { $who } first.
again = { place } Now.
";

fn take(who: Who<'_>, coins: u8) -> Vec<(&'static str, Arg<'_>)> {
    vec![("who", who.into()), ("coins", coins.into())]
}

#[test]
fn a_sentence_speaks_to_its_reader_and_counts() {
    let words = catalog(Lang::En, &[FILE], None);
    assert_eq!(words.say("take", &take(Who::You, 1)), "You take 1 coin.");
    assert_eq!(words.say("take", &take(Who::Named("Ana"), 2)), "Ana takes 2 coins.");
    assert_eq!(words.say("take", &take(Who::Named("you"), 0)), "you takes nothing.");
    assert_eq!(words.say("subject", &[("who", Who::You.into())]), "You first.");
}

#[test]
fn browsers_find_their_language() {
    let simplified = Some(Lang::from_tag("zh-Hans").unwrap_or(Lang::ZhHant));
    for tag in ["zh-CN", "zh-cn", "zh-SG", "zh-Hans", "zh-Hans-HK", "zh-MY"] {
        assert_eq!(Lang::read(tag), simplified, "{tag}");
    }
    for tag in ["zh", "zh-TW", "zh-HK", "zh-Hant", "zh-Hant-CN", "ZH-tw"] {
        assert_eq!(Lang::read(tag), Some(Lang::ZhHant), "{tag}");
    }
    assert_eq!(Lang::read("en-GB"), Some(Lang::En));
    assert_eq!(Lang::read("de-AT"), Lang::from_tag("de"));
    assert_eq!(Lang::read("fr"), Lang::from_tag("fr"));
    for tag in ["", "-", "tlh", "eng", "x-zh"] {
        assert_eq!(Lang::read(tag), None, "{tag:?}");
    }
}

#[test]
fn terms_follow_the_edition() {
    let words =
        catalog(Lang::En, &["-worker = { $many ->\n [yes] colonists\n *[no] colonist\n}", FILE], None);
    assert_eq!(words.text("place"), "Place your colonists:");
    assert_eq!(words.text("again"), "Place your colonists: Now.");
    assert_eq!(catalog(Lang::En, &[FILE], None).text("place"), "Place your workers:");
}

#[test]
fn latin_names_and_figures_keep_a_space_from_chinese_signs() {
    let words =
        catalog(Lang::ZhHant, &["you = 你\ntake = { $who }選了{ $role }。\ncards = 抽{ $count }張牌"], None);
    let role = ("role", Arg::from("船長"));
    assert_eq!(words.say("take", &[("who", Who::Named("Ana").into()), role.clone()]), "Ana 選了船長。");
    assert_eq!(words.say("take", &[("who", Who::Named("安娜").into()), role.clone()]), "安娜選了船長。");
    assert_eq!(words.say("take", &[("who", Who::You.into()), role]), "你選了船長。");
    assert_eq!(words.say("cards", &[("count", 3u8.into())]), "抽 3 張牌");
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let english = catalog(Lang::En, &[FILE], None);
    let words = catalog(Lang::ZhHant, &["place = 安排"], Some(english));
    assert_eq!((words.text("place"), words.text("again")), ("安排", "Place your workers: Now."));
    assert_eq!(words.say("take", &take(Who::You, 1)), "You take 1 coin.");
    assert!(words.has("take") && !words.has("give"));
    let filled = catalog(Lang::ZhHant, &["now = Your { -worker(many: \"yes\") }"], Some(english));
    assert_eq!(filled.text("now"), "Your workers", "a term that only English has");
}

#[test]
fn marks_stay_text_and_a_file_that_was_cut_keeps_what_it_has() {
    let words = catalog(Lang::En, &["bold = <b>1</b>\nlast = { $who ->\n [you] You"], None);
    assert_eq!(words.text("bold"), "<b>1</b>");
    assert!(!words.has("last"));
    let round = catalog(Lang::En, &["one = { two }\ntwo = { one }"], None);
    assert_eq!(round.text("one"), "two", "messages that refer to each other end");
}

#[test]
fn a_piece_is_found_by_its_key() {
    let words = catalog(
        Lang::En,
        &["building-small-market = Small Market\nbuilding-small-market-effect = 1 extra coin."],
        None,
    );
    assert_eq!(words.piece("building", "small_market", ""), "Small Market");
    assert_eq!(words.piece("building", "small_market", "-effect"), "1 extra coin.");
}

#[test]
fn a_name_has_forms() {
    let file = "building-office = Kontor\nbuilding-office-object = das Kontor\nbuild = Du baust { OBJECT($building) }.";
    let classic = "building-office = Schreibstube\nbuilding-office-object = die Schreibstube";
    let say = |texts: &[&'static str], name: &str| {
        catalog(Lang::En, texts, None).say("build", &[("building", Arg::from(name))])
    };
    assert_eq!(say(&[file], "Kontor"), "Du baust das Kontor.");
    assert_eq!(say(&[file], "Hafen"), "Du baust Hafen.", "without that form the name stands");
    assert_eq!(say(&[classic, file], "Schreibstube"), "Du baust die Schreibstube.");
}
