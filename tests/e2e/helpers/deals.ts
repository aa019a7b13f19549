// The deals of four hundred days, which are the same in every engine and natively.
import { expect } from "@playwright/test";

/** A day on which the list of four hundred days is at its longest. */
export const DAY_OF_LIST = "2027-12-05T12:00:00";

/** As in `tests/session/daily.rs`, where the rules are run natively. */
const DIGESTS = {
  "san-juan": "818f863f45667f3c",
  "puerto-rico": "b2cad0a511c2f01c",
  ginkgopolis: "1115dd38b815e50d",
};

/** FNV-1a of a text, as 16 hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

/** Whether a list, as the page hands it out, is the one that the rules deal natively. */
export function expectDealt(list: string) {
  const [heading, ...lines] = list.trim().split("\n");
  expect(heading).toBe("date,game,seed,seat,first position");
  expect(lines.length).toBe(1200);
  for (const [game, digest] of Object.entries(DIGESTS)) {
    expect(fingerprint(lines.filter((line) => line.split(",")[1] === game).join("\n")), game).toBe(digest);
  }
}
