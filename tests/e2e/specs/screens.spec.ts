// Home, set-up and settings: looks, words, keyboard.
import { expect, LONG, sample, test } from "../helpers/test";
import { open, setText, speak } from "../helpers/page";
import { LANGUAGES, THEMES, expectApart, expectGoodPage, expectTargets, expectWords, prefer, startGame } from "../helpers/screens";

const PAGES = {
  home: "#/",
  setup: "#/new/san-juan",
  "setup-pr": "#/new/puerto-rico",
  "setup-bad-link": "#/new/ginkgopolis?c=AQlzYW4t",
  saved: "#/saved",
  rules: "#/rules/san-juan",
  "rules-pr": "#/rules/puerto-rico",
  settings: "#/settings",
  "bad-link": "#/link/AQlzYW4t",
  nowhere: "#/no/such/place",
  "no-game": "#/table/none",
  "no-puzzle": "#/puzzle/san-juan/00000000",
  "no-deal": "#/daily/2020-01-01",
};

for (const lang of LANGUAGES) {
  for (const theme of THEMES) {
    // In the short run in Chinese by night: English by day is what most other tests look at.
    if (!LONG && (lang === "en" || theme === "light")) continue;
    test(`every page is sound in ${lang} by ${theme} @tablet-long`, async ({ page }, info) => {
      await prefer(page, lang, theme);
      for (const [name, address] of Object.entries(PAGES)) {
        await open(page, address);
        await expectGoodPage(page, info, `${name}-${lang}-${theme}`);
      }
    });
  }
}

test("the largest text clips nothing and scrolls no page sideways @tablet-long", async ({ page }, info) => {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ text: "largest" })));
  for (const [name, address] of Object.entries(PAGES)) {
    await open(page, address);
    await expect(page.locator("html")).toHaveAttribute("data-text", "150");
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main, h1, .btn, .panel, .pagefoot")]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.className}: ${element.textContent!.slice(0, 40)}`),
    );
    expect(cut).toEqual([]);
    await page.screenshot({ path: `artefacts/screens/${info.project.name}/${name}-150.png` });
  }
});

for (const lang of sample(LANGUAGES, 1)) {
  test(`the ways on from a finished game are whole words in ${lang} @desk`, async ({ page }) => {
    await prefer(page, lang, "light");
    await open(page, "./#/saved");
    await page.locator("input[type=file]").setInputFiles("../fixtures/v0.1/saves/san-juan-1897-2-over.json");
    await page.locator('a[href*="#/results/"]').first().click();
    await page.getByTestId("skip").click();
    await expect(page.getByTestId("skip")).toHaveCount(0);
    for (const text of ["100", "150"]) {
      await setText(page, text);
      for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1024, 768], [844, 390]]) {
        await page.setViewportSize({ width, height });
        await expectWords(page);
      }
    }
    await setText(page, "100");
    const foot = (await page.locator(".pagefoot").boundingBox())!;
    expect(foot.height, "one row on a phone on its side").toBeLessThan(90);
  });
}

test("what a page's foot offers on a phone is whole words, at any size of text @desk", async ({ page }) => {
  for (const lang of LANGUAGES) {
    await prefer(page, lang, "light");
    for (const address of ["#/study/san-juan", "#/saved", "#/new/puerto-rico"]) {
      await open(page, "./");
      await open(page, address);
      await expect(page.locator(".pagefoot")).toBeVisible();
      for (const text of ["100", "150"]) {
        await setText(page, text);
        for (const [width, height] of [[360, 640], [390, 844]]) {
          await page.setViewportSize({ width, height });
          await expectWords(page);
        }
      }
    }
  }
});

