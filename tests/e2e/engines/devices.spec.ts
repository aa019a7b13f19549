// One table, two engines: Firefox deals to Firefox, and each deals to Chromium or the other way round. They meet by
// exchanged codes alone.
import playwright, { type Browser, type BrowserType, chromium, expect, type Page, test } from "@playwright/test";
import { launchOptions } from "../helpers/browser";
import { device, host, invite, play, sit } from "../helpers/devices";
import { ownSite } from "../helpers/site";
import { TITLES } from "../helpers/titles";
import { PATIENCE_MS } from "./engine";

const { FIREFOX_PATH } = process.env;
const bidi = (playwright as unknown as { _bidiFirefox: BrowserType })._bidiFirefox;
const ENGINES: Record<string, () => Promise<Browser>> = {
  Firefox: () => bidi.launch({ executablePath: FIREFOX_PATH }),
  Chromium: () => chromium.launch(launchOptions),
};
const TURNS = 12;
const SAN_JUAN = TITLES[0];

for (const [dealer, guest] of FIREFOX_PATH ? [["Firefox", "Firefox"], ["Firefox", "Chromium"], ["Chromium", "Firefox"]] : []) {
  test(`${dealer} deals to ${guest}: both play at one table`, async () => {
    test.setTimeout(PATIENCE_MS * 4);
    const site = await ownSite();
    const browsers = [await ENGINES[dealer](), await ENGINES[guest]()];
    try {
      const devices: Page[] = [];
      for (const browser of browsers) devices.push(await device(browser, site.url));
      await host(devices[0], SAN_JUAN, 2);
      await invite(devices[0], devices[1]);
      await sit(devices[1], 2);
      await expect(devices[1].getByTestId("prompt")).toBeVisible({ timeout: PATIENCE_MS });
      expect(await play(devices, SAN_JUAN, TURNS)).toBe(false);
      await expect(devices[1].getByTestId("round")).toHaveText(await devices[0].getByTestId("round").innerText());
    } finally {
      for (const browser of browsers) await browser.close();
      await site.close();
    }
  });
}
