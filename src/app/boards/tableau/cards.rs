//! What is drawn on a card: the phase in which it works, stripe, rule.

use sobremesa::games::san_juan::ids::Kind;

/// The drawing of the phase in which a building works.
pub fn when(kind: Kind) -> &'static str {
    match kind {
        Kind::ProdT1 | Kind::ProdT2 | Kind::ProdT3 | Kind::ProdT4 | Kind::ProdT5 => "ph-producer",
        Kind::Aqueduct | Kind::Well => "ph-producer",
        Kind::Smithy | Kind::Quarry | Kind::Crane | Kind::Carpenter | Kind::PoorHouse | Kind::BlackMarket => {
            "ph-builder"
        }
        Kind::School | Kind::Park => "ph-builder",
        Kind::TradingPost | Kind::MarketStand | Kind::MarketHall => "ph-trader",
        Kind::Cottage | Kind::Harbor => "ph-trader",
        Kind::Archive | Kind::Prefecture | Kind::CustomsOffice => "ph-councillor",
        Kind::GoldMine | Kind::Bank => "ph-prospector",
        Kind::Chapel | Kind::Tower | Kind::Office | Kind::GuardRoom | Kind::Church => "ph-round",
        Kind::Library => "ph-all",
        Kind::Statue | Kind::VictoryColumn | Kind::Hero => "ph-end",
        Kind::GuildHall | Kind::CityHall | Kind::TriumphalArch | Kind::Palace => "ph-end",
        Kind::Residence | Kind::Cathedral => "ph-end",
    }
}

/// The key of the good that a production building holds.
pub fn stripe(kind: Kind) -> Option<&'static str> {
    kind.tier().map(|tier| ["t1", "t2", "t3", "t4", "t5"][tier])
}

/// Whether points come from the effect alone.
pub fn scores_by_effect(kind: Kind) -> bool {
    matches!(kind, Kind::GuildHall | Kind::CityHall | Kind::TriumphalArch | Kind::Palace)
        || matches!(kind, Kind::Residence | Kind::Cathedral)
}

/// The rule that says what a building does.
pub fn rule(kind: Kind) -> &'static str {
    match kind {
        Kind::ProdT1 | Kind::ProdT2 | Kind::ProdT3 | Kind::ProdT4 | Kind::ProdT5 => "SJ-BLD-PROD-1",
        Kind::Smithy => "SJ-BLD-SMITHY-1",
        Kind::GoldMine => "SJ-BLD-GOLD-1",
        Kind::Archive => "SJ-BLD-ARCHIVE-1",
        Kind::PoorHouse => "SJ-BLD-POOR-1",
        Kind::BlackMarket => "SJ-BLD-BLACK-1",
        Kind::TradingPost => "SJ-BLD-TPOST-1",
        Kind::Well => "SJ-BLD-WELL-1",
        Kind::MarketStand => "SJ-BLD-MSTAND-1",
        Kind::Crane => "SJ-BLD-CRANE-1",
        Kind::Chapel => "SJ-BLD-CHAPEL-1",
        Kind::Tower => "SJ-BLD-TOWER-1",
        Kind::Aqueduct => "SJ-BLD-AQUEDUCT-1",
        Kind::Carpenter => "SJ-BLD-CARPENTER-1",
        Kind::Prefecture => "SJ-BLD-PREFECTURE-1",
        Kind::MarketHall => "SJ-BLD-MHALL-1",
        Kind::Quarry => "SJ-BLD-QUARRY-1",
        Kind::Library => "SJ-BLD-LIBRARY-1",
        Kind::Statue | Kind::VictoryColumn | Kind::Hero => "SJ-BLD-MONUMENT-1",
        Kind::GuildHall => "SJ-SCORE-GUILD",
        Kind::CityHall => "SJ-SCORE-CITYHALL",
        Kind::TriumphalArch => "SJ-SCORE-ARCH",
        Kind::Palace => "SJ-SCORE-PALACE",
        Kind::Office => "SJ-BLD-OFFICE-1",
        Kind::GuardRoom => "SJ-BLD-GUARD-1",
        Kind::Cottage => "SJ-BLD-COTTAGE-1",
        Kind::School => "SJ-BLD-SCHOOL-1",
        Kind::Park => "SJ-BLD-PARK-1",
        Kind::CustomsOffice => "SJ-BLD-CUSTOMS-1",
        Kind::Church => "SJ-BLD-CHURCH-1",
        Kind::Harbor => "SJ-BLD-HARBOR-1",
        Kind::Bank => "SJ-BLD-BANK-1",
        Kind::Residence => "SJ-SCORE-RES",
        Kind::Cathedral => "SJ-SCORE-CATH",
    }
}
