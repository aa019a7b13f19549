//! Links: set-ups, finished games, games on their way, positions.

use session::Seated;
use session::handover::{Relation, receive};
use session::save::Save;
use session::share::{self, ShareError};
use session::study::{PositionEditor, link};

use super::{Fate, any, every_game};

/// The code behind an address, as it came.
pub fn text(data: &[u8]) -> Fate {
    super::text(data).map_or(Fate::Refused, code)
}

/// The content of a code: sealed here, as the seal guards against slips of the hand and nothing behind it
/// would be reached.
pub fn inside(data: &[u8]) -> Fate {
    code(&share::seal(data.to_vec()))
}

fn code(code: &str) -> Fate {
    let fates = every_game!(opened, code);
    let opened: usize =
        fates.iter().map(|fates| fates.iter().filter(|fate| **fate == Fate::Read).count()).sum();
    assert!(opened <= 1, "a code is one thing of one game");
    any(fates.into_iter().flatten())
}

/// The code as a set-up or finished game, as a game on its way, as a position.
fn opened<G: Seated + PositionEditor>(code: &str) -> [Fate; 3] {
    let named = share::game_of(code);
    let fates = [shared::<G>(code), on_its_way::<G>(code), position::<G>(code)];
    assert!(fates == [Fate::Refused; 3] || named.as_deref() == Ok(G::ID), "{named:?}");
    fates
}

fn refused(error: &ShareError) -> Fate {
    assert!(error.to_string().len() > 8, "{error}");
    Fate::Refused
}

fn shared<G: Seated>(code: &str) -> Fate {
    let shared = match share::decode::<G>(code) {
        Ok(shared) => shared,
        Err(error) => return refused(&error),
    };
    let again = share::decode::<G>(&share::encode_setup(&shared.setup)).expect("just written");
    assert!(again.actions.is_none() && again.setup == shared.setup);
    let (setup, actions) = (shared.setup.clone(), shared.actions.clone());
    let session = match shared.replay() {
        Ok(session) => session,
        Err(error) => return refused(&error),
    };
    assert_eq!(session.setup(), setup);
    if let Some(code) = session.share() {
        let again = share::decode::<G>(&code).expect("just written");
        assert!(actions.is_none() || again.actions == actions);
    }
    Fate::Read
}

fn on_its_way<G: Seated>(code: &str) -> Fate {
    let received = match receive::<G>(code) {
        Ok(received) => received,
        Err(error) => return refused(&error),
    };
    let (session, purpose) = (received.session, received.purpose);
    let again = session.code_at(session.len(), purpose).expect("it began with a setup");
    let back = receive::<G>(&again).unwrap_or_else(|error| panic!("what is sent is received: {error}"));
    assert_eq!(back.purpose, purpose);
    assert_eq!(session.relation_to(&back.session), Relation::Same);
    assert_eq!(session.link_key(), back.session.link_key());
    // It is kept like any other game.
    let kept = Save::<G>::parse(&session.save().to_json()).and_then(|save| save.reopen());
    let kept = kept.unwrap_or_else(|error| panic!("what is received can be kept: {error}"));
    assert!(!kept.history_lost);
    assert_eq!(session.relation_to(&kept.session), Relation::Same);
    Fate::Read
}

fn position<G: PositionEditor>(code: &str) -> Fate {
    let came = match link::decode::<G>(code) {
        Ok(came) => came,
        Err(error) => return refused(&error),
    };
    assert!(came.text.len() <= link::MAX_TEXT);
    let again = link::decode::<G>(&link::encode::<G>(&came.text)).expect("just written");
    assert_eq!((again.text.as_str(), again.is_older), (came.text.as_str(), false));
    Fate::Read
}
