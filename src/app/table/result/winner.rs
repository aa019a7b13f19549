//! Who won, and the cities as streets.

use sobremesa::core::Seat;

use super::Ended;
use crate::app::dom::{El, View, art, each, el, mark, when};
use crate::app::i18n::t;

/// Who won.
pub fn laurel(ended: Ended) -> El {
    let score = ended.score();
    let winners: Vec<usize> = (0..score.seats.len()).filter(|&seat| score.seats[seat].rank == 1).collect();
    let points = score.seats[winners[0]].tally.points;
    let shared = winners.len() > 1;
    let broken = !shared && score.seats.iter().filter(|seat| seat.tally.points == points).count() > 1;
    let marks = winners.iter().map(|&seat| mark(seat, "mark mark--big")).collect::<View>();
    let who = move || {
        let names = ended.names();
        let named: Vec<&str> = winners.iter().map(|&seat| names[seat].as_str()).collect();
        let named = named.join(t().table.and);
        if shared { (t().table.share_win)(&named) } else { (t().table.wins)(&named) }
    };
    let plate = el("div")
        .class("laurel__plate")
        .child(el("div").class("laurel__marks").child(marks))
        .child(el("h2").class("laurel__who").text(who))
        .child(el("p").class("laurel__sum").text(move || (t().table.points)(points)))
        .child(broken.then(|| el("p").class("laurel__why").text(|| t().table.tie_break_note)));
    el("section").class("laurel").test("laurel").child(plate)
}

/// Every city as a street, best first.
pub fn streets(ended: Ended) -> El {
    let order = move || {
        let score = ended.score();
        let counted = ended.is_counted();
        let mut order: Vec<usize> = (0..score.seats.len()).collect();
        if counted {
            order.sort_by_key(|&seat| score.seats[seat].rank);
        }
        order
    };
    el("ol").class("streets").child(each(order, usize::to_string, move |seat| street(ended, seat)))
}

fn street(ended: Ended, seat: usize) -> El {
    let rank = ended.score().seats[seat].rank;
    let won = move || ended.is_counted() && rank == 1;
    let head = el("header")
        .child(when(move || ended.is_counted(), move || el("span").text(rank.to_string())))
        .child(mark(seat, "mark"))
        .child(el("h2").text(move || ended.names()[seat].clone()))
        .child(el("b").text(move || ended.so_far(seat)));
    let game = ended.game();
    let fronts = game.fronts(Seat(seat as u8));
    let row = fronts
        .iter()
        .map(|id| art(game.id(), id, if game.is_wide(id) { "is-wide" } else { "" }))
        .collect::<View>();
    el("li")
        .class(move || if won() { "streets__one is-winner" } else { "streets__one" })
        .child(head)
        .child(el("div").class("streets__row").attr("aria-hidden", "true").child(row))
}