for (const lang of sample(LANGUAGES, 1)) {
  test(`the ways on from a look back are whole words, and on the page, in ${lang} @desk`, async ({ page }) => {
    await prefer(page, lang, "light");
    await open(page, "./#/saved");
    await page.locator("input[type=file]").setInputFiles("../fixtures/v0.1/saves/puerto-rico-1897-2-over.json");
    await page.locator('a[href*="#/results/"]').first().click();
    await page.locator('a[href*="#/table/"]').first().click();
    await page.getByTestId("watch-again").click();
    const ways = page.locator(".replay__ways > .btn");
    await expect(ways).toHaveCount(4);
    for (const text of ["100", "150"]) {
      await setText(page, text);
      for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1024, 768], [844, 390]]) {
        await page.setViewportSize({ width, height });
        await expectWords(page);
        for (const way of await ways.all()) await expect(way, `${width}x${height} ${text} %`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test("the ways from the first page are in sight before it is scrolled, and no game hides behind them @desk", async ({ page }) => {
  for (const lang of LANGUAGES) {
    await prefer(page, lang, "light");
    for (const [width, height] of [[390, 844], [360, 640], [768, 1024], [1024, 768], [1280, 800], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      await open(page, "./");
      const ways = (await page.locator(".ways").boundingBox())!;
      const place = `${lang} ${width}x${height}`;
      for (const way of await page.locator(".ways > a:visible").all()) await expect(way, place).toBeInViewport({ ratio: 1 });
      const begin = (await page.locator(".bill .btn--primary").first().boundingBox())!;
      expect(begin.y + begin.height, place).toBeLessThanOrEqual(ways.y);
    }
  }
});

test("entering a page names it and moves the focus to its heading @desk", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Sobremesa");
  await page.locator(".ways").getByRole("link", { name: "Learn" }).click();
  await expect(page).toHaveTitle("Learn · Sobremesa");
  await page.getByRole("link", { name: "Rules" }).first().click();
  await expect(page).toHaveTitle("Rules of San Juan 1897 · Sobremesa");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Sobremesa" })).toBeFocused();
});

test("the language switches at once and stays @desk", async ({ page }) => {
  await open(page, "#/settings");
  await speak(page, "zh-Hant");
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeVisible();
});

test("settings apply at once, are kept, and can be reset @phone-long @tablet-long", async ({ page }) => {
  await open(page, "#/settings");
  const html = page.locator("html");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "150%" }).check();
  await page.getByRole("radio", { name: "Reduced" }).check();
  await page.getByRole("checkbox", { name: /Single-key shortcuts/ }).uncheck();
  for (const [name, value] of [["theme", "dark"], ["text", "150"], ["motion", "reduced"]]) {
    await expect(html).toHaveAttribute(`data-${name}`, value);
  }
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /Single-key shortcuts/ })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "150%" })).toBeChecked();
  await page.getByRole("button", { name: "Reset settings" }).click();
  await expect(html).toHaveAttribute("data-text", "100");
  await expect(page.getByRole("checkbox", { name: /Single-key shortcuts/ })).toBeChecked();
});

test("every game that can be played stands on the first page with its poster @phone-long @tablet-long", async ({ page, isMobile }) => {
  await open(page);
  for (const [game, title] of [["san-juan", /^San Juan/], ["puerto-rico", /^Puerto Rico/], ["ginkgopolis", "Ginkgopolis"]] as const) {
    const bill = page.getByRole("region", { name: title });
    await expect(bill.locator("img")).toHaveJSProperty("complete", true);
    expect(await bill.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(bill.getByRole("link", { name: "New game" })).toHaveAttribute("href", `#/new/${game}`);
    // A tablet shows all of them at once; a phone has to scroll.
    if (!isMobile) await expect(bill.getByRole("link", { name: "New game" })).toBeInViewport({ ratio: 1 });
  }
});

test("what helps to learn each game is on one page: lessons up to a first game, puzzles, rules @tablet-long", async ({ page }) => {
  await open(page, "#/learn/puerto-rico");
  await expect(page.locator(".learn__game").first()).toHaveAttribute("data-game", "puerto-rico");
  for (const game of ["san-juan", "puerto-rico", "ginkgopolis"]) {
    const way = page.locator(`[data-game="${game}"]`);
    await expect(way.getByRole("link", { name: "Rules" })).toHaveAttribute("href", `#/rules/${game}`);
    await expect(way.getByRole("link", { name: "Puzzles" })).toHaveAttribute("href", "#/puzzles");
    await expect(way.getByTestId("first-game")).toHaveAttribute("href", `#/new/${game}`);
    // The guided game is the first and the next stop; what a first game does not need is folded away.
    await expect(way.locator(".is-next")).toHaveCount(1);
    await expect(way.locator(".is-next a")).toHaveAttribute("data-testid", "guided");
    await expect(way.locator(".learn__list a").first()).toHaveAttribute("href", `#/guided/${game}`);
    await expect(way.locator(".learn__later a").first()).toBeHidden();
  }
  await expectApart(page);
  await expectTargets(page);
});

test("with the lessons behind, a first game is the next stop @desk", async ({ page }) => {
  await page.addInitScript(() => {
    const keys = ["round", "goods", "helpers", "hand", "end"].map((key) => `san-juan/${key}`);
    localStorage.setItem("sobremesa.lessons", JSON.stringify(keys));
  });
  await open(page, "#/learn");
  await expect(page.locator('[data-game="san-juan"] .is-next').getByTestId("first-game")).toBeVisible();
  await open(page, "./");
  await expect(page.locator(".ways")).toContainText("5 lessons finished");
});

for (const [game, title] of [["san-juan", /^San Juan/], ["puerto-rico", /^Puerto Rico/], ["ginkgopolis", "Ginkgopolis"]] as const) {
  test(`two taps from the first page to a running game of ${game} @phone-long @tablet-long`, async ({ page }) => {
    await open(page);
    await page.getByRole("region", { name: title }).getByRole("link").click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.getByTestId("table")).toHaveAttribute("data-game", game);
  });
}

