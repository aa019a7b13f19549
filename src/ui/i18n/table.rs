//! Texts of every table: waiting, taking back, log, pace, curtain, result.

use session::worker_pool::Cause;

use game_core::undo::Barrier;

/// The texts.
pub struct Messages {
    pub players: &'static str,
    pub tools: &'static str,
    pub what_now: &'static str,
    pub game_over: &'static str,
    pub log: &'static str,
    pub actions: &'static str,
    pub no_actions: &'static str,
    pub undo: &'static str,
    pub undo_turn: &'static str,
    pub undo_further: &'static str,
    /// Why nothing can be taken back: beginning, something revealed, another seat.
    pub barriers: [&'static str; 3],
    pub not_your_turn: &'static str,
    pub help: &'static str,
    pub describe: &'static str,
    pub recap: &'static str,
    pub recap_none: &'static str,
    pub thoughts: &'static str,
    pub thoughts_of: fn(&str) -> String,
    pub solo_best: fn(i16, i16) -> String,
    pub solo_new_best: fn(i16, i16) -> String,
    pub results: &'static str,
    pub leave: &'static str,
    pub pause: &'static str,
    pub next_step: &'static str,
    pub skip: &'static str,
    pub thinking: &'static str,
    pub thinking_of: fn(&str) -> String,
    pub powers: &'static str,
    pub powers_none: &'static str,
    /// Always, ask, never.
    pub policies: [&'static str; 3],
    pub answer_forced: &'static str,
    pub sealed: &'static str,
    pub show_card: &'static str,
    pub viewing: fn(usize, usize) -> String,
    pub back_to_now: &'static str,
    pub back_to_own: &'static str,
    pub earlier: &'static str,
    pub later: &'static str,
    pub play_from_here: &'static str,
    /// To a study of the position that is looked at.
    pub study: &'static str,
    /// By whose eyes a table is looked at.
    pub eyes: &'static str,
    pub everybody: &'static str,
    pub back_to_study: &'static str,
    /// Name of looking back.
    pub replay: &'static str,
    pub position: &'static str,
    pub play: &'static str,
    pub speed: fn(u32) -> String,
    pub round_before: &'static str,
    pub round_after: &'static str,
    pub watch_again: &'static str,
    pub hand_to: &'static str,
    pub hold: &'static str,
    pub hold_note: &'static str,
    pub person: &'static str,
    pub person_n: fn(u8) -> String,
    pub opponent_n: fn(u8) -> String,
    /// Names of the levels, weakest first.
    pub levels: [&'static str; 8],
    /// Names of the styles of opponents, in their order.
    pub styles: [&'static str; 3],
    /// A level, and the style of an opponent of it.
    pub with_style: fn(level: &str, style: &str) -> String,
    pub elsewhere: &'static str,
    pub elsewhere_text: &'static str,
    pub take_over: &'static str,
    pub lost: &'static str,
    pub asking: &'static str,
    /// Headings where no game can be shown: nothing is kept there, with what may have become of it; what
    /// is kept cannot be opened.
    pub missing: &'static str,
    pub missing_note: &'static str,
    pub unopened: &'static str,
    pub history_lost: &'static str,
    pub not_saved_full: &'static str,
    pub not_saved_closed: &'static str,
    pub export_now: &'static str,
    /// Faults of the opponents' program.
    pub opponents: Opponents,
    pub choose: &'static str,
    pub all_seats: &'static str,
    pub final_score: &'static str,
    pub source: &'static str,
    pub total: &'static str,
    /// That it was broken, and by what.
    pub tie_break_note: fn(&str) -> String,
    pub wins: fn(&str) -> String,
    pub share_win: fn(&str) -> String,
    pub skip_counting: &'static str,
    pub again_same: &'static str,
    pub again_new: &'static str,
    pub look_at_table: &'static str,
    /// The result as a picture: to keep, to show, and when it cannot be made.
    pub save_picture: &'static str,
    pub share_picture: &'static str,
    pub no_picture: &'static str,
    /// At the foot of that picture.
    pub imprint: &'static str,
    pub points: fn(i16) -> String,
    /// Between two names.
    pub and: &'static str,
    /// True if a space stands between two sentences.
    pub spaced: bool,
    pub not_over: &'static str,
    pub key_names: &'static [(&'static str, &'static str)],
    pub auto_mark: &'static str,
    /// Before what a card means for the reader now.
    pub for_you_now: &'static str,
    /// Name of the strip that sums up a phase seat by seat.
    pub who_did_what: &'static str,
}

impl Messages {
    /// Why nothing can be taken back.
    pub fn barrier(&self, barrier: Barrier) -> &'static str {
        match barrier {
            Barrier::Beginning => self.barriers[0],
            Barrier::Revealed => self.barriers[1],
            Barrier::OtherSeat => self.barriers[2],
        }
    }
}

/// The opponents' program does not run as it should.
pub struct Opponents {
    pub why: fn(Cause) -> &'static str,
    /// Next step of the page, behind the reason.
    pub still_tried: &'static str,
    pub stopped: &'static str,
    pub on_page: &'static str,
    pub again: &'static str,
    pub reload: &'static str,
    /// A person plays for this opponent.
    pub play_for: fn(&str) -> String,
}
