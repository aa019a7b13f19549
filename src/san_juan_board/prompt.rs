//! The prompt bar: what is asked, how far the selection is, what can be done.

use game_core::{Reason as _, Seat, Turn};
use san_juan::ids::Kind;
use san_juan::prompt::FaceUp;
use san_juan::view::{DiscountSource, SiteView};
use san_juan::{Action, DiscardWhy, Prompt, Reason, View};

use super::cards::{front, role_art};
use super::draft::hand;
use super::model::Target;
use crate::words::{Scene, Stage, Words, words_of};
use crate::{Context, SanJuanBoard};
use table::board::TapOf;
use table::model::{Button, Meter, PromptModel, Tap};
use ui::i18n;
use ui::prefs::Confirm;

/// The words of the board's language for the edition on the table.
pub fn texts(context: Context<'_>) -> Words {
    words_of(context.lang, context.view.edition)
}

/// Scene in which sentences look up names.
pub fn scene<'a>(context: Context<'a>) -> Scene<'a> {
    Scene { names: context.names, me: context.me, view: context.view }
}

/// Says why something cannot be chosen.
pub fn refuse(context: Context<'_>, reason: Reason) -> TapOf<SanJuanBoard> {
    Tap::Say(texts(context).reason(reason), reason.rule().0)
}

