// Pieces in the air: how evenly the frames come while they fly, as a game brings them and a hundred at once.
import type { Browser } from "@playwright/test";
import { myTurn } from "../helpers/table";
import type { Figures } from "./figures";
import type { Link } from "./link";
import { ANSWERS, begin, clicks } from "./play";
import { slowDown } from "./watch";

/** What a page notes of its own frames. */
interface Flown {
  /** The most pieces that were in the air together. */
  most: number;
  /** Milliseconds between two frames, while pieces were in the air. */
  gaps: number[];
}

declare global {
  interface Window {
    flown: Flown;
    /** From now on whatever takes off does so a hundred times. */
    multiply: boolean;
  }
}

/** A frame of a screen with 60 of them a second, and half of the next: longer ones were dropped. */
const LONG_MS = 25;
const HUNDRED = 100;

function note(hundred: number) {
  window.flown = { most: 0, gaps: [] };
  window.multiply = false;
  let last = 0;
  const frame = (now: number) => {
    const flyers = document.getElementsByClassName("flyer").length;
    if (flyers && last) window.flown.gaps.push(now - last);
    window.flown.most = Math.max(window.flown.most, flyers);
    last = flyers ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  /** Copies of what has taken off, along the same way. */
  const multiply = () => {
    const flyers = [...document.querySelectorAll<HTMLElement>(".flyer:not([data-copy])")];
    if (!window.multiply || !flyers.length) return;
    window.multiply = false;
    for (let copy = flyers.length; copy < hundred; copy += 1) {
      const original = flyers[copy % flyers.length];
      const [animation] = original.getAnimations();
      if (!animation) continue;
      const twin = original.cloneNode(true) as HTMLElement;
      twin.dataset.copy = "";
      document.body.append(twin);
      const effect = animation.effect as KeyframeEffect;
      twin.animate(effect.getKeyframes() as unknown as Keyframe[], effect.getTiming() as KeyframeAnimationOptions);
    }
  };
  document.addEventListener("DOMContentLoaded", () => new MutationObserver(multiply).observe(document.body, { childList: true }));
}

/** The first `most` questions of a game with all its motion, then a move whose pieces are a hundred. */
export async function measureMotion(browser: Browser, link: Link, cpu: number, game: string, seats: number, most: number): Promise<Figures> {
  link.speed = null;
  const context = await browser.newContext();
  await context.addInitScript(note, HUNDRED);
  await context.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "normal", motion: "full" })));
  const page = await context.newPage();
  await begin(page, link, game, seats);
  await myTurn(page);
  await link.quiet();
  await slowDown(page, cpu);
  const figures: Figures = {};
  const press = clicks(page);
  let questions = 0;
  const play = async (name: string, goOn: (flown: Flown) => boolean) => {
    await page.evaluate(() => void (window.flown = { most: 0, gaps: [] }));
    const seen = () => page.evaluate(() => window.flown);
    while (goOn(await seen()) && (await myTurn(page)) === "mine") {
      await ANSWERS[game](page, press, questions);
      questions += 1;
    }
    await myTurn(page);
    const { most, gaps } = await seen();
    figures[`${name}: most pieces in the air`] = most;
    figures[`${name}: frames`] = gaps.length;
    figures[`${name}: longest frame, ms`] = Math.max(0, ...gaps);
    figures[`${name}: frames over ${LONG_MS} ms`] = gaps.filter((ms) => ms > LONG_MS).length;
  };
  await play("as played", () => questions < most);
  await page.evaluate(() => void (window.multiply = true));
  await play("a hundred at once", (flown) => flown.most < HUNDRED);
  await context.close();
  return figures;
}
