// What a player feels, measured: `cargo xtask measure`. Not a test: nothing is asserted but that it could be measured.
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./helpers/browser";

export default defineConfig({
  testDir: "measure",
  outputDir: "artefacts/measure",
  reporter: "./measure/reporter.ts",
  workers: 1,
  timeout: 0,
  use: { locale: "en-GB", viewport: { width: 1024, height: 768 }, launchOptions },
});
