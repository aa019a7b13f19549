//! Explanations in English for somebody who is asked something for the first time.

use puerto_rico::Prompt;

use ui::i18n::learn::FirstTime;

pub(super) fn first_time(prompt: &Prompt) -> Option<FirstTime> {
    use Prompt as P;
    match prompt {
        P::Role { .. } => FirstTime::new(
            "role",
            "Choose a role and take the coins on it. Every player acts, you first and with a bonus.",
        ),
        P::Take => {
            FirstTime::new("take", "Take a face-up tile for your land. It produces once it is occupied.")
        }
        P::Place { .. } => FirstTime::new(
            "place",
            "A plantation needs the building for its good: occupy both. You may rearrange them all every time.",
        ),
        P::Build => FirstTime::new(
            "build",
            "Buy a building, each kind once. It works while it is occupied. Occupied quarries make it cheaper.",
        ),
        P::Extra => FirstTime::new("extra", "Take one extra crate of a good you have just produced."),
        P::Sell => FirstTime::new(
            "sell",
            "The Trading House buys four crates, all different. It is emptied when full. Expensive goods earn the most.",
        ),
        P::Load => FirstTime::new(
            "load",
            "Each crate you load is 1 point. Each ship carries one kind, no two the same. If you can load, you must.",
        ),
        P::StoreAll { .. } | P::KeepOne | P::KeepSingles { .. } => {
            FirstTime::new("store", "You lose crates you cannot store. Keep the expensive ones.")
        }
        _ => None,
    }
}
