// The page in a real browser. Started by `cargo xtask e2e`, which serves the
// built site below a deep path and finds the system's browser.
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./helpers/browser";

const { SITE_URL, CHROMIUM_PATH } = process.env;
if (!SITE_URL || !CHROMIUM_PATH) throw new Error("please run: cargo xtask e2e [words for Playwright]");

// Whoever plays in these tests has played before: what is asked for the first time is not explained any more, unless a
// test is about that (first-time.spec.ts).
const SEEN = [
  ...["role", "build", "site", "pay", "produce", "sell", "keep", "discard", "chapel"].map((key) => `san-juan/${key}`),
  ...["role", "take", "place", "build", "extra", "sell", "load", "store"].map((key) => `puerto-rico/${key}`),
  ...["draft", "card", "tile", "goods", "shift", "place"].map((key) => `ginkgopolis/${key}`),
];
const seen = { name: "sobremesa.seen", value: JSON.stringify(SEEN) };

// What repeats on another screen what a desk or a phone has shown already: tried by `cargo xtask e2e --long`.
const REPEATS_ON_TABLET = /answers|puertoma|puzzles|statistics|daily|puerto-rico-busy|puerto-rico-festival|register|tray|hints|rules|replay|picture|overlays|first-time|ginkgopolis-low|ginkgopolis-wide|screens|languages/;
const REPEATS_ON_PHONE = /accessible|motion|answers|statistics|replay|rules/;
const NOTHING = /^$/;
const LONG = !!process.env.LONG;

export default defineConfig({
  testDir: "specs",
  outputDir: "artefacts/results",
  snapshotDir: "snapshots",
  reporter: [["list"], ["html", { outputFolder: "artefacts/report", open: "never" }], ["./helpers/retried.ts"]],
  forbidOnly: !!process.env.CI,
  // A second try would hide a race, and a race is a fault: none at a desk. In
  // CI a loaded machine may try again; what needed it is listed at the end.
  retries: process.env.CI ? 2 : 0,
  fullyParallel: true,
  // On two processors: with two, now and then both wait for a timer or a frame.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITE_URL,
    storageState: { cookies: [], origins: [{ origin: new URL(SITE_URL).origin, localStorage: [seen] }] },
    locale: "en-GB",
    // It keeps twelve megabytes for each test, as long as many a test takes. Those about it let it (`test.use`).
    serviceWorkers: LONG ? "allow" : "block",
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    // Most pages are left before a second translation of the program would pay: 8 % of the time of nine specs went into it.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, "--js-flags=--liftoff-only"] },
  },
  projects: [
    // What is marked with a screen is played there alone; what does not depend on the screen, at the desk. Whole
    // games take long: @large leaves the phone out, @touch the desk.
    { name: "desk", grepInvert: /@tablet|@phone|@touch/, testIgnore: /touch/, use: { viewport: { width: 1024, height: 768 } } },
    // Keyboards stand on desks; time, storage and the network are the same on any screen; what a tablet shows is a desk or
    // a phone to axe-core, to pieces in the air, and to the review.
    { name: "tablet", grepInvert: /@desk|@phone/, testIgnore: [/keyboard|touch|thinking|measure|saves|parts|pwa|offline|shell|resume|accessible|motion|review/, LONG ? NOTHING : REPEATS_ON_TABLET], use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    {
      name: "phone",
      grepInvert: /@desk|@tablet|@large/,
      testIgnore: [/keyboard|thinking|measure|saves|parts|pwa|offline|shell|resume/, LONG ? NOTHING : REPEATS_ON_PHONE],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
