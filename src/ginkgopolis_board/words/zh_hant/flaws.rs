//! Of Ginkgopolis.

use game_core::Seat;
use ginkgopolis::flaw::{AskedFlaw, CardFlaw, CharacterFlaw, CityFlaw, TileFlaw};
use ginkgopolis::{Card, Cell, Flaw, Letter, Tile};

use crate::words::zh_hant::PIECES;
use ui::i18n::Lang;
use ui::i18n::zh_hant_flaws;

fn tile(tile: Tile) -> String {
    (PIECES.card)(Card::building(tile))
}

fn seat(seat: Seat) -> String {
    ui::i18n::study(Lang::ZhHant).seat(seat.index() + 1)
}

fn cell(cell: Cell) -> String {
    ui::i18n::study(Lang::ZhHant).place(cell.x, cell.y)
}

/// A word of the drawing: a tile or a marker by its name, anything else as it is written.
fn drawn(word: &str) -> String {
    match (word.parse::<Tile>(), word.parse::<Letter>()) {
        (Ok(named), _) => tile(named),
        (_, Ok(letter)) => format!("標記 {letter}"),
        _ => format!("「{word}」"),
    }
}

/// Why a position cannot be.
pub fn said(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Config(problem) => zh_hant_flaws::config(problem),
        Flaw::Unsound(problem) => zh_hant_flaws::unsound(problem),
        Flaw::Seats { named, sit } => format!("列出了 {named} 個座位，但這張桌子有 {sit} 個。"),
        Flaw::NoSuchSeat => "這個座位沒有人在玩。".into(),
        Flaw::TooMany { most } => format!("最多到 {most}。"),
        Flaw::TooManyRedraws { most: 0 } => "這種遊戲沒有更新手牌標記。".into(),
        Flaw::TooManyRedraws { most } => format!("更新手牌標記最多 {most} 個。"),
        Flaw::Resources { allotment, placed } => {
            format!("每種顏色只有 {allotment} 個資源，其中 {placed} 個在城市裡。")
        }
        Flaw::AllPlaced { seat: whose } => {
            format!("{} 的資源已經全部放進城市：這一輪就是最後一輪。", seat(*whose))
        }
        Flaw::Characters(flaw) => characters(flaw),
        Flaw::City(flaw) => city(flaw),
        Flaw::Tiles(flaw) => tiles(flaw),
        Flaw::Cards(flaw) => cards(flaw),
        Flaw::Asked(flaw) => asked(flaw).into(),
    }
}

fn characters(flaw: &CharacterFlaw) -> String {
    match flaw {
        CharacterFlaw::Count { due: 0 } => "現在不會有角色卡牌。".into(),
        CharacterFlaw::Count { due } => format!("必須有 {due} 位不同的角色。"),
        CharacterFlaw::NotASet => "教學遊戲的三位角色必須是同一組的。".into(),
        CharacterFlaw::Taken => "其中有角色已經在另一位玩家面前。".into(),
        CharacterFlaw::Round => "第 0 輪就是輪抽，只有這時才有可選的角色卡牌。".into(),
        CharacterFlaw::NoSuchPick => "只有正常遊戲有輪抽，每位玩家選三次。".into(),
        CharacterFlaw::NotFresh => "輪抽結束之前，還沒有人得到任何東西。".into(),
        CharacterFlaw::HandDealt => "輪抽結束之前還不會發手牌。".into(),
        CharacterFlaw::Packets => "每位玩家必須有一份可選的角色卡牌。".into(),
        CharacterFlaw::Packet => "每一份必須有四張角色卡牌，而且全都不同。".into(),
        CharacterFlaw::PacketOrder { kept: 0 } => "角色卡牌必須依編號由小到大排列。".into(),
        CharacterFlaw::PacketOrder { kept } => {
            format!("最前面是已留下的 {kept} 位角色，其餘必須依編號由小到大排列。")
        }
    }
}

