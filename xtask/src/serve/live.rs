//! Reloading for `play --dev`: the page reloads itself after a build.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Knows when the site was built.
#[derive(Default)]
pub struct Live(AtomicU64);

/// Address where the page asks when the site was built.
const BUILT: &str = "__built";
/// The script that does so.
const SCRIPT: &str = "__reload.js";

const RELOAD: &str = "\
let known;
async function look() {
  const built = await fetch('./__built').then((answer) => answer.text()).catch(() => known);
  if (known !== undefined && built !== known) location.reload();
  known = built;
}
setInterval(look, 400);
";

/// In place of the service worker, which would keep what was built before: one
/// that removes itself.
const NO_WORKER: &str = "\
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
";

impl Live {
    /// Notes that the site has been built.
    pub fn built(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.0.store(u64::try_from(now.as_millis()).unwrap_or_default(), Ordering::Relaxed);
    }

    /// Content for this address in place of a file, with a name for the media type.
    pub fn instead(&self, address: &str) -> Option<(&'static str, String)> {
        match address {
            BUILT => Some(("built.txt", self.0.load(Ordering::Relaxed).to_string())),
            SCRIPT => Some(("reload.js", RELOAD.to_owned())),
            "sw.js" => Some(("sw.js", NO_WORKER.to_owned())),
            _ => None,
        }
    }

    /// The page with the script that looks for builds.
    pub fn marked(page: &str) -> String {
        page.replace("</body>", &format!("<script type=\"module\" src=\"./{SCRIPT}\"></script></body>"))
    }
}
