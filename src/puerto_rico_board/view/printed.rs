//! A building as it is printed, for the rules reference.

use leptos::prelude::*;
use puerto_rico::data::buildings::{Class, PRINTED};
use puerto_rico::{Building, Edition};

use super::piece::Drawn;
use crate::art::good_art;
use crate::names::{front, when};
use crate::words;
use ui::i18n::Lang;

/// The building with this key as in the 1897 edition; its figures are to be
/// read beside it, so it is hidden from screen readers.
pub fn printed(key: &str, lang: Lang) -> Option<AnyView> {
    let building = Building::ALL.into_iter().find(|building| building.key() == key)?;
    let (def, edition) = (&PRINTED[building.index()], Edition::Y1897);
    let good = match def.class {
        Class::Production(good) => Some(view! { <Drawn id=good_art(good, edition) class="bld__good" /> }),
        Class::Commercial | Class::Expanded | Class::Workshop => None,
    };
    let ring = |_| view! { <i class="ring" aria-hidden="true"></i> };
    let face = view! {
        <span class="bld" aria-hidden="true">
            <Drawn id=front(building) class="bld__art" />
            <Drawn id=when(building) class="bld__when" />
            {good}
            <span class="bld__street" aria-hidden="true">
                <span class="bld__rings" aria-hidden="true">{(0..def.circles).map(ring).collect_view()}</span>
                <span class="bld__vp" aria-hidden="true">{def.vp}</span>
            </span>
            <span class="bld__name" aria-hidden="true">{words::of(lang, edition).building(building)}</span>
        </span>
    };
    Some(face.into_any())
}
