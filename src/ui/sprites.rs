//! Addresses of drawings, which lie in a few large files.

/// Returns the address of a sprite, such as `ui`.
///
/// It names the version of the sprites (`build.rs`), so hosts say that it never grows stale. A browser that has to ask
/// whether a sprite still holds reads the whole sprite anew for a piece that is drawn: 63 times and for 0.9 s of the page's
/// thread in five questions of Ginkgopolis.
pub fn sprite(name: &str) -> String {
    format!("art/{name}.svg?v={}", env!("ART_VERSION"))
}

/// Returns the address of a drawing in a sprite.
pub fn address(of: &str, id: &str) -> String {
    format!("{}#{id}", sprite(of))
}

/// Returns the address of a seat's mark; `seat` counts from 0.
pub fn seat_mark(seat: usize) -> String {
    address("ui", &format!("seat-{}", seat + 1))
}

/// Returns the address of the drawing `id` of `game`: in the game's sprite, or, with an ID such as
/// `expansions#b-canal`, in a further one that only some games need.
pub fn drawing(game: &str, id: &str) -> String {
    match id.split_once('#') {
        Some((further, id)) => address(&format!("{game}-{further}"), id),
        None => address(game, id),
    }
}
