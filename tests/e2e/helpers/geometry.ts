// Whether everything on a table has its place: measured in the browser, region by region.
import type { Page } from "@playwright/test";
import { showTab, TABS } from "./puerto-rico";

/** Windows of a desk, a tablet and phones, upright and on their sides. */
export const SIZES = [[1024, 768], [768, 1024], [390, 844], [360, 640], [844, 390]] as const;
/** Windows of phones below a browser's bars, of small and large tablets, and of laptops. */
export const DEVICES = [[375, 553], [375, 667], [390, 664], [393, 727], [412, 915], [600, 960], [667, 375], [820, 1180], [932, 430], [1180, 820], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]] as const;

/** Waits until what depends on the size of the window has been drawn. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Whether a tap on the first of these hits it. */
function isHit([first]: Element[]): boolean {
  if (!first) return false;
  first.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = first.getBoundingClientRect();
  return first.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Does something at each part of the table between which a phone chooses, unless the shop lies over their tabs; once, with no name, where all are seen. */
export async function eachTab(page: Page, look: (tab: string) => Promise<void>) {
  const tabs = (await page.locator(".tabs__tab").evaluateAll(isHit)) ? TABS : [""];
  for (const tab of tabs) {
    if (tab) await showTab(page, tab);
    await settled(page);
    await look(tab);
  }
}

/** What lies over the table for a while, and over what it may lie. */
const LAYERS = ".prompt, .drawer, .shop, .thoughts, .table__top, .actboard, .phase, .map__tools, .map__mini, .map__districts, .onregister, .poach, .map__plane, .toasts";

/**
 * What is wrong with the table as it is shown now, a line each; empty if nothing is.
 *
 * - The page itself does not scroll.
 * - A text is seen whole or not at all: nothing cuts it, neither at an edge nor with an ellipsis. What goes on inside a
 *   scroller can be scrolled to.
 * - At the usual size of text no word of a name is broken.
 * - Nothing is written beyond the edge of its seat, role, card, building or button, nor the title beyond the tools.
 * - What a role of San Juan that can be taken would bring stands on it in whole.
 * - The prompt is as high as what it says and offers, and in a tablet's window and larger ones, at the usual size of text, it
 *   lies over no region of the boards of San Juan and Puerto Rico.
 * - A scroller that has more shows a cue: a bar, or a torn edge (a mask).
 * - Two targets of one layer do not lie over each other, and no badge of a seat or a role over what is written on it.
 * - What can be chosen lies in the window, or in a scroller with a cue; and what is in the window is hit where it is seen.
 */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate((always) => {
    // On a phone on its side the storage stands on the prompt.
    const layers = innerHeight < 560 ? `${always}, .storage` : always;
    const found: string[] = [];
    const root = document.documentElement;
    const table = document.querySelector<HTMLElement>(".table")!;
    const [width, height] = [root.clientWidth, root.clientHeight];
    if (root.scrollWidth > width || root.scrollHeight > height) found.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);

    if (width >= 768 && height >= 760 && root.dataset.text === "100" && table.dataset.game !== "ginkgopolis") {
      const { top } = table.querySelector(".prompt")!.getBoundingClientRect();
      for (const region of table.querySelectorAll(".table__roles, .table__common, .table__mat, .table__city, .table__hand, .storage")) {
        const covered = region.getBoundingClientRect().bottom - top;
        if (region.checkVisibility() && covered > 2) found.push(`the prompt lies over ${region.className}: ${Math.round(covered)}`);
      }
    }

    // A question is read in lines of several words, beside its buttons or above them.
    const asked = table.querySelector(".prompt__text");
    const lines = asked?.checkVisibility() && asked.textContent ? asked.getBoundingClientRect() : null;
    if (lines && lines.width < 120 && lines.height > 60) found.push(`the question is ${Math.round(lines.width)} wide and ${Math.round(lines.height)} high`);

    const styles = new Map<Element, CSSStyleDeclaration>();
    const style = (element: Element) => {
      if (!styles.has(element)) styles.set(element, getComputedStyle(element));
      return styles.get(element)!;
    };
    const name = (element: Element) => {
      const id = element.closest("[data-testid]")?.getAttribute("data-testid");
      const own = element.getAttribute("class") ?? element.tagName.toLowerCase();
      return id ? `${own} in ${id}` : own;
    };
    type Box = { left: number; top: number; right: number; bottom: number };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const wide = (box: Box) => box.right - box.left;
    const high = (box: Box) => box.bottom - box.top;
    const window_: Box = { left: 0, top: 0, right: width, bottom: height };
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Hidden from the eye on purpose: for screen readers. */
    const isUnseen = (element: Element) => {
      for (let at: Element | null = element; at && at !== table; at = at.parentElement) if (style(at).clipPath !== "none") return true;
      return false;
    };
    const scrolls = (at: Element, axis: "X" | "Y") => /auto|scroll/.test(axis === "X" ? style(at).overflowX : style(at).overflowY);
    const clips = (at: Element, axis: "X" | "Y") => (axis === "X" ? style(at).overflowX : style(at).overflowY) !== "visible";
    const inner = (at: Element): Box => {
      const { left, top } = at.getBoundingClientRect();
      return { left: left + at.clientLeft, top: top + at.clientTop, right: left + at.clientLeft + at.clientWidth, bottom: top + at.clientTop + at.clientHeight };
    };

    /** What an element lies in, from the inside; what is placed absolutely lies in nothing before its offset parent. */
    const around = (element: Element): Element[] => {
      const list: Element[] = [];
      for (let at: Element | null = element; at; ) {
        const place: string = style(at).position;
        at = place === "absolute" ? (at as HTMLElement).offsetParent : place === "fixed" ? null : at.parentElement;
        if (at) list.push(at);
      }
      return list;
    };
    /** The map of a city is moved about; the small one beside it says that there is more. */
    const isOnMap = (element: Element) => element.closest(".map__view") !== null && document.querySelector(".map__mini") !== null;

    /** How far a box reaches beyond what cuts it for good, on each axis; an ancestor that scrolls there ends the search. */
    const cut = (element: Element, box: Box) => {
      const over = { X: 0, Y: 0, by: "" };
      const open = { X: true, Y: true };
      for (const at of [element, ...around(element)]) {
        if (style(at).display === "inline" || style(at).display === "contents") continue;
        const edge = at === document.body || at === root ? window_ : inner(at);
        for (const axis of ["X", "Y"] as const) {
          if (!open[axis]) continue;
          const [low, far] = axis === "X" ? (["left", "right"] as const) : (["top", "bottom"] as const);
          if (scrolls(at, axis) && at !== root && at !== document.body) open[axis] = false;
          else if (clips(at, axis) || at === root) {
            const beyond = Math.max(edge[low] - box[low], box[far] - edge[far]);
            if (beyond > over[axis]) {
              over[axis] = beyond;
              over.by = name(at);
            }
          }
        }
      }
      return over;
    };

    // Texts.
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      // An opponent's level gives way to the name before it, as a whole.
      if (!text || !shown(parent) || isUnseen(parent) || isOnMap(parent) || parent.matches(".seat__kind")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOneWord = parent.matches(".seat__text") && !/\s/.test(text);
      if (isOneWord && root.dataset.text === "100" && range.getClientRects().length > 1) found.push(`broken: "${text}" (${name(parent)})`);
      for (const line of range.getClientRects()) {
        if (line.width < 1 || line.height < 1) continue;
        // Letters stand in the middle of their line.
        const lift = Math.min(line.height * 0.22, 6);
        const box = { left: line.left, right: line.right, top: line.top + lift, bottom: line.bottom - lift };
        for (const badge of parent.closest(".seat, .role")?.querySelectorAll(".seat__gov, .seat__marker, .role__by") ?? []) {
          if (badge.contains(parent)) continue;
          const both = meet(box, badge.getBoundingClientRect());
          if (wide(both) > 2 && high(both) > 2) found.push(`covered: "${text}" (${name(parent)}) by ${name(badge)}, ${wide(both).toFixed(0)}x${high(both).toFixed(0)}`);
        }
        const tile = parent.closest(".role, .seat, .card, .bld, .btn, .appbar__name")?.getBoundingClientRect();
        const beyond = tile ? Math.max(tile.left - box.left, box.right - tile.right) : 0;
        if (beyond > 1.5) {
          found.push(`beyond: "${text.slice(0, 40)}" (${name(parent)}), ${beyond.toFixed(0)}`);
          break;
        }
        const over = cut(parent, box);
        const all = over.X >= wide(box) - 1 || over.Y >= high(box) - 1;
        // A second line that falls out of sight as a whole is meant to, down to the tips of its letters; the same sideways is
        // lost.
        const isAway = over.Y >= high(box) + lift - 2;
        if ((isAway && over.X < 1.5) || (over.Y < 1.5 && over.X < 1.5)) continue;
        found.push(`${all ? "lost" : "cut"}: "${text.slice(0, 40)}" (${name(parent)}) by ${over.by}, ${over.X.toFixed(0)}x${over.Y.toFixed(0)}`);
        break;
      }
    }

    // What a role would bring, on as many lines as it may have: in Puerto Rico it can be a list of goods, which ends in dots.
    for (const gain of table.querySelectorAll('[data-game="san-juan"] .role.is-legal .role__gain')) {
      if (shown(gain) && gain.scrollHeight > gain.clientHeight + 2) found.push(`elided: "${gain.textContent}" (${name(gain)})`);
    }

    // The prompt.
    for (const prompt of table.querySelectorAll(".prompt")) {
      const edge = inner(prompt);
      for (const part of prompt.children) {
        if (!shown(part) || isUnseen(part) || style(part).position === "absolute") continue;
        const box = part.getBoundingClientRect();
        const beyond = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (beyond > 1.5) found.push(`beyond the prompt: ${name(part)}, ${beyond.toFixed(0)}`);
      }
    }

    // Scrollers.
    const scrollers = [...table.querySelectorAll<HTMLElement>("*"), table].filter(
      (at) =>
        shown(at) &&
        ((scrolls(at, "Y") && at.scrollHeight > at.clientHeight + 2) || (scrolls(at, "X") && at.scrollWidth > at.clientWidth + 2)),
    );
    const hasCue = (at: HTMLElement) => {
      const bar = at.offsetWidth - at.clientWidth - 2 * at.clientLeft > 3 || at.offsetHeight - at.clientHeight - 2 * at.clientTop > 3;
      const prompt = at === table && getComputedStyle(document.querySelector(".prompt")!, "::before").height !== "0px";
      return bar || prompt || style(at).maskImage !== "none";
    };
    for (const at of scrollers) if (!hasCue(at)) found.push(`no cue: ${name(at)} ${at.scrollWidth - at.clientWidth}x${at.scrollHeight - at.clientHeight}`);

    // Targets.
    const visible = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect();
      for (const at of around(element)) {
        if (style(at).display === "contents" || at === document.body || at === root) continue;
        if (clips(at, "X") || clips(at, "Y")) box = meet(box, inner(at));
      }
      return meet(box, window_);
    };
    const targets = [...table.querySelectorAll<HTMLElement>("button, a[href], input, select")]
      .filter((target) => shown(target) && !isUnseen(target) && target.getBoundingClientRect().width > 2)
      .map((target) => ({ target, box: visible(target), layer: target.closest(layers) }));
    const seen = targets.filter(({ box }) => wide(box) > 4 && high(box) > 4);
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.layer !== other.layer || one.target.contains(other.target)) continue;
        const both = meet(one.box, other.box);
        if (wide(both) > 4 && high(both) > 4) found.push(`overlap: ${name(one.target)} and ${name(other.target)}, ${wide(both).toFixed(0)}x${high(both).toFixed(0)}`);
      }
    }

    // What can be chosen.
    for (const { target, box } of targets) {
      if (!target.matches(".is-legal, .prompt button, .tabs button, .appbar button")) continue;
      if (wide(box) > 12 && high(box) > 12) {
        const spots = [0.5, 0.25, 0.75].map((part) => [box.left + wide(box) * 0.5, box.top + high(box) * part] as const);
        const hit = spots.some(([x, y]) => {
          const at = document.elementFromPoint(x, y);
          return at !== null && (target.contains(at) || at.contains(target));
        });
        // What the prompt lies over can be scrolled out from under it.
        const under = document.elementFromPoint(...spots[0])?.closest(".prompt") && scrollers.includes(table);
        if (!hit && !under && !isOnMap(target)) found.push(`covered: ${name(target)} by ${name(document.elementFromPoint(...spots[0])!)}`);
      } else {
        // Behind the edge of a scroller is a place as well, if the scroller says so.
        const scroller = scrollers.find((at) => at.contains(target));
        if (!scroller && !isOnMap(target)) found.push(`out of reach: ${name(target)}`);
      }
    }
    return found;
  }, LAYERS);
}
