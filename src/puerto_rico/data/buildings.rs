//! The building tiles (section 2.5; section 8 for those of the expansions).

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::{Good, Role};

/// Class of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Turns plantations into crates of a good.
    Production(Good),
    /// Has a function.
    Commercial,
    /// A commercial building of two spaces.
    Expanded,
    /// A production building that makes no good (`PR-X2-TAI-2`).
    Workshop,
}

/// Origin of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The base game.
    Base,
    /// Expansion I, New Buildings.
    Exp1,
    /// Expansion II, Citizens.
    Exp2,
}

/// When a building does what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// In the phases of these roles.
    Phases(&'static [Role]),
    /// At any time.
    Always,
    /// In the phases of the roles that the owner picks.
    OwnRoles,
    /// When the points are counted.
    End,
    /// It has points and no function.
    Never,
}

/// Printed values of a building.
#[derive(Clone, Copy, Debug)]
pub struct BuildingDef {
    pub building: Building,
    pub class: Class,
    /// Printed cost in coins, 1 to 10.
    pub cost: u8,
    /// Printed victory points, 1 to 4; 8 on the Monument.
    pub vp: u8,
    /// The largest discount by quarries, which is its level, 1 to 4.
    pub cap: u8,
    /// Circles for people, 0 to 3.
    pub circles: u8,
    /// Copies with two players, and with more.
    pub copies: [u8; 2],
}

/// Makes everything that is known of a building from its row: name, key,
/// `[class, cost, points, largest discount, circles, copies]`, where it comes
/// from, when it works, the rule that says what it does.
macro_rules! buildings {
    ($($name:ident $key:literal [$class:expr, $cost:literal, $vp:literal, $cap:literal, $circles:literal, $copies:expr]
        $origin:ident, $at:expr, $rule:literal;)*) => {
        /// A building: those of the base game in the canonical order of
        /// section 2.5, then those of each expansion. Links to games hold the
        /// number of a kind, so new ones are added at the end.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[derive(BorshSerialize, BorshDeserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum Building {
            $(#[doc = concat!("`", $rule, "`")] $name,)*
        }

        /// Number of buildings, whatever game they belong to.
        pub const BUILDINGS: usize = [$($key),*].len();

        impl Building {
            /// Every building, in canonical order.
            pub const ALL: [Building; BUILDINGS] = [$(Building::$name),*];

            /// The key used in files, such as `small_market`.
            pub const fn key(self) -> &'static str {
                [$($key),*][self as usize]
            }

            /// Returns its origin.
            pub const fn origin(self) -> Origin {
                [$(Origin::$origin),*][self as usize]
            }

            /// When it works.
            pub const fn at(self) -> At {
                const AT: [At; BUILDINGS] = [$($at),*];
                AT[self as usize]
            }

            /// The rule that says what it does.
            pub const fn rule(self) -> &'static str {
                [$($rule),*][self as usize]
            }
        }

        /// Printed values of the buildings, indexed by [`Building`].
        pub const PRINTED: [BuildingDef; BUILDINGS] = [$(BuildingDef {
            building: Building::$name,
            class: $class,
            cost: $cost,
            vp: $vp,
            cap: $cap,
            circles: $circles,
            copies: $copies,
        }),*];
    };
}

use Class::{Commercial, Expanded, Production, Workshop};

