//! Explanations in English for somebody who is asked something for the first time.

use san_juan::Prompt;

use ui::i18n::learn::FirstTime;

pub(super) fn first_time(prompt: &Prompt) -> Option<FirstTime> {
    use Prompt as P;
    match prompt {
        P::Role { .. } => FirstTime::new(
            "role",
            "Choose a role. Every player acts, you with a bonus. The small text shows what you would gain now.",
        ),
        P::Build => FirstTime::new(
            "build",
            "Choose a card to build; other cards pay for it. Tap one you cannot afford to see why.",
        ),
        P::Site { .. } => FirstTime::new(
            "site",
            "Build on an empty site, or over an old building and pay only the difference.",
        ),
        P::Pay { .. } => {
            FirstTime::new("pay", "Pay with the cards you need least. You pay only when you confirm.")
        }
        P::Produce { .. } => FirstTime::new(
            "produce",
            "A good is the top card of the deck, face down on a production building. You can sell it later.",
        ),
        P::Sell { .. } => FirstTime::new(
            "sell",
            "The price tile shows how many cards each good sells for. Wait for a better price if you can.",
        ),
        P::Keep { .. } => {
            FirstTime::new("keep", "Keep cards that suit your city and that you can soon afford.")
        }
        P::Discard { .. } => FirstTime::new(
            "discard",
            "Discard what you are least likely to build. Your opponents do not see it.",
        ),
        P::Chapel => FirstTime::new(
            "chapel",
            "A card under this building scores 1 point at the end, but you cannot spend it.",
        ),
        P::Church { .. } | P::Offer { .. } | P::Library { .. } | P::Take { .. } | P::Ship { .. } => None,
    }
}
