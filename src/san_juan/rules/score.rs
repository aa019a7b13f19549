//! Victory points (section 7).

use std::borrow::Cow;

use super::SanJuan;
use crate::data::buildings::Class;
use crate::editions::GuildHallPolicy;
use crate::ids::{KINDS, Kind, KindSet};
use crate::state::{City, State};
use game_core::score::rank;
use game_core::{Game, ScoreLine, ScoreSheet, Seat, SeatScore, Tally};

const MONUMENTS: KindSet = KindSet::of(&[Kind::Statue, Kind::VictoryColumn, Kind::Hero]);

/// Victory points by source, in the order in which they are counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Points {
    /// `SJ-SCORE-1`
    pub printed: i16,
    /// `SJ-SCORE-2`
    pub tucked: i16,
    /// `SJ-SCORE-ARCH`
    pub arch: i16,
    /// `SJ-SCORE-GUILD`
    pub guild: i16,
    /// `SJ-SCORE-CITYHALL`
    pub city_hall: i16,
    /// `SJ-SCORE-RES`
    pub residence: i16,
    /// `SJ-SCORE-CATH`
    pub cathedral: i16,
    /// `SJ-SCORE-PALACE`
    pub palace: i16,
}

impl Points {
    /// The sum.
    pub(super) fn total(self) -> i16 {
        let kinds = self.arch + self.guild + self.city_hall + self.residence + self.cathedral;
        self.printed + self.tucked + kinds + self.palace
    }
}

/// Counts the points of `seat`, with `tucked` cards laid by.
pub(super) fn points(game: &SanJuan, state: &State, seat: Seat, tucked: u8) -> Points {
    let city = state.city(seat);
    let visible = city.visible();
    let mut points = Points { tucked: tucked as i16, ..Points::default() };
    let mut production = 0;
    for &kind in city.slots() {
        points.printed += game.vp(kind) as i16;
        production += kind.is_production() as i16;
    }
    if visible.has(Kind::TriumphalArch) {
        points.arch = [0, 4, 6, 8][visible.and(MONUMENTS).len() as usize];
    }
    if visible.has(Kind::GuildHall) {
        points.guild = game.guild_hall(production as u8, visible.and(game.production).len() as u8).into();
    }
    if visible.has(Kind::CityHall) {
        points.city_hall = city.len() as i16 - production;
    }
    if visible.has(Kind::Residence) {
        points.residence = game.residence(state, seat).into();
    }
    if visible.has(Kind::Cathedral) {
        points.cathedral = game.cathedral(state, seat).into();
    }
    // SJ-SCORE-PALACE: always last, and not part of its own base.
    if visible.has(Kind::Palace) {
        points.palace = points.total() / 4;
    }
    points
}

/// Sets of three different kinds of equal printed cost, every building in one
/// of them at most (`SJ-SCORE-RES-2`): for each cost from 1 on, how many sets,
/// and how many buildings there are for the next one.
fn sets_of_three(game: &SanJuan, city: &City) -> [(usize, usize); 7] {
    let mut copies = [0u8; KINDS];
    city.slots().iter().for_each(|kind| copies[kind.index()] += 1);
    std::array::from_fn(|index| {
        let alike = |kind: &Kind| game.cost(*kind) as usize == index + 1;
        let usable = |sets: usize| -> usize {
            let kinds = city.visible().iter().filter(alike);
            kinds.map(|kind| usize::from(copies[kind.index()]).min(sets)).sum()
        };
        let sets = (1..=4).take_while(|&sets| usable(sets) >= 3 * sets).count();
        (sets, usable(sets + 1) - 3 * sets)
    })
}

/// Buildings of cost 6 in the cities of all others (`SJ-SCORE-CATH`).
fn sixes_of_others(game: &SanJuan, state: &State, seat: Seat) -> usize {
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    let sixes = |other| state.city(other).visible().iter().filter(|&kind| game.cost(kind) == 6).count();
    others.map(sixes).sum()
}

impl SanJuan {
    /// Returns the points of a Guild Hall beside so many production buildings of so many kinds
    /// (`SJ-SCORE-GUILD`).
    pub fn guild_hall(&self, production: u8, kinds: u8) -> u8 {
        match self.rules.guild_hall {
            GuildHallPolicy::BuildingsAndKinds => production + kinds,
            GuildHallPolicy::TwoPerBuilding => 2 * production,
        }
    }

