// The built site as a whole: it starts, it is accessible, it talks to nobody.
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";

test.use({ serviceWorkers: "allow" });

test("the program starts without a complaint", async ({ page }, info) => {
  await open(page);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "start");
});

test("the thinking worker starts and says so @desk", async ({ page }) => {
  await open(page);
  expect(await firstMessage(page)).toMatch(/^Ready [0-9a-f]{16}$/);
});

test.describe("without a service worker in between", () => {
  test.use({ serviceWorkers: "block" });

  test("a thinking worker whose program is lost tells the page @desk", async ({ page, watch }) => {
    watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch|Service Worker/);
    await open(page);
    await page.route("**/worker_bg.wasm", (route) => route.abort("connectionreset"));
    expect(await firstMessage(page)).toBe("Failed unreachable Failed to fetch");
  });
});

test("the policy forbids inline scripts and other origins @desk", async ({ page, watch }) => {
  watch.expected.push(/Content Security Policy|TrustedScript/i, /foreign request: https:\/\/example\.org/);
  await open(page);
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    try {
      script.textContent = "globalThis.wasRun = true";
    } catch {
      // Refused already where the browser knows Trusted Types.
    }
    document.body.append(script);
    const fetched = await fetch("https://example.org/").then(() => true, () => false);
    return { inline: "wasRun" in globalThis, fetched };
  });
  expect(ran).toEqual({ inline: false, fetched: false });
});

test("the manifest and every icon in it are there @desk", async ({ page, request, baseURL }) => {
  await open(page);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(new URL(address!, baseURL).href)).json();
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const icon of manifest.icons) {
    const answer = await request.get(new URL(icon.src, baseURL).href);
    expect(answer.status(), icon.src).toBe(200);
    expect(answer.headers()["content-type"], icon.src).toBe(icon.type);
  }
});

/** What a fresh thinking worker says in the end, as text; rejects with its error. */
function firstMessage(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const folder = document.querySelector<HTMLMetaElement>("meta[name=worker]")!.content;
        const worker = new Worker(`./${folder}/loader.js`);
        worker.onmessage = ({ data }) => data === "Coming" || done(String(data));
        worker.onerror = (event) => fail(new Error(event.message));
      }),
  );
}
