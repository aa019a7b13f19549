//! Keys and times of new games.

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
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
