// A city of 14 columns and 40 buildings: it is seen as a whole, enlarged,
// moved, and played in, on any screen.
import type { Locator, Page } from "@playwright/test";
import { openWideCity } from "../helpers/ginkgopolis";
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { expect, test } from "../helpers/test";

/** Where the middle of an element is. */
async function middle(of: Locator) {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves fingers on the screen in steps, as the browser itself would hear of them. */
async function fingers(page: Page, from: [number, number][], to: [number, number][], steps = 10) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = (share: number) => from.map(([x, y], id) => ({ x: x + (to[id][0] - x) * share, y: y + (to[id][1] - y) * share, id }));
  await send("touchStart", at(0));
  for (let step = 1; step <= steps; step += 1) await send("touchMove", at(step / steps));
  await send("touchEnd", []);
  await cdp.detach();
}

const width = async (of: Locator) => (await of.boundingBox())!.width;

test("the whole city, larger and smaller, and moved by hand @tablet-long", async ({ page, hasTouch }, info) => {
  await openWideCity(page);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "city-wide");
  const block = page.getByTestId("block-R20");
  // However many columns there are, a finger finds every cell.
  expect(await width(block)).toBeGreaterThanOrEqual(43.9);

  await page.getByTestId("map-larger").click();
  await page.getByTestId("map-larger").click();
  const large = await width(block);
  expect(large).toBeGreaterThan(70);
  await expect(page.getByTestId("mini")).toBeVisible();
  await keepPicture(page, info, "city-wide-large");

  // Moved: what was under the finger is where the finger is, and no tap was meant.
  const before = await middle(block);
  const [x, y] = [before.x, before.y];
  if (hasTouch) {
    await fingers(page, [[x, y]], [[x - 60, y]]);
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 6 });
    await page.mouse.up();
  }
  const after = await middle(block);
  expect(before.x - after.x).toBeGreaterThan(45);
  expect(Math.abs(before.y - after.y)).toBeLessThan(2);
  await expect(page.locator("dialog.sheet")).toHaveCount(0);
  await expect(page.locator(".gcard.is-selected")).toHaveCount(0);

  await page.getByTestId("map-fit").click();
  await expect(page.getByTestId("mini")).toHaveCount(0);
  const seen = page.locator(".map__view");
  const { x: left, width: wide } = (await seen.boundingBox())!;
  const [first, last] = [await middle(page.getByTestId("marker-K")), await middle(page.getByTestId("marker-E"))];
  expect(first.x).toBeGreaterThan(left);
  expect(last.x).toBeLessThan(left + wide);
  await keepPicture(page, info, "city-wide-whole");
  await expectAccessible(page);
});

test("two fingers, or the wheel with Ctrl, change the size @tablet-long", async ({ page, hasTouch }) => {
  await openWideCity(page);
  const block = page.getByTestId("block-R20");
  const before = await width(block);
  const { x, y } = await middle(page.locator(".map__view"));
  const apart = async (from: number, to: number) => {
    if (hasTouch) return fingers(page, [[x - from, y], [x + from, y]], [[x - to, y], [x + to, y]]);
    await page.mouse.move(x, y);
    await page.keyboard.down("Control");
    for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, from < to ? -100 : 100);
    await page.keyboard.up("Control");
  };
  await apart(30, 75);
  await expect.poll(() => width(block)).toBeGreaterThan(before * 1.8);
  const large = await width(block);
  await apart(80, 30);
  await expect.poll(() => width(block)).toBeLessThan(large * 0.6);
});

test("a card shows its place, a letter where its marker goes, and the place is chosen with a finger @tablet-long", async ({ page, hasTouch }, info) => {
  await openWideCity(page);
  const press = (of: Locator) => (hasTouch ? of.tap() : of.click());
  await press(page.getByTestId("map-fit").or(page.getByTestId("map-larger")).first());
  await press(page.getByTestId("card-C"));
  await expect(page.getByTestId("marker-C")).toHaveClass(/is-selected/);
  await press(page.locator(".pick__tiles .gtile.is-legal").last());
  const ghosts = page.locator(".rim--ghost");
  expect(await ghosts.count()).toBeGreaterThan(0);
  await expect(page.getByTestId("forecast")).toContainText("Then marker C goes");
  await keepPicture(page, info, "city-wide-urbanize");
  await press(page.getByTestId("commit"));
  const place = page.locator(".rim--free.is-legal").first();
  await expect(place).toBeVisible();
  // Brought into sight, large enough to be hit.
  const view = (await page.locator(".map__view").boundingBox())!;
  const isInside = async () => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return x >= view.x && y >= view.y && x + width <= view.x + view.width && y + height <= view.y + view.height;
  };
  await expect.poll(isInside, { message: "the city glides there" }).toBe(true);
  await press(place);
  await press(page.getByTestId("commit"));
  await expect(page.locator(".rim--free")).toHaveCount(0);
});
