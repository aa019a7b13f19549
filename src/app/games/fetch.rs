//! Fetching a game: its rules, words and board are a part of the page of their
//! own (`xtask/src/page.rs` cuts them off), asked for when somebody wants to
//! play, look up a rule or take a file in.

use std::cell::RefCell;

use sobremesa::core::Game;
use sobremesa::games::ginkgopolis::Ginkgopolis;
use sobremesa::games::puerto_rico::PuertoRico;
use sobremesa::games::san_juan::SanJuan;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{Bill, Host, ginkgopolis, puerto_rico, san_juan};

/// A part of the page did not come. Asking again may help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Self {
        Missing
    }
}

/// What came, or why it did not.
type Came = Result<&'static dyn Host, Missing>;

// One part for each of these; the code that only they reach goes with them.

#[wasm_split(san_juan, fallible)]
fn san_juan_part() -> Came {
    Ok(san_juan::HOST)
}

#[wasm_split(puerto_rico, fallible)]
fn puerto_rico_part() -> Came {
    Ok(puerto_rico::HOST)
}

#[wasm_split(ginkgopolis, fallible)]
fn ginkgopolis_part() -> Came {
    Ok(ginkgopolis::HOST)
}

thread_local! {
    /// What has come so far.
    static HERE: RefCell<Vec<&'static dyn Host>> = const { RefCell::new(Vec::new()) };
}

/// The host of the game with this [`Game::ID`], if it has been fetched.
pub fn host(id: &str) -> Option<&'static dyn Host> {
    HERE.with_borrow(|here| here.iter().copied().find(|host| host.id() == id))
}

/// The host of a game, fetched unless it is here already.
///
/// # Errors
/// It did not come.
pub async fn fetch(bill: &'static Bill) -> Came {
    if let Some(host) = host(bill.id) {
        return Ok(host);
    }
    let host = match bill.id {
        SanJuan::ID => san_juan_part().await,
        PuertoRico::ID => puerto_rico_part().await,
        Ginkgopolis::ID => ginkgopolis_part().await,
        _ => Err(Missing),
    }?;
    // Two pages may have waited for it.
    HERE.with_borrow_mut(|here| {
        if here.iter().all(|known| known.id() != bill.id) {
            here.push(host);
        }
    });
    Ok(host)
}
