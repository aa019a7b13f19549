// Several browsers at one table: set, joined, played. The codes that players show to each other's cameras are read from the
// document.
import { type Browser, type Page, expect } from "@playwright/test";
import { correspondent } from "./correspondence";
import { open } from "./page";
import { type Knowledge, recordNames } from "./secrets";
import { presser, type Title } from "./titles";

/** A browser of its own; one that a test starts itself does not know the address of the site. */
export async function device(browser: Browser, baseURL?: string): Promise<Page> {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await page.addInitScript(correspondent);
  return page;
}

/** A browser of its own that notes which pieces its document names, for the seat `reader`, from 1, or [`EVERYBODY`]. */
export async function watched(browser: Browser, reader: string, { pieces }: Title): Promise<Page> {
  const page = await device(browser);
  await recordNames(page, pieces.pattern, reader);
  return page;
}

/** Sets a table for so many devices; the first one deals. */
export async function host(page: Page, { game, options = [] }: Title, people: number) {
  await open(page, `./#/new/${game}`);
  const who = page.getByLabel(/^Who is player/);
  // More than four play San Juan in its classic edition alone.
  if (game === "san-juan" && people > 4) await page.locator("input[name=edition]").nth(1).check({ force: true });
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
export async function invite(dealer: Page, guest: Page) {
  await dealer.getByTestId("invite").first().click();
  const link = await dealer.getByTestId("code-link").inputValue();
  expect(link.split("#/join/")[1].length).toBeLessThanOrEqual(300);
  await guest.goto(link);
  const answer = await guest.getByTestId("code-link").inputValue();
  expect(answer.split("#/answer/")[1].length).toBeLessThanOrEqual(300);
  await dealer.getByTestId("answer").fill(answer);
  await dealer.getByTestId("connect").click();
}

/** Sits down. */
export const sit = (guest: Page, seat: number) => guest.locator(`[data-testid="i-am"][data-seat="${seat}"]`).click();

/** The device that is asked for a choice; none when the game is over everywhere. */
export async function asked(devices: Page[]): Promise<number> {
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

/** Plays so many turns, and has `knowledge` look at each device before it answers; true once the game is over. */
export async function play(devices: Page[], title: Title, turns: number, from = 0, knowledge?: Knowledge): Promise<boolean> {
  for (let turn = from; turn < from + turns; turn += 1) {
    const at = await asked(devices);
    if (at < 0) return true;
    await knowledge?.check(String(at + 1), devices[at]);
    await title.answer(devices[at], presser(devices[at], title.game), turn);
  }
  return false;
}
