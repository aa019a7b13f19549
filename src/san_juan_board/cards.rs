//! Drawings on a card: the phase in which it works, stripe, rule.

use san_juan::Edition;
use san_juan::data::buildings::At;
use san_juan::ids::{Kind, KindSet, Role};

/// The drawing of the phase in which a building works.
pub fn when(kind: Kind) -> &'static str {
    match kind.at() {
        At::Round => "ph-round",
        At::Phase(Role::Producer) => "ph-producer",
        At::Phase(Role::Builder) => "ph-builder",
        At::Phase(Role::Trader) => "ph-trader",
        At::Phase(Role::Councillor) => "ph-councillor",
        At::Phase(_) => "ph-prospector",
        At::OwnRoles => "ph-all",
        At::End => "ph-end",
    }
}

/// The buildings whose house the classic edition draws otherwise: those that
/// have another trade there, not merely another name.
const REDRAWN: KindSet = KindSet::of(&[
    Kind::ProdT1,
    Kind::ProdT2,
    Kind::ProdT3,
    Kind::ProdT4,
    Kind::ProdT5,
    Kind::Smithy,
    Kind::Well,
    Kind::Tower,
    Kind::Aqueduct,
    Kind::Quarry,
    Kind::VictoryColumn,
    Kind::TriumphalArch,
    Kind::Palace,
]);

/// The drawing of a building.
pub fn front(kind: Kind, edition: Edition) -> String {
    let classic = edition == Edition::Classic && REDRAWN.has(kind);
    let mut id = String::from(if classic { "c-" } else { "b-" });
    id.push_str(kind.key());
    id
}

/// The drawing of the good that a building holds; that of a Zoning Office is
/// a crate of no kind.
pub fn good_art(holder: Kind, edition: Edition) -> &'static str {
    const DRAWN: [[&str; 5]; 2] =
        [["g-t1", "g-t2", "g-t3", "g-t4", "g-t5"], ["gc-t1", "gc-t2", "gc-t3", "gc-t4", "gc-t5"]];
    holder.tier().map_or("g-crate", |tier| DRAWN[edition as usize][tier])
}

/// The drawing of a role; both Prospectors are the same man.
pub fn role_art(role: Role) -> String {
    let drawn = if role == Role::Prospector2 { Role::Prospector } else { role };
    let mut id = String::from("r-");
    id.push_str(drawn.key());
    id
}

/// Colour of a card's stripe: the key of the good that it holds, or that it is a violet building of
/// the classic edition.
pub fn stripe(kind: Kind, edition: Edition) -> Option<&'static str> {
    const KEYS: [[&str; 5]; 2] = [["t1", "t2", "t3", "t4", "t5"], ["c1", "c2", "c3", "c4", "c5"]];
    let plain = (edition == Edition::Classic).then_some("c0");
    kind.tier().map(|tier| KEYS[edition as usize][tier]).or(plain)
}

/// The rule with which a role's phase begins.
pub fn role_rule(role: Role) -> &'static str {
    match role {
        Role::Builder => "SJ-ROLE-BUILDER-1",
        Role::Producer => "SJ-ROLE-PRODUCER-1",
        Role::Trader => "SJ-ROLE-TRADER-1",
        Role::Councillor => "SJ-ROLE-COUNCILLOR-1",
        Role::Prospector => "SJ-ROLE-PROSPECTOR-1",
        Role::Prospector2 => "SJ-ROLE-XPROS-1",
        Role::ColonistShip => "SJ-ROLE-XSHIP-1",
        Role::Mayor => "SJ-ROLE-XMAYOR-1",
        Role::Captain => "SJ-ROLE-XCAPT-1",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_named_is_in_the_sprite() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/art/san-juan.svg");
        let sprite = std::fs::read_to_string(path).expect("the sprite is there");
        let editions = [Edition::Y1897, Edition::Classic];
        let mut ids: Vec<String> = Role::ALL.into_iter().map(role_art).collect();
        for (kind, edition) in Kind::ALL.into_iter().flat_map(|kind| editions.map(|edition| (kind, edition)))
        {
            ids.extend([front(kind, edition), good_art(kind, edition).to_owned(), when(kind).to_owned()]);
        }
        for id in ids {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id}");
        }
        let redrawn = sprite.matches("id=\"c-").count();
        assert_eq!(redrawn, REDRAWN.len() as usize, "every house of the classic edition is used");
    }
}
