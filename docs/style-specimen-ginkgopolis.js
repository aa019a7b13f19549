// Draws the specimen of the Ginkgopolis table; see style/boards/ginkgopolis/table.css for the contract.
const words = new URLSearchParams(location.hash.slice(1));
const zh = words.get("lang") === "zh";
const t = (en, other) => (zh ? other : en);
document.documentElement.lang = zh ? "zh-Hant" : "en";
document.documentElement.dataset.theme = words.get("theme") ?? "light";
const seats = Number(words.get("n") ?? 3);
const art = (id, cls = "") => `<svg class="${cls}" aria-hidden="true"><use href="../public/art/ginkgopolis.svg#${id}"/></svg>`;
const ui = (id, cls = "icon") => `<svg class="${cls}" aria-hidden="true"><use href="../public/art/ui.svg#${id}"/></svg>`;
const names = ["Ana", "Bo", "Cy", "Dee", "Eli"];

const COLORS = "rby";
const TIER = (n) => (n <= 3 ? 1 : n <= 6 ? 2 : n <= 9 ? 3 : 4);
// x, y, colour, number, height, owner, flags
const small = [
  [1, 1, "y", 3, 1, 0], [2, 1, "r", 12, 3, 2], [3, 1, "b", 2, 1, 0, "legal"], [4, 1, "b", 15, 4, 1],
  [1, 2, "b", 1, 1, 0], [2, 2, "r", 7, 2, 1, "selected"], [3, 2, "y", 2, 1, 0], [4, 2, "y", 11, 2, 3, "site"],
  [1, 3, "r", 20, 5, 3], [2, 3, "y", 1, 1, 0], [3, 3, "b", 3, 1, 0], [4, 3, "r", 4, 1, 2, "site"], [5, 2, "y", 18, 2, 2],
];
const rims = [[1, 0, "A"], [2, 0, "B"], [3, 0, "C"], [4, 0, "D"], [5, 1, "E"], [6, 2, "F"], [5, 3, "G"], [4, 4, "H"], [3, 4, "I"], [2, 4, "J"], [1, 4, "K"], [0, 3, "L"]];
let blocks = small;
let marks = rims.map(([x, y, l]) => [x, y, l, l === "B" ? "legal" : ""]).concat([[0, 2, "", "legal"], [0, 1, "", "legal"]]);
let [cols, rows] = [7, 5];
if (words.get("big")) {
  [cols, rows] = [16, 10];
  blocks = [];
  for (let y = 1; y < 9; y += 1) for (let x = 1; x < 15; x += 1) {
    const k = (x * 7 + y * 13) % 11;
    if (k < 6 && Math.abs(x - 7.5) / 7 + Math.abs(y - 4.5) / 4.4 < 1.25) blocks.push([x, y, COLORS[(k + x) % 3], ((x * 5 + y * 3) % 20) + 1, (k % 5) + 1, (x + y) % (seats + 1), k === 3 ? "legal" : ""]);
  }
  marks = "ABCDEFGHIJKL".split("").map((l, i) => [i + 2, i % 2 ? 0 : 9, l, ""]);
}
const has = (x, y, c) => blocks.some((b) => b[0] === x && b[1] === y && b[2] === c);
const block = ([x, y, c, no, h, own, flag]) => {
  const edges = [["n", 0, -1], ["e", 1, 0], ["s", 0, 1], ["w", -1, 0]].filter(([, dx, dy]) => !has(x + dx, y + dy, c)).map(([e]) => e).join(" ");
  const state = flag === "legal" ? "is-legal" : flag === "selected" ? "is-selected" : "";
  return `<button class="block ${state}" data-color="${c}" data-h="${h}" data-edges="${edges}" style="--x:${x};--y:${y}" aria-label="${c}${no}"><span class="block__tile"></span><span class="block__floors"></span>${art(`house-${c}${TIER(no)}`, "block__house")}${flag === "site" ? art("scaffold", "block__site") : ""}<b class="block__no">${no}</b>
    <span class="block__own ${own ? "has-owner" : ""}">${own ? ui(`seat-${own}`, "mark") : ""}<i>${h}</i></span>${flag === "lead" || no === 15 ? `<span class="block__lead">${ui("seat-2", "mark")}<i>+3</i></span>` : ""}</button>`;
};
const rim = ([x, y, letter, flag]) => letter
  ? `<button class="rim ${flag ? "is-legal" : ""}" style="--x:${x};--y:${y}" aria-label="${letter}"><b><span>${letter}</span></b></button>`
  : `<button class="rim rim--free is-legal" style="--x:${x};--y:${y}" aria-label="free"></button>`;

