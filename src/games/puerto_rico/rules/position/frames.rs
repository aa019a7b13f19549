//! Whether what a position says is being resolved can be.

use super::{Refused, placed};
use crate::core::{Actions, Game, PositionError, Seat, refuse};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::data::achievements::HAND;
use crate::games::puerto_rico::editions::{Dealing, HospitalTile, SetupStep, Step};
use crate::games::puerto_rico::flaw::{Flaw, RoleFlaw, TurnFlaw};
use crate::games::puerto_rico::ids::{Building, GOODS, Good, Person, Role, Tile};
use crate::games::puerto_rico::position::Position;
use crate::games::puerto_rico::rules::achievements::PICKS;
use crate::games::puerto_rico::rules::{
    PuertoRico, atoms, builder, captain, draft, festival, flow, pension, planter, queries, recruiter,
    second_tile, smuggler, storage, trader, zoning,
};
use crate::games::puerto_rico::state::{Board, Frame, LAND, People, SEATS, State};

/// People who have been lifted or poached and not yet placed again.
pub(super) fn in_hand(position: &Position) -> People {
    position.stack.last().map_or(People::NONE, |frame| frame.in_hand())
}

/// Whether the phase is that of the captured role (`PR-SMG-12`).
pub(super) fn plays_captured(position: &Position) -> bool {
    position.phase.is_some_and(|phase| position.captured == Some(phase.role))
}

/// Puts the frames on the stack and finds the seat that acts.
pub(super) fn place(game: &PuertoRico, state: &mut State, position: &Position) -> Refused {
    check_phase(state, position)?;
    if position.over {
        let fits = position.stack.is_empty() && position.last_round;
        return if fits { Ok(()) } else { refuse(&"over", TurnFlaw::OverTooEarly) };
    }
    if let [Frame::Setup { step }, asks] = position.stack[..] {
        return place_setup(game, state, position, step, asks);
    }
    let picks = position.taken.len() as u8;
    check_picks(game, state, position, picks)?;
    let opening = [Frame::Round { pick: picks }];
    // The captured role is one more after the last pick.
    let played = picks + u8::from(plays_captured(position));
    let stack = if position.stack.is_empty() { &opening[..] } else { &position.stack[..] };
    let n = game.seats();
    state.actor = match *stack {
        [Frame::Round { pick }] if pick == picks && pick < game.rules.figures.picks => {
            flow::picker(game, state.governor, pick)
        }
        [Frame::Round { pick }, Frame::Phase { step, next }, asks] if pick == played => {
            phase_actor(game, state, step, next, asks)?
        }
        // The Bohío before a production; before the points are counted.
        [Frame::Round { pick }, Frame::Phase { step, next }, Frame::Production, Frame::Bohio]
            if pick == played =>
        {
            phase_actor(game, state, step, next, Frame::Production)?
        }
        // A reward before the turn goes on.
        [
            Frame::Round { pick },
            Frame::Phase { step, next },
            below @ (Frame::Take { drawn: Some(_), .. }
            | Frame::SecondExtra { .. }
            | Frame::SellLast
            | Frame::Zoning),
            Frame::Rewarded { .. },
        ] if pick == played => {
            state.actor = phase_actor(game, state, step, next, below)?;
            check_below(game, state, below)?;
            state.actor
        }
        // The School before the Church.
        [
            Frame::Round { pick },
            Frame::Phase { step, next },
            church @ Frame::Bonus { building: Building::Church },
            school @ Frame::School { .. },
        ] if pick == played => {
            state.actor = phase_actor(game, state, step, next, school)?;
            check_below(game, state, church)?;
            state.actor
        }
        [Frame::Closing { next }, Frame::Bohio]
            if picks == game.picks() && state.last_round && (1..=n).contains(&next) =>
        {
            flow::picker(game, state.governor, picks - 1).clockwise(next - 1, n)
        }
        [
            Frame::Round { pick },
            Frame::Phase { step, next: 0 },
            Frame::Loading { idle, next },
            asks @ (Frame::Load
            | Frame::Harbor { .. }
            | Frame::SmallWharf { .. }
            | Frame::LoadPoint { .. }
            | Frame::Rewarded { .. }),
        ] if pick == played && idle < n && next < n => {
            check_step(game, state, step, 0, asks)?;
            state.picker.clockwise((next + n - 1) % n, n)
        }
        _ => {
            return refuse(&"stack", TurnFlaw::Frames { frames: stack.to_vec() });
        }
    };
    stack.iter().for_each(|&frame| state.stack.push(frame));
    let asks = *stack.last().expect("invariant: the patterns above are not empty");
    if let Frame::Place { left, from, .. } = asks {
        state.spare = recruiter::spare(game, state.own(), left, from).unwrap_or_default();
    }
    check_asking(game, state, asks)
}

