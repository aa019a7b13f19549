//! 聖胡安。格子的編號和文字裡一樣從 0 數起，玩家和畫面上一樣從 1 數起。

#[cfg(test)]
mod tests;

use game_core::json;
use san_juan::Edition;
use san_juan::data::SLOTS;
use san_juan::flaw::{AskedFlaw, BuildFlaw, Flaw, PiecesFlaw, RoundFlaw};
use san_juan::ids::{KINDS, Kind, Role, Tile};

use crate::words::messages::Thing;
use crate::words::zh_hant::PIECES;
use crate::words::zh_hant::terms::{cards, terms};
use ui::i18n::zh_hant_flaws;

/// 為什麼不會有這樣的局面。
pub fn said(flaw: &Flaw, edition: Edition) -> String {
    match flaw {
        Flaw::Config(problem) => zh_hant_flaws::config(problem),
        Flaw::Pieces(flaw) => pieces(flaw, edition),
        Flaw::Round(flaw) => round(flaw, edition),
        Flaw::Asked(flaw) => asked(*flaw, edition),
        Flaw::Build(flaw) => build(*flaw, edition),
        Flaw::Unsound(problem) => zh_hant_flaws::unsound(problem),
    }
}

// 只用名稱：其餘的詞屬於牌桌，和這一頁分開載入。
fn kind(kind: Kind, edition: Edition) -> &'static str {
    PIECES.kind(kind, edition)
}

fn role(role: Role, edition: Edition) -> &'static str {
    PIECES.role(role, edition)
}

fn phase(role: Role, edition: Edition) -> String {
    let name = match (edition, role) {
        (Edition::Classic, Role::Builder) => "建設",
        (Edition::Classic, Role::Producer) => "生產",
        (Edition::Classic, Role::Trader) => "交易",
        (Edition::Classic, Role::Prospector | Role::Prospector2) => "採礦",
        _ => self::role(role, edition),
    };
    format!("{name}階段")
}

fn pieces(flaw: &PiecesFlaw, edition: Edition) -> String {
    let kind = |kind| self::kind(kind, edition);
    let prices = PIECES.thing(Thing::Prices, edition);
    match flaw {
        PiecesFlaw::TooManyCopies { kind: of, copies } => {
            format!("{}一共只有 {}。", kind(*of), cards(*copies))
        }
        PiecesFlaw::TooManyCards => "整副牌沒有這麼多張。".into(),
        PiecesFlaw::TooManyLookedAt => format!("一次最多只會{} 8 張牌來挑選。", terms(edition).draw),
        PiecesFlaw::TooManyKept => "最多只會保留 2 張牌。".into(),
        PiecesFlaw::StrayLook => "只有正在挑選要保留或拿走的牌時，才會有攤開的牌。".into(),
        PiecesFlaw::TooManySlots => format!("一座城市最多有 {SLOTS} 格。"),
        PiecesFlaw::SecondCopy { kind: of } => format!("一座城市不能有第二棟{}。", kind(*of)),
        PiecesFlaw::SecondFresh => "一個階段只能建造一棟建築。".into(),
        PiecesFlaw::StrayFresh => {
            format!("這座城市沒有在剛進行的{}蓋過建築。", phase(Role::Builder, edition))
        }
        PiecesFlaw::CoveredCrane => format!("{}不能被覆蓋。", kind(Kind::Crane)),
        PiecesFlaw::NoCrane => {
            format!("要有{}才能蓋在另一棟建築之上，這座城市卻沒有。", kind(Kind::Crane))
        }
        PiecesFlaw::CoversOwnKind => "不能用同一種建築覆蓋。".into(),
        PiecesFlaw::NoGoodOn { kind: of } => format!("{}上面不能放商品。", kind(*of)),
        PiecesFlaw::GoodOnFresh => "剛蓋好的建築上面不會有商品。".into(),
        PiecesFlaw::NoLibrary => format!("這座城市沒有{}。", kind(Kind::Library)),
        PiecesFlaw::NoChapel => format!("這座城市沒有{}，不會有放在下面的牌。", kind(Kind::Chapel)),
        PiecesFlaw::NoHarbor => format!("這座城市沒有{}，不會有運出的商品。", kind(Kind::Harbor)),
        PiecesFlaw::ChurchUnused => format!("{}下面有牌，才算用過。", kind(Kind::Church)),
        PiecesFlaw::NotTheTiles { tiles } => {
            format!("{prices}必須正好是 {}，順序不拘。", letters(tiles))
        }
        PiecesFlaw::TooManySeen { tiles } => format!("{prices}一共只有 {tiles} 張。"),
        PiecesFlaw::TileOpen => {
            format!("{prices}在{}一定翻開，其他時候不會。", phase(Role::Trader, edition))
        }
    }
}

