// Kill points in a real browser: a page is stopped wherever it writes or has a message under way, and nothing is lost.
// Natively every write of every operation is tried (tests/session/kill); here it is the page itself that writes.
import type { Browser, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { type Left, Recording, type Texts, lay, storage } from "../helpers/kill";
import { keepPicture, open } from "../helpers/page";
import { SCENARIOS, type Scenario, press } from "../helpers/scenarios";
import { answer, answerOne, myTurn } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";

/** A shortcut that is made again from the games, and what every page makes anew of what lies there. */
const REMADE = ["sobremesa.index"];
const SAVE = "sobremesa.save.";

/** A choice of a finished game: it is kept packed, so that only their number is seen from outside. */
const PACKED = "packed";

/** The choices of a saved game. */
function actions(text: string | undefined): string[] {
  if (!text) return [];
  const { record } = JSON.parse(text).save;
  return record.actions?.map((action: unknown) => JSON.stringify(action)) ?? Array<string>(record.steps).fill(PACKED);
}

const begins = (whole: string[], part: string[]) =>
  part.length <= whole.length && part.every((action, at) => whole[at] === action || [whole[at], action].includes(PACKED));

/** Between what lay there before a step and what lies there after it. */
function expectBetween(left: Left, before: Texts, after: Texts) {
  for (const key of new Set([...Object.keys(left.texts), ...Object.keys(before), ...Object.keys(after)])) {
    if (REMADE.includes(key) || left.texts[key] === before[key] || left.texts[key] === after[key]) continue;
    // The answers of others come one by one.
    const at = `${left.kind} of ${left.key} in step ${left.step}: ${key}`;
    expect(key, at).toMatch(/^sobremesa\.(save\.|importing$)/);
    if (!key.startsWith(SAVE)) continue;
    const [low, here, high] = [before[key], left.texts[key], after[key]].map(actions);
    expect(begins(here, low) && begins(high, here), at).toBe(true);
  }
}

/** What is left at the end of each step. */
function ends(left: Left[]): Texts[] {
  const last = Math.max(...left.map(({ step }) => step));
  return Array.from({ length: last + 1 }, (_, step) => left.filter((point) => point.step <= step).at(-1)!.texts);
}

/** Opens what a killed page has left: nothing is missing, nothing else has changed, and it goes on. */
async function expectWhole(page: Page, address: string, texts: Texts, ready: Scenario["ready"]) {
  await page.goto("./icons/icon.svg");
  await lay(page, texts);
  await open(page, address);
  if (ready) await ready(page);
  else if (/#\/table\//.test(address)) await myTurn(page);
  const found = await storage(page);
  for (const key of Object.keys(texts).filter((key) => !REMADE.includes(key) && key !== "sobremesa.importing")) {
    if (key.startsWith(SAVE)) expect(begins(actions(found[key]), actions(texts[key])), key).toBe(true);
    else expect(found[key], key).toBe(texts[key]);
  }
  const games = (texts: Texts) => Object.keys(texts).filter((key) => key.startsWith(SAVE)).length;
  const pending = texts["sobremesa.importing"];
  const waiting = pending ? Object.keys(JSON.parse(pending).games).filter((id) => !(SAVE + id in texts)).length : 0;
  expect(games(found), "every game is there, those of an interrupted import included").toBe(games(texts) + waiting);
  expect(found["sobremesa.importing"]).toBeUndefined();
  if (/#\/saved/.test(address)) await expect(page.locator(".rows > li")).toHaveCount(games(found));
}

async function recorded(browser: Browser, baseURL: string, scenario: Scenario) {
  const context = await browser.newContext({ baseURL });
  const recording = await Recording.of(context);
  const page = await context.newPage();
  await scenario.prepare(page);
  await recording.begin(page);
  await scenario.run(page, recording);
  const address = scenario.address(page);
  const found = await storage(page);
  await context.close();
  const left = recording.left();
  expect(left.at(-1)!.texts, "the recording holds everything that was written").toEqual(found);
  return { left, address, before: recording.earlier };
}

/** Of so many points those that are opened: all in a long run, else a few of each kind. */
function chosen(left: Left[]): Left[] {
  const distinct = left.filter((point, at) => at === 0 || JSON.stringify(point.texts) !== JSON.stringify(left[at - 1].texts));
  if (LONG) return distinct;
  const step = Math.max(1, Math.floor(distinct.length / 2));
  return distinct.filter((_, at) => at % step === 1 || at === distinct.length - 1).slice(0, 2);
}

for (const scenario of sample(SCENARIOS(LONG), 1, 3, 8)) {
  test(`a page killed at any point loses nothing: ${scenario.name} @desk`, async ({ page, browser, baseURL }, info) => {
    test.setTimeout(LONG ? 900_000 : 120_000);
    const { left, address } = await recorded(browser, baseURL!, scenario);
    const after = ends(left);
    for (const point of left) expectBetween(point, after[Math.max(0, point.step - 1)], after[point.step]);
    const opened = chosen(left);
    for (const point of opened) await expectWhole(page, address, point.texts, scenario.ready);
    const count = (kind: string) => `${left.filter((point) => point.kind === kind).length} ${kind}`;
    const kinds = [...new Set(left.map(({ kind }) => kind))].map(count);
    const text = `${left.length} points (${kinds.join(", ")}), ${opened.length} of them opened, games lost: 0`;
    info.annotations.push({ type: "kill points", description: text });
    console.log(`kill points, ${scenario.name}: ${text}`);
  });
}

/** Runs in the page: from some write on the storage takes no more, or it throws whatever is asked of it. */
function spoil({ from, closed }: { from: number; closed: boolean }) {
  const { setItem } = Storage.prototype;
  const shared = globalThis as unknown as { spoilt: boolean; writes: number };
  shared.spoilt = closed;
  shared.writes = 0;
  Storage.prototype.setItem = function (key, text) {
    if (shared.spoilt && !closed && shared.writes++ >= from) throw new DOMException("no more room", "QuotaExceededError");
    return setItem.call(this, key, text);
  };
  if (!closed) return;
  const refuse = () => {
    throw new DOMException("closed", "SecurityError");
  };
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  Object.defineProperty(Storage.prototype, "length", { get: refuse });
}

async function exportedActions(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("unkept").getByRole("button", { name: "Save as a file" }).click(),
  ]);
  return actions(await readFile(await file.path(), "utf8"));
}

for (const from of LONG ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 3]) {
  test(`a storage that is full from write ${from} on is told, and the game goes on @desk`, async ({ page }) => {
    await page.addInitScript(spoil, { from, closed: false });
    const [scenario] = SCENARIOS(false);
    await scenario.prepare(page);
    const id = page.url().split("/").pop()!;
    await page.evaluate(() => ((globalThis as unknown as { spoilt: boolean }).spoilt = true));
    const before = await storage(page);
    await scenario.run(page, { next: async (_, act) => act() });
    await expect(page.getByTestId("unkept")).toBeVisible();
    const [kept, played] = [await storage(page), await exportedActions(page)];
    expect(played.length, "what was played is in the file").toBeGreaterThan(actions(before[SAVE + id]).length);
    expect(begins(played, actions(kept[SAVE + id])), "an earlier moment of it lies in the storage").toBe(true);
    for (const key of Object.keys(before).filter((key) => key !== SAVE + id && !REMADE.includes(key))) expect(kept[key]).toBe(before[key]);
    // Room again: the next choice stores everything.
    await page.evaluate(() => ((globalThis as unknown as { spoilt: boolean }).spoilt = false));
    await answerOne(page, 7, (turn) => answer(page, press(page), turn));
    await expect(page.getByTestId("unkept")).toHaveCount(0);
    await expect.poll(async () => actions((await storage(page))[SAVE + id]).length).toBeGreaterThanOrEqual(played.length);
  });
}

