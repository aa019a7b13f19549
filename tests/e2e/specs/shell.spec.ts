// What stands on the screen before, or instead of, the program.
import { expect, test } from "../helpers/test";
import { booted, expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";

test("the shell paints before the program arrives, and gives way to it @desk", async ({ page }, info) => {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/*_bg.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await expect(page.getByText("Sobremesa").first()).toBeVisible();
  await expect(page.getByText("Laying the table…")).toBeVisible();
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "shell");
  release();
  await booted(page);
});

test("the first picture is painted before the program arrives, as it will stand there @desk", async ({ page, watch }) => {
  // A page that is left before its program has come says that it did not.
  watch.expected.push(/Failed to fetch/);
  await page.route("**/*_bg.wasm", () => {});
  // A service worker would bring the program all the same, once it has it.
  await page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
  const painted = () =>
    page.evaluate(() => {
      const posters = [...document.querySelectorAll<HTMLImageElement>("#shell img")];
      const seen = posters.filter((poster) => poster.complete && poster.naturalWidth > 0 && poster.checkVisibility());
      return seen.map((poster) => poster.src.replace(/.*posters\/|\.svg/g, ""));
    });
  await page.goto("./");
  await expect.poll(painted, { message: "the posters of the first page" }).toEqual(["san-juan", "puerto-rico", "ginkgopolis"]);
  for (const game of ["san-juan", "puerto-rico", "ginkgopolis"]) {
    await page.goto(`./?${game}#/new/${game}`);
    await expect.poll(painted, { message: "the poster of the game" }).toEqual([game]);
    await expectNoPageScroll(page);
  }
  await page.goto("./?settings#/settings");
  await expect(page.locator(".shell-street")).toBeVisible();
  expect(await painted()).toEqual([]);
});

test("the posters of the shell stand no smaller than those of the first page @desk", async ({ page }) => {
  const sizes = (of: string) =>
    page.locator(`${of} .bill__poster`).evaluateAll((posters) => posters.map((poster) => [poster.clientWidth, poster.clientHeight]));
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/*_bg.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await expect(page.locator("#shell .bill__poster").first()).toBeVisible();
  const before = await sizes("#shell");
  release();
  await booted(page);
  // A larger one would be painted, and count, as another picture.
  for (const [index, [width, height]] of (await sizes(".home")).entries()) {
    expect(before[index][0]).toBeGreaterThanOrEqual(width);
    expect(before[index][1]).toBeGreaterThanOrEqual(height);
  }
});

test("a program that does not arrive is explained in the language of the reader @desk", async ({ page, watch }, info) => {
  watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch/);
  await page.route("**/app_bg.wasm", (route) => route.abort("connectionreset"));
  await page.goto("./");
  const message = page.getByRole("alert");
  await expect(message).toContainText("did not load completely");
  await page.evaluate(() => localStorage.setItem("sobremesa.lang", '"zh-Hant"'));
  await page.reload();
  await expect(message).toContainText("遊戲沒有完整載入");
  await expect(message).not.toContainText(/[A-Za-z]{4} [A-Za-z]{4}/);
  await expectAccessible(page);
  await keepPicture(page, info, "shell-lost");
});

test("without JavaScript the page says what it needs @desk", async ({ browser, baseURL }, info) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("./");
  const message = page.locator("noscript p");
  await expect(message.first()).toContainText("These games need JavaScript");
  await expect(message.filter({ hasText: "請允許本頁使用 JavaScript" }), "every language is there").toHaveCount(1);
  await expect(message.first()).toBeVisible();
  await page.screenshot({ path: `artefacts/screens/${info.project.name}/shell-noscript.png` });
  await context.close();
});

test("without WebAssembly the page says so @desk", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "WebAssembly", { value: undefined }));
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("need WebAssembly");
});

for (const theme of ["light", "dark"] as const) {
  test(`a chosen ${theme} theme is there before the first paint @desk`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === "light" ? "dark" : "light" });
    await page.addInitScript((value) => localStorage.setItem("sobremesa.theme", JSON.stringify(value)), theme);
    // The program never arrives, so what is seen is the shell's doing.
    await page.route("**/*_bg.wasm", () => {});
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const paper = await page.locator("#shell").evaluate((shell) => getComputedStyle(shell).backgroundColor);
    const light = Number(/\d+/.exec(paper)![0]) > 128;
    expect(light, `paper ${paper}`).toBe(theme === "light");
  });
}

test("hostile values in storage are ignored @desk", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("sobremesa.theme", '"><script>');
    localStorage.setItem("sobremesa.lang", "{");
  });
  await open(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /script/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
