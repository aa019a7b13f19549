//! The words outside of a browser, where all of them are at hand.

use super::lang::Lang;
use super::messages::Messages;
use super::{en, ginkgopolis, puerto_rico, san_juan, zh_hant};

/// The pages and the table.
pub(super) fn pages(lang: Lang) -> &'static Messages {
    match lang {
        Lang::En => &en::WORDS,
        Lang::ZhHant => &zh_hant::WORDS,
    }
}

pub(super) fn san_juan(lang: Lang) -> &'static san_juan::Messages {
    match lang {
        Lang::En => &en::SAN_JUAN,
        Lang::ZhHant => &zh_hant::SAN_JUAN,
    }
}

pub(super) fn puerto_rico(lang: Lang) -> &'static puerto_rico::Messages {
    match lang {
        Lang::En => &en::PUERTO_RICO,
        Lang::ZhHant => &zh_hant::PUERTO_RICO,
    }
}

pub(super) fn ginkgopolis(lang: Lang) -> &'static ginkgopolis::Messages {
    match lang {
        Lang::En => &en::GINKGOPOLIS,
        Lang::ZhHant => &zh_hant::GINKGOPOLIS,
    }
}