test("a storage that throws whatever is asked of it is told, and games can be played and exported @desk", async ({ page }) => {
  await page.addInitScript(spoil, { from: 0, closed: true });
  await open(page, "./#/new/san-juan");
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("unkept")).toBeVisible();
  await myTurn(page);
  await answerOne(page, 0, (turn) => answer(page, press(page), turn));
  await myTurn(page);
  expect((await exportedActions(page)).length).toBeGreaterThan(0);
  // What else is not kept is told where the table does not say it already.
  await expect(page.getByTestId("unkept-facts")).toHaveCount(0);
  await page.goto("./#/");
  await expect(page.locator(".home .banner--warn")).toContainText("does not save games");
  await page.goto("./#/learn");
  await expect(page.getByTestId("unkept-facts")).toBeVisible();
});

test("settings that a full storage does not take are told, once @desk", async ({ page }, info) => {
  await page.addInitScript(spoil, { from: 0, closed: false });
  await open(page, "./#/settings");
  const note = page.getByTestId("unkept-facts");
  await expect(note).toHaveCount(0);
  await page.evaluate(() => ((globalThis as unknown as { spoilt: boolean }).spoilt = true));
  await page.getByRole("checkbox").first().click({ force: true });
  await expect(note).toContainText("last change couldn’t be saved");
  await keepPicture(page, info, "unkept");
  await note.getByRole("button").click();
  await page.getByRole("checkbox").first().click({ force: true });
  await expect(note).toHaveCount(0);
});

/** Runs in the page: the workers that it starts with fall silent, in both directions, after so many messages. */
function silence(after: number) {
  let count = 0;
  const isSilent = () => count++ >= after;
  const RealWorker = globalThis.Worker;
  globalThis.Worker = class extends RealWorker {
    // Those that replace the silent ones work.
    private readonly falls = count <= after;
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", (event) => this.falls && isSilent() && event.stopImmediatePropagation());
    }
    postMessage(...rest: unknown[]) {
      if (!this.falls || !isSilent()) (super.postMessage as (...rest: unknown[]) => void)(...rest);
    }
  } as typeof Worker;
}

for (const after of LONG ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [3]) {
  test(`workers that fall silent after ${after} messages are replaced, and the game goes on @desk`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(silence, after);
    const [scenario] = SCENARIOS(false);
    await scenario.prepare(page);
    await scenario.run(page, { next: async (_, act) => act() });
    expect(await myTurn(page)).toBe("mine");
  });
}

test("a page whose process is ended loses nothing @desk", async ({ page, context }) => {
  const [scenario] = SCENARIOS(false);
  await scenario.prepare(page);
  await scenario.run(page, { next: async (_, act) => act() });
  const [address, before] = [page.url(), await storage(page)];
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Nothing answers a message that ends who would have to.
  void cdp.send("Page.crash").catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await open(next, address);
  expect(await myTurn(next)).toBe("mine");
  const after = await storage(next);
  for (const key of Object.keys(before).filter((key) => key.startsWith(SAVE))) expect(actions(after[key])).toEqual(actions(before[key]));
  await next.close();
});