fn city(flaw: &CityFlaw) -> String {
    match flaw {
        CityFlaw::OutOfReach { word } => format!("{} 的位置太遠，城市不可能延伸到那裡。", drawn(word)),
        CityFlaw::UnknownWord { word } => {
            format!("「{word}」不是板塊，不是標記，也不是表示空格的點。")
        }
        CityFlaw::MarkerTwice { letter } => format!("標記 {letter} 出現了兩次。"),
        CityFlaw::BuildingTwice { tile: twice } => format!("{} 同時在這裡和別的格子。", tile(*twice)),
        CityFlaw::NotOnGrid => "這個板塊不在城市的最上層，或是重複列出。".into(),
        CityFlaw::FloorElsewhere => "這個板塊已經在城市的別處。".into(),
        CityFlaw::StartOwned => "起始建築要在加蓋之後才有擁有者。".into(),
        CityFlaw::NoOwner { tile: unowned } => format!("{} 沒有擁有者。", tile(*unowned)),
        CityFlaw::StartGap { cell: empty } => {
            format!("{}沒有建築：起始的九格上必須都有建築。", cell(*empty))
        }
        CityFlaw::NotConnected => "城市沒有連成一片。".into(),
        CityFlaw::WrongBottom { bottom, top } => {
            let of = if bottom == top {
                "這棟建築".to_owned()
            } else {
                format!("{} 這棟建築", tile(*top))
            };
            format!(
                "{} 不能是{of}的最底層：編號 1 到 3 的板塊必須在起始的九格上，而且只能在那裡。",
                tile(*bottom)
            )
        }
        CityFlaw::StartOnTop { top } => {
            format!("{} 這棟建築裡有起始建築的板塊蓋在其他板塊上面：它只能在最底層。", tile(*top))
        }
        CityFlaw::MarkersMissing => "標記 A 到 L 必須都在城市周圍，只有正在移動的除外。".into(),
        CityFlaw::MarkerOrder => "標記沒有依 A 到 L 的字母順序環繞城市。".into(),
    }
}

fn tiles(flaw: &TileFlaw) -> String {
    match flaw {
        TileFlaw::Elsewhere { tile: twice } => format!("{} 已經在別處。", tile(*twice)),
        TileFlaw::NotOwn => "這個板塊不是這位玩家的。".into(),
        TileFlaw::NotAside => "只有哈爾在最後一輪無法使用板塊時，才會把它放在一旁。".into(),
        TileFlaw::Removed { due: 0 } => "這個人數的遊戲沒有離開遊戲的板塊。".into(),
        TileFlaw::Removed { due } => format!("這個人數的遊戲有 {due} 個離開遊戲的板塊。"),
        TileFlaw::Exhaustions { most } => format!("板塊供應堆最多耗盡 {most} 次。"),
        TileFlaw::SupplyGone => "板塊供應堆已經完全耗盡：它必須是空的，這一輪也必須是最後一輪。".into(),
        TileFlaw::SupplyNotReturned => {
            "耗盡一次之後，板塊供應堆裡只會有放回的板塊；耗盡之前，它不會是空的，也沒有放回的板塊。".into()
        }
        TileFlaw::ReturnedFromElsewhere => "只有屏風後的板塊才能放回。".into(),
        TileFlaw::ReturningUnasked => "現在沒有要放回板塊，不能先選好要放回哪些。".into(),
        TileFlaw::ReturningOrder => "要放回的板塊由玩家輪流選擇，而且必須由小到大。".into(),
    }
}

fn cards(flaw: &CardFlaw) -> String {
    match flaw {
        CardFlaw::Elsewhere { card } => format!("{} 不在流通的卡牌中，或已經在別處。", (PIECES.card)(*card)),
        CardFlaw::DeckEmpty => "牌堆一張牌也不剩：牌堆不會是空的。".into(),
        CardFlaw::HandTooLarge => "手牌最多 4 張，面朝下的那張也算在內。".into(),
        CardFlaw::HandSize { due } => format!("手牌必須是 {due} 張，面朝下的也算在內。"),
        CardFlaw::TooFewLeft => "剩下的卡牌不夠發手牌。".into(),
        CardFlaw::NotCovered { tile: uncovered } => {
            format!("{} 沒有被蓋住，或它的卡牌同時在兩個人面前。", tile(*uncovered))
        }
        CardFlaw::NotKept { tile: covered } => {
            format!("{} 被蓋住了，它的卡牌卻不在任何人面前。", tile(*covered))
        }
        CardFlaw::KeptTooSoon { tile: resolved } => {
            format!("{} 的卡牌正在結算，還不會在任何人面前。", tile(*resolved))
        }
        CardFlaw::Known => "這裡必須是手上的卡牌，以及知道這張牌的其他玩家。".into(),
        CardFlaw::AllKnown => "四張手牌中只有三張是傳來的，第四張是抽到的：別人不會四張都知道。".into(),
    }
}

