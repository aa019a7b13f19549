// One table, many devices: browsers that are connected to each other play one game. The codes that players show to each
// other's cameras are read from the document.
import type { Browser, Page } from "@playwright/test";
import { correspondent } from "../helpers/correspondence";
import { open } from "../helpers/page";
import { recordNames } from "../helpers/secrets";
import { expect, LONG, test } from "../helpers/test";
import { presser, type Title, TITLES } from "../helpers/titles";

/** Turns of a game that is not played to its end. */
const TURNS = LONG ? 1500 : 24;

/** A browser of its own. */
async function device(browser: Browser, seat: number, { pieces }: Title): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(correspondent);
  await recordNames(page, pieces.pattern, String(seat));
  return page;
}

/** Sets a table for so many devices; the first one deals. */
async function host(page: Page, { game, options = [] }: Title, people: number) {
  await open(page, `./#/new/${game}`);
  const who = page.getByLabel(/^Who is player/);
  while ((await who.count()) > people) await page.getByRole("button", { name: /^Remove/ }).last().click();
  while ((await who.count()) < people) await page.getByRole("button", { name: "Add a player" }).click();
  for (let seat = 1; seat < people; seat += 1) await who.nth(seat).selectOption({ label: "Human" });
  for (const option of options) await page.getByRole("checkbox", { name: new RegExp(`^${option}`) }).check({ force: true });
  await page.getByTestId("by-devices").check({ force: true });
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("devices")).toBeVisible();
}

/** Invites a device: the host shows a code, the guest shows its answer, the host takes it. */
async function invite(dealer: Page, guest: Page) {
  await dealer.getByTestId("invite").click();
  const link = await dealer.getByTestId("code-link").inputValue();
  expect(link.split("#/join/")[1].length).toBeLessThanOrEqual(300);
  await guest.goto(link);
  const answer = await guest.getByTestId("code-link").inputValue();
  expect(answer.split("#/answer/")[1].length).toBeLessThanOrEqual(300);
  await dealer.getByTestId("answer").fill(answer);
  await dealer.getByTestId("connect").click();
}

/** Sits down. */
const sit = (guest: Page, seat: number) => guest.locator(`[data-testid="i-am"][data-seat="${seat}"]`).click();

/** The device that is asked for a choice; none when the game is over everywhere. */
async function asked(devices: Page[]): Promise<number> {
  const state = () => {
    const there = (selector: string) => document.querySelector(selector) !== null;
    return there('[data-testid="over"]') ? "over" : there('[data-testid="prompt"][data-mine="true"]') ? "mine" : "";
  };
  let at: number | undefined;
  const look = async () => {
    const states = await Promise.all(devices.map((page) => page.evaluate(state)));
    at = states.every((now) => now === "over") ? -1 : states.indexOf("mine");
    return at >= 0 || states.every((now) => now === "over");
  };
  await expect.poll(look, { intervals: [20], timeout: 20_000, message: "somebody is asked" }).toBe(true);
  return at!;
}

async function play(devices: Page[], title: Title, turns: number, from = 0): Promise<boolean> {
  for (let turn = from; turn < from + turns; turn += 1) {
    const at = await asked(devices);
    if (at < 0) return true;
    await title.answer(devices[at], presser(devices[at], title.game), turn);
  }
  return false;
}

const GAMES = TITLES.filter(({ options }) => !options);
for (const people of [2, 3]) {
  // Each game is played by two devices, one of them by three; in the long run all by both.
  for (const title of LONG || people === 2 ? GAMES : GAMES.slice(0, 1)) {
    test(`${people} devices play ${title.name} at one table, and none is told what the others hide @desk`, async ({ browser }) => {
      test.setTimeout(LONG ? 900_000 : 180_000);
      const devices = [];
      for (let seat = 1; seat <= people; seat += 1) devices.push(await device(browser, seat, title));
      await host(devices[0], title, people);
      for (let seat = 2; seat <= people; seat += 1) {
        const guest = devices[seat - 1];
        await invite(devices[0], guest);
        await sit(guest, seat);
        await expect(guest.getByTestId("prompt")).toBeVisible();
      }
      await expect(devices[0].getByTestId("devices")).toBeHidden();
      const isOver = await play(devices, title, TURNS);
      if (LONG) {
        expect(isOver).toBe(true);
        const sheets = [];
        for (const page of devices) {
          await page.getByTestId("to-results").click();
          sheets.push(await page.locator("table").first().innerText());
        }
        expect(new Set(sheets).size).toBe(1);
      }
    });
  }
}