/// A position in the middle of the set-up: nothing has been taken or picked.
fn place_setup(game: &PuertoRico, state: &mut State, position: &Position, step: u8, asks: Frame) -> Refused {
    let fits = match asks {
        Frame::Draft => game.rules.setup.get(usize::from(step)) == Some(&SetupStep::Draft),
        // The stack points behind the step in which the cards were dealt.
        Frame::KeepCard { pick, next } => {
            let dealt = step.checked_sub(1).and_then(|step| game.rules.setup.get(usize::from(step)));
            let people = game.rules.people;
            let may = match game.rules.achievements {
                Some(Dealing::Passed) => pick < PICKS && next < people,
                Some(Dealing::Drawn) => usize::from(pick) < HAND && next < people,
                Some(Dealing::AtOnce) | None => false,
            };
            dealt == Some(&SetupStep::Achievements) && may
        }
        _ => false,
    };
    if !fits || !position.taken.is_empty() || position.round != 1 {
        return refuse(&"stack", TurnFlaw::NotInSetup);
    }
    state.stack.push(Frame::Setup { step });
    match asks {
        Frame::KeepCard { next, .. } => {
            state.actor = state.governor.clockwise(next, game.seats());
            state.stack.push(asks);
        }
        _ => draft::ask(game, state),
    }
    Ok(())
}

/// What belongs to one phase lies there in that phase only.
fn check_phase(state: &State, position: &Position) -> Refused {
    let playing = matches!(position.stack[..], [Frame::Round { .. }, Frame::Phase { .. }, ..]);
    if position.phase.is_some() != playing {
        return refuse(&"phase", TurnFlaw::PhaseOrNot);
    }
    let is = |role| playing && state.role == role;
    let small_ships = state.small_ships.iter().any(|ship| *ship != [0; GOODS]);
    let counted = state.gained.iter().any(|&gained| gained > 0) || state.loaded != [[0; GOODS]; SEATS];
    let loaded = small_ships || counted || state.own_ships.iter().any(Option::is_some);
    if !is(Role::Captain) && (state.captain_paid || loaded) {
        return refuse(&"phase", TurnFlaw::LoadedElsewhere);
    }
    let made = state.made.iter().any(|made| *made != [0; GOODS]);
    if !is(Role::Craftsman) && (made || state.produced.iter().any(|&kinds| kinds > 0)) {
        return refuse(&"phase", TurnFlaw::ProducedElsewhere);
    }
    if !is(Role::Planter) && state.deferred.is_some() {
        return refuse(&"phase.deferred", TurnFlaw::ObtainedElsewhere);
    }
    Ok(())
}

/// The picks so far must be those of the first seats in order.
fn check_picks(game: &PuertoRico, state: &State, position: &Position, picks: u8) -> Refused {
    if picks > game.rules.figures.picks {
        return refuse(&"taken", RoleFlaw::RoundFull { picks: game.rules.figures.picks });
    }
    for seat in Seat::all(game.seats()) {
        let due = (0..picks).filter(|&pick| flow::picker(game, state.governor, pick) == seat).count();
        let made = position.taken.iter().filter(|taken| taken.by == seat).count();
        if due != made {
            return refuse(&"taken", RoleFlaw::TakenOutOfTurn { seat, made, due });
        }
    }
    Ok(())
}