test("a poster is touched anywhere, and two taps lead to the deal of the day @tablet-long", async ({ page, isMobile }) => {
  await open(page);
  // Its link lies over all of it.
  await page.locator(".bill__poster").nth(2).click({ force: true });
  await expect(page).toHaveURL(/#\/new\/ginkgopolis$/);
  await open(page, "./");
  const today = page.locator(".ways").getByRole("link", { name: "Today" });
  if (!isMobile) await expect(today).toContainText(/\d{4}/);
  await today.click();
  await page.getByTestId("deal-puerto-rico").getByTestId("deal-play").click();
  await expect(page.getByTestId("table")).toHaveAttribute("data-game", "puerto-rico");
});

test("a table for several people is chosen on the first page, and remembered apart @desk", async ({ page }) => {
  await open(page);
  const begin = page.getByRole("region", { name: /^San Juan/ }).getByRole("link", { name: "New game" });
  const people = () => page.locator(".seatrow select").evaluateAll((all) => all.filter((one) => (one as HTMLSelectElement).value === "0").length);
  await page.getByRole("radio", { name: "Here together" }).check();
  await begin.click();
  await expect(page).toHaveURL(/#\/new\/san-juan\?w=together$/);
  await expect.poll(people).toBe(2);
  await expect(page.getByTestId("by-link")).not.toBeChecked();
  await page.getByLabel("Name of player 2").fill("Zoé");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await open(page, "./");
  await expect(page.getByRole("radio", { name: "Here together" }), "the choice is remembered").toBeChecked();
  await begin.click();
  await expect(page.getByLabel("Name of player 2")).toHaveValue("Zoé");
  await open(page, "./");
  await page.getByRole("radio", { name: "By link" }).check();
  await begin.click();
  await expect(page.getByTestId("by-link")).toBeChecked();
  await open(page, "./");
  await page.getByRole("radio", { name: "Against opponents" }).check();
  await begin.click();
  await expect.poll(people).toBe(1);
});

test("saved games, statistics and studies lead to each other, and each back to the first page @phone-long @tablet-long", async ({ page }) => {
  await open(page);
  await page.locator(".ways").getByRole("link", { name: "My games" }).click();
  for (const [name, address] of [["Statistics", "statistics"], ["Studies", "study"], ["Saved games", "saved"]]) {
    await page.locator(".own-ways").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`#/${address}$`));
    await expect(page.locator(".own-ways [aria-current]")).toHaveText(name);
    await expectTargets(page);
    await expectWords(page);
  }
  await page.locator(".ways").getByRole("link", { name: "Play" }).click();
  await expect(page.locator(".home")).toBeVisible();
});

