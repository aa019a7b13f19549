// The engines besides Chromium. Started by `cargo xtask test`, which finds them on the system. Each test serves a site
// of its own, because it takes it off the net.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "engines",
  outputDir: "artefacts/engines",
  reporter: [["list"], ["./helpers/retried.ts"]],
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0,
  workers: 1,
});
