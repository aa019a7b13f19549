// A library for a lifetime: thousands of finished games, large files, a storage that gets full. And what the page is made of:
// its licences, and which markup it takes.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { open } from "../helpers/page";
import { LONG, expect, test } from "../helpers/test";

/** A finished game of four, as an earlier version stored it: in full. */
const STORED = readFileSync("../fixtures/v0.1/saves/san-juan-1897-4-new-buildings-over.json", "utf8");
const CARD = JSON.parse(STORED).card;
/** Its save as the text that it is: numbers of 64 bits do not survive a script's own. */
const SAVE = /"save":\s*(\{[\s\S]*\})\s*\}\s*$/.exec(STORED)![1];
const whole = (card: object, save = SAVE) => `{"sobremesa":"save","format":1,"card":${JSON.stringify(card)},"save":${save}}`;
/** How many letters a site may keep, as the page reckons. */
const LIMIT = 5 * 1024 * 1024;
const DAY = 86_400_000;
const NOW = Date.now();

/** A file of so many games, all of them different ones, played one a day, the last of them today. */
function file(count: number, change: (card: any, at: number) => void = () => {}, save?: (at: number) => string | undefined): string {
  const games = Array.from({ length: count }, (_, at) => {
    const ended = NOW - (count - 1 - at) * DAY;
    const card = structuredClone({ ...CARD, title: `game ${at}`, begun_ms: ended - 600_000, written_ms: ended });
    change(card, at);
    return whole(card, save?.(at));
  });
  return `{"sobremesa":"library","format":1,"games":[${games.join(",")}]}`;
}

const pick = (page: Page, text: string) =>
  page.getByLabel("Import a file").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });

/** The saved games with their texts. */
const games = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("sobremesa.save.")).sort());

const toast = (page: Page) => page.locator(".toast");

/** Fills the storage up to so many hundredths with what is not ours. */
const fill = (page: Page, percent: number) =>
  page.evaluate(([limit, percent]) => {
    localStorage.removeItem("another.page");
    const used = Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    localStorage.setItem("another.page", "x".repeat(Math.floor((limit * percent) / 100) - used));
  }, [LIMIT, percent]);

/** Runs in the page: notes how long it was busy at a time. */
function watchTasks() {
  const shared = globalThis as unknown as { longest: number };
  shared.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shared.longest = Math.max(shared.longest, entry.duration);
  }).observe({ entryTypes: ["longtask"] });
}

test("a file of many games is foretold, comes in little by little, and goes again as one @desk", async ({ page }, info) => {
  test.setTimeout(LONG ? 900_000 : 120_000);
  const count = LONG ? 5222 : 60;
  await page.addInitScript(watchTasks);
  await open(page, "./#/saved");
  // Of these two cannot be taken in, and one names a megabyte of nonsense.
  const altered = SAVE.replace(/"hash":\s*"[0-9a-f]+"/, `"hash":"${"0".repeat(16)}"`);
  const nonsense = (card: any, at: number) => {
    if (at === 4) card.round = "A".repeat(1_000_000);
  };
  const text = file(count, nonsense, (at) => (at === 3 ? altered : undefined));
  // More than fifty megabytes: what is handed over in memory may not be as long as that.
  const path = info.outputPath("games.json");
  writeFileSync(path, text);
  await page.evaluate(() => ((globalThis as unknown as { longest: number }).longest = 0));
  const begun = Date.now();
  await page.getByLabel("Import a file").setInputFiles(path);
  const notice = page.getByTestId("intake");
  await expect(notice).toContainText(`${count - 2} games can be imported`, { timeout: 600_000 });
  rmSync(path);
  await expect(notice).toContainText("2 could not be read and were skipped.");
  await expect(notice).toContainText("games[3].save.record.hash");
  expect((await notice.innerText()).length, "nothing is echoed whole").toBeLessThan(900);
  await notice.getByRole("button", { name: /^Import \d+ games$/ }).click();
  await expect(toast(page)).toContainText(/games were added to your list/, { timeout: 300_000 });
  const taken = Number(/(\d+) games were added/.exec(await toast(page).innerText())![1]);
  const kept = await games(page);
  expect(kept.length, "what is said is what lies there").toBe(taken);
  expect(taken).toBe(LONG ? kept.length : count - 2);
  // In less room than they came in, and each of them opens.
  const letters = kept.reduce((sum, [key, text]) => sum + key.length + text.length, 0) / taken;
  const full = whole(CARD).length;
  expect(letters).toBeLessThan(full / 5);
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
  const words = `${count} games in ${Date.now() - begun} ms, ${Math.round(letters)} letters each instead of ${full}, room for ${Math.floor(LIMIT / letters)}; the longest task ${Math.round(longest)} ms`;
  info.annotations.push({ type: "import", description: words });
  console.log(words);
  await expect(page.locator(".rows > li")).toHaveCount(50);
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  expect(await page.locator(".rows > li").count()).toBeGreaterThan(50);
  const [key] = kept[0];
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Import undone.", { timeout: 60_000 });
  expect(await games(page)).toEqual([]);
  // Once more, and the result of one of them: nothing is missing.
  await pick(page, file(1));
  await expect(toast(page)).toContainText("One game was added");
  const [[own]] = await games(page);
  expect(own).not.toBe(key);
  await page.getByRole("link", { name: "Result" }).click();
  await page.getByTestId("skip").click();
  for (const seat of CARD.seats) await expect(page.getByTestId("results")).toContainText(String(seat.score));
});

