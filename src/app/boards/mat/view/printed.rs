//! A building as it is printed, for the rules reference.

use sobremesa::games::puerto_rico::data::buildings::{BASE, Class};
use sobremesa::games::puerto_rico::{Building, Edition};

use super::piece::{drawn, seen};
use crate::app::boards::mat::build::good_art;
use crate::app::boards::mat::names::when;
use crate::app::dom::View;
use crate::app::i18n::{Lang, words};

/// The building with this key as in the 1897 edition; its figures are to be
/// read beside it, so it is hidden from screen readers.
pub fn printed(key: &str, lang: Lang) -> View {
    let Some(building) = Building::ALL.into_iter().find(|building| building.key() == key) else {
        return View::None;
    };
    let (def, edition) = (&BASE[building.index()], Edition::Y1897);
    let good = match def.class {
        Class::Production(good) => Some(drawn(&good_art(good, edition), "bld__good")),
        Class::Commercial | Class::Expanded => None,
    };
    let rings = (0..def.circles).map(|_| seen("i", "ring")).collect::<Vec<_>>();
    let street = seen("span", "bld__street")
        .child((seen("span", "bld__rings").child(rings), seen("span", "bld__vp").text(def.vp)));
    let name = words(lang).puerto_rico().names(edition).building(building);
    seen("span", "bld")
        .child((drawn(&format!("b-{key}"), "bld__art"), drawn(when(building), "bld__when"), good, street))
        .child(seen("span", "bld__name").text(name))
        .into()
}