const ITEM = { r: "i-resource", b: "i-tile", y: "i-point" };
const DO = ["do-e", "do-u", "do-c"];
const END = (n) => (n <= 13 ? "end-res" : n === 14 ? "end-low" : n === 15 ? "end-high" : n <= 18 ? "end-cards" : n === 19 ? "end-colour" : "end-flat");
const fx = (c, n) => (n <= 9 ? `${art(DO[(n - 1) % 3])}<i>→</i>${art(ITEM[c])}${n > 6 ? art("i-point") : ""}` : `<i>=</i>${art(END(n))}`);
const card = (c, n, state = "", size = "") => c === "plan"
  ? `<button class="gcard ${state} ${size}" data-color="plan">${art("plan", "gcard__art")}<b class="gcard__no"><span>${n}</span></b>${size ? "" : `<span class="gcard__fx">${art("do-u")}</span>`}</button>`
  : `<button class="gcard ${state} ${size}" data-color="${c}">${art(`house-${c}${TIER(n)}`, "gcard__art")}<b class="gcard__no"><span>${n}</span></b>${size ? "" : `<span class="gcard__fx">${fx(c, n)}</span>`}</button>`;
const face = (c, d) => `<button class="gcard gcard--small" data-color="${c}">${art(`face-${c}${d}`, "gcard__art")}</button>`;
const tile = (c, n, state = "") => `<button class="gtile ${state}" data-color="${c}">${art(`tile-${c}`)}<b>${n}</b></button>`;
const fact = (id, n, word) => `<span class="mine__fact">${art(id)}${n}<small>${word}</small></span>`;

const laid = (id, number = "") => `<span class="laid ${number ? "is-open" : ""}" data-art="${id}">${art(id)}${number ? `<b>${number}</b>` : ""}</span>`;
const person = (id, deed, goods) => `<button class="gcard has-goods is-legal" data-color="${id[0]}">${art(`face-${id}`, "gcard__art")}<span class="gcard__goods">${goods.map(([n, i]) => `<span class="gcard__good">${n}${art(i)}</span>`).join("")}</span><span class="gcard__fx">${art(`do-${id[1]}`)}<i>→</i>${art(ITEM[id[0]])}</span><span class="gcard__words">Every time you ${deed}: 1 resource. You start with: 3 resources, 2 tiles and 1 point.</span></button>`;
const packet = [["re", "exploit"], ["bu", "urbanize"], ["yc", "construct"], ["rc", "construct"]].map(([id, deed]) => `<li>${person(id, deed, [[3, "i-resource"], [2, "i-tile"], [1, "i-point"]])}</li>`).join("");
const hand = `<li>${card("r", 7, "is-legal is-selected")}</li><li>${card("b", 2, "is-legal")}</li><li>${card("plan", "C", "is-legal").replace("</button>", `<span class="gcard__around"><i data-side="s" data-color="r">12</i><i data-side="e" data-color="b">2</i></span></button>`)}</li><li>${card("y", 11, "is-legal")}</li>`;
const seat = (i) => `<li><button class="seat has-laid ${i === 0 ? "is-me is-turn" : ""} ${i === 1 ? "is-governor" : ""}" data-seat="${i + 1}">${ui(`seat-${i + 1}`, "mark")}<span class="seat__name">${names[i]}${i === 1 ? art("i-first", "seat__gov") : ""}${i ? `<span class="seat__kind">${t("Merchant", "商人")}</span>` : ""}</span>
  <span class="seat__counts"><span class="stat">${art("i-redraw")}2</span><span class="stat">${ui("ui-hand")}${4 + i}</span></span>
  <span class="seat__laid">${i ? laid("back") : laid("house-r2", 7)}${i === 1 ? laid("tile-back") : i ? "" : laid("tile-b", 12)}</span></button></li>`;
