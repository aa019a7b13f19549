// A page that is left open for hours: `cargo xtask endure`.
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./helpers/browser";

export default defineConfig({
  testDir: "endure",
  outputDir: "artefacts/endure",
  reporter: "list",
  workers: 1,
  timeout: 0,
  // What never comes ends the run instead of filling its hours.
  use: { actionTimeout: 60_000, locale: "en-GB", viewport: { width: 1024, height: 768 }, launchOptions },
});
