//! The points as a viewer may count them.

use serde::Serialize;

use game_core::{ScoreLine, ScoreSheet, Seat, SeatScore, Tally, Viewer};

/// The points as they stand, as far as they are told.
#[derive(Debug, Serialize)]
pub struct Standing {
    /// One entry per seat, in seat order; `None` for a seat whose points are
    /// not told.
    pub seats: Vec<Option<SeatStanding>>,
}

/// One seat's part of it.
#[derive(Debug, Serialize)]
pub struct SeatStanding {
    /// The lines in the order in which they are counted.
    pub lines: Vec<ScoreLine>,
    /// Their sum and the tie-break.
    pub tally: Tally,
    /// 1 for the best; absent where not all seats are told, for it compares
    /// with them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
}

impl Standing {
    /// Everything.
    pub fn whole(sheet: ScoreSheet) -> Self {
        let seats = sheet.seats.into_iter().map(|seat| Some(SeatStanding::of(seat, true)));
        Standing { seats: seats.collect() }
    }

    /// Keeps the part of the sheet that `viewer` may count before the end: its own seat.
    pub fn seen(sheet: ScoreSheet, viewer: Viewer) -> Self {
        let seats = (0..).map(Seat).zip(sheet.seats);
        let seats = seats.map(|(seat, score)| viewer.is(seat).then(|| SeatStanding::of(score, false)));
        Standing { seats: seats.collect() }
    }
}

impl SeatStanding {
    fn of(SeatScore { lines, tally, rank }: SeatScore, ranked: bool) -> Self {
        SeatStanding { lines, tally, rank: ranked.then_some(rank) }
    }
}