const column = (id, word, sums, cards) => `<div class="engine__col"><h3 class="engine__head">${art(id)}${word}</h3><p class="engine__sum">${sums.map(([n, i]) => `<span>+${n}${art(i)}</span>`).join("")}</p><div class="engine__cards">${cards.join("")}</div></div>`;

document.getElementById("root").innerHTML = `<div class="table ${words.get("draft") ? "is-draft" : ""}" data-game="ginkgopolis">
  <div class="table__top"><header class="appbar"><button class="iconbtn" aria-label="menu">${ui("ui-menu")}</button><h1 class="appbar__title">${t("Ginkgopolis", "銀杏城")}</h1><p class="appbar__round">${t("Round 6 · tiles 24 · deck 9", "第 6 回合．板塊 24．牌庫 9")}</p><nav class="appbar__tools"><button class="iconbtn">${ui("ui-log")}</button><button class="iconbtn">${ui("ui-undo")}</button></nav></header></div>
  <section class="table__rail"><ul class="rail ${seats >= 5 ? "at-least-4 at-least-5" : seats >= 4 ? "at-least-4" : ""}">${Array.from({ length: seats }, (_, i) => seat(i)).join("")}</ul></section>
  <main class="table__map map" id="main"><div class="map__view"><div class="map__slide"><div class="map__plane has-leads ${words.get("districts") ? "is-districts" : ""}" style="--cols:${cols};--rows:${rows};--u:${words.get("u") ?? 72}px">${blocks.map(block).join("")}${marks.map(rim).join("")}</div></div></div>
    <div class="map__tools"><button class="iconbtn" aria-label="fit">⤢</button><button class="iconbtn">−</button><button class="iconbtn">+</button></div></main>
  <section class="table__mine mine"><p class="mine__facts">${fact("i-resource", 7, t("resources", "資源"))}${fact("i-tile", 4, t("tiles", "板塊"))}${fact("i-point", 11, t("points", "分數"))}${fact("i-redraw", 2, t("new hands", "更新手牌"))}</p></section>
  <section class="table__engine engine has-end">
    ${column("do-e", t("Exploit", "開採"), [[2, "i-resource"], [1, "i-point"]], [face("r", "e"), card("r", 4, "", "gcard--small"), card("y", 7, "", "gcard--small")])}
    ${column("do-u", t("Urbanize", "城市化"), [[1, "i-tile"]], [face("b", "u"), card("b", 5, "", "gcard--small")])}
    ${column("do-c", t("Construct", "建造"), [[2, "i-point"]], [face("y", "c"), card("y", 3, "", "gcard--small")])}
    <p class="engine__end">= ${card("r", 14, "", "gcard--small")}${card("b", 16, "", "gcard--small")}${card("y", 20, "", "gcard--small")}</p></section>
  <section class="table__hand pick"><ul class="pick__cards">${words.get("draft") ? packet : hand}</ul>
    <ul class="pick__tiles"><li><button class="gtile gtile--none">${t("no tile", "不用板塊")}</button></li><li>${tile("r", 4, "is-legal")}</li><li>${tile("b", 9, "is-legal is-selected")}</li><li>${tile("y", 12, "is-legal")}</li><li>${tile("r", 16, "is-legal")}</li></ul>
    <p class="forecast">${t("Blue 9 on Red 7: pay 2", "藍 9 蓋在紅 7 上：付 2")} ${art("i-resource")} ${t("for the new colour; 3", "（換色）；放 3")} ${art("i-resource")} ${t("on it. Then", "於其上。接著")} +1 ${art("i-point")} +1 ${art("i-resource")}</p></section>
  <section class="prompt is-mine">${art("do-c", "prompt__icon")}<div class="prompt__say"><p class="prompt__text">${t("Choose a card, and a tile to build.", "選一張牌，要建設就再選一片板塊。")}</p></div><div class="prompt__acts"><button class="btn btn--quiet">${t("New hand (2)", "更新手牌（2）")}</button><button class="btn btn--primary">${t("Lock in", "鎖定")}</button></div></section>
  <div class="table__ticker"></div></div>`;
