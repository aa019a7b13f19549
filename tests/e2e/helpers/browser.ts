// How the browser is started, by the tests and by the measurements.

// No request may leave this machine, so the browser's own errands are off.
const args = [
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchOptions = { executablePath: process.env.CHROMIUM_PATH, chromiumSandbox: false, args };
