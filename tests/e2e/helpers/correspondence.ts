// A game among people at devices of their own: set, sent on, waited for.
import { type Browser, type Page, expect } from "@playwright/test";
import { open } from "./page";
import { recordNames } from "./secrets";
import type { Title } from "./titles";

declare global {
  interface Window {
    copied: string;
  }
}

/** Runs in the page: a device whose clipboard can be read, where nothing flies. */
export function correspondent() {
  localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant", first_times: false }));
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => void (window.copied = text) } });
}

/** A browser of its own, whose clipboard can be read. */
export async function device(browser: Browser, seat: string, { pieces }: Title): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(correspondent);
  await recordNames(page, pieces.pattern, seat);
  return page;
}

/** Sets a table for two people by link; where it leads. */
export async function invite(page: Page, { game, options = [] }: Pick<Title, "game" | "options">): Promise<string> {
  await open(page, `./#/new/${game}`);
  const who = page.getByLabel(/^Who is player/);
  while ((await who.count()) > 2) await page.getByRole("button", { name: /^Remove/ }).last().click();
  await who.nth(1).selectOption({ label: "Human" });
  for (const option of options) await page.getByRole("checkbox", { name: new RegExp(`^${option}`) }).check({ force: true });
  await page.getByTestId("by-link").check({ force: true });
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("arrival")).toBeVisible();
  return page.url();
}

/** What a device waits for. */
export async function waits(page: Page): Promise<"mine" | "send" | "over"> {
  const state = () => {
    const there = (selector: string) => document.querySelector(selector) !== null;
    if (there('[data-testid="over"]')) return "over";
    if (there('[data-testid="send"]')) return "send";
    return there('[data-testid="prompt"][data-mine="true"]') && "mine";
  };
  return (await (await page.waitForFunction(state)).jsonValue()) as "mine" | "send" | "over";
}

/** Copies the link of the table. */
export async function copied(page: Page): Promise<string> {
  await page.getByTestId("send-copy").click();
  await expect(page.getByTestId("sent")).toContainText("characters");
  return page.evaluate(() => window.copied);
}
