// Whatever throws, wherever: no page is blank, and none looks alive that is dead. A fault of the program ends in a screen
// that says so in the language of the page, saves the games as a file and goes on with a reload.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { booted, expectAccessible, keepPicture, open } from "../helpers/page";
import { prefer, storedGames } from "../helpers/screens";
import { answer, answerSome, myTurn, type Press, startTable } from "../helpers/table";
import { expect, LONG, sample, test, type Watch } from "../helpers/test";

const screen = (page: Page) => page.locator("#fault");

/** What a dead program says on its way out is no surprise here. */
const expectFaults = (watch: Watch) => watch.expected.push(/^(console|uncaught): /);

const press = (page: Page): Press => async (selector, index) =>
  page.locator(selector).nth(index).click({ position: { x: 16, y: 20 }, timeout: 2_000 });

/** Answers questions until the screen is there. */
async function untilFault(page: Page) {
  await expect(async () => {
    if (await screen(page).isVisible()) return;
    // The click that ends in the fault never comes to its end.
    await answer(page, press(page)).catch(() => undefined);
    await expect(screen(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** The screen is all that is left: seen, spoken, and reached by the keyboard; the dead page changes nothing any more. */
async function expectScreen(page: Page, reported: RegExp) {
  const fault = page.getByRole("alertdialog");
  await expect(fault).toBeVisible();
  for (const words of ["The page has stopped", "Your games are safe"]) await expect(fault).toContainText(words);
  await expect(page.locator("#fault-title")).toBeFocused();
  await expect(fault.locator("pre")).toHaveText(reported);
  const left = await page.evaluate(() => {
    const fault = document.getElementById("fault")!;
    const { width, height } = fault.getBoundingClientRect();
    const others = [...document.body.children].filter((other) => other !== fault && !(other as HTMLElement).inert);
    return { modal: fault.matches(":modal"), others: others.length, covers: width >= innerWidth && height >= innerHeight };
  });
  expect(left).toEqual({ modal: true, others: 0, covers: true });
  const before = await storedGames(page);
  for (const key of ["Escape", "Escape", "1", "a", "z"]) await page.keyboard.press(key);
  await expect(fault).toBeVisible();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest("#fault"))).toBe(true);
  }
  expect(await storedGames(page)).toEqual(before);
}

const reload = (page: Page) => page.getByRole("button", { name: /^Reload/ }).click();

async function saved(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /^Save my games as a file/ }).click()]);
  expect(file.suggestedFilename()).toBe("sobremesa-games.json");
  return readFile(await file.path(), "utf8");
}

/** Makes a method, or a property that is set or read, throw the next time it is used. */
interface Broken {
  of: "Node" | "Element" | "Document" | "CharacterData" | "MouseEvent" | "MessageEvent" | "Event";
  name: string;
  is: "value" | "get" | "set";
}

async function breakOnce(page: Page, { of, name, is }: Broken) {
  await page.evaluate(({ of, name, is }) => {
    const owner = (globalThis as any)[of].prototype;
    const real = Object.getOwnPropertyDescriptor(owner, name)!;
    const broken = function () {
      Object.defineProperty(owner, name, real);
      throw new Error(`${name} throws on purpose`);
    };
    Object.defineProperty(owner, name, { ...real, [is]: broken });
  }, { of, name, is });
}

const BREAKS: Record<string, Broken> = {
  "the data of a text": { of: "Node", name: "nodeValue", is: "set" },
  "an attribute": { of: "Element", name: "setAttribute", is: "value" },
  "a child that is removed": { of: "Node", name: "removeChild", is: "value" },
  "a node that is removed": { of: "Element", name: "remove", is: "value" },
  "a node that is inserted": { of: "Node", name: "insertBefore", is: "value" },
  "a new element": { of: "Document", name: "createElement", is: "value" },
  "an event's handler": { of: "Event", name: "target", is: "get" },
  "what a worker answers": { of: "MessageEvent", name: "data", is: "get" },
};

for (const [layer, broken] of sample(Object.entries(BREAKS), 0, 5, 7)) {
  test(`a fault in ${layer} in mid-game ends in a screen, and a reload goes on @desk`, async ({ page, watch }) => {
    expectFaults(watch);
    await startTable(page, {});
    await answerSome(page, 2, (turn) => answer(page, press(page), turn));
    await breakOnce(page, broken);
    await untilFault(page);
    await expectScreen(page, new RegExp(`${broken.name} throws on purpose|panicked`));
    const games = await storedGames(page);
    await reload(page);
    await booted(page);
    expect(await myTurn(page)).toBe("mine");
    await expect(screen(page)).toBeHidden();
    expect((await storedGames(page)).length).toBe(games.length);
    await answerSome(page, 1, (turn) => answer(page, press(page), turn));
  });
}