#[rustfmt::skip]
buildings! {
    SmallFruit "small_fruit" [Production(Good::Fruit), 1, 1, 1, 1, [2, 4]] Base, At::Phases(&[Role::Craftsman]), "PR-CRA-03";
    SmallMarket "small_market" [Commercial, 1, 1, 1, 1, [1, 2]] Base, At::Phases(&[Role::Trader]), "PR-BLD-SMKT-1";
    SmallSugar "small_sugar" [Production(Good::Sugar), 2, 1, 1, 1, [2, 4]] Base, At::Phases(&[Role::Craftsman]), "PR-CRA-03";
    BuildersYard "builders_yard" [Commercial, 2, 1, 1, 1, [1, 2]] Base, At::Phases(&[Role::Planter]), "PR-BLD-YARD-1";
    Hacienda "hacienda" [Commercial, 2, 1, 1, 1, [1, 2]] Base, At::Phases(&[Role::Planter]), "PR-BLD-HAC-1";
    LargeFruit "large_fruit" [Production(Good::Fruit), 3, 2, 2, 3, [2, 3]] Base, At::Phases(&[Role::Craftsman]), "PR-CRA-03";
    SmallWarehouse "small_warehouse" [Commercial, 3, 1, 1, 1, [1, 2]] Base, At::Phases(&[Role::Captain]), "PR-BLD-SWH-1";
    LargeSugar "large_sugar" [Production(Good::Sugar), 4, 2, 2, 3, [2, 3]] Base, At::Phases(&[Role::Craftsman]), "PR-CRA-03";
    Hospital "hospital" [Commercial, 4, 2, 2, 1, [1, 2]] Base, At::Phases(&[Role::Planter]), "PR-BLD-HOSP-1";
    TobaccoStorage "tobacco_storage" [Production(Good::Tobacco), 5, 3, 3, 3, [2, 3]] Base, At::Phases(&[Role::Craftsman]), "PR-CRA-03";
    Office "office" [Commercial, 5, 2, 2, 1, [1, 2]] Base, At::Phases(&[Role::Trader]), "PR-BLD-OFF-1";
    LargeMarket "large_market" [Commercial, 5, 2, 2, 1, [1, 2]] Base, At::Phases(&[Role::Trader]), "PR-BLD-LMKT-1";
    CoffeeRoaster "coffee_roaster" [Production(Good::Coffee), 6, 3, 3, 2, [2, 3]] Base, At::Phases(&[Role::Craftsman]), "PR-CRA-03";
    LargeWarehouse "large_warehouse" [Commercial, 6, 2, 2, 1, [1, 2]] Base, At::Phases(&[Role::Captain]), "PR-BLD-LWH-1";
    Factory "factory" [Commercial, 7, 3, 3, 1, [1, 2]] Base, At::Phases(&[Role::Craftsman]), "PR-BLD-FAC-1";
    School "school" [Commercial, 8, 3, 3, 1, [1, 2]] Base, At::Phases(&[Role::Builder]), "PR-BLD-SCH-1";
    Harbor "harbor" [Commercial, 8, 3, 3, 1, [1, 2]] Base, At::Phases(&[Role::Captain]), "PR-BLD-HARB-1";
    Wharf "wharf" [Commercial, 9, 3, 3, 1, [1, 2]] Base, At::Phases(&[Role::Captain]), "PR-BLD-WHARF-1";
    FireStation "fire_station" [Expanded, 10, 4, 4, 1, [1, 1]] Base, At::End, "PR-BLD-FIRE-1";
    Residence "residence" [Expanded, 10, 4, 4, 1, [1, 1]] Base, At::End, "PR-BLD-RES-1";
    Fortress "fortress" [Expanded, 10, 4, 4, 1, [1, 1]] Base, At::End, "PR-BLD-FORT-1";
    CustomsHouse "customs_house" [Expanded, 10, 4, 4, 1, [1, 1]] Base, At::End, "PR-BLD-CUST-1";
    CityHall "city_hall" [Expanded, 10, 4, 4, 1, [1, 1]] Base, At::End, "PR-BLD-CITY-1";
    Canal "canal" [Commercial, 1, 1, 1, 1, [1, 2]] Exp1, At::Phases(&[Role::Craftsman]), "PR-X1-CAN-1";
    Lumberyard "lumberyard" [Commercial, 2, 1, 1, 1, [1, 2]] Exp1, At::Phases(&[Role::Planter, Role::Builder]), "PR-X1-LUMB-1";
    HiddenMarket "hidden_market" [Commercial, 2, 1, 1, 1, [1, 2]] Exp1, At::Phases(&[Role::Builder]), "PR-X1-HID-1";
    Storehouse "storehouse" [Commercial, 3, 1, 1, 1, [1, 2]] Exp1, At::Phases(&[Role::Captain]), "PR-X1-STO-1";
    Bohio "bohio" [Commercial, 4, 2, 2, 2, [1, 2]] Exp1, At::Always, "PR-X1-BOH-1";
    MerchantOutpost "merchant_outpost" [Commercial, 5, 2, 2, 1, [1, 2]] Exp1, At::Phases(&[Role::Trader]), "PR-X1-OUT-1";
    Church "church" [Commercial, 5, 2, 2, 1, [1, 2]] Exp1, At::Phases(&[Role::Builder]), "PR-X1-CHU-1";
    SmallWharf "small_wharf" [Commercial, 6, 2, 2, 1, [1, 2]] Exp1, At::Phases(&[Role::Captain]), "PR-X1-SWF-1";
    Lighthouse "lighthouse" [Commercial, 7, 3, 3, 1, [1, 2]] Exp1, At::Phases(&[Role::Captain]), "PR-X1-LIG-1";
    Distillery "distillery" [Commercial, 8, 3, 3, 1, [1, 2]] Exp1, At::Phases(&[Role::Craftsman]), "PR-X1-DIS-1";
    PublishingHouse "publishing_house" [Commercial, 8, 3, 3, 1, [1, 2]] Exp1, At::OwnRoles, "PR-X1-PUB-1";
    AssemblyHall "assembly_hall" [Commercial, 9, 3, 3, 1, [1, 2]] Exp1, At::Phases(&[Role::Captain]), "PR-X1-ASM-1";
    Monument "monument" [Expanded, 10, 8, 4, 0, [1, 1]] Exp1, At::Never, "PR-X1-MON-1";
    Cathedral "cathedral" [Expanded, 10, 4, 4, 1, [1, 1]] Exp1, At::End, "PR-X1-CAT-1";
    ZoningOffice "zoning_office" [Commercial, 2, 1, 1, 1, [1, 2]] Exp2, At::Phases(&[Role::Trader]), "PR-X2-ZON-1";
    Chapel "chapel" [Commercial, 3, 1, 1, 1, [1, 2]] Exp2, At::Phases(&[Role::Craftsman]), "PR-X2-CHA-1";
    ParkAuthority "park_authority" [Commercial, 4, 2, 2, 1, [1, 2]] Exp2, At::Phases(&[Role::Planter]), "PR-X2-PARK-1";
    Notary "notary" [Commercial, 5, 2, 2, 1, [1, 2]] Exp2, At::Phases(&[Role::Builder]), "PR-X2-NOT-1";
    PensionOffice "pension_office" [Commercial, 6, 2, 2, 1, [1, 2]] Exp2, At::Phases(&[Role::Captain]), "PR-X2-PEN-1";
    Villa "villa" [Commercial, 7, 3, 3, 1, [1, 2]] Exp2, At::Phases(&[Role::Recruiter]), "PR-X2-VIL-1";
    Tailor "tailor" [Workshop, 8, 3, 3, 1, [2, 2]] Exp2, At::Phases(&[Role::Craftsman]), "PR-X2-TAI-1";
    TownSquare "town_square" [Expanded, 10, 4, 4, 1, [1, 1]] Exp2, At::End, "PR-X2-TOW-1";
}

