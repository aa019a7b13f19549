//! Keys and times of new games.

use sobremesa::session::daily::Date;

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// The day where the player is; `None` if the clock names none of the calendar.
pub fn today() -> Option<Date> {
    let now = js_sys::Date::new_0();
    let year = u16::try_from(now.get_full_year()).ok()?;
    Date::of(year, now.get_month() as u8 + 1, now.get_date() as u8)
}

/// A number that nobody can foresee; if the browser has none, the time.
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| now_ms())
}

/// Ten signs that nobody mistakes for each other.
pub fn fresh_id() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let mut bytes = [0_u8; 10];
    // Without random numbers the clock still makes keys that differ.
    if getrandom::fill(&mut bytes).is_err() {
        bytes[..8].copy_from_slice(&now_ms().to_le_bytes());
    }
    bytes.iter().map(|byte| SIGNS[(byte % 32) as usize] as char).collect()
}
