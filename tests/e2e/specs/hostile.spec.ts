// What comes from elsewhere is hostile: links, files, names. None of it runs, none of it harms what lies there.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { open } from "../helpers/page";
import { expect, test } from "../helpers/test";
import { storage } from "../helpers/kill";

const MARKUP = '<img src="x" onerror="globalThis.ran = 1"><script>globalThis.ran = 1</script>';
const TURNED = "abc\u202egnp.exe\u2066x";
const HUGE = "A".repeat(300_000);

/** Nothing that came has run, and no object of the language has been changed. */
async function expectUnharmed(page: Page) {
  const harm = await page.evaluate(() => ({
    ran: "ran" in globalThis,
    added: Object.keys(Object.prototype).length + Object.keys(Array.prototype).length,
    elements: document.querySelectorAll("script:not([src]), img[onerror], iframe, object, embed, base").length,
  }));
  expect(harm).toEqual({ ran: false, added: 0, elements: 0 });
}

const HOSTILE = ["__proto__", "constructor", "..%2f..%2fsw.js", "../../sw.js", "javascript:alert(1)", encodeURIComponent(MARKUP), MARKUP, TURNED, "%00", "%", "\u0000"];
const PLACES = ["link/", "new/", "new/san-juan?c=", "table/", "results/", "rules/", "rules/san-juan/", "learn/", "lesson/san-juan/", "puzzle/san-juan/", "daily/", "study/", "study/san-juan?p=", "study/san-juan?s="];

test("addresses of every kind with hostile parts lead to a page that says so @desk @long", async ({ page }) => {
  test.setTimeout(180_000);
  await open(page);
  const before = await storage(page);
  for (const place of PLACES) {
    for (const part of [...HOSTILE, HUGE]) {
      await page.evaluate((hash) => (location.hash = hash), `#/${place}${part}`);
      await expect(page.getByRole("heading", { level: 1 }).first(), `${place}${part.slice(0, 30)}`).toBeVisible();
    }
    await expectUnharmed(page);
  }
  const after = await storage(page);
  for (const key of Object.keys(before)) expect(after[key], key).toBe(before[key]);
  expect(Object.keys(after).filter((key) => key.startsWith("sobremesa.save."))).toEqual([]);
});

test("a file with hostile names and titles is shown as the text that it is @desk", async ({ page }) => {
  const text = readFileSync("../fixtures/v0.1/saves/san-juan-1897-2-over.json", "utf8");
  const title = `${TURNED}${MARKUP}`;
  const spoilt = text.replace(/"title":\s*"[^"]*"/, () => `"title":${JSON.stringify(title)}`);
  expect(JSON.parse(spoilt).card.title).toBe(title);
  await open(page, "./#/saved");
  const name = `../../__proto__\u202e${MARKUP.replaceAll("/", "")}.json`;
  const pick = (text: string) => page.getByLabel("Import a file").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  // Refused, with the name of the file.
  await pick('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  await expect(page.getByRole("alert").filter({ hasText: "was not imported" })).toContainText("__proto__");
  await expectUnharmed(page);
  // Taken in, with its title.
  await pick(spoilt);
  await expect(page.getByText("One game was added to your list.")).toBeVisible();
  const heading = page.locator(".rows").getByRole("heading").first();
  await expect(heading).toHaveText(title.replace(/[\u202e\u2066]/g, ""));
  const shown = await page.evaluate(() => document.body.innerText);
  expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  await expectUnharmed(page);
  // Its file is named by its key, whatever its title says.
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /^Export: / }).first().click()]);
  expect(file.suggestedFilename()).toMatch(/^sobremesa-[a-z0-9]+\.json$/);
});

test("text becomes markup or the address of a script only by our own rules @desk", async ({ page, watch }) => {
  watch.expected.push(/TrustedHTML|TrustedScript|Trusted Type|Content Security Policy/i);
  await open(page);
  const outcome = await page.evaluate((markup) => {
    const attempt = (act: () => void) => {
      try {
        act();
        return "done";
      } catch {
        return "refused";
      }
    };
    const box = document.createElement("div");
    const script = document.createElement("script");
    const outcome = {
      markup: attempt(() => (box.innerHTML = markup)),
      handler: attempt(() => (box.innerHTML = '<b onclick="globalThis.ran = 1">x</b>')),
      frame: attempt(() => (box.innerHTML = '<iframe srcdoc="x"></iframe>')),
      plain: attempt(() => (box.innerHTML = '<b class="x">plain</b>')),
      text: attempt(() => (script.textContent = "globalThis.ran = 1")),
      source: attempt(() => (script.src = "./worker.js")),
      worker: attempt(() => new Worker("./theme.js")),
      policy: attempt(() => (globalThis as any).trustedTypes.createPolicy("another", {})),
    };
    return outcome;
  }, MARKUP);
  const refused = "refused";
  expect(outcome).toEqual({
    markup: refused, handler: refused, frame: refused, plain: "done", text: refused, source: refused, worker: refused, policy: refused,
  });
  await expectUnharmed(page);
});

test("nobody may frame the page, and every answer carries the headers @desk", async ({ page, baseURL }) => {
  await open(page);
  for (const file of ["", "manifest.webmanifest", "sw.js", "art/ui.svg"]) {
    const answer = await page.request.get(new URL(file, baseURL).href);
    const headers = answer.headers();
    expect(headers["content-security-policy"], file).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], file).toBe("nosniff");
    expect(headers["referrer-policy"], file).toBe("no-referrer");
    expect(headers["cross-origin-opener-policy"], file).toBe("same-origin");
  }
  expect((await page.request.get(new URL("_headers", baseURL).href)).status()).toBe(404);
  const program = await page.locator('meta[name="page"]').getAttribute("content");
  const part = await page.request.get(new URL(`${program}/app.js`, baseURL).href);
  expect(part.headers()["cache-control"]).toContain("immutable");
});
