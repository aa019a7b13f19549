// Opponents whose program cannot run, for every reason that we know of: within ten seconds and after at most three tries
// the table says which reason it is and what can be done; or the game goes on by other means.
import type { Page, Route } from "@playwright/test";
import { launchOptions } from "../helpers/browser";
import { open, speak } from "../helpers/page";
import { LONG, expect, test, type Watch } from "../helpers/test";
import { myTurn } from "../helpers/table";

// What the service worker keeps would come in place of what is tried here.
test.use({ serviceWorkers: "block" });

/** From the beginning of the game to the sentence, in milliseconds. */
const BAR = 10_000;
const FILES = { loader: "**/worker-*/loader.js", glue: "**/worker-*/worker.js", program: "**/worker-*/worker_bg.wasm" };

type Happens = (page: Page) => Promise<unknown>;

const answered = (file: string, answer: Parameters<Route["fulfill"]>[0]): Happens => (page) =>
  page.route(file, (route) => route.fulfill(answer));
const PAGE = { status: 200, contentType: "text/html", body: "<!doctype html><title>Sign in</title>" };

/** The file, changed on its way. */
const changed = (file: string, change: (body: Buffer) => Buffer): Happens => (page) =>
  page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ status: 200, contentType: response.headers()["content-type"], body: change(await response.body()) });
  });

/** In place of the browser's workers. */
type Kind = "throws" | "refused" | "dead" | "silent" | "garbled" | "foreign" | "broken";
const workers = (kind: Kind): Happens => (page) => page.addInitScript(spoil, kind);

/** Runs in the page. */
function spoil(kind: Kind) {
  const Real = globalThis.Worker;
  // A moment later, as from a real worker: an answer never comes while its question is being posted.
  const happen = (worker: EventTarget, event: Event) => setTimeout(() => worker.dispatchEvent(event));
  const hear = (worker: EventTarget, data: unknown) => happen(worker, new MessageEvent("message", { data }));
  const Spoilt = {
    throws: class {
      constructor() {
        throw new DOMException("workers are not allowed", "SecurityError");
      }
    },
    refused: class extends EventTarget {
      constructor() {
        super();
        happen(this, new Event("error", { cancelable: true }));
      }
      postMessage() {}
      terminate() {}
    },
    dead: class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
    silent: class extends Real {
      postMessage() {}
    },
    garbled: class extends Real {
      postMessage() {
        hear(this, new Uint8Array([238, 238]));
      }
    },
    foreign: class extends Real {
      postMessage() {
        hear(this, { type: "webpackOk" });
      }
    },
    broken: class extends Real {
      postMessage() {
        happen(this, new ErrorEvent("error", { message: "unreachable executed", cancelable: true }));
      }
    },
  }[kind];
  globalThis.Worker = Spoilt as unknown as typeof Worker;
}

/** Each way to fail, and the cause that the table is to name: see src/session/worker_pool/failure.rs. */
const STUCK: Record<string, { happens: Happens; cause: string; usual?: true }> = {
  "the loader is not there": { happens: answered(FILES.loader, { status: 404 }), cause: "Missing", usual: true },
  "the loader is another page": { happens: answered(FILES.loader, PAGE), cause: "Altered" },
  "the loader is not a script": { happens: answered(FILES.loader, { contentType: "text/javascript", body: "<html>" }), cause: "Altered" },
  "the script is not there": { happens: answered(FILES.glue, { status: 404 }), cause: "Missing" },
  "the script is cut": { happens: changed(FILES.glue, (body) => body.subarray(0, body.length / 2)), cause: "Altered" },
  "the program is not there": { happens: answered(FILES.program, { status: 404 }), cause: "Missing" },
  "the server is overloaded": { happens: answered(FILES.program, { status: 503 }), cause: "Server" },
  "the program is another page": { happens: answered(FILES.program, PAGE), cause: "Altered", usual: true },
  "the program is cut": { happens: changed(FILES.program, (body) => body.subarray(0, body.length / 2)), cause: "Altered" },
  "the connection is lost": { happens: (page) => page.route(FILES.program, (route) => route.abort("connectionreset")), cause: "Unreachable" },
  "the program hangs": { happens: (page) => page.route(FILES.program, () => {}), cause: "Slow", usual: true },
  "the loader hangs": { happens: (page) => page.route(FILES.loader, () => {}), cause: "Slow" },
  "workers do nothing": { happens: workers("dead"), cause: "Slow" },
  "the program says nothing": { happens: workers("silent"), cause: "Silent" },
  "the program talks nonsense": { happens: workers("garbled"), cause: "Garbled" },
  "somebody else talks": { happens: workers("foreign"), cause: "Garbled" },
  "the program breaks down": { happens: workers("broken"), cause: "Broken" },
  "the program is of another version": {
    happens: changed(FILES.loader, (body) => Buffer.from(body.toString().replace(/VERSION = "\w+"/, 'VERSION = "newer"'))),
    cause: "Version",
    usual: true,
  },
};

