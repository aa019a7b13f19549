//! Victory points (section 7).

use std::borrow::Cow;

use super::SanJuan;
use crate::core::score::rank;
use crate::core::{Game, ScoreLine, ScoreSheet, Seat, SeatScore, Tally};
use crate::games::san_juan::data::buildings::Class;
use crate::games::san_juan::editions::GuildHallPolicy;
use crate::games::san_juan::ids::{Kind, KindSet};
use crate::games::san_juan::state::State;

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
    /// `SJ-SCORE-PALACE`
    pub palace: i16,
}

impl Points {
    /// The sum.
    pub(super) fn total(self) -> i16 {
        self.printed + self.tucked + self.arch + self.guild + self.city_hall + self.palace
    }
}

/// Counts the points of `seat`, with `tucked` cards under its Chapel.
pub(super) fn points(game: &SanJuan, state: &State, seat: Seat, tucked: u8) -> Points {
    let city = state.city(seat);
    let visible = city.visible();
    let mut points = Points { tucked: tucked as i16, ..Points::default() };
    let mut production = 0;
    for slot in city.slots() {
        points.printed += game.vp(slot.kind) as i16;
        production += slot.kind.is_production() as i16;
    }
    if visible.has(Kind::TriumphalArch) {
        points.arch = [0, 4, 6, 8][visible.and(MONUMENTS).len() as usize];
    }
    if visible.has(Kind::GuildHall) {
        points.guild = match game.rules.guild_hall {
            GuildHallPolicy::BuildingsAndKinds => production + visible.and(game.production).len() as i16,
        };
    }
    if visible.has(Kind::CityHall) {
        points.city_hall = city.len() as i16 - production;
    }
    // SJ-SCORE-PALACE: always last, and not part of its own base.
    if visible.has(Kind::Palace) {
        points.palace = points.total() / 4;
    }
    points
}

/// Points, and hand cards plus goods for ties (`SJ-WIN-2`).
pub(super) fn tally(game: &SanJuan, state: &State, seat: Seat) -> Tally {
    let points = points(game, state, seat, state.tucked(seat)).total();
    let tie_break = (state.hand(seat).len() + state.city(seat).goods()) as i16;
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
    let points = points(game, state, seat, state.tucked(seat));
    let visible = |keep: &dyn Fn(Kind) -> bool| -> Vec<(Cow<'static, str>, i16)> {
        let kinds = state.city(seat).slots().iter().map(|slot| slot.kind).filter(|&kind| keep(kind));
        kinds.map(|kind| (Cow::Borrowed(kind.key()), 1)).collect()
    };
    let printed = state.city(seat).slots().iter();
    let printed = printed.map(|slot| (Cow::Borrowed(slot.kind.key()), game.vp(slot.kind) as i16)).collect();
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
    if owns(Kind::Palace) {
        lines.push(line("palace", "SJ-SCORE-PALACE", points.palace, Vec::new()));
    }
    lines
}
