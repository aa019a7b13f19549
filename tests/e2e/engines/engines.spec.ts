// Every game in the engines besides Chromium: it begins, opponents answer, it resumes, and it opens without a network.
import { expect, test } from "@playwright/test";
import { DAY_OF_LIST, expectDealt } from "../helpers/deals";
import { detour, ownSite } from "../helpers/site";
import { after, type Engine, PATIENCE_MS, until } from "./engine";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

const { FIREFOX_PATH, WEBKIT_DRIVER } = process.env;
/** Their names, whether they are on this system, and how they are started. */
const ENGINES: [string, boolean, () => Promise<Engine>][] = [
  ["Firefox", !!FIREFOX_PATH, () => firefox(FIREFOX_PATH!)],
  ["WebKitGTK", !!WEBKIT_DRIVER, () => webkit(WEBKIT_DRIVER!)],
];
const GAMES = ["san-juan", "puerto-rico", "ginkgopolis"];
const CHOICES = 2;

const MINE = '[data-testid="prompt"][data-mine="true"]';

/** How many elements match. */
const count = (engine: Engine, selector: string) => engine.run((selector) => document.querySelectorAll(selector).length, selector);
const there = (engine: Engine, selector: string) => until(`${selector} is there`, () => count(engine, selector), (count) => count > 0);
/** Presses what may still be on its way. */
async function press(engine: Engine, selector: string) {
  await there(engine, selector);
  await engine.press(selector);
}

/** The actions of the only saved game. */
const actions = (engine: Engine) =>
  engine.run(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.save."))!;
    return JSON.stringify(JSON.parse(localStorage.getItem(key)!).save.record.actions);
  }, null);

/** The answer of the service worker to the question which files it keeps; how far it is, where none comes soon. A script
 * that waits longer would be cut off by the driver without a word of the reason, and a lost answer never asked again. */
const kept = (engine: Engine) =>
  engine.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const states = () => [registration?.installing, registration?.waiting, registration?.active].map((worker) => worker?.state ?? "none").join(", ");
    return new Promise<string>((done) => {
      navigator.serviceWorker.addEventListener("message", (event) => done(event.data), { once: true });
      navigator.serviceWorker.startMessages();
      registration?.active?.postMessage("status");
      setTimeout(() => done(`no answer: ${states()}`), 2_000);
    });
  }, null);

/** The actions of the saved game, once a person is asked and nothing is added any more: a prompt of before may still be
 * shown while opponents go on. */
async function resting(engine: Engine): Promise<string> {
  let before = "";
  return until("the game waits for a person", async () => {
    await there(engine, MINE);
    const now = await actions(engine);
    const still = now === before;
    before = now;
    await after(300);
    return { now, still };
  }, ({ still }) => still).then(({ now }) => now);
}

/** Chooses the first action of the list, whatever the game. */
async function choose(engine: Engine) {
  await there(engine, MINE);
  const before = await actions(engine);
  await press(engine, '[data-testid="actions"]');
  await press(engine, '.drawer [data-testid="do"]');
  await until("the choice is kept", () => actions(engine), (after) => after.length > before.length);
}

/** A game from the set-up page to a reload without a network. */
async function play(engine: Engine, game: string) {
  const site = await ownSite();
  try {
    await engine.open(site.url);
    await engine.run(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })), null);
    await engine.open(`${site.url}?again#/new/${game}`);
    await press(engine, ".pagefoot .btn--primary:not([aria-disabled])");
    for (let choice = 0; choice < CHOICES; choice += 1) await choose(engine);
    const played = await resting(engine);
    await engine.reload();
    await there(engine, MINE);
    expect(await actions(engine), "a reload resumes the game").toBe(played);
    await until("every file is kept", () => kept(engine), (state) => state.startsWith("offline-ready"));
    await site.goDown();
    await engine.reload();
    await there(engine, MINE);
    expect(await actions(engine), "so does one without a network").toBe(played);
    await choose(engine);
    expect(engine.complaints().filter((text) => !OFFLINE.test(text)), "nothing may go wrong unnoticed").toEqual([]);
  } finally {
    await site.close();
  }
}

/** The list of the deals of the day, as the page hands it out on a day of ours. */
async function dealt(engine: Engine) {
  const site = await ownSite();
  try {
    await engine.open(site.url);
    await engine.run((day) => {
      const Real = Date;
      window.Date = class extends Real {
        constructor() {
          super(day);
        }
      } as DateConstructor;
      URL.createObjectURL = (blob) => {
        void (blob as Blob).text().then((text) => (document.body.dataset.list = text));
        return "#/daily";
      };
      location.hash = "#/daily";
    }, DAY_OF_LIST);
    await press(engine, '[data-testid="deals-list"]');
    await there(engine, "[data-list]");
    return await engine.run(() => document.body.dataset.list!, null);
  } finally {
    await site.close();
  }
}

/** Whether anything that matches is drawn. */
const isDrawn = (engine: Engine, selector: string) =>
  engine.run((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), selector);

/** Opens the page of the day, which fetches the games, while style sheets of two are on their way. */
async function drawMeanwhile(engine: Engine) {
  const site = await ownSite();
  const way = await detour(site.url, /(ginkgopolis|puerto-rico)[^/]*\.css$/);
  try {
    await engine.open(`${way.url}#/daily`);
    await until("both sheets are asked for", async () => way.waiting(), (waiting) => waiting === 2);
    await until("the page is drawn", () => isDrawn(engine, '[data-testid="deals-list"]'), (drawn) => drawn);
  } finally {
    way.close();
    await site.close();
  }
}

/** What an engine says when it looks for a newer service worker in vain. */
const OFFLINE = /sw\.js|service ?worker|NetworkError/i;

for (const [name, , start] of ENGINES.filter(([, here]) => here)) {
  test.describe(name, () => {
    test("the deals of four hundred days are those of the rules", async () => {
      test.setTimeout(PATIENCE_MS * 4);
      const engine = await start();
      try {
        expectDealt(await dealt(engine));
      } finally {
        await engine.close();
      }
    });
    test("pages are drawn while the style sheets of games are on their way", async () => {
      test.setTimeout(PATIENCE_MS * 4);
      const engine = await start();
      try {
        await drawMeanwhile(engine);
      } finally {
        await engine.close();
      }
    });
    for (const game of GAMES) {
      test(`${game} begins, resumes, and needs no network`, async ({}, info) => {
        test.setTimeout(PATIENCE_MS * 4);
        const engine = await start();
        info.annotations.push({ type: "engine", description: engine.name });
        try {
          await play(engine, game);
        } finally {
          await engine.close();
        }
      });
    }
  });
}
