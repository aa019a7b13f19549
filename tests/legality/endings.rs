//! Bonuses that bring the end of the game nearer, by a second road. In random
//! games that ask for every bonus, each one is taken and left, and what comes of
//! it is read from what everybody sees. Where that makes a difference to the
//! end, a table that asks for no bonus must ask for this one, and for no other.

use std::collections::BTreeMap;

use game_core::{Actions, Game, Mute, Rng, Turn, Viewer};
use puerto_rico::view::View;
use puerto_rico::{Action, Building, Prompt, PuertoRico, Role, State};
use san_juan::{self, SanJuan};

use crate::modes::Modes;

/// Random games of each mode.
const GAMES: u64 = 30;

/// The bonus that is asked for, unless there are several.
fn bonus(game: &PuertoRico, state: &State) -> Option<(Prompt, Action)> {
    let Turn::Choose { prompt, .. } = game.turn(state) else { return None };
    let asks = matches!(
        prompt,
        Prompt::Privilege
            | Prompt::School { .. }
            | Prompt::Produce
            | Prompt::Extra
            | Prompt::Harbor { .. }
            | Prompt::LoadPoint { .. }
            | Prompt::Bonus { .. }
            | Prompt::Hospital { .. }
            | Prompt::LateHospital
    );
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    legal.retain(|action| !matches!(action, Action::Pass | Action::Move(_) | Action::MoveCitizen(_)));
    match legal[..] {
        [take] if asks => Some((prompt, take)),
        _ => None,
    }
}

fn seen(game: &PuertoRico, state: &State) -> View {
    game.view(state, Viewer::Public)
}

/// What everybody sees after an answer; a second point for the same load is left.
fn answered(game: &PuertoRico, state: &State, answer: Action) -> View {
    let mut copy = state.clone();
    game.apply(&mut copy, answer, &mut Mute);
    while matches!(game.turn(&copy), Turn::Choose { prompt: Prompt::LoadPoint { .. }, .. }) {
        game.apply(&mut copy, Action::Pass, &mut Mute);
    }
    seen(game, &copy)
}

/// Circles in towns that stay empty once the Work Register is handed out and
/// everybody has placed, with so many more for the picker: at least, at most.
fn empty_circles(game: &PuertoRico, table: &View, more: u8) -> [u8; 2] {
    let (_, picker) = table.phase.expect("a phase");
    let seats = table.seats.len();
    let mut people: Vec<u8> = table
        .seats
        .iter()
        .map(|seat| {
            let town: u8 = seat.buildings.iter().map(|(_, people)| people).sum();
            seat.idle + seat.manned.iter().sum::<u8>() + town
        })
        .collect();
    people[picker.index()] += more;
    (0..table.register).for_each(|turn| people[(picker.index() + usize::from(turn)) % seats] += 1);
    let mut empty = [0, 0];
    for (seat, people) in table.seats.iter().zip(people) {
        let land: u8 = seat.tiles.iter().sum();
        let town: u8 = seat.buildings.iter().map(|&(building, _)| game.def(building).circles).sum();
        // Everybody in town as far as possible; everybody on the land as far as possible.
        empty[0] += town - people.min(town);
        empty[1] += town - (people - people.min(land)).min(town);
    }
    empty
}

/// Returns true if taking the bonus rather than leaving it makes a difference to the end.
fn matters(game: &PuertoRico, state: &State, take: Action) -> bool {
    let (before, players) = (seen(game, state), game.seats());
    if before.last_round {
        return false;
    }
    let counts_workers = !game.config().options.exp2;
    if before.phase.is_some_and(|(role, _)| role == Role::Recruiter) {
        let (_, picker) = before.phase.expect("a phase");
        let press = before.seats[picker.index()].buildings.contains(&(Building::PublishingHouse, 1));
        let takes = (1 + press as u8).min(before.workers);
        let [least, _] = empty_circles(game, &before, 0).map(|empty| empty.max(players));
        let [_, most] = empty_circles(game, &before, takes).map(|empty| empty.max(players));
        return counts_workers && before.workers - takes < most && before.workers >= least;
    }
    let (taken, left) = (answered(game, state, take), answered(game, state, Action::Pass));
    let ends = taken.last_round && !left.last_round;
    let last_point = taken.vp == 0 && left.vp > 0;
    let last_workers = taken.workers < players && left.workers >= players;
    ends || last_point || counts_workers && last_workers
}

/// A table at the same state that asks for no bonus; `None` where one is being
/// asked for, which it would have taken.
fn unasked(game: &PuertoRico, state: &State) -> Option<(PuertoRico, State)> {
    if bonus(game, state).is_some() {
        return None;
    }
    let mut position = game.position(state);
    position.config.options.ask_bonuses = false;
    PuertoRico::from_position(&position).ok()
}