/// The step of the script whose frame asks. The stack already points behind
/// the step, except for steps that go from seat to seat.
fn check_step(game: &PuertoRico, state: &State, step: u8, next: u8, asks: Frame) -> Refused {
    let script = game.rules.script(state.role);
    let current = if next == 0 { step.checked_sub(1) } else { Some(step) };
    let fits = match (current.and_then(|step| script.get(step as usize)), asks) {
        (
            Some(Step::PlanterTurns),
            Frame::Hacienda
            | Frame::Take { .. }
            | Frame::Hospital { .. }
            | Frame::Plant { .. }
            | Frame::Rewarded { .. },
        ) => next > 0,
        (Some(Step::Production | Step::TraderTurns), Frame::Rewarded { .. }) => next > 0,
        (Some(Step::ExtraCrate), Frame::Rewarded { .. }) => next == 0,
        (Some(Step::SecondTile), Frame::SecondTile | Frame::LateHospital { .. } | Frame::Rewarded { .. }) => {
            next == 0
        }
        (Some(Step::BohioMoves), Frame::Bohio) => next > 0,
        (Some(Step::Production | Step::ProductionWithExtra), Frame::Production) => next > 0,
        (Some(Step::ExtraCrate), Frame::SecondExtra { .. }) => next == 0,
        (Some(Step::RecruiterPrivilege), Frame::Privilege) => next == 0,
        (Some(Step::Placement), Frame::Place { .. } | Frame::PlaceCitizen { .. }) => next > 0,
        (Some(Step::BuilderTurns), Frame::Build | Frame::School { .. } | Frame::Payment { .. }) => next > 0,
        (Some(Step::Production), Frame::Produce) => next > 0,
        (Some(Step::ProductionWithExtra), Frame::Produce) => next > 0,
        (Some(Step::ProductionWithExtra), Frame::Extra) => next == 1,
        (Some(Step::ExtraCrate), Frame::Extra) => next == 0,
        (
            Some(Step::TraderTurns),
            Frame::Sell | Frame::SellLast | Frame::Zoning | Frame::PlantZoned { .. },
        ) => next > 0,
        (
            Some(Step::Loading),
            Frame::Load
            | Frame::Harbor { .. }
            | Frame::SmallWharf { .. }
            | Frame::LoadPoint { .. }
            | Frame::Rewarded { .. },
        ) => true,
        (Some(Step::Storage), Frame::StoreAll { .. } | Frame::KeepOne { .. } | Frame::KeepSingles { .. }) => {
            next > 0
        }
        (
            Some(Step::Smuggling),
            Frame::Smuggle
            | Frame::Spoils { .. }
            | Frame::Poached { .. }
            | Frame::PoachKinds
            | Frame::PoachedCitizens { .. },
        ) => next == 0,
        (Some(Step::Villa), Frame::Bonus { building: Building::Villa }) => next > 0,
        (Some(Step::Chapel), Frame::Bonus { building: Building::Chapel }) => next > 0,
        (Some(Step::BuilderTurns), Frame::Bonus { building: Building::Church }) => next > 0,
        (Some(Step::AssemblyPoints), Frame::Bonus { building: Building::AssemblyHall }) => next > 0,
        (Some(Step::ParkAuthority), Frame::Park | Frame::Bonus { building: Building::ParkAuthority }) => {
            next > 0
        }
        (Some(Step::Pensions), Frame::Pension { .. }) => next > 0,
        (Some(Step::Distribution), Frame::Pick { .. }) => next == 0,
        _ => false,
    };
    if fits { Ok(()) } else { refuse(&"stack", TurnFlaw::NotAtThisStep) }
}

fn phase_actor(
    game: &PuertoRico,
    state: &State,
    step: u8,
    next: u8,
    asks: Frame,
) -> Result<Seat, PositionError<Flaw>> {
    let loads = matches!(
        asks,
        Frame::Load | Frame::Harbor { .. } | Frame::SmallWharf { .. } | Frame::LoadPoint { .. }
    );
    if next > game.seats() || loads {
        return refuse(&"stack", TurnFlaw::SeatsHandled);
    }
    if matches!(asks, Frame::Rewarded { .. }) && state.role == Role::Captain {
        return refuse(&"stack", TurnFlaw::RewardNotLoading);
    }
    check_step(game, state, step, next, asks)?;
    let turns = if let Frame::Pick { handed } = asks { handed } else { next.saturating_sub(1) };
    Ok(state.picker.clockwise(turns % game.seats(), game.seats()))
}

