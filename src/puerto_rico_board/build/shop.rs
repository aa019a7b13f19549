//! The buildings for sale, each with the reader's price and the reason where
//! it cannot be bought.

use puerto_rico::ids::Tile;
use puerto_rico::view::{SeatView, ShopView};
use puerto_rico::{Action, Prompt};

use super::puertoma::reserved;
use crate::Context;
use crate::art::{face, tile_art};
use crate::meaning::choice;
use crate::model::{Choice, HeldModel, OfferModel, ShopModel, Target};
use crate::names::texts;
use crate::question::deciding;
use crate::question::own_seat;
use crate::reasons::refusal;
use crate::words::messages::{ShopSpoken, TileSpoken};

/// Columns of the board: levels 1 to 4.
const LEVELS: u8 = 4;

pub fn shop(context: Context<'_>) -> ShopModel {
    let mat = &context.view.seats[own_seat(context).index()];
    let words = texts(context);
    let quarries = mat.manned[Tile::Quarry.index()];
    let discount = (quarries > 0).then(|| words.board_discount(quarries));
    // One of regular buildings, two of expanded ones: as it stands for whoever is on it.
    let notary = context.view.shop.iter().map(|offer| offer.by_notary).max().filter(|&coins| coins > 0);
    let notary = notary.map(|coins| words.board_notary(coins));
    let level = |level: u8| {
        let there = |offer: &&ShopView| context.game.def(offer.building).cap == level;
        context.view.shop.iter().filter(there).map(|offer| self::offer(context, offer)).collect()
    };
    ShopModel {
        title: words.area_shop(),
        facts: discount
            .into_iter()
            .chain(notary)
            .fold(words.coins(mat.coins), |before, next| words.board_beside(before, next)),
        land: Tile::ALL.into_iter().filter_map(|tile| held(context, mat, tile)).collect(),
        columns: (1..=LEVELS).map(level).collect(),
    }
}

/// Tiles of a kind in the reader's countryside; `None` without any.
fn held(context: Context<'_>, mat: &SeatView, tile: Tile) -> Option<HeldModel> {
    let (count, manned) = (mat.tiles[tile.index()], mat.manned[tile.index()]);
    let spoken = TileSpoken { tile, count, manned: Some(manned), legal: false, chosen: false };
    (count > 0).then(|| HeldModel {
        target: Target::Land(mat.seat, tile, manned > 0),
        tile,
        art: tile_art(tile, context.view.edition),
        figure: format!("{manned}/{count}"),
        spoken: texts(context).spoken_tile(&spoken),
    })
}

fn offer(context: Context<'_>, offer: &ShopView) -> OfferModel {
    let &ShopView { building, left, cost, price, .. } = offer;
    let choice = choice(context, Target::Shop(building));
    let face = face(context, building);
    let owned =
        context.view.seats[own_seat(context).index()].buildings.iter().any(|&(own, _)| own == building);
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
    let (words, marks) = (texts(context), reserved(context, building));
    let said = words.spoken_offer(&spoken);
    OfferModel {
        building,
        face,
        cost,
        price,
        left,
        reserved: marks.iter().map(|(art, _)| *art).collect(),
        owned,
        choice,
        why: why(context, offer),
        spoken: words.clauses(
            [said].into_iter().chain(marks.into_iter().map(|(_, name)| words.puertoma_reserved_by(name))),
        ),
    }
}

/// Reason why a building cannot be bought, for its plot; nothing outside of the own
/// builder's turn.
fn why(context: Context<'_>, offer: &ShopView) -> Option<String> {
    let Some((_, Prompt::Build)) = deciding(context) else { return None };
    Some(refusal(context, own_seat(context), Action::Build(offer.building), offer.barred?))
}