/** Begins a game in which the opponent is on turn first. */
async function begin(page: Page) {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/new/san-juan");
  await page.getByLabel("Who is player 2").selectOption({ label: "Human" });
  await page.getByLabel("Who is player 1").selectOption({ label: "Apprentice" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
  // Who begins is drawn: where it is the person, an opponent answers the first role.
  const mine = page.locator('[data-testid="prompt"][data-mine="true"]');
  const role = page.locator(".role.is-legal").last();
  // Asked something else, the person follows an opponent that has chosen already.
  if ((await mine.count()) > 0 && (await role.count()) > 0) await role.click({ position: { x: 16, y: 20 } });
}

/** What browser and page say about it in the console. */
const expectComplaints = (watch: Watch) =>
  watch.expected.push(/no answer|status (404|503)|Failed to load resource|failed: .*worker|ERR_|worker script|Uncaught|panicked/i);

for (const [name, { happens, cause }] of Object.entries(STUCK).filter(([, { usual }]) => usual || LONG)) {
  test(`${name}: the table says so, and a person can play on @desk`, async ({ page, watch }) => {
    expectComplaints(watch);
    let programs = 0;
    page.on("request", (request) => (programs += Number(/worker_bg\.wasm$/.test(request.url()))));
    await happens(page);
    await begin(page);
    const begun = Date.now();
    const banner = page.getByTestId("opponents-stuck");
    await expect(banner).toBeVisible({ timeout: BAR });
    console.log(`${name}: told after ${Date.now() - begun} ms`);
    await expect(banner).toHaveAttribute("data-cause", cause);
    await expect(banner).toHaveText(/opponents.+Your game is saved/s);
    expect(programs, "tries").toBeLessThanOrEqual(name === "the program says nothing" ? 3 * 4 : 3);
    await banner.getByTestId("play-for").click();
    await expect(banner).toHaveCount(0);
    // Two people now: the device is handed to the one who plays for the opponent.
    await expect(page.getByTestId("curtain")).toBeVisible();
  });
}

test("an opponent that could not run plays on once it can, and in Chinese the table says what was wrong @desk", async ({ page, watch }) => {
  expectComplaints(watch);
  await page.route(FILES.program, (route) => route.fulfill({ status: 404 }));
  await begin(page);
  const banner = page.getByTestId("opponents-stuck");
  await expect(banner).toContainText("are no longer on the server", { timeout: BAR });
  await speak(page, "zh-Hant");
  await expect(banner).toContainText("伺服器上已經沒有對手的程式");
  await page.unroute(FILES.program);
  await banner.getByTestId("ask-again").click();
  await expect(banner).toHaveCount(0);
  expect(await myTurn(page)).toBe("mine");
});

for (const kind of ["throws", "refused"] as const) {
  test(`where the browser starts no workers (${kind}) the opponents think in the page @desk`, async ({ page }) => {
    await workers(kind)(page);
    await begin(page);
    await expect(page.getByTestId("opponents-on-page")).toContainText("so the page may stutter", { timeout: BAR });
    expect(await myTurn(page)).toBe("mine");
  });
}

test("a program that the server calls by another type runs all the same @desk", async ({ page, watch }) => {
  watch.expected.push(/MIME type|application\/wasm/);
  await page.route(FILES.program, async (route) => route.fulfill({ response: await route.fetch(), contentType: "application/octet-stream" }));
  await begin(page);
  expect(await myTurn(page)).toBe("mine");
  await expect(page.getByTestId("opponents-stuck")).toHaveCount(0);
});

test("on a processor without vectors opponents run a program without them @desk", async ({ playwright, baseURL }) => {
  // With --liftoff-only the page does not start there.
  const args = launchOptions.args.concat("--js-flags=--no-enable-sse4-1 --no-enable-ssse3");
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, serviceWorkers: "block", locale: "en-GB" });
  const asked = new Set<string>();
  page.on("request", (request) => {
    const program = /worker-\w+\/(\w+_bg\.wasm)$/.exec(request.url());
    if (program) asked.add(program[1]);
  });
  await begin(page);
  await expect(page.getByTestId("opponents-stuck")).toHaveCount(0);
  await expect.poll(() => [...asked]).toEqual(["plain_bg.wasm"]);
  expect(await myTurn(page)).toBe("mine");
  await browser.close();
});