/// The last frame must fit the board of the seat that acts.
fn check_asking(game: &PuertoRico, state: &State, asks: Frame) -> Refused {
    let board = state.own();
    // Whoever stood on it and could have helped may have gone elsewhere.
    let owns_bohio = board.owns(Building::Bohio);
    let workers = atoms::has_worker(state);
    let fits = match asks {
        Frame::Take { drawn, forest } => {
            drawn.is_none_or(|tile| was_drawn(state, tile)) && may_be_forest(board, forest)
        }
        Frame::Hospital { drawn, taken, forest } => {
            let tiles = may_man(game, state, drawn, taken) || forest && drawn.is_none() && taken.is_none();
            workers && board.works(Building::Hospital) && tiles && may_be_forest(board, forest)
        }
        Frame::LateHospital { before, second, forest } => {
            let tiles = second_tile::late_tiles(before, second);
            let there = tiles.iter().flatten().all(|&tile| is_new(state, tile, 1));
            let any = tiles != [None; 3] || forest || before.forest;
            let forests = may_be_forest(board, forest || before.forest);
            workers && board.works(Building::Hospital) && there && any && forests
        }
        Frame::Plant { tile } => {
            let works = board.works(Building::Hacienda) && board.works(Building::Lumberyard);
            tile != Tile::Quarry && works && board.land() < LAND
        }
        Frame::SecondTile => {
            board.works(Building::PublishingHouse) || board.owns(Building::PublishingHouse) && owns_bohio
        }
        Frame::Payment { building, missing, from } => {
            let in_tray = state.tray[building.index()] > 0 && !board.owns(building);
            (1..=3).contains(&missing)
                && from < 3
                && board.works(Building::HiddenMarket)
                && in_tray
                && queries::fits(game, board, building)
                && board.coins < u16::from(game.def(building).cost)
        }
        Frame::SmallWharf { from } => state.small_ships[state.actor.index()][from.index()] > 0,
        Frame::LoadPoint { load, harbor } => {
            let asked = game.config().options.ask_bonuses;
            let harbor_fits = board.works(Building::Harbor) || harbor != Some(true) && harbor.is_some();
            let loaded = match load {
                Some((good, ship)) => harbor.is_some() && captain::may_load(state, good, ship),
                None => state.small_ships[state.actor.index()] != [0; GOODS],
            };
            asked && harbor_fits && loaded
        }
        Frame::KeepSingles { stored, kept, left } => {
            let singles = queries::single_crates(board);
            let kept_fit = Good::ALL.into_iter().all(|good| {
                let count = kept[good.index()];
                count == 0 || stored >> good as u8 & 1 == 0 && count <= board.crates[good.index()]
            });
            let sum = kept.iter().fold(0u8, |sum, &count| sum.saturating_add(count));
            storage::is_short(state)
                && storage::may_have_stored(state, stored)
                && kept_fit
                && left > 0
                && sum.checked_add(left) == Some(singles)
                && singles > 1
        }
        Frame::Hacienda => planter::can_draw(game, state),
        Frame::Privilege => state.supply.workers > 0,
        Frame::Place { left, from, citizens } => {
            let mut behind = queries::spots(board).skip(from as usize + 1);
            left > 0
                && citizens <= left
                && recruiter::spare(game, board, left, from).is_some()
                && board.idle.is_empty()
                && behind.all(|spot| placed::only_citizens(board, spot))
        }
        Frame::Pick { handed } => state.register.is_mixed() && handed < game.rules.figures.workers,
        Frame::PlaceCitizen { citizens, from, .. } => {
            let placed = |spot: u8| {
                placed::only_citizens(board, spot) && (spot <= from || board.people_on(spot).is_empty())
            };
            citizens > 0
                && board.idle.is_empty()
                && queries::spots(board).all(placed)
                && (from == 0 || queries::spots(board).contains(&from) && !board.people_on(from).is_empty())
        }
        Frame::Bonus { building } => {
            let staff = queries::staff(board, building);
            game.config().options.ask_bonuses
                && match building {
                    Building::Villa => staff.is_some() && !state.supply.is_empty(),
                    Building::Chapel => staff == Some(Person::Citizen),
                    Building::ParkAuthority => {
                        staff == Some(Person::Citizen) && zoning::has_least_land(game, state)
                    }
                    Building::Church => builder::may_offer_church(game, state),
                    Building::AssemblyHall => staff.is_some() && captain::assembly_points(state) > 0,
                    _ => false,
                }
        }
        Frame::SellLast => board.works(Building::ZoningOffice) && (trader::can_trade(state) || owns_bohio),
        Frame::Zoning => zoning::can_act(game, state) || owns_bohio && board.owns(Building::ZoningOffice),
        Frame::PlantZoned { tile, .. } => {
            let works = queries::staff(board, Building::ZoningOffice) == Some(Person::Worker);
            tile != Tile::Quarry && works && board.works(Building::Lumberyard) && board.land() < LAND
        }
        Frame::Park => {
            queries::staff(board, Building::ParkAuthority) == Some(Person::Worker)
                && zoning::can_discard(board)
        }
        Frame::Pension { left, from } => {
            let most = pension::most(board);
            let returned = most.checked_sub(left);
            let mut goods = Good::ALL.into_iter().skip(from.index());
            board.works(Building::PensionOffice)
                && left > 0
                && returned.is_some_and(|count| (count == 0) == (from == Good::Corn) && count <= from as u8)
                && goods.any(|good| board.crates[good.index()] > 0)
        }
        Frame::PoachKinds => {
            let [least, most] = smuggler::poachable_citizens(game, state);
            least < most
        }
        Frame::PoachedCitizens { citizens, workers, placed, from } => {
            let taken = citizens.saturating_add(workers).saturating_add(placed);
            citizens > 0
                && smuggler::citizens_left(citizens, placed) > 0
                && placed::poached(game, state, taken)
                && placed::may_have_placed(game, state, placed, from)
        }
        Frame::School { building } => {
            // Somebody from a Bohío may have come there since.
            let empty = |people: People| people.is_empty() || board.owns(Building::Bohio);
            let free = |people: People| people.count() < game.def(building).circles && empty(people);
            let new = board.buildings().last();
            let new = new.is_some_and(|space| space.building == building && free(space.people));
            workers && board.works(Building::School) && new
        }
        Frame::Harbor { good, ship } => {
            let asked = game.config().options.ask_bonuses && board.works(Building::Harbor);
            asked && captain::may_load(state, good, ship)
        }
        Frame::StoreAll { left, from, stored } => {
            left > 0
                && storage::is_short(state)
                && storage::may_have_stored(state, stored)
                && stored.count_ones() + u32::from(left) == u32::from(queries::warehouse_kinds(board))
                && (from == next_to_store(stored) || from == 0 && board.owns(Building::Bohio))
        }
        Frame::Smuggle => {
            let mut deeds = Actions::new();
            smuggler::legal(game, state, &mut deeds);
            deeds.len() > 1
        }
        Frame::Spoils { ship } => state.ships.get(usize::from(ship)).is_some_and(|ship| ship.crates > 0),
        Frame::Poached { taken, placed, from } => placed::may_have_poached(game, state, taken, placed, from),
        Frame::Rewarded { left, from } => placed::may_be_rewarded(game, state, left, from),
        Frame::KeepOne { stored } => storage::is_short(state) && storage::may_have_stored(state, stored),
        _ => true,
    };
    let mut legal = Actions::<Action>::new();
    if fits {
        game.legal(state, &mut legal);
    }
    if legal.is_empty() {
        return refuse(&"stack", TurnFlaw::Asked);
    }
    Ok(())
}