test("a fault before anything is drawn, and one in a part of the page, end in the screen @desk", async ({ page, watch }, info) => {
  expectFaults(watch);
  await page.addInitScript(() => {
    if (sessionStorage.getItem("whole")) return;
    sessionStorage.setItem("whole", "yes");
    const real = Document.prototype.createTextNode;
    Document.prototype.createTextNode = () => {
      Document.prototype.createTextNode = real;
      throw new Error("createTextNode throws on purpose");
    };
  });
  await page.goto("./");
  await expectScreen(page, /createTextNode throws on purpose/);
  await expectAccessible(page);
  await keepPicture(page, info, "fault");
  await reload(page);
  await booted(page);
  await breakOnce(page, { of: "Document", name: "createElement", is: "value" });
  await page.evaluate(() => (location.hash = "#/settings"));
  await expectScreen(page, /createElement|panicked/);
  await page.getByRole("button", { name: /^Save my games as a file/ }).click();
  await expect(screen(page).getByRole("status")).toContainText("There are no saved games.");
  // The address may be what is wrong: there is a way that leaves it.
  await page.getByRole("button", { name: /^Home/ }).click();
  await booted(page);
  await expect(page).toHaveURL(/#\/$/);
});

test("a promise of our own that is rejected ends in the screen; what others do wrong does not @desk", async ({ page, watch }) => {
  expectFaults(watch);
  await open(page);
  await page.evaluate(async () => {
    const event = (values: ErrorEventInit) => dispatchEvent(new ErrorEvent("error", values));
    const foreign = new Error("an extension's fault");
    foreign.stack = "Error: an extension's fault\n    at chrome-extension://abcdef/content.js:1:1";
    event({ message: "Script error." });
    event({ message: "ResizeObserver loop completed with undelivered notifications.", filename: location.href });
    event({ message: foreign.message, error: foreign, filename: "chrome-extension://abcdef/content.js" });
    void Promise.reject(foreign);
    void Promise.reject("a text");
    void Promise.reject(undefined);
    void Promise.reject(new DOMException("play() was refused", "NotAllowedError"));
    setTimeout(() => {
      throw foreign;
    });
    await new Promise((done) => setTimeout(done, 100));
  });
  await expect(screen(page)).toBeHidden();
  await page.evaluate(() => {
    const program = new URL(`./${document.querySelector<HTMLMetaElement>('meta[name="page"]')!.content}/app.js`, document.baseURI).href;
    const own = new Error("our own fault");
    own.stack = `Error: our own fault\n    at ${program}:1:1`;
    void Promise.reject(own);
  });
  await expectScreen(page, /our own fault/);
});

/** Games by what is played in them, whatever their keys and dates. */
const played = (games: string[]) => games.map((text) => JSON.stringify(JSON.parse(text).save.record)).sort();

test("the file of the screen holds every game, and is taken in as any other @desk", async ({ page, watch, browser, baseURL }) => {
  expectFaults(watch);
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles("../fixtures/v0.1/exports/library.json");
  await expect(page.getByText(/games were added to your list/)).toBeVisible();
  const imported = new Set((await storedGames(page)).map(([key]) => key));
  await startTable(page, {});
  const games = await storedGames(page);
  const stored = games.map(([, text]) => text);
  // A finished game would not be taken in twice.
  const unfinished = games.find(([key]) => !imported.has(key))![1];
  // One that cannot be read, and one of an import that the page could not end.
  await page.evaluate((text) => {
    localStorage.setItem("sobremesa.save.damaged", text.slice(0, -40));
    localStorage.setItem("sobremesa.importing", JSON.stringify({ format: 1, games: { pending: text } }));
  }, unfinished);
  await breakOnce(page, { of: "Document", name: "createElement", is: "value" });
  await page.evaluate(() => (location.hash = "#/settings"));
  await expect(screen(page)).toBeVisible();
  const file = await saved(page);
  const status = screen(page).getByRole("status");
  await expect(status).toContainText(`Games in the file: ${stored.length + 1}.`);
  await expect(status).toContainText("Games that can’t be read, still in the browser: 1.");
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await open(other, "./#/saved");
  await other.getByLabel("Import a file").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await expect(other.getByText(`${stored.length + 1} games were added to your list.`)).toBeVisible();
  expect(played((await storedGames(other)).map(([, text]) => text))).toEqual(played([...stored, unfinished]));
  await context.close();
});

test("choices that the storage did not take are in the file; a closed storage is told @desk", async ({ page, watch }) => {
  expectFaults(watch);
  await startTable(page, {});
  await answerSome(page, 1, (turn) => answer(page, press(page), turn));
  await myTurn(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await answerSome(page, 2, (turn) => answer(page, press(page), turn));
  await myTurn(page);
  const choices = (text: string) => JSON.parse(text).save.record.actions.length as number;
  const [[, stored]] = (await storedGames(page)) as [[string, string]];
  await breakOnce(page, { of: "Document", name: "createElement", is: "value" });
  await page.evaluate(() => (location.hash = "#/settings"));
  await expect(screen(page)).toContainText("Your latest choices are not saved.");
  const held = JSON.parse(await saved(page)).games as object[];
  expect(held.length).toBe(1);
  expect(choices(JSON.stringify(held[0]))).toBeGreaterThan(choices(stored));
  await page.evaluate(() => Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("closed", "SecurityError"); } }));
  const again = JSON.parse(await saved(page)).games as object[];
  expect(again).toEqual(held);
  await expect(screen(page)).toContainText("The browser blocks access to its storage.");
});

