// One table, two engines: Firefox deals to Firefox, and each deals to Chromium or the other way round. They meet by
// exchanged codes alone.
import playwright, { type Browser, type BrowserType, chromium, expect, type Page, test } from "@playwright/test";
import { launchOptions } from "../helpers/browser";
import { device, host, invite, play, sit } from "../helpers/devices";
import { ownSite } from "../helpers/site";
import { TITLES } from "../helpers/titles";
import { PATIENCE_MS, until } from "./engine";
import { webkit } from "./webkit";

const { FIREFOX_PATH, WEBKIT_DRIVER } = process.env;
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

if (WEBKIT_DRIVER) {
  test("WebKitGTK answers an invitation of Chromium, or says that it cannot", async ({}, info) => {
    test.setTimeout(PATIENCE_MS * 4);
    const [site, dealer, guest] = [await ownSite(), await ENGINES.Chromium(), await webkit(WEBKIT_DRIVER)];
    try {
      const page = await device(dealer, site.url);
      await host(page, SAN_JUAN, 2);
      await page.getByTestId("invite").first().click();
      await guest.open(await page.getByTestId("code-link").inputValue());
      const canConnect = await guest.run(() => "RTCPeerConnection" in window, null);
      info.annotations.push({ type: "engine", description: `${guest.name}: ${canConnect ? "has" : "lacks"} WebRTC` });
      const said = (id: string) => guest.run((id) => document.querySelector(`[data-testid="${id}"]`)?.outerHTML ?? "", id);
      if (canConnect) await until("there is a code to answer with", () => said("code-link"), (text) => text !== "");
      else await until("the guest is told", () => said("no-peer"), (text) => text.includes("cannot connect to other devices"));
    } finally {
      await guest.close();
      await dealer.close();
      await site.close();
    }
  });
}
