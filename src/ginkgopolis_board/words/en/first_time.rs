//! Explanations in English for somebody who is asked something for the first time.

use ginkgopolis::Prompt;

use ui::i18n::learn::FirstTime;

pub(super) fn first_time(prompt: &Prompt) -> Option<FirstTime> {
    use Prompt as P;
    match prompt {
        P::Draft { .. } => FirstTime::new(
            "draft",
            "Keep one of these characters and pass the others on. It helps whenever you take its action.",
        ),
        P::Card => FirstTime::new(
            "card",
            "All players choose a card in secret. A card alone exploits. With a tile, a letter urbanizes; a building constructs.",
        ),
        P::Tile => FirstTime::new("tile", "Add a tile to build, or play the card alone to exploit."),
        P::Goods => {
            FirstTime::new("goods", "You pay for buildings with resources, and build them with tiles.")
        }
        P::Shift { .. } => {
            FirstTime::new("shift", "The city grows, and its markers make room. Choose which move.")
        }
        P::Place { .. } => {
            FirstTime::new("place", "Put the marker back beside the city. Players can urbanize there later.")
        }
        P::LastTile { .. } | P::Return => None,
    }
}