fn letters(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| format!("{tile:?}")).collect::<Vec<_>>().join("、")
}

fn round(flaw: &RoundFlaw, edition: Edition) -> String {
    let terms = terms(edition);
    let [round, placard] = [terms.round, terms.placard];
    let library = kind(Kind::Library, edition);
    match flaw {
        RoundFlaw::SeatCount { given, players } => {
            format!("這裡有 {given} 位玩家，但這場遊戲有 {players} 位。")
        }
        RoundFlaw::NoSuchSeat { given, seats } => {
            format!("座位的編號是 0 到 {}，沒有 {}。", seats - 1, given.0)
        }
        RoundFlaw::TooManyRounds { most } => format!("遊戲不會超過 {most} {round}。"),
        RoundFlaw::DraftRound => format!("從第 1 {round}開始算；第 0 {round}是挑選起始手牌的時候。"),
        RoundFlaw::TooManyQuiet => format!("連續二十{round}沒有人建造，遊戲就結束了。"),
        RoundFlaw::NotOver => format!("沒有人有十二棟建築，也沒有連續二十{round}無人建造，遊戲還沒結束。"),
        RoundFlaw::AskedWhenOver => "遊戲已經結束，沒有要決定的事。".into(),
        RoundFlaw::TwelfthBuilding => {
            format!("有人蓋了第十二棟建築，遊戲在那次{}之後就結束了。", phase(Role::Builder, edition))
        }
        RoundFlaw::NoSuchRole { role } => format!("這場遊戲沒有{}。", self::role(*role, edition)),
        RoundFlaw::TakenTwice { role } => format!("{}被選了兩次。", self::role(*role, edition)),
        RoundFlaw::TooManyPicks { picks } => format!("一{round}只會選 {picks} 張{placard}。"),
        RoundFlaw::PickedOutOfTurn { seat, made, due } => {
            format!("玩家 {} 選了 {made} 張{placard}，應該是 {due} 張。", seat.0 + 1)
        }
        RoundFlaw::PickedInDraft => format!("起始手牌挑好之前，沒有人選{placard}。"),
        RoundFlaw::NoDraft => "這場遊戲不用挑選起始手牌，這裡卻要人挑選。".into(),
        RoundFlaw::DraftHand { cards } => {
            format!("挑選起始手牌到這個時候，這裡應該有 {}。", self::cards(*cards))
        }
        RoundFlaw::NoPhase => "有階段正在進行，卻沒有寫明是哪一個。".into(),
        RoundFlaw::StrayPhase => "寫明了階段，卻沒有階段正在進行。".into(),
        RoundFlaw::NoPlacard => format!("要有人選了{placard}，才會開始一個階段。"),
        RoundFlaw::PlacardElsewhere => format!("這個階段的{placard}，並不在選它的玩家那裡。"),
        RoundFlaw::NotLastPicker => format!("最後選{placard}的不是這位玩家。"),
        RoundFlaw::StraySold => {
            format!("只有在新建築擴充的{}，才會記錄有沒有人賣出。", phase(Role::Trader, edition))
        }
        RoundFlaw::NotDoubled => format!("選{placard}的玩家沒有生效的{library}，特權不會加倍。"),
        RoundFlaw::Doubled => format!("選{placard}的玩家有{library}，這次特權會加倍。"),
        RoundFlaw::LibraryUnmarked => {
            format!("特權加倍時，選{placard}的玩家這一{round}也必須算是用過{library}。")
        }
        RoundFlaw::LibraryNotAsked => {
            format!("只有兩人遊戲的{}在第一次選{placard}之後，才要決定這件事。", terms.governor)
        }
        RoundFlaw::NoSuchStep => "這個階段沒有這個步驟。".into(),
        RoundFlaw::NotAskedAtStart => format!("每{round}開始時的這個步驟，不會要人決定這件事。"),
        RoundFlaw::NotAskedInPhase { role } => format!("{}不會要人決定這件事。", phase(*role, edition)),
        RoundFlaw::SeatsHandled { seats } => format!("這是已經輪過的玩家人數，1 到 {seats}。"),
        RoundFlaw::Sequence { frames } => {
            format!(
                "一{round}進行到這裡，不會有這樣的一串步驟：{}。",
                json::names_of(frames).replace(", ", "、")
            )
        }
    }
}