/// The seat that looks and has to decide now.
pub fn deciding(context: Context<'_>) -> Option<(Seat, Prompt)> {
    match context.view.turn {
        Turn::Choose { seat, prompt } if context.view.viewer.is(seat) && !context.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// Question, selection included.
pub fn stage(context: Context<'_>) -> Option<Stage> {
    let (_, prompt) = deciding(context)?;
    let chosen = context.draft.cards.len() as u8;
    let slots = context.draft.slots.len() as u8;
    Some(match prompt {
        Prompt::Role { pick } => Stage::Role { second: context.view.seats.len() == 2 && pick == 2 },
        Prompt::Library { role } => Stage::Library { role },
        Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } => building(context, prompt),
        Prompt::Produce { left, .. } => Stage::Produce { may: left, chosen: slots },
        Prompt::Sell { left, .. } => {
            Stage::Sell { may: left, chosen: slots, cards: context.preview.proceeds }
        }
        Prompt::Keep { left, .. } => Stage::Keep { must: left, chosen },
        Prompt::Discard { why, left, .. } if why.may_stop() => Stage::Exchange { why, may: left, chosen },
        Prompt::Discard { why, left, .. } => Stage::Discard { why, must: left, chosen },
        Prompt::Church { .. } => Stage::Church { chosen },
        Prompt::Offer { bonus } => Stage::Offer { bonus },
        Prompt::Take { from, .. } => Stage::Take { from, chosen: drawn(context) },
        Prompt::Ship { left, .. } => Stage::Ship { may: left, chosen: slots },
        Prompt::Chapel => Stage::Chapel {
            chosen: context.draft.cards.first().map(|card| hand(context.view)[card as usize]),
        },
    })
}

/// The chosen one of the cards that lie face up.
fn drawn(context: Context<'_>) -> Option<Kind> {
    let cards = context.view.look.as_ref()?.cards.as_deref()?;
    cards.get(context.draft.cards.first()? as usize).copied()
}

fn building(context: Context<'_>, prompt: Prompt) -> Stage {
    let kind = match prompt {
        Prompt::Site { kind } | Prompt::Pay { kind, .. } => Some(kind),
        _ => context.draft.building(context.view),
    };
    let Some(kind) = kind else {
        return Stage::Build { possible: context.legal.len().saturating_sub(1) as u8 };
    };
    if context.preview.needs_site {
        return Stage::Site { kind };
    }
    let over = context.draft.over.and_then(|slot| scene(context).building(context.view.turn.seat()?, slot));
    Stage::Pay { kind, due: context.preview.due(), chosen: context.draft.cards.len() as u8, over }
}

/// The prompt bar.
pub fn prompt(context: Context<'_>) -> PromptModel<Target> {
    let Some(stage) = stage(context) else { return waiting(context) };
    let say = texts(context).ask(&stage);
    PromptModel {
        mine: true,
        icon: icon(context),
        head: say.head,
        text: say.text,
        note: note(context, stage),
        asides: asides(context, stage),
        meter: meter(context, stage),
        buttons: buttons(context, stage),
    }
}

fn waiting(context: Context<'_>) -> PromptModel<Target> {
    let head = match context.view.turn {
        Turn::Choose { seat, prompt } => texts(context).waiting(&prompt, scene(context).who(seat)),
        Turn::Over => i18n::words(context.lang).table.game_over().into(),
    };
    PromptModel::of_others(icon(context), head)
}

/// The building that asks, the governor's card where a round begins, else the
/// phase.
fn icon(context: Context<'_>) -> Option<String> {
    let prompt = match context.view.turn {
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
    let phase = || context.view.phase.map(|phase| role_art(phase.role));
    match prompt {
        Some(Prompt::Role { .. }) => Some("governor".to_owned()),
        _ => building.map(|kind| front(kind, context.view.edition)).or_else(phase),
    }
}

fn note(context: Context<'_>, stage: Stage) -> Option<String> {
    match stage {
        Stage::Pay { .. } => context.preview.site.as_ref().map(|site| sum(context, site)),
        Stage::Role { .. } => {
            let (role, words) = (context.draft.role?, texts(context));
            Some(words.ask_role_note(words.role_action(role), words.role_privilege(role)))
        }
        _ => None,
    }
}

/// "5 − 1 (Builder) = 4".
fn sum(context: Context<'_>, site: &SiteView) -> String {
    let words = texts(context);
    let less = |sum: String, (source, cards): (&str, u8)| words.board_sum_less(cards, source, sum);
    let sum = site.discounts.iter().fold(site.cost.to_string(), |sum, &(source, cards)| match source {
        DiscountSource::May(discount) => less(sum, (words.discount(discount), cards)),
        DiscountSource::Covered(kind) => less(sum, (&words.board_covered(words.building(kind)), cards)),
    });
    let sum = if site.goods > 0 { less(sum, (words.board_goods_paid(), site.goods)) } else { sum };
    words.board_sum(site.due + site.paid, sum)
}

fn asides(context: Context<'_>, stage: Stage) -> Vec<Button<Target>> {
    let words = texts(context);
    let small = |label, target| Button { label, target, main: false, ready: true, sealed: false };
    let declined =
        context.draft.waive.last().map(|&which| small(words.accept(which), Target::Unwaive(which)));
    let more = context
        .preview
        .still_waivable
        .iter()
        // What is paid for is known only once there is a building.
        .filter(|_| !matches!(stage, Stage::Build { .. }))
        .map(|&which| small(words.decline(which), Target::Waive(which)));
    declined.into_iter().chain(more).collect()
}

fn meter(context: Context<'_>, stage: Stage) -> Option<Meter> {
    let (on, of) = match stage {
        Stage::Pay { due, chosen, .. } if due > 0 => (chosen, due),
        Stage::Keep { must, chosen } | Stage::Discard { must, chosen, .. } => (chosen, must),
        Stage::Produce { may, chosen } | Stage::Sell { may, chosen, .. } => (chosen, may),
        Stage::Exchange { may, chosen, .. } | Stage::Ship { may, chosen } => (chosen, may),
        _ => return None,
    };
    Some(Meter { on, of, spoken: texts(context).spoken_meter(on, of) })
}

fn buttons(context: Context<'_>, stage: Stage) -> Vec<Button<Target>> {
    let words = texts(context);
    let main = |label: String, ready: bool| Button {
        label,
        target: Target::Commit,
        main: true,
        ready,
        sealed: false,
    };
    let other =
        |label: &str, target| Button { label: label.into(), target, main: false, ready: true, sealed: false };
    let none = |label: &str| other(label, Target::Answer(Action::Pass));
    let sealed = |button: Button<Target>| Button { sealed: true, ..button };
    match stage {
        Stage::Role { .. } => match (context.confirm, context.draft.role) {
            (Confirm::Always | Confirm::Roles, Some(role)) => {
                vec![
                    other(words.board_clear(), Target::Clear),
                    main(words.board_take(words.role(role)), true),
                ]
            }
            _ => Vec::new(),
        },
        Stage::Library { .. } => {
            let answer = |now| Target::Answer(Action::Library(now));
            let now = Button { target: answer(true), ..main(words.board_library_now().into(), true) };
            vec![other(words.board_library_later(), answer(false)), now]
        }
        Stage::Build { .. } => vec![none(words.board_build_none())],
        Stage::Site { .. } => vec![other(words.board_clear(), Target::Clear)],
        Stage::Pay { due, chosen, .. } => {
            let label = if due == 0 && context.draft.spend.is_empty() {
                words.board_build_free()
            } else {
                words.board_build()
            };
            vec![other(words.board_clear(), Target::Clear), main(label.into(), chosen == due)]
        }
        Stage::Produce { chosen, .. } => {
            vec![none(words.board_produce_none()), main(words.board_produce(chosen), chosen > 0)]
        }
        Stage::Sell { chosen, .. } => {
            vec![none(words.board_sell_none()), sealed(main(words.board_sell(chosen), chosen > 0))]
        }
        Stage::Keep { must, chosen } => vec![main(words.board_keep(must), chosen == must)],
        Stage::Discard { must, chosen, .. } => vec![main(words.board_discard_cards(must), chosen == must)],
        Stage::Exchange { chosen, .. } => {
            vec![none(words.board_exchange_none()), main(words.board_exchange(chosen), chosen > 0)]
        }
        Stage::Church { chosen } => {
            vec![none(words.board_tuck_none()), sealed(main(words.board_tuck().into(), chosen > 0))]
        }
        Stage::Offer { .. } => {
            let draw =
                Button { target: Target::Answer(Action::Draw), ..main(words.board_draw().into(), true) };
            vec![none(words.board_draw_none()), draw]
        }
        Stage::Take { chosen, .. } => {
            vec![none(words.board_take_none()), main(words.board_take_card().into(), chosen.is_some())]
        }
        Stage::Ship { chosen, .. } => {
            vec![none(words.board_ship_none()), main(words.board_ship(chosen), chosen > 0)]
        }
        Stage::Chapel { chosen } => {
            vec![none(words.board_tuck_none()), main(words.board_tuck().into(), chosen.is_some())]
        }
    }
}

/// The tiles' prices as last seen: the open one, else the one put under the
/// queue last.
pub fn prices(view: &View) -> Option<[u8; 5]> {
    view.tile.or_else(|| view.queue.last().copied().flatten()).map(|tile| tile.prices())
}
