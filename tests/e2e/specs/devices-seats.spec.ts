// Seats at a table of many devices: whoever leaves finds the way back, the table goes from one device to another, and whoever
// looks elsewhere is called.
import { device, host, invite, play, sit } from "../helpers/devices";
import { expectAccessible, keepPicture, open } from "../helpers/page";
import { position } from "../helpers/secrets";
import { expect, test } from "../helpers/test";
import { TITLES } from "../helpers/titles";

const SAN_JUAN = TITLES[0];

test("a host that closed its page deals the same game again, and a guest comes back to its seat @desk", async ({ browser }) => {
  const devices = [await device(browser), await device(browser)];
  await host(devices[0], SAN_JUAN, 2);
  await invite(devices[0], devices[1]);
  await sit(devices[1], 2);
  await play(devices, SAN_JUAN, 6);
  const context = devices[0].context();
  await devices[0].close({ runBeforeUnload: true });
  await expect(devices[1].getByTestId("host-trouble")).toContainText("ask for a new code");

  devices[0] = await context.newPage();
  await open(devices[0], "./#/saved");
  await expect(devices[0].getByTestId("by-devices")).toHaveText("Several devices");
  await open(devices[0], "./#/");
  await expect(devices[0].locator(".resume")).toContainText("Several devices");
  await devices[0].getByRole("link", { name: "Continue" }).click();
  await expect(devices[0].getByTestId("devices")).toContainText("lost the connection");
  // The guest went home, where it finds the way back.
  await devices[1].getByTestId("menu").click();
  await devices[1].getByTestId("leave").click();
  await devices[1].getByTestId("join").click();
  await expect(devices[1].getByTestId("seat-kept")).toContainText("You have a seat at a table of San Juan");
  await expectAccessible(devices[1]);
  await devices[0].getByTestId("invite").click();
  await devices[1].getByTestId("invitation").fill(await devices[0].getByTestId("code-link").inputValue());
  await devices[1].getByTestId("join").click();
  await devices[0].getByTestId("answer").fill(await devices[1].getByTestId("code-link").inputValue());
  await devices[0].getByTestId("connect").click();
  await expect(devices[1].getByTestId("prompt")).toBeVisible();
  await play(devices, SAN_JUAN, 6, 6);
});

test("what is pasted and is no invitation is told @desk", async ({ page }) => {
  await open(page, "./#/join");
  for (const text of ["", "hello", "https://example.org/#/join/AAAA"]) {
    await page.getByTestId("invitation").fill(text);
    await page.getByTestId("join").click();
    await expect(page.getByRole("alert")).toHaveText("This invitation cannot be used. Ask for a new code.");
  }
});

test("the table is handed to a guest, who deals the same game from then on @desk @long", async ({ browser }, info) => {
  const devices = [];
  for (let seat = 1; seat <= 3; seat += 1) devices.push(await device(browser));
  const [first, second, third] = devices;
  await host(first, SAN_JUAN, 3);
  for (const seat of [2, 3]) {
    await invite(first, devices[seat - 1]);
    await sit(devices[seat - 1], seat);
    await expect(devices[seat - 1].getByTestId("prompt")).toBeVisible();
  }
  await play(devices, SAN_JUAN, 7);
  const round = await first.getByTestId("round").innerText();

  await first.getByTestId("menu").click();
  await first.getByTestId("at-table").click();
  await expect(first.getByTestId("people").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(first);
  await keepPicture(first, info, "devices-people");
  await first.getByTestId("people").getByRole("listitem").first().getByTestId("hand-to").click();
  await expect(first.getByRole("dialog")).toContainText("hold the whole game");
  await first.getByTestId("hand-over").click();

  await expect(third.getByTestId("host-trouble")).toContainText("deals now");
  await expect(first.getByTestId("seat-kept")).toContainText("To come back, ask for a new code");
  await expect(second.getByTestId("round")).toHaveText(round);
  await expect(second.getByTestId("devices")).toContainText("lost the connection");
  // It is kept at one device only.
  const saved = (page: typeof first) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("save")).length);
  expect(await saved(first)).toBe(0);
  for (const guest of [first, third]) {
    await invite(second, guest);
    // Their keys are known: nobody is asked for a seat.
    await expect(guest.getByTestId("prompt")).toBeVisible();
  }
  await play(devices, SAN_JUAN, 9, 7);
});

test("a page out of sight says in its title whose turn it is @desk", async ({ browser }) => {
  const devices = [await device(browser), await device(browser)];
  await host(devices[0], SAN_JUAN, 2);
  await invite(devices[0], devices[1]);
  await sit(devices[1], 2);
  await expect(devices[1].getByTestId("prompt")).toBeVisible();
  const see = (is: boolean) =>
    devices[1].evaluate((is) => {
      Object.defineProperty(document, "hidden", { value: !is, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, is);
  const isMine = devices[1].locator('[data-testid="prompt"][data-mine="true"]');
  for (let turn = 0; turn < 12 && (await isMine.count()) > 0; turn += 1) await play(devices, SAN_JUAN, 1, turn);
  await expect(devices[1]).toHaveTitle(/^San Juan/);
  await see(false);
  await expect(devices[1]).toHaveTitle(/^San Juan/);
  for (let turn = 0; turn < 12 && (await isMine.count()) === 0; turn += 1) await play([devices[0]], SAN_JUAN, 1, turn);
  await expect(devices[1]).toHaveTitle(/^Your turn · San Juan/);
  await see(true);
  await expect(devices[1]).toHaveTitle(/^San Juan/);
});

test("where all choose at once, every device is asked at the same time @desk", async ({ browser }) => {
  test.setTimeout(120_000);
  const title = TITLES.find(({ game, options }) => game === "ginkgopolis" && !options)!;
  const devices = [];
  for (let seat = 1; seat <= 3; seat += 1) devices.push(await device(browser));
  await host(devices[0], title, 3);
  for (const seat of [2, 3]) {
    await invite(devices[0], devices[seat - 1]);
    await sit(devices[seat - 1], seat);
  }
  const asked = devices.map((page) => page.locator('[data-testid="prompt"][data-mine="true"]'));
  for (const guest of [asked[1], asked[2]]) await expect(guest).toBeVisible();
  // The last one chooses first, and waits for the others then.
  await play([devices[2]], title, 1);
  await expect(asked[2]).toHaveCount(0);
  await expect(asked[1]).toBeVisible();
  // In the second round another seat is asked first, and the host ahead of its turn.
  const round = devices[0].getByTestId("round");
  const first = await round.innerText();
  let turn = 1;
  for (; (await round.innerText()) === first; turn += 1) await play(devices, title, 1, turn);
  for (const device of asked) await expect(device).toBeVisible();
  const before = await position(devices[0]);
  for (; (await asked[0].count()) > 0; turn += 1) await play([devices[0]], title, 1, turn);
  // The others are still asked, and nothing has happened.
  for (const guest of [asked[1], asked[2]]) await expect(guest).toBeVisible();
  expect(await position(devices[0])).toEqual(before);
  const second = await round.innerText();
  for (; (await round.innerText()) === second; turn += 1) await play(devices, title, 1, turn);
});
