//! What would come of a card and a tile as the city stands now. Others may
//! act before: the tests compare it with the rules where nobody does.

use sobremesa::core::Seat;
use sobremesa::games::ginkgopolis::data::cards::{items, items_of, trigger};
use sobremesa::games::ginkgopolis::ids::{Card, CardKind, Item, Letter, Tile, Trigger};
use sobremesa::games::ginkgopolis::view::{BuildingView, SeatView};
use sobremesa::games::ginkgopolis::{Cost, View};

use crate::app::i18n::ginkgopolis::{Forecast, Haul};

/// What the cards of a seat bring with each deed of a kind.
pub fn besides(seat: &SeatView, deed: Trigger) -> Haul {
    let mut sum = Haul::default();
    for character in seat.characters.iter().filter(|character| character.def().trigger == deed) {
        items_of(character.def().colour).iter().for_each(|&item| sum.add(item, 1));
    }
    for card in &seat.cards {
        if let CardKind::Building(tile) = card.kind()
            && trigger(tile) == Some(deed)
        {
            items(tile).iter().for_each(|&item| sum.add(item, 1));
        }
    }
    sum
}

/// What would come of it; `None` if the card's place is not in the city.
pub fn forecast(view: &View, seat: Seat, card: Card, tile: Option<Tile>) -> Option<Forecast> {
    let board = &view.seats[seat.index()];
    Some(match (card.kind(), tile) {
        (CardKind::Urban(_), None) => Forecast::Goods { besides: besides(board, Trigger::Exploit) },
        (CardKind::Building(top), None) => {
            let mut gives = Haul::default();
            add_yield(&mut gives, building(view, top)?, board);
            Forecast::Exploit { top, gives, besides: besides(board, Trigger::Exploit) }
        }
        (CardKind::Urban(letter), Some(tile)) => urbanize(view, board, letter, tile)?,
        (CardKind::Building(over), Some(tile)) => construct(view, board, over, tile)?,
    })
}

/// Whether it could not be paid for and would become an exploit.
pub fn is_beyond_means(forecast: &Forecast) -> bool {
    match *forecast {
        Forecast::Urbanize { payable, .. } => !payable,
        Forecast::Construct { missing, .. } => missing != [0, 0],
        Forecast::Goods { .. } | Forecast::Exploit { .. } => false,
    }
}

fn building(view: &View, top: Tile) -> Option<&BuildingView> {
    view.city.iter().find(|building| building.tile == top)
}

/// What a building yields, as far as the reserve goes (`GK-EXP-02`).
fn add_yield(sum: &mut Haul, building: &BuildingView, board: &SeatView) {
    let item = building.tile.colour().item();
    sum.add(item, building.height);
    if item == Item::Resource {
        sum.0[0] = sum.0[0].min(board.reserve);
    }
}

fn urbanize(view: &View, board: &SeatView, letter: Letter, tile: Tile) -> Option<Forecast> {
    let cell = view.markers.iter().find(|marker| marker.letter == letter)?.cell;
    let mut gives = Haul::default();
    for beside in view.city.iter().filter(|building| building.cell.touches(cell)) {
        add_yield(&mut gives, beside, board);
    }
    let payable = board.resources.unwrap_or_default() > 0;
    Some(Forecast::Urbanize { letter, tile, gives, besides: besides(board, Trigger::Urbanize), payable })
}

fn construct(view: &View, board: &SeatView, over: Tile, tile: Tile) -> Option<Forecast> {
    let below = building(view, over)?;
    let cost = Cost::of(over, below.height, tile);
    let back = if below.owner == Some(board.seat) { below.height } else { 0 };
    let resources = board.resources.unwrap_or_default();
    let short = cost.resources().saturating_sub(resources + back);
    let poor = u16::from(cost.points).saturating_sub(board.points.unwrap_or_default());
    Some(Forecast::Construct {
        over,
        tile,
        points: cost.points,
        colour: cost.colour,
        place: cost.placed,
        back,
        owner: below.owner.filter(|&owner| owner != board.seat).map(|owner| (owner, below.height)),
        besides: besides(board, Trigger::Construct),
        missing: [short, poor as u8],
    })
}
