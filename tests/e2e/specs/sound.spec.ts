// Sounds: nothing is made before somebody asks; then the table is heard; muted it is silent.
import type { Page } from "@playwright/test";
import { expectAccessible, open } from "../helpers/page";
import { answer, answerSome } from "../helpers/table";
import { presser } from "../helpers/puerto-rico";
import { expect, test } from "../helpers/test";

interface Heard {
  /** Contexts that were made, and those that were closed. */
  made: number;
  closed: number;
  /** Oscillators and buffers that were started. */
  started: number;
}

/** Counts what is made of Web Audio from the first script on. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { made: 0, closed: 0, started: 0 };
    (window as unknown as { heard: Heard }).heard = heard;
    const close = AudioContext.prototype.close;
    AudioContext.prototype.close = function () {
      heard.closed += 1;
      return close.call(this);
    };
    window.AudioContext = new Proxy(AudioContext, {
      construct: (made, args) => {
        heard.made += 1;
        return Reflect.construct(made, args);
      },
    });
    for (const node of [AudioBufferSourceNode.prototype, AudioScheduledSourceNode.prototype, OscillatorNode.prototype]) {
      if (!Object.hasOwn(node, "start")) continue;
      const start = node.start;
      node.start = function (this: AudioScheduledSourceNode, ...args: []) {
        heard.started += 1;
        return start.apply(this, args);
      };
    }
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** Starts a game. */
async function startGame(page: Page) {
  await open(page, "./#/new/san-juan");
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** What was heard, once nothing more is being started. */
async function heardOut(page: Page): Promise<Heard> {
  let before = -1;
  const isQuiet = async () => {
    const { started } = await heard(page);
    const same = started === before;
    before = started;
    return same;
  };
  await expect.poll(isQuiet, { intervals: [400] }).toBe(true);
  return heard(page);
}

const play = (page: Page, hasTouch: boolean, questions: number) =>
  answerSome(page, questions, (turn) => answer(page, presser(page, hasTouch), turn));

test("a table is silent until somebody asks, is heard then, and can be muted @phone-long @tablet-long", async ({ page, hasTouch }) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await startGame(page);
  await play(page, hasTouch, 2);
  expect(await heard(page), "before anybody asked").toEqual({ made: 0, closed: 0, started: 0 });

  await page.getByTestId("menu").click();
  await page.getByTestId("sound").locator("input").check();
  await page.keyboard.press("Escape");
  await play(page, hasTouch, 2);
  const loud = await heardOut(page);
  expect(loud).toMatchObject({ made: 1, closed: 0 });
  expect(loud.started, "sounds were started").toBeGreaterThan(0);
  // One sound for what is shown together and the chime: five layers each at most.
  expect(loud.started).toBeLessThan(80);

  // The past is silent.
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  await page.keyboard.press("]");
  await page.keyboard.press("Escape");
  expect(await heard(page)).toEqual(loud);

  await page.getByTestId("menu").click();
  await page.getByTestId("sound").locator("input").uncheck();
  await page.keyboard.press("Escape");
  await play(page, hasTouch, 2);
  expect(await heard(page), "muted").toEqual({ ...loud, closed: 1 });
});

test("the settings let every sound be tried, at a volume that is read out @desk", async ({ page }) => {
  await listen(page);
  await open(page, "./#/settings");
  await expect(page.getByRole("slider", { name: "Volume" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Sounds at the table/ }).check();
  const slider = page.getByRole("slider", { name: "Volume" });
  await expect(slider).toHaveAttribute("aria-valuetext", "60%");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "65%");
  let before = (await heard(page)).started;
  for (const name of ["Paper", "Wood", "Coins", "Water", "Your turn"]) {
    // No more than a few sounds at once: what is too many is not played.
    const tried = async () => {
      await page.getByTestId("samples").getByRole("button", { name }).click();
      return (await heard(page)).started;
    };
    await expect.poll(tried, name).toBeGreaterThan(before);
    before = (await heard(page)).started;
  }
  await expectAccessible(page);
  // The next visit is silent until it is touched.
  await page.reload();
  await expect(page.getByRole("slider", { name: "Volume" })).toHaveValue("65");
  expect((await heard(page)).made).toBe(0);
});