    /// The buildings of `seat` that score by others, and what each scores as things stand.
    pub fn bonuses(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Kind, i16)> + use<> {
        let points = points(self, state, seat, state.laid_by(seat));
        let visible = state.city(seat).visible();
        let all = [
            (Kind::TriumphalArch, points.arch),
            (Kind::GuildHall, points.guild),
            (Kind::CityHall, points.city_hall),
            (Kind::Residence, points.residence),
            (Kind::Cathedral, points.cathedral),
            (Kind::Palace, points.palace),
        ];
        all.into_iter().filter(move |(kind, _)| visible.has(*kind))
    }

    /// Returns the points of a Residence in the city of `seat` as it stands.
    pub fn residence(&self, state: &State, seat: Seat) -> u8 {
        let sets: usize = sets_of_three(self, state.city(seat)).iter().map(|(sets, _)| sets).sum();
        FALLING[sets.min(4)]
    }

    /// Pairs in a city that a third building would make a set of a Residence.
    pub fn waiting_pairs(&self, city: &City) -> u8 {
        sets_of_three(self, city).iter().filter(|(_, rest)| *rest == 2).count() as u8
    }

    /// Returns the points of a Cathedral in the city of `seat` as it stands.
    pub fn cathedral(&self, state: &State, seat: Seat) -> u8 {
        FALLING[sixes_of_others(self, state, seat).min(4)]
    }
}

/// 4 for the first, 3 for the second, 2 for the third, 1 for the fourth.
const FALLING: [u8; 5] = [0, 4, 7, 9, 10];

/// Points, and hand cards plus goods for ties (`SJ-WIN-2`).
pub(super) fn tally(game: &SanJuan, state: &State, seat: Seat) -> Tally {
    let points = points(game, state, seat, state.laid_by(seat)).total();
    let tie_break = (state.hand(seat).len() + state.city(seat).goods().len()) as i16;
    Tally { points, tie_break }
}

/// The sheet of all seats.
pub(super) fn sheet(game: &SanJuan, state: &State) -> ScoreSheet {
    let tallies = game.tallies(state);
    let seats = Seat::all(game.seats()).map(|seat| SeatScore {
        lines: lines(game, state, seat),
        tally: tallies[seat.index()],
        rank: rank(&tallies, seat),
    });
    ScoreSheet { seats: seats.collect() }
}

fn lines(game: &SanJuan, state: &State, seat: Seat) -> Vec<ScoreLine> {
    let points = points(game, state, seat, state.laid_by(seat));
    let visible = |keep: &dyn Fn(Kind) -> bool| -> Vec<(Cow<'static, str>, i16)> {
        let kinds = state.city(seat).slots().iter().copied().filter(|&kind| keep(kind));
        kinds.map(|kind| (Cow::Borrowed(kind.key()), 1)).collect()
    };
    let printed = state.city(seat).slots().iter();
    let printed = printed.map(|&kind| (Cow::Borrowed(kind.key()), game.vp(kind) as i16)).collect();
    let line = |source, rule, points, pieces| ScoreLine {
        source: Cow::Borrowed(source),
        rule: Cow::Borrowed(rule),
        points,
        pieces,
    };
    let mut lines = vec![
        line("printed", "SJ-SCORE-1", points.printed, printed),
        line("tucked", "SJ-SCORE-2", points.tucked, Vec::new()),
    ];
    let owns = |kind| state.city(seat).visible().has(kind);
    if owns(Kind::TriumphalArch) {
        let pieces = visible(&|kind| game.class(kind) == Class::Monument);
        lines.push(line("triumphal_arch", "SJ-SCORE-ARCH", points.arch, pieces));
    }
    if owns(Kind::GuildHall) {
        lines.push(line("guild_hall", "SJ-SCORE-GUILD", points.guild, visible(&|kind| kind.is_production())));
    }
    if owns(Kind::CityHall) {
        let pieces = visible(&|kind| !kind.is_production());
        lines.push(line("city_hall", "SJ-SCORE-CITYHALL", points.city_hall, pieces));
    }
    if owns(Kind::Residence) {
        lines.push(line("residence", "SJ-SCORE-RES", points.residence, Vec::new()));
    }
    if owns(Kind::Cathedral) {
        lines.push(line("cathedral", "SJ-SCORE-CATH", points.cathedral, Vec::new()));
    }
    if owns(Kind::Palace) {
        lines.push(line("palace", "SJ-SCORE-PALACE", points.palace, Vec::new()));
    }
    lines
}
