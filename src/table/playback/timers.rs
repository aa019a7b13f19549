//! Timers of a table.

use leptos::leptos_dom::helpers::TimeoutHandle;

/// Timers under way.
#[derive(Default)]
pub struct Driver {
    /// The timer until the next step is shown, and when that is.
    pub(super) waking: Option<(u64, TimeoutHandle)>,
    /// The timer until what others have done is shown.
    pub(super) gathering: Option<TimeoutHandle>,
    /// The timer until the game is kept.
    pub(super) saving: Option<TimeoutHandle>,
}