/// The same with so many points left: random players seldom ship the others.
fn with_few_points(game: &PuertoRico, state: &State, left: u16) -> State {
    let mut position = game.position(state);
    let gone = seen(game, state).vp - left;
    position.vp = position.vp.map(|vp| vp - gone as i16);
    position.seats[0].vp += gone;
    PuertoRico::from_position(&position).expect("points that somebody has").1
}

#[test]
fn puerto_rico_asks_exactly_for_the_bonuses_that_matter_for_the_end() {
    let mut asked: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let mut legal = Actions::new();
    for config in PuertoRico::modes() {
        // What Puertomas do in between would have to be told apart.
        if config.options.puertomas > 0 {
            continue;
        }
        let mut config = config;
        config.options.ask_bonuses = true;
        let game = PuertoRico::new(&config).expect("a legal mode");
        for seed in 0..GAMES {
            let mut rng = Rng::stream(seed, 8);
            let mut state = game.setup(seed, &mut Mute);
            let mut poor = seed % 2 == 1;
            loop {
                game.legal(&state, &mut legal);
                if legal.is_empty() {
                    break;
                }
                if poor && matches!(game.turn(&state), Turn::Choose { prompt: Prompt::Role { .. }, .. }) {
                    state = with_few_points(&game, &state, 5 + seed as u16 % 16);
                    poor = false;
                }
                let action = legal[rng.below(legal.len() as u32) as usize];
                let before = state.clone();
                game.apply(&mut state, action, &mut Mute);
                let Some((prompt, take)) = bonus(&game, &state) else { continue };
                let matters = matters(&game, &state, take);
                let told = game.ending(&state);
                let place = || format!("seed {seed}, {prompt:?} in {:?}", game.position(&state));
                assert_eq!(told.is_some(), matters, "{told:?}: {}", place());
                // The Hospital may be asked about for another reason: it can be put off.
                let other = matches!(prompt, Prompt::Hospital { .. } | Prompt::LateHospital | Prompt::Extra);
                if let Some((plain, mut same)) = unasked(&game, &before)
                    && (!other || matters)
                {
                    plain.apply(&mut same, action, &mut Mute);
                    let asks = bonus(&plain, &same) == Some((prompt, take))
                        && plain.turn(&same) == game.turn(&state);
                    assert_eq!(asks, matters, "asked without asking for all: {}", place());
                }
                let kind = format!("{prompt:?}");
                let kind = kind.split([' ', '{']).next().expect("a name").to_owned();
                asked.entry(kind).or_default()[usize::from(matters)] += 1;
            }
        }
    }
    println!("bonuses that did not matter, and that did: {asked:?}");
    // A doubled point of the Captain is too rare in random games to be the last one:
    // `tests/rules/puerto_rico/endings.rs` lays it out.
    assert!(asked.contains_key("LoadPoint"), "{asked:?}");
    for kind in ["Privilege", "School", "Hospital", "Harbor", "Bonus"] {
        let [plain, mattered] = asked.get(kind).copied().unwrap_or_default();
        assert!(plain > 0 && mattered > 0, "{kind}: {asked:?}");
    }
}

/// San Juan ends with the twelfth slot of a city (`SJ-END-1`), and only a build
/// opens one: no draw that comes by itself can bring the end nearer.
#[test]
fn no_bonus_of_san_juan_brings_the_end_nearer() {
    let mut offers = 0;
    let mut legal = Actions::new();
    for mut config in SanJuan::modes() {
        config.switches.ask_optional_draws = true;
        let game = SanJuan::new(&config).expect("a legal mode");
        let slots = |state: &san_juan::State| -> Vec<usize> {
            game.view(state, Viewer::Public).seats.iter().map(|seat| seat.city.len()).collect()
        };
        for seed in 0..GAMES / 3 {
            let mut rng = Rng::stream(seed, 9);
            let mut state = game.setup(seed, &mut Mute);
            while let Turn::Choose { prompt, .. } = game.turn(&state) {
                game.legal(&state, &mut legal);
                if matches!(prompt, san_juan::Prompt::Offer { .. }) {
                    let outcome = |&answer: &san_juan::Action| {
                        let mut copy = state.clone();
                        game.apply(&mut copy, answer, &mut Mute);
                        while matches!(
                            game.turn(&copy),
                            Turn::Choose { prompt: san_juan::Prompt::Offer { .. }, .. }
                        ) {
                            game.apply(&mut copy, san_juan::Action::Pass, &mut Mute);
                        }
                        (game.is_over(&copy), slots(&copy))
                    };
                    let outcomes: Vec<_> = legal.iter().map(outcome).collect();
                    assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]), "seed {seed}: {prompt:?}");
                    offers += 1;
                }
                game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
            }
        }
    }
    assert!(offers > 1_000, "{offers}");
}
