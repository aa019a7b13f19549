// The languages of the page, as their files lie in the tree, and what is seen of one in another.
import type { Page } from "@playwright/test";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const WORDS = "../../src/words";

/** Every language. */
export const ALL_LANGUAGES = readdirSync(WORDS).filter((tag) => existsSync(`${WORDS}/${tag}/rules`));

/** Texts without arguments and of two words or more: whoever sees one knows the language. */
function texts(lang: string): Set<string> {
  const found = new Set<string>();
  const look = (dir: string) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory()) look(`${dir}/${entry.name}`);
      else if (entry.name.endsWith(".ftl")) {
        const lines = readFileSync(`${dir}/${entry.name}`, "utf8").split("\n");
        for (const line of lines) {
          const text = /^[a-z][\w-]* = ([^{}]+)$/.exec(line)?.[1].trim();
          if (text) found.add(text);
        }
      }
    }
  };
  look(`${WORDS}/${lang}`);
  return found;
}

const english = texts("en");

/** Texts on the page that are those of English, and not of `lang` as well. */
export async function englishOn(page: Page, lang: string): Promise<string[]> {
  const own = texts(lang);
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue!.trim();
      if (text.includes(" ") && !node.parentElement!.closest('[lang="en"]:not(html), #fault, script, style')) found.push(text);
    }
    for (const element of document.querySelectorAll("[aria-label]")) {
      const text = element.getAttribute("aria-label")!;
      if (text.includes(" ")) found.push(text);
    }
    return found;
  });
  return [...new Set(seen)].filter((text) => english.has(text) && !own.has(text));
}

/**
 * Makes English longer and strange: accents, brackets, two fifths more letters. What is laid out for English alone, or is
 * no message, is seen at once.
 */
export async function pseudo(page: Page) {
  const accents: Record<string, string> = { a: "á", e: "ë", i: "ï", o: "ö", u: "ü", c: "ç", n: "ñ", A: "Å", E: "É", O: "Ø", U: "Ü" };
  const strange = (text: string) => {
    const letters = text.replace(/[a-zA-Z]/g, (sign) => accents[sign] ?? sign);
    return text.trim() ? `⟦${letters}${"~".repeat(Math.ceil(text.trim().length * 0.4))}⟧` : text;
  };
  await page.route("**/words/en/*.ftl", async (route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).split("\n").map((line) => {
      const parts = /^(-?[a-z][\w-]* = |\s+\*?\[[^\]]+\] |\s+)(.*)$/.exec(line);
      if (!parts || line.includes("->")) return line;
      // What is put in, and the closing of a choice, stay.
      return parts[1] + parts[2].split(/(\{[^}]*\}?|\})/).map((part, at) => (at % 2 ? part : strange(part))).join("");
    });
    await route.fulfill({ response: answer, body: lines.join("\n") });
  });
}
