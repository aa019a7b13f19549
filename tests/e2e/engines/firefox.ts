// Firefox as the system has it. Playwright steers it by WebDriver BiDi, which it offers under a name with an underscore;
// the Firefox of its own that it usually takes is a patched one, to be downloaded.
import playwright, { type BrowserType } from "@playwright/test";
import type { Engine } from "./engine";

const bidi = (playwright as unknown as { _bidiFirefox: BrowserType })._bidiFirefox;

/** Starts the Firefox at `executablePath`. */
export async function firefox(executablePath: string): Promise<Engine> {
  const browser = await bidi.launch({ executablePath });
  const page = await (await browser.newContext({ locale: "en-GB", viewport: { width: 1024, height: 768 } })).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    name: `Firefox ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (task, input) => page.evaluate(task as never, input as never) as never,
    press: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