/// 文字裡的欄位照原樣寫，才找得到。
fn asked(flaw: AskedFlaw, edition: Edition) -> String {
    let kind = |kind| self::kind(kind, edition);
    let terms = terms(edition);
    match flaw {
        AskedFlaw::NothingAsked => "必須有要決定的事。".into(),
        AskedFlaw::Parts { left, done, all } => {
            format!("還剩 {left}，已經完成 {done}，加起來不是 {all}。")
        }
        AskedFlaw::NoSuchKind => format!("from 是建築種類的編號，0 到 {}。", KINDS - 1),
        AskedFlaw::NoSuchSlot => format!("from 是格子的編號，0 到 {SLOTS}。"),
        AskedFlaw::NotActive { kind: of } => format!("沒有生效的{}。", kind(of)),
        AskedFlaw::LeftOfAll => "left 從 of 倒數到 1。".into(),
        AskedFlaw::TooManyDiscards { most } => format!("最多{} {}。", terms.discard, cards(most)),
        AskedFlaw::Discards { cards: must, left } => {
            format!("這些手牌必須{} {must} 張，不是 {left} 張。", terms.discard)
        }
        AskedFlaw::HandTooSmall => "從 from 算起，手牌沒有這麼多張。".into(),
        AskedFlaw::NoChapelOwner => format!("有{}也有手牌的玩家，才要決定這件事。", kind(Kind::Chapel)),
        AskedFlaw::NoChurchOwner => format!("有{}的玩家，才要決定這件事。", kind(Kind::Church)),
        AskedFlaw::ChurchCount => {
            format!("put 是使用{}時已經放下的張數，整場遊戲只能用一次。", kind(Kind::Church))
        }
        AskedFlaw::ChurchTooMany => "這次放下的張數，比下面的牌還多。".into(),
        AskedFlaw::NothingToTuck => "必須還有手牌可以選。".into(),
        AskedFlaw::DrawsNotAsked => {
            format!("這場遊戲不會詢問要不要{}牌（switches.ask_optional_draws）。", terms.pull)
        }
        AskedFlaw::NotThePicker => format!("只有選{}的玩家有特權。", terms.placard),
        AskedFlaw::AmountTooHigh { most } => format!("amount 最多是 {most}。"),
        AskedFlaw::NotDue => "這位玩家現在拿不到這個。".into(),
        AskedFlaw::KeptFaceUp => "翻開的牌直接拿走，不會先保留。".into(),
        AskedFlaw::CheapestTaken => "最便宜的那張直接拿走，不用選。".into(),
        AskedFlaw::FourCosts => "必須是費用全都不同的 4 張牌。".into(),
        AskedFlaw::TooManyTaken { most } => format!("最多可以拿走 {}。", cards(most)),
        AskedFlaw::FaceUpCount { most } => format!("翻開的牌有 1 到 {most} 張。"),
        AskedFlaw::TooManySent => "這次運出的商品，比全部運出的還多。".into(),
        AskedFlaw::Gain { sold, lowest, highest, gain } => {
            format!("賣出 {sold} {}商品可換得 {lowest} 到 {highest} 張牌，不是 {gain} 張。", terms.unit)
        }
        AskedFlaw::ArchiveDiscards => {
            format!("有{}的話不是保留，而是{}手牌。", kind(Kind::Archive), terms.discard)
        }
        AskedFlaw::KeepCount { cards: kept } => format!("這裡要保留 {}。", cards(kept)),
        AskedFlaw::LookCount { cards: seen } => format!("這裡只{} {}來挑選。", terms.draw, cards(seen)),
        AskedFlaw::NoChoice => "必須有多的牌可以挑選。".into(),
        AskedFlaw::LookTooSmall => "從 from 算起，可以挑選的牌沒有這麼多張。".into(),
    }
}

fn build(flaw: BuildFlaw, edition: Edition) -> String {
    let kind = |kind| self::kind(kind, edition);
    match flaw {
        BuildFlaw::OneSite => format!("沒有生效的{}，只能蓋在新的空地。", kind(Kind::Crane)),
        BuildFlaw::StandsAlready { kind: of } => format!("這座城市已經有{}。", kind(of)),
        BuildFlaw::NotBeingBuilt { kind: of, slot } => {
            format!("編號 {slot} 的格子上，不是正在建造的{}。", kind(of))
        }
        BuildFlaw::TooManyWaived { privilege } => {
            format!("特權折扣只有 {}，不能放棄這麼多。", cards(privilege))
        }
        BuildFlaw::Net { net } => format!("這裡的 net 是 {net}。"),
        BuildFlaw::NoBlackMarket => format!("要有生效的{}才能用商品支付。", kind(Kind::BlackMarket)),
        BuildFlaw::TooManyGoods => format!("最多用 2 {}商品支付。", terms(edition).unit),
        BuildFlaw::NoSuchStep { steps } => format!("支付一共有 {steps} 個步驟。"),
        BuildFlaw::PaidTooMuch { price } => format!("費用是 {price} 張牌，付的比這還多。"),
        BuildFlaw::TooExpensive => "剩下的費用，手上的牌不夠支付。".into(),
    }
}