impl Building {
    /// The building as an index into per-building arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl BuildingDef {
    /// Spaces it fills on a board (`PR-BUI-04`).
    pub const fn spaces(&self) -> u8 {
        match self.class {
            Expanded => 2,
            Production(_) | Commercial | Workshop => 1,
        }
    }

    /// Returns true for large production buildings (`PR-BLD-FIRE-1`, `PR-X2-TAI-2`): those of more
    /// than one circle, and the Large Tailor Shop.
    pub const fn is_large(&self) -> bool {
        match self.class {
            Production(_) => self.circles > 1,
            Workshop => true,
            Commercial | Expanded => false,
        }
    }

    /// Returns true if a draft of the tray is about it: all but those that produce goods
    /// (`PR-DRAFT-1`, `PR-DRAFT-3`).
    pub const fn is_drafted(&self) -> bool {
        !matches!(self.class, Production(_))
    }

    /// Returns true if it belongs to the base game.
    pub const fn is_of_base(&self) -> bool {
        matches!(self.building.origin(), Origin::Base)
    }

    /// Returns true if it counts as a production building.
    pub const fn is_production(&self) -> bool {
        matches!(self.class, Production(_) | Workshop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_sums_up_as_printed() {
        for (index, def) in PRINTED.iter().enumerate() {
            assert_eq!(def.building.index(), index);
            let written = serde_json::to_string(&def.building).expect("a key");
            assert_eq!(written, format!("\"{}\"", def.building.key()));
        }
        let base = || PRINTED.iter().filter(|def| def.building.origin() == Origin::Base);
        let copies = |keep: fn(&BuildingDef) -> bool| -> u32 {
            base().filter(|def| keep(def)).map(|def| def.copies[1] as u32).sum()
        };
        assert_eq!(copies(|def| matches!(def.class, Class::Production(_))), 20);
        assert_eq!(copies(|def| def.spaces() == 1), 44);
        assert_eq!(copies(|_| true), 49);
        // What is printed ends here; whatever is added stands behind it.
        let printed = &Building::ALL[..=Building::TownSquare.index()];
        let count = |origin| printed.iter().filter(|building| building.origin() == origin).count();
        assert_eq!([Origin::Base, Origin::Exp1, Origin::Exp2].map(count), [23, 14, 8]);
    }
}
