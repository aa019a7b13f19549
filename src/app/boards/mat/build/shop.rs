//! The buildings for sale, each with the reader's price and the reason where
//! it cannot be bought.

use sobremesa::games::puerto_rico::ids::Tile;
use sobremesa::games::puerto_rico::view::ShopView;
use sobremesa::games::puerto_rico::{Action, Prompt, PuertoRico};

use super::{face, own_seat};
use crate::app::boards::Look;
use crate::app::boards::mat::choice::{choice, deciding};
use crate::app::boards::mat::model::{Choice, OfferModel, ShopModel, Target};
use crate::app::boards::mat::names::{names, texts};
use crate::app::boards::mat::reasons::refusal;
use crate::app::i18n::puerto_rico::ShopSpoken;

type Table<'a> = Look<'a, PuertoRico>;

/// Columns of the board: levels 1 to 4.
const LEVELS: u8 = 4;

/// The shop.
pub fn shop(look: Table<'_>) -> ShopModel {
    let mat = &look.view.seats[own_seat(look).index()];
    let board = &texts(look).board;
    let quarries = mat.manned[Tile::Quarry.index()];
    let discount = (quarries > 0).then(|| format!(" · {}", (board.discount)(quarries, look.view.edition)));
    let level = |level: u8| {
        let there = |offer: &&ShopView| look.game.def(offer.building).cap == level;
        look.view.shop.iter().filter(there).map(|offer| self::offer(look, offer)).collect()
    };
    ShopModel {
        title: names(look).shop,
        facts: format!("{}{}", (board.coins)(mat.coins), discount.unwrap_or_default()),
        columns: (1..=LEVELS).map(level).collect(),
    }
}

fn offer(look: Table<'_>, offer: &ShopView) -> OfferModel {
    let &ShopView { building, left, cost, price, .. } = offer;
    let choice = choice(look, Target::Shop(building));
    let face = face(look, building);
    let owned = look.view.seats[own_seat(look).index()].buildings.iter().any(|&(own, _)| own == building);
    let spoken = ShopSpoken {
        building,
        cost,
        price,
        vp: face.vp,
        left,
        owned,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    OfferModel {
        building,
        face,
        cost,
        price,
        left,
        owned,
        choice,
        why: why(look, offer),
        spoken: (texts(look).spoken.shop)(&spoken, look.view.edition),
    }
}

/// Why a building cannot be bought, for its plot; nothing outside of the own
/// builder's turn.
fn why(look: Table<'_>, offer: &ShopView) -> Option<String> {
    let Some((_, Prompt::Build)) = deciding(look) else { return None };
    Some(refusal(look, own_seat(look), Action::Build(offer.building), offer.barred?))
}
