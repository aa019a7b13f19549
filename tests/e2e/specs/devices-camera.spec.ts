// The page scans the codes of other devices with its own camera.
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../helpers/browser";
import { cameraArgs, filmCode } from "../helpers/camera";
import { device, host, play } from "../helpers/devices";
import { expectAccessible, keepPicture, open, partsAsked } from "../helpers/page";
import { expect, test } from "../helpers/test";
import { TITLES } from "../helpers/titles";

const SAN_JUAN = TITLES[0];

/** A browser whose camera shows this file; it belongs to the test alone. */
const withCamera = (file: string): Promise<Browser> =>
  chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...cameraArgs(file)] });

test("two devices meet by nothing but their cameras @desk", async ({ baseURL }, info) => {
  test.setTimeout(120_000);
  const films = [1, 2].map((seat) => info.outputPath(`camera-${seat}.y4m`));
  const browsers = await Promise.all(films.map(withCamera));
  try {
    const devices = [];
    for (const browser of browsers) devices.push(await device(browser, baseURL));
    const [dealer, guest] = devices;
    const asked = partsAsked(guest);
    await host(dealer, SAN_JUAN, 2);
    await dealer.getByTestId("invite").click();
    await filmCode(dealer, films[1], 8);

    await open(guest, "./#/join");
    expect(asked).not.toContainEqual(expect.stringContaining("reader"));
    await guest.getByTestId("scan").click();
    // It leads to the answer as soon as the code is read.
    await expect(guest.getByTestId("qr")).toBeVisible({ timeout: 30_000 });
    expect(asked).toContainEqual(expect.stringContaining("reader"));

    await filmCode(guest, films[0], -11);
    await dealer.getByTestId("scan").click();
    await guest.locator('[data-testid="i-am"][data-seat="2"]').click({ timeout: 30_000 });
    await expect(guest.getByTestId("prompt")).toBeVisible();
    await play(devices, SAN_JUAN, 4);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
});

test("a camera that sees another code says so and looks on, until it is put off @desk", async ({ baseURL }, info) => {
  const film = info.outputPath("camera.y4m");
  const browser = await withCamera(film);
  try {
    const dealer = await device(browser, baseURL);
    await host(dealer, SAN_JUAN, 2);
    await dealer.getByTestId("invite").click();
    // Its own code is no answer.
    await filmCode(dealer, film);
    await dealer.getByTestId("scan").click();
    await expect(dealer.getByTestId("scan-state")).toContainText("belongs to something else", { timeout: 30_000 });
    await expectAccessible(dealer);
    await keepPicture(dealer, info, "devices-scan");
    await dealer.getByTestId("scan-turn").click();
    await expect(dealer.getByTestId("scan-state")).toContainText("belongs to something else", { timeout: 30_000 });
    const isLive = () =>
      dealer.getByTestId("camera").evaluate((video) => ((video as HTMLVideoElement).srcObject as MediaStream).active);
    expect(await isLive()).toBe(true);
    const stream = await dealer.getByTestId("camera").evaluateHandle((video) => (video as HTMLVideoElement).srcObject as MediaStream);
    await dealer.getByTestId("scan-stop").click();
    await expect(dealer.getByTestId("camera")).toHaveCount(0);
    expect(await stream.evaluate((stream) => stream.active)).toBe(false);
  } finally {
    await browser.close();
  }
});

test("without a camera, or without leave to use it, the other ways are named @desk", async ({ page }) => {
  await open(page, "./#/join");
  await page.getByTestId("scan").click();
  await expect(page.getByTestId("scan-state")).toContainText(/^(There is no camera here|The camera is not allowed here)\. Paste the link/);
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: refuse } });
  });
  await page.getByTestId("scan").click();
  await expect(page.getByTestId("scan-state")).toContainText("The camera is not allowed here. Paste the link");
});

test("a browser that reads codes itself fetches no reader @desk", async ({ browser, baseURL }, info) => {
  const film = info.outputPath("camera.y4m");
  const dealer = await device(browser);
  await host(dealer, SAN_JUAN, 2);
  await dealer.getByTestId("invite").click();
  await filmCode(dealer, film);
  const link = await dealer.getByTestId("code-link").inputValue();
  const own = await withCamera(film);
  try {
    const guest = await device(own, baseURL);
    await guest.addInitScript((link) => {
      class Reader {
        detect = async () => [{ rawValue: link }];
      }
      Object.assign(window, { BarcodeDetector: Reader });
    }, link);
    const asked = partsAsked(guest);
    await open(guest, "./#/join");
    await guest.getByTestId("scan").click();
    await expect(guest.getByTestId("qr")).toBeVisible();
    expect(asked).not.toContainEqual(expect.stringContaining("reader"));
  } finally {
    await own.close();
  }
});