fn asked(flaw: &AskedFlaw) -> &'static str {
    match flaw {
        AskedFlaw::GameOver => "遊戲已經結束，不會再結算任何行動。",
        AskedFlaw::TooDeep => "同時進行的步驟最多五層。",
        AskedFlaw::OverTooSoon => "遊戲結束之前，一定有最後一輪。",
        // The text names the steps in its own words.
        AskedFlaw::NoSuchStack { .. } => "步驟不會這樣接續。",
        AskedFlaw::CardNamed => "正在結算行動時才會指明它的卡牌，其他時候不會。",
        AskedFlaw::NoCard => "沒有指明正在結算哪張卡牌。",
        AskedFlaw::NotInAction => "結算這個行動時不會問這件事。",
        AskedFlaw::Covered => "結算建造時，這張卡牌的建築一定被蓋住了；結算其他行動時一定沒有。",
        AskedFlaw::NotJustBuiltOver => "這張卡牌的建築不是剛才被加蓋的那一棟。",
        AskedFlaw::FaceDown => "玩家依序選定卡牌，選定的卡牌在翻開之前都面朝下。",
        AskedFlaw::NoTileToChoose => "正要從屏風後選擇搭配的板塊：屏風後必須有板塊，而且還沒有選定。",
        AskedFlaw::Hal => "輪到哈爾之前，他有一張面朝下的卡牌，此外什麼也沒有。",
        AskedFlaw::Adjacent => "新建築旁邊有空格時，標記必須放在旁邊；沒有時才放到別處。",
        AskedFlaw::NoRow => "可以放的位置非常多時，才要先選擇列。",
        AskedFlaw::NotReturning => "板塊供應堆第一次耗盡時，才會放回板塊。",
        AskedFlaw::NothingToDecide => "這裡沒有什麼需要決定。",
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Flaw as _, Game, Seat};
    use ginkgopolis::flaw::{AskedFlaw, CardFlaw, CharacterFlaw, CityFlaw, TileFlaw};
    use ginkgopolis::{Card, Cell, Colour, Flaw, Ginkgopolis, Letter, Tile};

    use super::said;

    /// One flaw of each of these variants; fails to compile if one is missing.
    macro_rules! each {
        ($kind:ident: $($variant:ident $({ $($field:tt: $value:expr),* })?),* $(,)?) => {{
            let _exhaustive = |flaw: &$kind| match flaw { $($kind::$variant { .. } => {})* };
            vec![$($kind::$variant { $($($field: $value),*)? }),*].into_iter().map(Flaw::from)
        }};
    }

    /// One of every kind.
    fn every() -> Vec<Flaw> {
        let (red, a) = (Tile::new(Colour::Red, 4), Letter::all().next().expect("letters"));
        let word = || "R4".to_owned();
        let general = each!(Flaw: Config { 0: "no".into() }, Unsound { 0: "no".into() },
            Seats { named: 1, sit: 2 }, NoSuchSeat, TooMany { most: 9 }, TooManyRedraws { most: 2 },
            Resources { allotment: 20, placed: 3 }, AllPlaced { seat: Seat(0) },
            Characters { 0: CharacterFlaw::Taken }, City { 0: CityFlaw::NotOnGrid },
            Tiles { 0: TileFlaw::NotOwn }, Cards { 0: CardFlaw::Known }, Asked { 0: AskedFlaw::NoCard });
        let characters = each!(CharacterFlaw: Count { due: 3 }, NotASet, Taken, Round, NoSuchPick, NotFresh,
            HandDealt, Packets, Packet, PacketOrder { kept: 1 });
        let city = each!(CityFlaw: OutOfReach { word: word() }, UnknownWord { word: "?".into() },
            MarkerTwice { letter: a }, BuildingTwice { tile: red }, NotOnGrid, FloorElsewhere, StartOwned,
            NoOwner { tile: red }, StartGap { cell: Cell::new(1, -1) }, NotConnected,
            WrongBottom { bottom: red, top: red }, StartOnTop { top: red }, MarkersMissing, MarkerOrder);
        let tiles = each!(TileFlaw: Elsewhere { tile: red }, NotOwn, NotAside, Removed { due: 6 },
            Exhaustions { most: 2 }, SupplyGone, SupplyNotReturned, ReturnedFromElsewhere, ReturningUnasked,
            ReturningOrder);
        let cards = each!(CardFlaw: Elsewhere { card: Card::urban(a) }, DeckEmpty, HandTooLarge,
            HandSize { due: 4 }, TooFewLeft, NotCovered { tile: red }, NotKept { tile: red },
            KeptTooSoon { tile: red }, Known, AllKnown);
        let asked = each!(AskedFlaw: GameOver, TooDeep, OverTooSoon, NoSuchStack { frames: "goods".into() },
            CardNamed, NoCard, NotInAction, Covered, NotJustBuiltOver, FaceDown, NoTileToChoose, Hal,
            Adjacent, NoRow, NotReturning, NothingToDecide);
        let others = [
            Flaw::TooManyRedraws { most: 0 },
            CharacterFlaw::Count { due: 0 }.into(),
            CharacterFlaw::PacketOrder { kept: 0 }.into(),
            TileFlaw::Removed { due: 0 }.into(),
            CityFlaw::WrongBottom { bottom: red, top: Tile::new(Colour::Blue, 1) }.into(),
            CityFlaw::StartGap { cell: Cell::new(0, 0) }.into(),
            CityFlaw::OutOfReach { word: "A".into() }.into(),
            CityFlaw::OutOfReach { word: "?".into() }.into(),
        ];
        general.chain(characters).chain(city).chain(tiles).chain(cards).chain(asked).chain(others).collect()
    }

    /// Returns true if a text has letters of other names than of markers.
    fn has_latin(text: &str) -> bool {
        let words = text.split(|sign: char| !sign.is_ascii_alphabetic()).filter(|word| !word.is_empty());
        words.into_iter().any(|word| word.parse::<Letter>().is_err())
    }

    #[test]
    fn every_flaw_is_a_sentence_in_chinese() {
        for flaw in every() {
            let text = said(&flaw);
            assert!(text.ends_with('。') && !text.ends_with("。。"), "{flaw:?}: {text}");
            assert!(text.chars().any(|sign| ('\u{4e00}'..='\u{9fff}').contains(&sign)), "{flaw:?}: {text}");
            assert!(!text.contains([',', ';', ':', '(', '?']) || text.contains("「?」"), "{flaw:?}: {text}");
            assert!(!text.contains("  ") && !text.contains("GK-"), "{flaw:?}: {text}");
            let quotes = matches!(flaw, Flaw::Config(_) | Flaw::Unsound(_));
            assert_eq!(has_latin(&text), quotes, "{flaw:?}: {text}");
        }
    }

    #[test]
    fn different_flaws_are_said_differently() {
        let all = every();
        for (index, flaw) in all.iter().enumerate() {
            for other in all[..index].iter().filter(|other| *other != flaw) {
                assert_ne!(said(flaw), said(other), "{flaw:?}, {other:?}");
            }
        }
    }

    #[test]
    fn every_rule_of_a_flaw_is_in_the_specification() {
        let path = format!("{}/../../docs/rules/{}.md", env!("CARGO_MANIFEST_DIR"), Ginkgopolis::ID);
        let specification = std::fs::read_to_string(path).expect("a specification");
        for flaw in every() {
            assert!(!flaw.to_string().contains("GK-"), "{flaw}");
            for rule in flaw.rules() {
                assert!(specification.contains(&format!("**{rule}")), "{flaw}: {rule}");
            }
        }
    }
}