const SAN_JUAN = TITLES[0];

test("a guest that reloads comes back to its seat by another code @desk", async ({ browser }) => {
  const devices = [await device(browser, 1, SAN_JUAN), await device(browser, 2, SAN_JUAN)];
  await host(devices[0], SAN_JUAN, 2);
  await invite(devices[0], devices[1]);
  await sit(devices[1], 2);
  await play(devices, SAN_JUAN, 8);
  await devices[1].reload();
  await expect(devices[1].getByTestId("no-peer")).toContainText("Ask for a new code");
  await expect(devices[0].getByTestId("devices")).toContainText("lost the connection");
  await invite(devices[0], devices[1]);
  // Its key is known: nobody is asked for a seat.
  await expect(devices[1].getByTestId("prompt")).toBeVisible();
  await expect(devices[0].getByTestId("devices")).toBeHidden();
  await play(devices, SAN_JUAN, 8, 8);
});

if (LONG) {
  test("an answer may take its time @desk", async ({ browser }) => {
    test.setTimeout(120_000);
    const devices = [await device(browser, 1, SAN_JUAN), await device(browser, 2, SAN_JUAN)];
    await host(devices[0], SAN_JUAN, 2);
    await devices[0].getByTestId("invite").click();
    await devices[1].goto(await devices[0].getByTestId("code-link").inputValue());
    const answer = await devices[1].getByTestId("code-link").inputValue();
    // Carried over by hand; browsers look for each other for half a minute at most.
    await new Promise((done) => setTimeout(done, 45_000));
    await devices[0].getByTestId("answer").fill(answer);
    await devices[0].getByTestId("connect").click();
    await sit(devices[1], 2);
    await expect(devices[1].getByTestId("prompt")).toBeVisible();
  });
}

test("a host that leaves its table and comes back finds the others where they were @desk", async ({ browser }) => {
  const devices = [await device(browser, 1, SAN_JUAN), await device(browser, 2, SAN_JUAN)];
  await host(devices[0], SAN_JUAN, 2);
  const table = devices[0].url();
  await invite(devices[0], devices[1]);
  await sit(devices[1], 2);
  await play(devices, SAN_JUAN, 6);
  await devices[0].evaluate(() => void (location.hash = "#/saved"));
  await expect(devices[0].getByTestId("prompt")).toHaveCount(0);
  await devices[0].evaluate((hash) => void (location.hash = hash), new URL(table).hash);
  await expect(devices[0].getByTestId("prompt")).toBeVisible();
  await play(devices, SAN_JUAN, 6, 6);
});

test("what is no invitation and what is no answer is told, and changes nothing @desk", async ({ browser }) => {
  const devices = [await device(browser, 1, SAN_JUAN), await device(browser, 2, SAN_JUAN)];
  await host(devices[0], SAN_JUAN, 2);
  await devices[0].getByTestId("invite").click();
  const link = await devices[0].getByTestId("code-link").inputValue();
  for (const answer of ["hello", link, "<b>"]) {
    await devices[0].getByTestId("answer").fill(answer);
    await devices[0].getByTestId("connect").click();
    await expect(devices[0].getByTestId("bad-answer")).toContainText("does not belong to your code");
  }
  await open(devices[1], `${link.slice(link.indexOf("#"), -3)}zzz`);
  await expect(devices[1].getByTestId("no-peer")).toContainText("Ask for a new code");
  await open(devices[1], `#/answer/${link.split("#/join/")[1]}`);
  await expect(devices[1].getByTestId("handed-on")).toContainText("does not belong");
});

test("an answer that is opened in another tab reaches the table @desk", async ({ browser }) => {
  const devices = [await device(browser, 1, SAN_JUAN), await device(browser, 2, SAN_JUAN)];
  await host(devices[0], SAN_JUAN, 2);
  await devices[0].getByTestId("invite").click();
  await devices[1].goto(await devices[0].getByTestId("code-link").inputValue());
  const answer = await devices[1].getByTestId("code-link").inputValue();
  // What the camera of the device that invited opens.
  const tab = await devices[0].context().newPage();
  await tab.goto(answer);
  await expect(tab.getByTestId("handed-on")).toContainText("in another tab");
  await sit(devices[1], 2);
  await expect(devices[1].getByTestId("prompt")).toBeVisible();
});