/// What goes on after a reward, or after the School, must fit the board too.
fn check_below(game: &PuertoRico, state: &State, below: Frame) -> Refused {
    let board = state.own();
    let fits = match below {
        Frame::Take { drawn, forest } => {
            !forest && drawn.is_some_and(|tile| was_drawn(state, tile)) && board.land() <= LAND
        }
        // The first extra crate was of this kind.
        Frame::SecondExtra { from } => {
            let made = state.made[state.actor.index()][from.index()] > 0;
            flow::is_picker(state) && board.works(Building::PublishingHouse) && made
        }
        Frame::SellLast | Frame::Zoning => board.works(Building::ZoningOffice),
        Frame::Bonus { building: Building::Church } => builder::may_offer_church(game, state),
        _ => false,
    };
    if fits { Ok(()) } else { refuse(&"stack", TurnFlaw::GoesOn) }
}

/// The smallest good that may still be stored after these, one bit each.
fn next_to_store(stored: u8) -> u8 {
    let last = Good::ALL.iter().rev().find(|&&good| stored >> good as u8 & 1 == 1);
    last.map_or(0, |&good| good as u8 + 1)
}

/// Whether `tile` may have come from the bag just now: nobody has manned it.
fn was_drawn(state: &State, tile: Tile) -> bool {
    tile != Tile::Quarry && state.own().works(Building::Hacienda) && is_new(state, tile, 1)
}

/// Whether a tile may just have become a forest.
fn may_be_forest(board: &Board, forest: bool) -> bool {
    !forest || board.works(Building::Lumberyard) && board.forest_count() > 0
}

/// Whether so many tiles of a kind may just have come to the seat that acts;
/// somebody from a Bohío or of a reward may have come there since.
fn is_new(state: &State, tile: Tile, count: u8) -> bool {
    let board = state.own();
    let come = board.owns(Building::Bohio) || festival::has_given_workers(state, state.actor);
    let manned = if come { 0 } else { board.manned_tiles(tile.index()) };
    board.tiles[tile.index()] >= manned + count
}

/// Whether the Hospital may be asked about these tiles.
fn may_man(game: &PuertoRico, state: &State, drawn: Option<Tile>, taken: Option<Tile>) -> bool {
    let may_drawn = match game.rules.hospital {
        HospitalTile::PickedOnly => drawn.is_none(),
        HospitalTile::Either => drawn.is_none_or(|tile| was_drawn(state, tile)),
    };
    let count = 1 + (drawn == taken) as u8;
    let may_taken = taken.map_or(drawn.is_some(), |tile| is_new(state, tile, count));
    may_drawn && may_taken
}