test.describe("set-up", () => {
  test("seats and options follow the edition @desk", async ({ page }) => {
    await open(page, "#/new/puerto-rico");
    const seats = page.locator(".seatrow");
    const editions = page.getByTestId("editions").getByRole("radio");
    await expect(editions).toHaveCount(2);
    await expect(editions.nth(0)).toBeChecked();
    const options = page.locator(".setup__options").getByRole("checkbox");
    await page.getByText("Advanced").click();
    await expect(options).toHaveCount(10);
    await page.getByRole("button", { name: /^Remove/ }).first().click();
    await expect(seats).toHaveCount(2);
    await editions.nth(1).check();
    await expect(seats, "the classic edition needs three").toHaveCount(3);
    await expect(options).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^Remove/ }).first()).toHaveAttribute("aria-disabled", "true");
    for (const count of [4, 5]) {
      await page.getByRole("button", { name: "Add a player" }).click();
      await expect(seats).toHaveCount(count);
    }
    await expect(page.getByRole("button", { name: "Add a player" })).toHaveAttribute("aria-disabled", "true");
    await expectTargets(page);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await page.goto("#/new/puerto-rico");
    await expect(seats, "the table is remembered").toHaveCount(5);
    await expect(editions.nth(1)).toBeChecked();
  });

  test("seats are added up to four, removed down to two, moved and mixed @phone-long @tablet-long", async ({ page }) => {
    await open(page, "#/new/san-juan");
    const seats = page.locator(".seatrow");
    await expect(seats).toHaveCount(3);
    await page.getByRole("button", { name: "Add a player" }).click();
    await expect(seats).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Add a player" })).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: "Add a player" }).click({ force: true });
    await expect(seats).toHaveCount(4);

    await page.getByLabel("Name of player 1").fill("Zoé");
    await page.getByRole("button", { name: /^Move .* one place forward/ }).nth(1).click();
    await expect(page.getByLabel("Name of player 2")).toHaveValue("Zoé");
    const picture = page.getByRole("img", { name: /^The table, clockwise/ });
    await expect(picture).toHaveAccessibleName(/: \S+, Zoé,/);

    await page.getByRole("button", { name: "Shuffle players" }).click();
    await expect(page.getByText(/^New order: .*Zoé/)).toHaveCount(1);
    await page.getByRole("button", { name: "Remove Zoé" }).click();
    await page.getByRole("button", { name: /^Remove/ }).first().click();
    await expect(seats).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^Remove/ }).first()).toHaveAttribute("aria-disabled", "true");
    await expectTargets(page);
  });

  test("a wrong seed is explained and starts nothing @desk", async ({ page }) => {
    await open(page, "#/new/san-juan");
    await page.getByLabel("Seed").fill("18446744073709551616");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "whole number" })).toBeVisible();
    await expect(page).toHaveURL(/#\/new\/san-juan$/);
    await page.getByLabel("Seed").fill("18446744073709551615");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/#\/table\//);
  });

  test("the last table is remembered, the seed is not @desk", async ({ page }) => {
    await open(page, "#/new/san-juan");
    await page.getByLabel("Name of player 1").fill("Marisol");
    await page.getByRole("checkbox", { name: /Opening draft/ }).check();
    await page.getByLabel("Seed").fill("7");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await open(page, "#/new/san-juan");
    await expect(page.getByLabel("Name of player 1")).toHaveValue("Marisol");
    await expect(page.getByRole("checkbox", { name: /Opening draft/ })).toBeChecked();
    await expect(page.getByLabel("Seed")).toHaveValue("");
  });

  test("a shared link shows the table before anything starts, and deals the same cards @desk", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "#/new/san-juan");
    await page.getByLabel("Name of player 2").fill("Iñaki");
    await page.getByLabel("Who is player 2").selectOption({ label: "Viceroy" });
    await page.getByRole("button", { name: "Share this set-up" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    const seed = await page.getByLabel("Seed").inputValue();
    expect(seed).toMatch(/^\d+$/);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await open(other, link);
    await expect(other.getByRole("heading", { name: "A friend shared this table with you" })).toBeVisible();
    await expectApart(other);
    await expect(other.getByLabel("Name of player 2")).toHaveValue("Iñaki");
    await expect(other.getByLabel("Seed")).toHaveValue(seed);
    expect(await other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("sobremesa.save.")))).toBe(false);
    const snapshots = [];
    for (const tab of [page, other]) {
      await tab.getByRole("button", { name: "Start the game" }).click();
      await expect(tab).toHaveURL(/#\/table\//);
      const id = tab.url().split("/").pop();
      const text = await tab.evaluate((id) => localStorage.getItem(`sobremesa.save.${id}`), id);
      const record = JSON.parse(text!).save.record;
      snapshots.push([record.seed, record.config]);
    }
    expect(snapshots[0]).toEqual(snapshots[1]);
  });

  for (const [name, code, says] of [
    ["cut off", "AQlzYW4t", "incomplete or mistyped"],
    ["foreign signs", "<script>alert(1)</script>", /“.” at character \d+ is not allowed/],
    ["far too long", "A".repeat(70_000), "The link is too long"],
  ] as const) {
    test(`a link that is ${name} is refused in words @desk`, async ({ page }) => {
      await open(page, `#/new/san-juan?c=${code}`);
      const notice = page.getByRole("alert").filter({ hasText: "This link cannot be used" });
      await expect(notice).toContainText(says);
      await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
    });
  }

  test("an unknown game is named @desk", async ({ page }) => {
    await open(page, "#/new/chess");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("“chess”");
  });

  test("an address that leads nowhere says so, and the way home works @desk", async ({ page }) => {
    await open(page, "#/no/such/place");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.locator("#main").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sobremesa");
    await expect(page).toHaveTitle("Sobremesa");
  });

  test("the skip link goes to the main part and stays on the page @desk", async ({ page }) => {
    await open(page, "#/new/san-juan");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    await expect(page).toHaveURL(/#\/new\/san-juan$/);
  });

  test("a table can be set by keyboard alone @desk", async ({ page }) => {
    await open(page, "#/new/san-juan");
    const press = async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press("Tab");
        const label = await page.evaluate(() => {
          const element = document.activeElement!;
          return element.getAttribute("aria-label") ?? element.textContent ?? "";
        });
        if (name.test(label)) return;
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await press(/Name of player 1/);
    await page.keyboard.type("Ada");
    await press(/Add a player/);
    await page.keyboard.press("Enter");
    await expect(page.locator(".seatrow")).toHaveCount(4);
    await press(/Start the game/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#\/table\//);
  });
});

test("home offers the latest unfinished game @desk", async ({ page }) => {
  const id = await startGame(page);
  await open(page);
  const resume = page.getByRole("region", { name: /Your latest game/ });
  await expect(resume.getByRole("link", { name: "Continue" })).toHaveAttribute("href", `#/table/${id}`);
});
