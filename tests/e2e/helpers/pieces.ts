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

/* What the classic edition calls otherwise. */
const CLASSIC: Record<string, string> = {
  ...BUILDINGS,
  prod_t1: "Indigo Plant",
  prod_t2: "Sugar Mill",
  prod_t3: "Tobacco Storage",
  prod_t4: "Coffee Roaster",
  prod_t5: "Silver Smelter",
  smithy: "Smithy",
  archive: "Archive",
  poor_house: "Poor House",
  black_market: "Black Market",
  well: "Well",
  market_stand: "Market Stand",
  tower: "Tower",
  aqueduct: "Aqueduct",
  carpenter: "Carpenter",
  prefecture: "Prefecture",
  market_hall: "Market Hall",
  quarry: "Quarry",
  library: "Library",
  victory_column: "Victory Column",
  hero: "Hero",
  guild_hall: "Guild Hall",
  triumphal_arch: "Triumphal Arch",
  palace: "Palace",
};

const list = (pile: unknown): string[] => (Array.isArray(pile) ? pile : []);

/** San Juan: hands, cards beneath buildings, cards being looked at or paid for. */
const sanJuan = (buildings: Record<string, string>): Pieces => ({
  // Drawings are b-prod_t1, or c-prod_t1 of the classic edition; a name may break at a soft hyphen.
  pattern: `#[bc]-(?:${Object.keys(buildings).join("|")})\\b|\\b(?:${Object.values(buildings).join("|")})\\b`,
  key: (found) => Object.keys(buildings).find((key) => buildings[key].toLowerCase() === found.toLowerCase()) ?? found.slice(3),
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
});

export const SAN_JUAN = sanJuan(BUILDINGS);
export const SAN_JUAN_CLASSIC = sanJuan(CLASSIC);

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

/** The points that each of the others has shipped; their first names are the keys. */
const SHIPPED = `\\b(?:${PEOPLE.join("|")}), [^"<]*? points? shipped`;

/** Puerto Rico: only how many victory points each of the others has shipped, until the game is over. */
export const PUERTO_RICO: Pieces = {
  pattern: SHIPPED,
  key: (found) => found.split(",")[0],
  seen: ({ seats, over }) => seats.map((_: unknown, seat: number) => (over ? PEOPLE : [PEOPLE[seat]])),
};

/* An achievement card by its key in positions. */
const CARDS: Record<string, string> = {
  big_spender: "Big Spender",
  caramel_popcorn: "Caramel Popcorn Inventor",
  coffee_dispatcher: "Coffee Dispatcher",
  confectionery_supplier: "Confectionery Supplier",
  corn_dispatcher: "Corn Dispatcher",
  deal_closer: "Deal Closer",
  dock_tycoon: "Dock Tycoon",
  fruit_dispatcher: "Fruit Dispatcher",
  head_administrator: "Head Administrator",
  independent_shipper: "Independent Shipper",
  leading_employer: "Leading Employer",
  leading_producer: "Leading Producer",
  luxury_crop_trader: "Luxury Crop Trader",
  luxury_goods_provider: "Luxury Goods Provider",
  major_investor: "Major Investor",
  major_landowner: "Major Landowner",
  master_agronomist: "Master Agronomist",
  master_architect: "Master Architect",
  master_collector: "Master Collector",
  pastry_maker: "Pastry Maker",
  prudent_merchant: "Prudent Merchant",
  senior_bureaucrat: "Senior Bureaucrat",
  specialised_shipper: "Specialized Shipper",
  sugar_dispatcher: "Sugar Dispatcher",
  tavern_supplier: "Tavern Supplier",
  tobacco_dispatcher: "Tobacco Dispatcher",
  tobacco_fruit_broker: "Tobacco and Fruit Broker",
  trade_strategist: "Trade Strategist",
  trade_tycoon: "Trade Tycoon",
  tropical_magnate: "Tropical Produce Magnate",
};

const cardOf = new Map(Object.entries(CARDS).map(([key, title]) => [title.toLowerCase(), key]));

/** Puerto Rico with every expansion: the points shipped, and the achievement cards that are not completed. */
export const PUERTO_RICO_CARDS: Pieces = {
  // Drawings are #ac-dock_tycoon, places award-dock_tycoon and packet-dock_tycoon.
  pattern: `${SHIPPED}|\\b(?:ac|award|packet)-(?:${Object.keys(CARDS).join("|")})\\b|\\b(?:${Object.values(CARDS).join("|")})\\b`,
  key: (found) => cardOf.get(found.toLowerCase()) ?? (found.includes(",") ? found.split(",")[0] : found.split("-")[1]),
  seen: (position) => {
    const { seats, over } = position;
    const shipped = PUERTO_RICO.seen(position, 0);
    const open = seats.flatMap(({ achieved, achievements }: any) => [...list(achieved), ...(over ? list(achievements) : [])]);
    return seats.map(({ achievements, packet }: any, seat: number) => [...shipped[seat], ...open, ...list(achievements), ...list(packet)]);
  },
};
