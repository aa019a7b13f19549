//! A decision that takes several choices, told as one.

use game_core::Viewer;
use leptos::prelude::*;

use super::handle::{Seatable, Source};
use super::names;
use crate::board::{ActionOf, BoardContext};
use ui::prefs::Prefs;

impl<G: Seatable> Source<G> {
    /// Names the choices of a decision of the person on turn; tracked. Each stands in the question that is asked when its
    /// turn comes: those before it are carried out on a copy of the table.
    pub fn told_decision(self, actions: &[ActionOf<G>]) -> Vec<String> {
        self.version.track();
        let Prefs { lang, kept, .. } = self.page.prefs;
        let (lang, confirm) = (lang.get(), kept.get().confirm);
        self.session.with_value(|session| {
            let mut copy = session.fork(session.len());
            let Some(seat) = copy.turn().seat() else { return Vec::new() };
            let mut labels = Vec::new();
            for &action in actions {
                let legal = copy.legal(seat);
                // What follows by itself has happened already.
                if copy.turn().seat() != Some(seat) || !legal.contains(&action) {
                    continue;
                }
                let context = BoardContext {
                    game: copy.game(),
                    view: &copy.view(Viewer::Seat(seat)),
                    legal: &legal,
                    preview: &G::Preview::default(),
                    draft: &G::Draft::default(),
                    names: &names::of::<G>(&copy, lang),
                    levels: &names::levels::<G>(&copy, lang),
                    me: names::only_here::<G>(&copy),
                    visiting: None,
                    lang,
                    confirm,
                };
                let label = G::actions(context).into_iter().find(|(.., of)| *of == action);
                labels.extend(label.map(|(_, label, _)| label));
                if copy.act(seat, action).is_err() {
                    break;
                }
            }
            labels
        })
    }
}