test("what lies there already is not taken twice, and what there is no room for is told @desk", async ({ page }) => {
  await open(page, "./#/saved");
  await pick(page, file(5));
  await expect(toast(page)).toContainText("5 games were added");
  await pick(page, file(5, (card, at) => at > 2 && Object.assign(card, { begun_ms: 7, written_ms: 9 + at })));
  await expect(toast(page)).toContainText("2 games were added to your list. 3 were already in your list.");
  await fill(page, 99.6);
  await pick(page, file(40, (card, at) => Object.assign(card, { begun_ms: 8, written_ms: 9 + at })));
  const notice = page.getByTestId("intake");
  await expect(notice).toContainText(/40 games can be imported, but there is room for only about \d+/);
  await notice.getByRole("button", { name: "Don’t import" }).click();
  await expect(notice).toHaveCount(0);
  expect((await games(page)).length).toBe(7);
});

test("a storage that is nearly full says so, with what to do; games of earlier versions take less room then @desk", async ({ page }) => {
  await open(page, "./#/saved");
  // As earlier versions stored it.
  const text = whole(CARD);
  await page.evaluate((text) => localStorage.setItem("sobremesa.save.old", text), text);
  await fill(page, 70);
  await page.reload();
  await expect(page.getByRole("link", { name: "Result" })).toBeVisible();
  await expect(page.getByText("The browser’s storage is")).toHaveCount(0);
  await expect.poll(async () => (await games(page))[0][1].length, { timeout: 30_000 }).toBeLessThan(text.length / 4);
  const [[, kept]] = await games(page);
  expect(JSON.parse(kept).card).toEqual(CARD);
  await fill(page, 85);
  await page.reload();
  const banner = page.locator(".banner--warn");
  await expect(banner).toContainText(/storage is 85% full: there is room for about \d+ more games/);
  await expect(banner.getByRole("button", { name: "Export all" })).toBeVisible();
  // Also where one begins a game.
  await page.goto("./#/");
  await expect(page.locator(".home .banner--warn")).toContainText("storage is 85% full");
});

test("many games are deleted at once, by what is shown, and come back as one @desk", async ({ page }) => {
  await open(page, "./#/saved");
  await pick(page, file(12, (card, at) => {
    const ended = Date.now() - at * 20 * DAY;
    Object.assign(card, { begun_ms: ended - 60_000, written_ms: ended });
  }));
  await expect(toast(page)).toContainText("12 games were added");
  const before = await games(page);
  await page.getByLabel("Played at any time").selectOption({ label: "Not played for half a year" });
  await expect(page.locator(".rows > li")).toHaveCount(2);
  await expect(page.locator(".saved__choice")).toContainText("2 of 12 games");
  await page.getByLabel("All games").selectOption({ label: "Ginkgopolis" });
  await expect(page.locator(".rows > li")).toHaveCount(0);
  await page.getByLabel("All games").selectOption({ label: "San Juan" });
  await page.getByLabel("Played at any time").selectOption({ label: "Not played for a month" });
  await page.getByRole("button", { name: "Delete these 10 games" }).click();
  await expect(toast(page)).toContainText("10 games were deleted.");
  expect((await games(page)).length).toBe(2);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("10 games are back.");
  expect(await games(page)).toEqual(before);
});

