//! 波多黎各版圖上，螢幕報讀器唸出的句子。

use puerto_rico::Edition;
use puerto_rico::ids::{Good, Tile};

use super::citizens::citizens;
use super::names;
use super::terms::{coins, crates, load, market, points, terms, workers};
use crate::words::messages::{
    BuildingSpoken, CratesSpoken, RoleSpoken, SeatSpoken, ShipSpoken, ShopSpoken, SpokenWords, TileSpoken,
};
use ui::i18n::who::Who;

pub(super) const SPOKEN: SpokenWords = SpokenWords {
    role,
    seat,
    tile,
    building,
    shop,
    ship,
    house,
    market: |open, left, edition| {
        let named = names(edition);
        format!(
            "面朝上的{}：{}。{}剩 {left} 個。",
            named.market,
            market(open, edition),
            named.tile(Tile::Quarry)
        )
    },
    supply: |stock, edition| format!("{}：{}。", names(edition).crates, load(stock, edition)),
    register: |on, left, edition| {
        format!(
            "{}有 {}，{}有 {left} 名。",
            terms(edition).register,
            workers(on, edition),
            names(edition).supply
        )
    },
    meter: |chosen, of| format!("已選 {chosen}／{of}"),
    crates: held,
    idle: |count, edition| match count {
        0 => format!("{}沒有人", terms(edition).portrait),
        _ => format!("{}有 {}", terms(edition).portrait, workers(count, edition)),
    },
    among: |count| format!("（其中 {}）", citizens(count)),
    bag: |tiles, gone, edition| {
        format!("{}：剩 {tiles} 個；{}：{gone} 個。", names(edition).bag, names(edition).discards)
    },
};

/// 「，已選」或「，可以選」。
fn choice(text: &mut String, chosen: bool, legal: bool) {
    if chosen {
        text.push_str("，已選");
    } else if legal {
        text.push_str("，可以選");
    }
}

fn role(role: &RoleSpoken, edition: Edition) -> String {
    let mut text = names(edition).role(role.role).to_owned();
    if role.coins > 0 {
        text.push_str(&format!("，上面有 {}", coins(role.coins.into())));
    }
    match role.taken_by {
        Some(Who::You) => text.push_str("，你選了"),
        Some(Who::Named(name)) => text.push_str(&format!("，{}選了", super::terms::name(Who::Named(name)))),
        None if role.legal => text.push_str("，可以選"),
        None => {}
    }
    match role.captured_by {
        Some(Who::You) => text.push_str("，被你綁架"),
        Some(Who::Named(name)) => text.push_str(&format!("，被{}綁架", super::terms::name(Who::Named(name)))),
        None => {}
    }
    if role.current {
        text.push_str("，目前階段");
    }
    text
}

/// 建築格有 12 個的圖板，鄉村格也有 12 個。
fn land(seat: &SeatSpoken, edition: Edition) -> String {
    let term = terms(edition);
    match seat.spaces.1 {
        12 => format!("{} {}／12", term.land, seat.tiles),
        _ => format!("{} {} 個", term.tile, seat.tiles),
    }
}

fn seat(seat: &SeatSpoken, edition: Edition) -> String {
    let name = match seat.who {
        Who::You => "你",
        Who::Named(name) => name,
    };
    let term = terms(edition);
    let mut text = format!(
        "{name}，{}，{}，{}，{} {}／{}，工作中的{} {} 名",
        coins(seat.coins),
        load(&seat.crates, edition),
        land(seat, edition),
        term.space,
        seat.spaces.0,
        seat.spaces.1,
        term.worker,
        seat.workers
    );
    if seat.idle > 0 {
        text.push_str(&format!("，{}有 {} 名", term.portrait, seat.idle));
    }
    if let Some(vp) = seat.vp {
        text.push_str(&format!("，運貨得 {}", points(vp as i16)));
    }
    if seat.governor {
        text.push_str("，總督");
    }
    if seat.marker {
        text.push_str("，擁有走私者標記");
    }
    if seat.deciding {
        text.push_str("，輪到做決定");
    }
    text
}

fn tile(tile: &TileSpoken, edition: Edition) -> String {
    let manned = terms(edition).manned;
    let name = names(edition).tile(tile.tile);
    let mut text = if tile.count == 1 { name.to_owned() } else { format!("{name} {} 個", tile.count) };
    match tile.manned {
        None => {}
        Some(0) => text.push_str(&format!("，無人{manned}")),
        Some(on) if on == tile.count => text.push_str(&format!("，有人{manned}")),
        Some(on) => text.push_str(&format!("，{on} 個有人{manned}")),
    }
    choice(&mut text, tile.chosen, tile.legal);
    text
}

fn building(building: &BuildingSpoken, edition: Edition) -> String {
    let name = names(edition).building(building.building);
    let mut text = format!("{name}，{} {}／{}", terms(edition).worker, building.workers, building.circles);
    choice(&mut text, building.chosen, building.legal);
    text
}

fn shop(offer: &ShopSpoken, edition: Edition) -> String {
    let name = names(edition).building(offer.building);
    let mut text = format!("{name}，費用 {}，{}", coins(offer.cost.into()), points(offer.vp.into()));
    if offer.price != offer.cost {
        text.push_str(&format!("，你只要付 {}", coins(offer.price.into())));
    }
    match offer.left {
        0 => text.push_str("，已經沒有了"),
        left => text.push_str(&format!("，剩 {left} 棟")),
    }
    if offer.owned {
        text.push_str("，你已經有了");
    }
    choice(&mut text, offer.chosen, offer.legal);
    text
}

fn ship(ship: &ShipSpoken, edition: Edition) -> String {
    let named = names(edition);
    let name = match ship.size {
        Some(size) => format!("{size} 格的{}", terms(edition).ship),
        None => named.own_ship.to_owned(),
    };
    let mut text = match ship.cargo {
        Some((good, count)) => format!("{name}，{}{}", crates(count), named.good(good)),
        None => format!("{name}，空的"),
    };
    if let (Some(size), Some((_, count))) = (ship.size, ship.cargo)
        && count >= size
    {
        text.push_str("，已滿");
    }
    if let Some((count, vp)) = ship.load {
        text.push_str(&format!("，可以裝 {}，得 {}", crates(count), points(vp.into())));
    }
    choice(&mut text, ship.chosen, false);
    text
}

fn house(goods: &[Good], edition: Edition) -> String {
    let named = names(edition);
    let each: Vec<&str> = goods.iter().map(|&good| named.good(good)).collect();
    match each.len() {
        0 => format!("{}，空的", named.house),
        held => format!("{}，{held}／4：{}", named.house, each.join("、")),
    }
}

fn held(held: &CratesSpoken, edition: Edition) -> String {
    let named = names(edition);
    let mut text = if held.own {
        format!("{}，{}", named.good(held.good), crates(held.count))
    } else {
        format!("{}，{}有 {}", named.good(held.good), named.supply, crates(held.count))
    };
    if let Some(price) = held.coins {
        text.push_str(&format!("，可賣 {}", coins(price.into())));
    }
    choice(&mut text, held.chosen, held.legal);
    text
}
