// The size of text that a person has set in the browser, for every page.
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Sets it in pixels, on the open page as the browser's settings do; the page sees `percent` in its rules. */
export async function setBrowserText(page: Page, pixels: number, percent: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: Math.round((pixels * 13) / 16) } });
  await session.detach();
  await expect(page.locator("html")).toHaveAttribute("data-text", percent);
}
