//! The prompt bar: what is asked, how far the selection is, what can be done.

use sobremesa::core::{Seat, Turn};
use sobremesa::games::san_juan::ids::Kind;
use sobremesa::games::san_juan::prompt::FaceUp;
use sobremesa::games::san_juan::view::{DiscountSource, SiteView};
use sobremesa::games::san_juan::{DiscardWhy, Prompt, SanJuan, View};

use super::cards::{front, role_art};
use super::draft::hand;
use super::model::Target;
use crate::app::boards::Look;
use crate::app::i18n::san_juan::{BoardWords, Names, Scene, Stage, Words};
use crate::app::i18n::words;
use crate::app::prefs::Confirm;
use crate::app::table::model::{Button, Meter, PromptModel};

type SanJuanLook<'a> = Look<'a, SanJuan>;

/// The words of the look's language.
pub fn texts(look: SanJuanLook<'_>) -> &'static Words {
    words(look.lang).san_juan()
}

/// What the pieces of the edition on the table are called.
pub fn names(look: SanJuanLook<'_>) -> &'static Names {
    texts(look).names(look.view.edition)
}

/// The labels of its board.
pub fn board(look: SanJuanLook<'_>) -> &'static BoardWords {
    texts(look).board(look.view.edition)
}

/// What sentences look things up in.
pub fn scene<'a>(look: SanJuanLook<'a>) -> Scene<'a> {
    Scene { names: look.names, me: look.me, view: look.view }
}

/// The seat that looks and has to decide now.
pub fn deciding(look: SanJuanLook<'_>) -> Option<(Seat, Prompt)> {
    match look.view.turn {
        Turn::Choose { seat, prompt } if look.view.viewer.is(seat) && !look.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// What is asked now, selection included.
pub fn stage(look: SanJuanLook<'_>) -> Option<Stage> {
    let (_, prompt) = deciding(look)?;
    let chosen = look.draft.cards.len() as u8;
    let slots = look.draft.slots.len() as u8;
    Some(match prompt {
        Prompt::Role { pick } => Stage::Role { second: look.view.seats.len() == 2 && pick == 2 },
        Prompt::Library { role } => Stage::Library { role },
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } => building(look, prompt),
        Prompt::Produce { left, .. } => Stage::Produce { may: left, chosen: slots },
        Prompt::Sell { left, .. } => Stage::Sell { may: left, chosen: slots, cards: look.preview.proceeds },
        Prompt::Keep { left, .. } => Stage::Keep { must: left, chosen },
        Prompt::Discard { why, left, .. } if why.may_stop() => Stage::Exchange { why, may: left, chosen },
        Prompt::Discard { why, left, .. } => Stage::Discard { why, must: left, chosen },
        Prompt::Church { .. } => Stage::Church { chosen },
        Prompt::Offer { bonus } => Stage::Offer { bonus },
        Prompt::Take { from, .. } => Stage::Take { from, chosen: drawn(look) },
        Prompt::Ship { left, .. } => Stage::Ship { may: left, chosen: slots },
        Prompt::Chapel => {
            Stage::Chapel { chosen: look.draft.cards.first().map(|card| hand(look.view)[card as usize]) }
        }
    })
}

/// The chosen one of the cards that lie face up.
fn drawn(look: SanJuanLook<'_>) -> Option<Kind> {
    let cards = look.view.look.as_ref()?.cards.as_deref()?;
    cards.get(look.draft.cards.first()? as usize).copied()
}

fn building(look: SanJuanLook<'_>, prompt: Prompt) -> Stage {
    let kind = match prompt {
        Prompt::Site { kind } | Prompt::Pay { kind, .. } => Some(kind),
        _ => look.draft.building(look.view),
    };
    let Some(kind) = kind else {
        return Stage::Build { possible: look.legal.len().saturating_sub(1) as u8 };
    };
    if look.preview.needs_site {
        return Stage::Site { kind };
    }
    let over = look.draft.over.and_then(|slot| scene(look).building(look.view.turn.seat()?, slot));
    Stage::Pay { kind, due: look.preview.due(), chosen: look.draft.cards.len() as u8, over }
}

/// The prompt bar.
pub fn prompt(look: SanJuanLook<'_>) -> PromptModel<Target> {
    let words = texts(look);
    let Some(stage) = stage(look) else { return waiting(look) };
    let say = (words.ask)(&stage, look.view.edition);
    PromptModel {
        mine: true,
        icon: icon(look),
        head: say.head,
        text: say.text,
        note: note(look, stage),
        asides: asides(look),
        meter: meter(look, stage),
        buttons: buttons(look, stage),
    }
}

fn waiting(look: SanJuanLook<'_>) -> PromptModel<Target> {
    let head = match look.view.turn {
        Turn::Choose { seat, prompt } => {
            (texts(look).waiting)(&prompt, scene(look).who(seat), look.view.edition)
        }
        Turn::Over => words(look.lang).table.game_over.into(),
    };
    PromptModel {
        mine: false,
        icon: icon(look),
        head,
        text: String::new(),
        note: None,
        asides: Vec::new(),
        meter: None,
        buttons: Vec::new(),
    }
}

/// The building that asks, the governor's card where a round begins, else the
/// phase.
fn icon(look: SanJuanLook<'_>) -> Option<String> {
    let prompt = match look.view.turn {
        Turn::Choose { prompt, .. } => Some(prompt),
        Turn::Over => None,
    };
    let building = match prompt {
        Some(Prompt::Chapel) => Some(Kind::Chapel),
        Some(Prompt::Church { .. }) => Some(Kind::Church),
        Some(Prompt::Library { .. }) => Some(Kind::Library),
        Some(Prompt::Discard { why: DiscardWhy::Office, .. }) => Some(Kind::Office),
        Some(Prompt::Discard { why: DiscardWhy::Archive, .. }) => Some(Kind::Archive),
        Some(Prompt::Offer { bonus }) => bonus.building(),
        Some(Prompt::Take { from: FaceUp::GoldMine, .. }) => Some(Kind::GoldMine),
        _ => None,
    };
    let phase = || look.view.phase.map(|phase| role_art(phase.role));
    match prompt {
        Some(Prompt::Role { .. }) => Some("governor".to_owned()),
        _ => building.map(|kind| front(kind, look.view.edition)).or_else(phase),
    }
}

fn note(look: SanJuanLook<'_>, stage: Stage) -> Option<String> {
    match stage {
        Stage::Pay { .. } => look.preview.site.as_ref().map(|site| sum(look, site)),
        Stage::Role { .. } => {
            let (role, names) = (look.draft.role? as usize, names(look));
            Some(format!("{} {}", names.role_actions[role], names.role_privileges[role]))
        }
        _ => None,
    }
}

/// "5 − 1 (Builder) = 4".
fn sum(look: SanJuanLook<'_>, site: &SiteView) -> String {
    let (names, board) = (names(look), board(look));
    let mut parts: Vec<(String, u8)> = site
        .discounts
        .iter()
        .map(|&(source, cards)| match source {
            DiscountSource::May(discount) => (names.discount(discount).to_owned(), cards),
            DiscountSource::Covered(kind) => ((board.covered)(names.kind(kind)), cards),
        })
        .collect();
    if site.goods > 0 {
        parts.push((board.goods_paid.to_owned(), site.goods));
    }
    (board.sum)(site.cost, &parts, site.due + site.paid)
}

fn asides(look: SanJuanLook<'_>) -> Vec<Button<Target>> {
    let words = texts(look);
    let small = |label, target| Button { label, target, main: false, ready: true, sealed: false };
    let declined = look
        .draft
        .waive
        .last()
        .map(|&which| small((words.accept)(which, look.view.edition), Target::Unwaive(which)));
    let more = look
        .preview
        .still_waivable
        .iter()
        .map(|&which| small((words.decline)(which, look.view.edition), Target::Waive(which)));
    declined.into_iter().chain(more).collect()
}

fn meter(look: SanJuanLook<'_>, stage: Stage) -> Option<Meter> {
    let (on, of) = match stage {
        Stage::Pay { due, chosen, .. } if due > 0 => (chosen, due),
        Stage::Keep { must, chosen } | Stage::Discard { must, chosen, .. } => (chosen, must),
        Stage::Produce { may, chosen } | Stage::Sell { may, chosen, .. } => (chosen, may),
        Stage::Exchange { may, chosen, .. } | Stage::Ship { may, chosen } => (chosen, may),
        _ => return None,
    };
    Some(Meter { on, of, spoken: (texts(look).spoken.meter)(on, of) })
}

fn buttons(look: SanJuanLook<'_>, stage: Stage) -> Vec<Button<Target>> {
    let board = board(look);
    let main = |label: String, ready: bool| Button {
        label,
        target: Target::Commit,
        main: true,
        ready,
        sealed: false,
    };
    let other =
        |label: &str, target| Button { label: label.into(), target, main: false, ready: true, sealed: false };
    let sealed = |button: Button<Target>| Button { sealed: true, ..button };
    match stage {
        Stage::Role { .. } => match (look.confirm, look.draft.role) {
            (Confirm::Always, Some(role)) => {
                vec![other(board.clear, Target::Clear), main((board.take)(names(look).role(role)), true)]
            }
            _ => Vec::new(),
        },
        Stage::Library { .. } => {
            let now = Button { target: Target::Library(true), ..main(board.library_now.into(), true) };
            vec![other(board.library_later, Target::Library(false)), now]
        }
        Stage::Build { .. } => vec![other(board.do_not_build, Target::Decline)],
        Stage::Site { .. } => vec![other(board.clear, Target::Clear)],
        Stage::Pay { due, chosen, .. } => {
            let label = if due == 0 && look.draft.spend.is_empty() { board.build_free } else { board.build };
            vec![other(board.clear, Target::Clear), main(label.into(), chosen == due)]
        }
        Stage::Produce { chosen, .. } => {
            vec![other(board.produce_none, Target::Decline), main((board.produce)(chosen), chosen > 0)]
        }
        Stage::Sell { chosen, .. } => {
            vec![other(board.sell_none, Target::Decline), sealed(main((board.sell)(chosen), chosen > 0))]
        }
        Stage::Keep { must, chosen } => vec![main((board.keep)(must), chosen == must)],
        Stage::Discard { must, chosen, .. } => vec![main((board.discard_cards)(must), chosen == must)],
        Stage::Exchange { chosen, .. } => {
            vec![other(board.exchange_none, Target::Decline), main((board.exchange)(chosen), chosen > 0)]
        }
        Stage::Church { chosen } => {
            vec![other(board.tuck_none, Target::Decline), sealed(main(board.tuck.into(), chosen > 0))]
        }
        Stage::Offer { .. } => vec![other(board.draw_none, Target::Decline), main(board.draw.into(), true)],
        Stage::Take { chosen, .. } => {
            vec![other(board.take_none, Target::Decline), main(board.take_card.into(), chosen.is_some())]
        }
        Stage::Ship { chosen, .. } => {
            vec![other(board.ship_none, Target::Decline), main((board.ship)(chosen), chosen > 0)]
        }
        Stage::Chapel { chosen } => {
            vec![other(board.tuck_none, Target::Decline), main(board.tuck.into(), chosen.is_some())]
        }
    }
}

/// The tiles' prices as last seen: the open one, else the one put under the
/// queue last.
pub fn prices(view: &View) -> Option<[u8; 5]> {
    view.tile.or_else(|| view.queue.last().copied().flatten()).map(|tile| tile.prices())
}