const SCREENS = ["#/", "#/saved", "#/settings", "#/statistics", "#/daily/2026-11-20", "#/puzzles", "#/learn/san-juan", "#/rules/san-juan", "#/new/san-juan"];

/** What throws whenever it is used, and harms nobody: every page is there all the same. */
const CLOSED: Record<string, () => void> = {
  "a language that is none": () => {
    Object.defineProperty(Navigator.prototype, "language", { get: () => "en-US@posix" });
    Object.defineProperty(Navigator.prototype, "languages", { get: () => ["en-US@posix"] });
  },
  "no language at all": () => {
    Object.defineProperty(Navigator.prototype, "language", { get: () => undefined });
    Object.defineProperty(Navigator.prototype, "languages", { get: () => [] });
  },
  "dates that throw": () => {
    const refuse = () => {
      throw new RangeError("Intl throws on purpose");
    };
    Object.assign(Date.prototype, { toLocaleString: refuse, toLocaleDateString: refuse, toLocaleTimeString: refuse });
    Object.assign(Intl, { DateTimeFormat: refuse, NumberFormat: refuse, PluralRules: refuse });
  },
  "a storage that throws": () => {
    const refuse = () => {
      throw new DOMException("closed on purpose", "SecurityError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  },
  "promises that are rejected": () => {
    const refuse = () => Promise.reject(new DOMException("refused on purpose", "NotAllowedError"));
    Object.assign(StorageManager.prototype, { persisted: refuse, persist: refuse, estimate: refuse });
    Object.assign(LockManager.prototype, { request: refuse });
  },
};

for (const [what, refuse] of sample(Object.entries(CLOSED), 0, 3)) {
  test(`${what}: no page is blank, none has stopped @desk`, async ({ page, watch, baseURL }) => {
    watch.expected.push(/on purpose/);
    await page.addInitScript(refuse);
    await open(page, "./#/saved");
    await page.getByLabel("Import a file").setInputFiles("../fixtures/v0.1/saves/san-juan-1897-2-over.json");
    await expect(page.locator(".rows").getByRole("heading").first()).toBeVisible();
    for (const address of SCREENS) {
      // Within the page, and where there is time also from the beginning.
      await page.evaluate((address) => (location.hash = address), address);
      await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
      if (LONG) await open(page, `${baseURL}?${SCREENS.indexOf(address)}${address}`);
      await expect(screen(page), address).toBeHidden();
    }
    await startTable(page, {});
    await answerSome(page, 2, (turn) => answer(page, press(page), turn));
  });
}

test("a part of the page that does not start is explained, with a way to try again @desk", async ({ page, watch }) => {
  watch.expected.push(/on purpose/);
  await open(page);
  await page.evaluate(() => {
    const real = WebAssembly.instantiate;
    WebAssembly.instantiate = (() => {
      WebAssembly.instantiate = real;
      return Promise.reject(new WebAssembly.LinkError("no part, on purpose"));
    }) as unknown as typeof real;
    location.hash = "#/settings";
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(screen(page)).toBeHidden();
});

for (const [lang, names] of [["en", [/^Reload/, /^Save my games/, /^Home/]], ["zh-Hant", [/^重新載入/, /^把我的對局/, /^回首頁/]]] as const) {
  test(`the screen fits a small window and large text in ${lang} @phone`, async ({ page, watch }) => {
    expectFaults(watch);
    await prefer(page, lang, "dark");
    await open(page);
    await page.evaluate(() => document.documentElement.setAttribute("data-text", "150"));
    await page.evaluate(() => (globalThis as any).sobremesa_fault("exception", new Error("on purpose")));
    for (const [width, height] of [[390, 844], [360, 640], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      const wide = await screen(page).evaluate((fault) => fault.scrollWidth - fault.clientWidth);
      expect(wide, `${width}x${height}`).toBe(0);
      for (const name of names) {
        const button = page.getByRole("button", { name });
        await button.scrollIntoViewIfNeeded();
        // Scrolling ends on whole pixels.
        await expect(button).toBeInViewport({ ratio: 0.98 });
      }
    }
    await expectAccessible(page);
  });
}
