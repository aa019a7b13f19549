//! Names and drawings of the pieces in a position, and the fields that a piece of the board stands for.

use game_core::Seat;
use game_core::json::Value;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Building, Edition, FestivalCard, Flaw, Good, Position, Role, Tile};
use session::study::tree::{Noun, Plain};

use crate::model::Target;
use crate::pages::OFFERED;
use crate::question::shown_seat;
use crate::words::{self, messages::Thing};
use crate::{Context, PuertoRicoBoard};
use table::game::module::GamePages;
use table::game::study::{StudyPages, read};
use ui::i18n::Lang;

impl StudyPages for PuertoRicoBoard {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let names = words::of(lang, OFFERED[edition]);
        let name = match noun {
            Noun::Role => names.role(read::<Role>(value)?),
            Noun::Building => names.building(read::<Building>(value)?),
            Noun::Good => names.good(read::<Good>(value)?),
            Noun::Land => names.tile(read::<Tile>(value)?),
            Noun::Achievement => names.card(read::<Achievement>(value)?),
            Noun::Objective => names.objective(read::<FestivalCard>(value)?),
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn field_named(plain: Plain, edition: usize, lang: Lang) -> &'static str {
        let classic = OFFERED[edition] == Edition::Classic;
        if classic { ui::i18n::classic_study(lang).field(plain) } else { ui::i18n::study(lang).field(plain) }
    }

    fn drawn_as(noun: Noun, value: &Value, edition: usize) -> Option<String> {
        match noun {
            Noun::Building => Self::piece_art(value.as_str()?, edition),
            _ => None,
        }
    }

    fn flaw(flaw: &Flaw, edition: usize, lang: Lang) -> String {
        words::of(lang, OFFERED[edition]).flaw(flaw)
    }

    fn study_paths(context: Context<'_>, position: &Position, target: Target) -> Vec<String> {
        let has_citizens = context.game.citizens() > 0;
        // What lies between the players and follows from the mats is changed on the one in front.
        let front = shown_seat(context);
        match target {
            Target::Role(role) | Target::Answer(Action::Role(role)) => of_role(context, position, role),
            Target::Market(Tile::Quarry) => of_land(position, front, Tile::Quarry),
            Target::Market(_) => vec!["market".to_owned()],
            Target::Bag => vec!["bag".to_owned(), "discards".to_owned()],
            Target::Shop(building) => of_offer(context, position, building),
            Target::Land(seat, tile, _) => of_land(position, seat, tile),
            Target::NewTile(seat) => vec![of_seat(seat, "tiles")],
            Target::NewBuilding(seat) => vec![of_seat(seat, "buildings")],
            Target::Forest(seat, _) => vec![of_seat(seat, "forests")],
            Target::Site(seat, place) => {
                let mat = context.view.seats.get(seat.index());
                let built = mat.and_then(|mat| mat.buildings.get(usize::from(place)));
                built.map_or_else(Vec::new, |&(building, _)| of_site(position, seat, building))
            }
            Target::Crate(seat, good) => {
                vec![of_seat(seat, &format!("crates.{}", good.key())), of_seat(seat, "crates")]
            }
            Target::Supply(_) => vec![of_seat(front, "crates")],
            Target::Ship(place) => vec![format!("ships[{place}]")],
            Target::House => vec!["house".to_owned()],
            Target::Register | Target::OnRegister(_) | Target::Gauge(Thing::Register | Thing::Workers) => {
                named("register", has_citizens.then_some("register_citizens"))
            }
            Target::Gauge(Thing::Supply) => vec![of_seat(front, "vp")],
            Target::Objective(place) => vec![format!("festival[{place}]")],
            Target::Award(seat, _) => vec![of_seat(seat, "achievements"), of_seat(seat, "achieved")],
            Target::ActionBoard => vec!["action_board.marker".to_owned()],
            Target::Figure(seat, Thing::Coins) => vec![of_seat(seat, "coins")],
            Target::Figure(seat, Thing::Gained) => vec![of_seat(seat, "vp")],
            Target::Figure(seat, Thing::Built) => vec![of_seat(seat, "buildings")],
            Target::Figure(seat, Thing::Discount) => of_land(position, seat, Tile::Quarry),
            Target::Figure(seat, Thing::Portrait) => {
                let idle = ["idle"].into_iter().chain(has_citizens.then_some("idle_citizens"));
                idle.map(|field| of_seat(seat, field)).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn named(field: &str, other: Option<&str>) -> Vec<String> {
    [field].into_iter().chain(other).map(str::to_owned).collect()
}

/// The path of a field of a seat.
fn of_seat(seat: Seat, field: &str) -> String {
    format!("seats[{}].{field}", seat.0)
}

/// The role as it was taken, the coins on it, and what else the Smuggler has.
fn of_role(context: Context<'_>, position: &Position, role: Role) -> Vec<String> {
    let taken = position.taken.iter().position(|taken| taken.role == role);
    let coins = position.role_coins.iter().position(|entry| entry.role == role);
    let smuggled = (role == Role::Smuggler && context.game.has_role(role)).then_some(["marker", "captured"]);
    let at = taken.map(|index| format!("taken[{index}]")).into_iter();
    at.chain(coins.map(|index| format!("role_coins[{index}].coins")))
        .chain(smuggled.into_iter().flatten().map(str::to_owned))
        .chain(["taken".to_owned()])
        .collect()
}

/// Tiles of a kind in a countryside, then its other tiles.
fn of_land(position: &Position, seat: Seat, tile: Tile) -> Vec<String> {
    let tiles = position.seats.get(seat.index()).map_or(&[][..], |entry| &entry.tiles);
    let at = tiles.iter().position(|land| land.tile == tile);
    let own = at.map(|index| of_seat(seat, &format!("tiles[{index}]")));
    own.into_iter().chain([of_seat(seat, "tiles")]).collect()
}

/// A building with its people, then the town.
fn of_site(position: &Position, seat: Seat, building: Building) -> Vec<String> {
    let town = position.seats.get(seat.index()).map_or(&[][..], |entry| &entry.buildings);
    let at = town.iter().position(|built| built.building == building);
    let own = at.map(|index| of_seat(seat, &format!("buildings[{index}]")));
    own.into_iter().chain([of_seat(seat, "buildings")]).collect()
}

/// A building for sale: the town in front, where it stands or may come to stand; the tray as long as that is drafted.
fn of_offer(context: Context<'_>, position: &Position, building: Building) -> Vec<String> {
    let is_drafted = !context.view.draft.is_empty();
    let tray = is_drafted.then(|| "drafted".to_owned());
    tray.into_iter().chain(of_site(position, shown_seat(context), building)).collect()
}
