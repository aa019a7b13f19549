// One language at a time: another one comes when somebody switches to it.
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test";
import { askServiceWorker, booted, expectAccessible, goOffline, keepPicture, open, partsAsked, readyOffline, speak } from "../helpers/page";
import { answer, answerSome, myTurn, startGame } from "../helpers/table";

const isShown = (page: Page, lang: string) => expect(page.locator("html")).toHaveAttribute("lang", lang);

test.describe("without a service worker", () => {
  // It fetches everything in good time; here the page is alone.
  test.use({ serviceWorkers: "block" });

  test("in the middle of a game the other language is fetched, once, and then shown @desk", async ({ page }) => {
    await startGame(page);
    await myTurn(page);
    const asked = partsAsked(page);
    let arrive = () => {};
    const held = new Promise<void>((go) => (arrive = go));
    await page.route("**/words/zh-Hant/san-juan.ftl", async (route) => {
      await held;
      await route.continue();
    });
    const prompt = page.locator(".prompt__text");
    const before = await prompt.innerText();
    await speak(page, "zh-Hant");
    await expect(page.getByText("Loading…"), "if it takes long, that is said").toBeVisible();
    await isShown(page, "en");
    expect(await prompt.innerText(), "until it has come the old language stays").toBe(before);
    const press = async (selector: string, index: number) => page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });
    await answerSome(page, 1, (turn) => answer(page, press, turn));
    await myTurn(page);
    arrive();
    await isShown(page, "zh-Hant");
    await expect(prompt).toContainText(/[\u4e00-\u9fff]/);
    await expect(prompt).not.toContainText(/[A-Za-z]{3}/);
    await speak(page, "en");
    await isShown(page, "en");
    await speak(page, "zh-Hant");
    await isShown(page, "zh-Hant");
    expect(asked, "each once for the life of the page").toEqual(["words/zh-Hant/pages", "words/zh-Hant/san-juan", "words/zh-Hant/san-juan.classic"]);
    // A game that is opened later speaks the language that is shown by then.
    await page.goto("./#/new/ginkgopolis");
    await expect(page.getByRole("button", { name: "開始", exact: true })).toBeVisible();
    expect(asked.slice(3)).toEqual(["words/zh-Hant/ginkgopolis", "split_ginkgopolis"]);
  });

  test("words that do not come change nothing, and may be asked for again @desk", async ({ page, watch }, info) => {
    watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch/);
    await page.route("**/words/zh-Hant/*.ftl", (route) => route.abort("connectionreset"));
    await startGame(page);
    await myTurn(page);
    await speak(page, "zh-Hant");
    const note = page.getByText("The texts in 繁體中文 did not load");
    await expect(note).toBeVisible();
    await isShown(page, "en");
    await expectAccessible(page);
    await keepPicture(page, info, "language-missing");
    await page.getByRole("button", { name: "Close" }).last().click();
    await expect(note).toHaveCount(0);

    await page.goto("./#/settings");
    const chosen = page.locator(".setting").getByTestId("language");
    await chosen.selectOption("zh-Hant");
    await expect(note).toBeVisible();
    await expect(chosen, "the settings show what is shown").toHaveValue("en");
    await page.unroute("**/words/zh-Hant/*.ftl");
    await page.getByRole("button", { name: "Try again" }).click();
    await isShown(page, "zh-Hant");
    await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeVisible();
    await expect(chosen).toHaveValue("zh-Hant");
  });

  test("first words that do not come are explained in the language of the reader @desk", async ({ page, watch }) => {
    watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch/);
    await page.route("**/words/*/pages.ftl", (route) => route.abort("connectionreset"));
    await page.goto("./");
    const message = page.getByRole("alert");
    await expect(message).toContainText("did not load completely");
  });

  test("whoever reads Chinese fetches no English @desk", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("sobremesa.lang", '"zh-Hant"'));
    const asked = partsAsked(page);
    await open(page, "./#/new/san-juan");
    await expect(page.getByRole("button", { name: "開始", exact: true })).toBeVisible();
    const words = ["pages", "san-juan", "san-juan.classic"].map((topic) => `words/zh-Hant/${topic}`);
    expect(asked.sort()).toEqual(["split_san_juan", "split_setup", ...words]);
  });
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block", locale: "fr-FR" });

  test("the first sheet brings a second language, which names its piece as well @desk", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("sobremesa.lang", '"de"'));
    const asked = partsAsked(page);
    await open(page, "./#/new/san-juan");
    await page.locator(".btn--primary").filter({ visible: true }).last().click();
    await myTurn(page);
    expect(asked.filter((part) => part.startsWith("words/fr"))).toEqual([]);
    await page.getByTestId("hand").getByTestId("card").first().focus();
    await page.keyboard.press("Space");
    const other = page.locator("dialog.sheet .sheet__other");
    await expect(other).toHaveAttribute("lang", "fr");
    await expect(other).toHaveText(/\p{L}{4}/u);
    expect(asked.filter((part) => part.startsWith("words/fr"))).toEqual(["words/fr/san-juan", "words/fr/san-juan.classic"]);
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the language can be switched in the middle of a game @desk", async ({ page, site, watch }) => {
    await open(page, `${site.url}#/new/puerto-rico`);
    await readyOffline(page);
    // A language that was chosen once is kept.
    await speak(page, "zh-Hant");
    await isShown(page, "zh-Hant");
    await expect.poll(() => askServiceWorker(page, "zh-Hant")).toMatch(/^offline-ready /);
    await speak(page, "en");
    await isShown(page, "en");
    await goOffline(page, site, watch);
    await page.reload();
    await booted(page);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByTestId("table")).toBeVisible();
    await speak(page, "zh-Hant");
    await isShown(page, "zh-Hant");
    await expect(page.locator(".prompt__text")).toContainText(/[\u4e00-\u9fff]/);
    await speak(page, "en");
    await isShown(page, "en");
  });
});
