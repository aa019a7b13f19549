//! Those who watch: they see what everybody may see, and have no seat, no key, and nothing to say.

use session::Session;
use session::auto_answer::AutoAnswer;

use super::{Happened, Host, Out};
use crate::fault::HostRefusal;
use crate::message::{Farewell, ToGuest};

impl Host {
    /// Number of those who watch.
    pub fn watching(&self) -> usize {
        self.links.iter().filter(|link| link.is_watching).count()
    }

    /// Returns true if somebody without a seat may watch.
    pub fn may_watch(&self) -> bool {
        self.may_watch
    }

    /// Sets whether somebody may; those who do have to leave when nobody may any more.
    pub fn let_watch(&mut self, may: bool) {
        self.may_watch = may;
        for at in 0..self.links.len() {
            if !may && self.links[at].is_watching {
                self.send(at, &ToGuest::Bye(Farewell::Unwatched));
                self.out.push(Out::Close(self.links[at].id));
            }
        }
        self.links.retain(|link| may || !link.is_watching);
    }

    /// Somebody without a seat asks to watch.
    pub(super) fn watch<G: AutoAnswer>(&mut self, session: &Session<G>, at: usize) -> Happened {
        if !self.may_watch {
            self.send(at, &ToGuest::Refused(HostRefusal::Unwatched));
            self.send(at, &ToGuest::Lobby(self.lobby(session)));
            return Happened::Nothing;
        }
        self.links[at].is_watching = true;
        self.welcome(session, at);
        Happened::People
    }
}
