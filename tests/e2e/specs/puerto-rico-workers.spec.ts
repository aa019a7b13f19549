// Workers are carried with the mouse or a finger, and confirmed once.
import type { Locator, Page } from "@playwright/test";
import { openFullTable, presser, showTab } from "../helpers/puerto-rico";
import { keepPicture } from "../helpers/page";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

type Point = { x: number; y: number };

async function middle(place: Locator): Promise<Point> {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Carries from one place to another; `under` looks at the worker on its way. */
async function carry(page: Page, hasTouch: boolean, from: Locator, to: Locator, under = async () => {}) {
  // What still moves would be missed.
  await from.click({ trial: true });
  const [begin, end] = [await middle(from), await middle(to)];
  const along = (part: number) => ({ x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part });
  if (!hasTouch) {
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    for (const part of [0.3, 0.7, 1]) await page.mouse.move(along(part).x, along(part).y);
    await under();
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: string, points: Point[]) => finger.send("Input.dispatchTouchEvent" as never, { type, touchPoints: points } as never);
  await touch("touchStart", [begin]);
  for (const part of [0.3, 0.7, 1]) await touch("touchMove", [along(part)]);
  await under();
  await touch("touchEnd", []);
  await finger.detach();
}

test("workers are carried to circles, between them, and back into the hand @tablet-long", async ({ page, hasTouch, isMobile }, info) => {
  await openFullTable(page, "classic");
  if (isMobile) await showTab(page, "roles");
  await presser(page, hasTouch)('[data-testid="role-recruiter"]', 0);
  await myTurn(page);
  const hand = page.getByTestId("idle").locator("b");
  const [tobacco, sugar] = [page.getByTestId("site-4"), page.getByTestId("site-3")];
  const staff = (site: Locator) => site.locator(".ring.is-on, .ring.is-will");
  const begun = Number(await hand.innerText());
  expect(begun).toBeGreaterThan(0);

  await carry(page, hasTouch, page.getByTestId("idle"), tobacco, async () => {
    await expect(page.locator(".carried")).toBeVisible();
    await expect(page.locator("li[data-over]")).toHaveCount(1);
    await keepPicture(page, info, "mat-carried");
  });
  await expect(page.locator(".carried")).toHaveCount(0);
  await expect(page.locator("[data-over]")).toHaveCount(0);
  await expect(hand).toHaveText(String(begun - 1));
  await expect(staff(tobacco)).toHaveCount(3);

  await carry(page, hasTouch, tobacco, sugar);
  await expect(staff(tobacco)).toHaveCount(2);
  await expect(staff(sugar)).toHaveCount(3);

  await carry(page, hasTouch, sugar, page.getByTestId("idle"));
  await expect(staff(sugar)).toHaveCount(2);
  await expect(hand).toHaveText(String(begun));

  // A full building says so, and nothing is lost.
  await carry(page, hasTouch, page.getByTestId("idle"), page.getByTestId("site-5"));
  await expect(page.getByTestId("toast")).toContainText("PR-REC-03");
  await expect(hand).toHaveText(String(begun));

  // One confirmation for all of them.
  await expect(page.getByTestId("commit")).toHaveAttribute("aria-disabled", "true");
  const fill = page.locator('.prompt [data-testid="other"]').last();
  await expect(async () => {
    if (await fill.count()) await (hasTouch ? fill.tap() : fill.click());
    await expect(page.getByTestId("commit")).toHaveAttribute("aria-disabled", "false", { timeout: 1_000 });
  }).toPass();
  await presser(page, hasTouch)('[data-testid="commit"]', 0);
  await expect(page.locator(".mat.is-placing")).toHaveCount(0);
});
