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

// Titles carry tags. @desk, @tablet, @phone: on that screen alone (what does not depend on the screen, at the desk).
// @no-desk, @no-tablet, @no-phone: not there. @long: in the long run alone (`cargo xtask e2e --long`); @tablet-long,
// @phone-long: there in the long run alone, since another screen has shown it.
const LONG = !!process.env.LONG;
const leftOut = (screen: string, ...tags: string[]) =>
  new RegExp(`@(${[...tags, `no-${screen}`, ...(LONG ? [] : ["long", `${screen}-long`])].join("|")})(?![-\\w])`);

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
    { name: "desk", grepInvert: leftOut("desk", "tablet", "phone"), use: { viewport: { width: 1024, height: 768 } } },
    {
      name: "tablet",
      grepInvert: leftOut("tablet", "desk", "phone"),
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: "phone",
      grepInvert: leftOut("phone", "desk", "tablet"),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
