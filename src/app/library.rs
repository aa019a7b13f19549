//! The library: the shelf of saved games in the browser's local storage, with
//! signals for the screens and a seat per game so that two tabs never write
//! the same one.
//!
//! ```ignore
//! let library = Library::get();                     // from context; a Copy handle
//! let id = library.create(card, &save_json);        // new game: its key, for #/table/<id>
//! let lease = library.lease(&id);                   // this tab's seat; freed when the owner is disposed
//! lease.hold();                                     // Asking | Mine | Elsewhere | Lost, reactive
//! lease.take_over();                                // only when the player asks
//! library.load(&id)?.save();                        // the session's JSON
//! library.store(&id, card, &save_json)?;            // after every decision; refuses unless Mine
//! library.health();                                 // Kept | Unavailable | Full, reactive
//! library.export(&id);                              // the browser downloads a file
//! ```
//! A failed `store` (full, unavailable) has kept the game in memory: play goes
//! on, a banner tells, export works. `Overtaken` and `NotYours` changed
//! nothing: show that another tab has the game.
