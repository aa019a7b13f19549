// What can be hidden in each game, how a document names or draws it, and what a seat sees of it in a position.
import type { Pieces } from "./secrets";

/* A building of San Juan's edition of 1897 by its key in positions. */
const BUILDINGS: Record<string, string> = {
  prod_t1: "Corn Barn",
  prod_t2: "Fruit Warehouse",
  prod_t3: "Sugar Mill",
  prod_t4: "Tobacco Storage",
  prod_t5: "Coffee Roaster",
  smithy: "Distillery",
  gold_mine: "Gold Mine",
  archive: "Notary",
  poor_house: "Hospital",
  black_market: "Underground Market",
  trading_post: "Trading Post",
  well: "Factory",
  market_stand: "Small Market",
  crane: "Crane",
  chapel: "Chapel",
  tower: "Lighthouse",
  aqueduct: "Canal",
  carpenter: "Lumberyard",
  prefecture: "Resort",
  market_hall: "Large Market",
  quarry: "Building Supplier",
  library: "Publishing House",
  statue: "Statue",
  victory_column: "Triumphal Arch",
  hero: "Hero Monument",
  guild_hall: "Assembly Hall",
  city_hall: "City Hall",
  triumphal_arch: "City Square",
  palace: "Customs House",
};

const keyOf = new Map(Object.entries(BUILDINGS).map(([key, name]) => [name.toLowerCase(), key]));
const list = (pile: unknown): string[] => (Array.isArray(pile) ? pile : []);

/** San Juan: hands, cards beneath buildings, cards being looked at or paid for. */
export const SAN_JUAN: Pieces = {
  // Drawings are b-prod_t1, or c-prod_t1 of the classic edition; a name may break at a soft hyphen.
  pattern: `#[bc]-(?:${Object.keys(BUILDINGS).join("|")})\\b|\\b(?:${Object.values(BUILDINGS).join("|")})\\b`,
  key: (found) => keyOf.get(found.toLowerCase()) ?? found.slice(3),
  // What the Gold Mine turns up lies open, and one of the cards may go into a hand.
  open: /turns? up [^.]+ with the Gold Mine[^.]*/g,
  seen: ({ seats, look, stack = [], discard }, asked) => {
    const kinds = (slot: any) => (typeof slot === "string" ? [slot] : [slot.kind, ...list(slot.covers)]);
    const cities: string[] = seats.flatMap((seat: any) => seat.city.flatMap(kinds));
    // The Gold Mine turns cards over for everybody, and they go to the discard pile.
    const open = cities.includes("gold_mine") ? [...list(discard), ...list(look?.cards)] : [];
    const inHand = stack.flatMap((frame: any) => Object.values(frame).map((fields: any) => fields?.kind ?? [])).flat();
    return seats.map(({ hand, tucked }: any, seat: number) => {
      const own = [...list(hand), ...list(tucked)];
      return [...cities, ...open, ...own, ...(seat === asked ? [...list(look?.cards), ...inHand] : [])];
    });
  },
};

/** Ginkgopolis: hands, tiles behind the screen, what lies face down. */
export const GINKGOPOLIS: Pieces = {
  pattern: "\\b(?:red|yellow|blue) \\d+\\b",
  key: (found) => found[0].toUpperCase() + found.split(" ")[1],
  seen: ({ seats, grid = [], buildings = [], returned = [], action, aside, discard }) => {
    const cells = grid.flatMap((row: string) => row.split(/\s+/));
    const under = buildings.flatMap((building: any) => list(building.over));
    const shown = seats.flatMap((seat: any) => [...list(seat.cards), ...list(seat.shown)]);
    const open = [...cells, ...under, ...shown, ...returned, ...list(discard), action, aside];
    return seats.map(({ hand, tiles, play, returning, known = [] }: any) => {
      const own = [...list(hand), ...list(tiles), ...list(returning), play?.card, play?.tile];
      return [...open, ...own, ...known.map(({ card }: any) => card)].filter(Boolean);
    });
  },
};

/** What the set-up page calls people. */
const PEOPLE = ["Ana", "Bo", "Cy"];

/** Puerto Rico: only how many victory points each of the others has shipped, until the game is over. */
export const PUERTO_RICO: Pieces = {
  pattern: `\\b(?:${PEOPLE.join("|")}), [^"<]*? points? shipped`,
  key: (found) => found.split(",")[0],
  seen: ({ seats, over }) => seats.map((_: unknown, seat: number) => (over ? PEOPLE : [PEOPLE[seat]])),
};