test("the parts by others and their licences can be read, without a network too @desk", async ({ page, context }) => {
  await open(page, "./#/settings");
  await page.getByRole("link", { name: "Third-party licenses" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Licences");
  for (const part of ["leptos 0", "serde_json 1", "wasm-bindgen 0", "Rust’s standard library"]) {
    await expect(page.getByRole("listitem").filter({ hasText: part }).first()).toBeVisible();
  }
  const texts = await page.locator("pre").allInnerTexts();
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(text).toMatch(/permi|copyright|licen[sc]e/i);
  expect(await (await context.request.get(new URL("sw.js", page.url()).href)).text()).toContain("licences.html");
});

/** Markup that a list of what is known lets through, and forms like it. */
const HOSTILE = [
  '<svg><a href="#x"><animate attributeName="href" values="javascript&#58;1"></animate></a></svg>',
  '<svg><set attributeName="href" to="data:text/html,x"></set></svg>',
  '<a href="java&#x09;script:1">x</a>',
  '<a href="&#106;avascript:1">x</a>',
  '<a href="//example.org/">x</a>',
  '<a href="https://example.org/">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<form action="//example.org/"><button>x</button></form>',
  '<button formaction="//example.org/">x</button>',
  '<math><maction xlink:href="//example.org/">x</maction></math>',
  '<svg><foreignObject><p>x</p></foreignObject></svg>',
  '<svg:script>1</svg:script>',
  '<img src="//example.org/x.png" alt="">',
  '<img srcset="//example.org/x.png 1x" alt="">',
  '<video poster="//example.org/x.png"></video>',
  '<svg><image href="//example.org/x.svg"></image></svg>',
  '<svg><use href="//example.org/x.svg#x"></use></svg>',
  '<svg><use href="data:image/svg+xml,x#x"></use></svg>',
  '<p style="background: url(//example.org/)">x</p>',
  '<textarea><p>x</p></textarea>',
  '<noscript><p>x</p></noscript>',
  '<title><p>x</p></title>',
  "<b class='x'>x</b>",
  "<b class=x>x</b>",
  '<b class="x"class="y">x</b>',
  "<!-- x --><b>x</b>",
  "<![CDATA[x]]>",
  "<?x?>",
  "<b>x",
  "x</b>",
  "<b><i>x</b></i>",
  "<b/onclick=1>x</b>",
  "<b\nclass=\"x\">x</b>",
  "<custom-element>x</custom-element>",
];

/** Markup of the kind that the framework writes. */
const SEEDS = [
  '<b class="x">plain</b>',
  '<a href="#/saved" class="btn">x</a>',
  '<svg viewBox="0 0 1 1"><use href="art/ui.svg#logo"></use></svg>',
  '<p title="a &amp; b">a &lt; b</p>',
  '<img src="art/x.svg" alt="">',
];

test("markup that the framework does not write is refused, in every form @desk", async ({ page, watch }) => {
  watch.expected.push(/TrustedHTML|Trusted Type|Content Security Policy/i);
  await open(page);
  const passed = await page.evaluate((all) => {
    const taken = (markup: string) => {
      try {
        document.createElement("template").innerHTML = markup;
        return true;
      } catch {
        return false;
      }
    };
    return all.filter(taken);
  }, [...HOSTILE, ...SEEDS]);
  expect(passed).toEqual(SEEDS);
});

// Whatever passes is read by the browser itself, which is to find nothing but what the lists allow.
test("no mutation of markup that passes runs or fetches anything @desk @long", async ({ page, watch }) => {
  watch.expected.push(/TrustedHTML|Trusted Type|Content Security Policy/i);
  await open(page);
  const result = await page.evaluate(
    ({ seeds, pieces, rounds, length }) => {
      let state = 7;
      const below = (limit: number) => ((state = (state * 1103515245 + 12345) & 0x7fffffff) >> 8) % limit;
      const found: string[] = [];
      let passed = 0;
      for (let round = 0; round < rounds; round += 1) {
        let markup = seeds[below(seeds.length)];
        for (let change = 0; change <= below(3); change += 1) {
          const at = below(markup.length + 1);
          const piece = pieces[below(pieces.length)];
          const from = below(piece.length);
          const part = piece.slice(from, from + 1 + below(length));
          markup = markup.slice(0, at) + part + markup.slice(at + below(6));
        }
        const box = document.createElement("template");
        try {
          box.innerHTML = markup;
        } catch {
          continue;
        }
        passed += 1;
        for (const element of box.content.querySelectorAll("*")) {
          const bad = /script|frame|object|embed|base|^link|meta|style|template|form|animate|^set$|foreign|math|image|video|audio|source|textarea|title|noscript/i;
          if (bad.test(element.localName)) found.push(markup);
          for (const { name, value } of element.attributes) {
            if (/^on|^style$|^form|srcset|srcdoc|action|xlink/i.test(name)) found.push(markup);
            if (/^(?:href|src)$/.test(name) && new URL(value, document.baseURI).origin !== location.origin) found.push(markup);
          }
        }
      }
      return { passed, found: found.slice(0, 5) };
    },
    {
      seeds: SEEDS,
      pieces: [...HOSTILE, ' onclick="1"', ' href="javascript:1"', "&#106;", "<script>", "\u0000", "&Tab;", ' srcdoc="x"', "//example.org/", "javascript:"],
      rounds: LONG ? 200_000 : 20_000,
      length: 12,
    },
  );
  expect(result.found).toEqual([]);
  expect(result.passed, "some of them still pass").toBeGreaterThan(100);
  console.log(`mutations of markup: ${result.passed} of ${LONG ? 200_000 : 20_000} pass, all harmless`);
});

test("every screen asks for markup that passes, and quickly @desk @long", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const shared = globalThis as unknown as { asked: [string, boolean, number][] };
    shared.asked = [];
    const { trustedTypes } = globalThis as any;
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name: string, rules: { createHTML: (markup: string) => string | null }) => {
      const { createHTML } = rules;
      return create(name, {
        ...rules,
        createHTML: (markup: string) => {
          const begun = performance.now();
          const answer = createHTML(markup);
          shared.asked.push([markup, answer !== null, performance.now() - begun]);
          return answer;
        },
      });
    };
  });
  // Two pictures later, what was asked for stands there.
  const settled = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))));
  const asked = new Map<string, boolean>();
  let [count, spent] = [0, 0];
  const note = async () => {
    for (const [markup, passed, ms] of await page.evaluate(() => (globalThis as unknown as { asked: [string, boolean, number][] }).asked.splice(0))) {
      asked.set(markup, passed);
      [count, spent] = [count + 1, spent + ms];
    }
  };
  await open(page);
  for (const place of ["", "new/san-juan", "new/puerto-rico", "new/ginkgopolis", "saved", "settings", "statistics", "daily", "rules", "rules/san-juan", "rules/puerto-rico", "rules/ginkgopolis", "learn", "study", "study/ginkgopolis", "study/san-juan", "study/puerto-rico", "link/", "nowhere"]) {
    await page.evaluate((hash) => (location.hash = hash), `#/${place}`);
    await expect(page.getByRole("heading", { level: 1 }).first(), place).toBeVisible();
    await settled();
    await note();
  }
  for (const game of ["san-juan", "puerto-rico", "ginkgopolis"]) {
    await page.goto(`./#/new/${game}`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByTestId("table")).toBeVisible();
    for (const key of ["l", "a", "?", "Escape"]) {
      await page.keyboard.press(key);
      await settled();
    }
    await note();
  }
  expect([...asked].filter(([, passed]) => !passed).map(([markup]) => markup)).toEqual([]);
  console.log(`markup asked for on the walk: ${count} times, ${asked.size} different, ${spent.toFixed(1)} ms in all`);
  // Most of the page is made of elements: what has a version in its address is no constant markup any more.
  expect(asked.size, "the walk meets some").toBeGreaterThan(0);
  expect(spent).toBeLessThan(200);
});
