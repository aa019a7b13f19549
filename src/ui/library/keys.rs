//! Keys and times of new games; the day, as it goes on.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use session::daily::Date;

use crate::returns::on_return;

/// Time between two looks at the date. A timer to midnight would stand still with a device that
/// sleeps.
const LOOK_AT_DAY: Duration = Duration::from_secs(20);

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Milliseconds since the page was opened: for how long something lasts, as the clock may be set meanwhile.
pub fn elapsed_ms() -> u64 {
    window().performance().map_or_else(now_ms, |clock| clock.now() as u64)
}

/// The day where the player is; `None` if the clock names none of the calendar.
pub fn today() -> Option<Date> {
    day_of(now_ms())
}

/// The same, as it goes on while the present owner lives: at midnight, and on return to a page that was left.
pub fn followed_day() -> RwSignal<Option<Date>> {
    let day = RwSignal::new(today());
    let look = move || {
        let now = today();
        if day.try_get_untracked().is_some_and(|before| before != now) {
            day.set(now);
        }
    };
    on_return(look);
    if let Ok(timer) = set_interval_with_handle(look, LOOK_AT_DAY) {
        on_cleanup(move || timer.clear());
    }
    day
}

/// The same for another moment, in milliseconds since 1970.
pub fn day_of(ms: u64) -> Option<Date> {
    let then = js_sys::Date::new(&(ms as f64).into());
    let year = u16::try_from(then.get_full_year()).ok()?;
    Date::of(year, then.get_month() as u8 + 1, then.get_date() as u8)
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
