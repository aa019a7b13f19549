// A camera that sees a code: a file that Chromium shows in place of a camera.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const WIDTH = 640;
const HEIGHT = 480;

/** The arguments with which Chromium takes a file for its camera, and lets every page see it. */
export const cameraArgs = (file: string) => [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${file}`,
];

/** The modules of the QR code that a page shows, with the light ones around it; true is dark. */
async function modules(page: Page): Promise<boolean[][]> {
  return page.getByTestId("qr").evaluate((svg) => {
    const size = (svg as SVGSVGElement).viewBox.baseVal.width;
    const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    const runs = svg.querySelector("path")!.getAttribute("d")!.matchAll(/M(\d+) (\d+)h(\d+)/g);
    for (const [, x, y, run] of runs) rows[+y].fill(true, +x, +x + +run);
    return rows;
  });
}

/** Writes what a camera sees in front of the code that a page shows: a screen in a room, turned by some degrees. */
export async function filmCode(page: Page, file: string, degrees = 8) {
  const code = await modules(page);
  const turn = (degrees * Math.PI) / 180;
  const scale = code.length / 360;
  const brightness = Buffer.alloc(WIDTH * HEIGHT, 110);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [dx, dy] = [(x - WIDTH / 2) * scale, (y - HEIGHT / 2) * scale];
      const across = Math.floor(dx * Math.cos(turn) + dy * Math.sin(turn) + code.length / 2);
      const down = Math.floor(dy * Math.cos(turn) - dx * Math.sin(turn) + code.length / 2);
      const dark = code[down]?.[across];
      if (dark !== undefined) brightness[y * WIDTH + x] = dark ? 40 : 215;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), brightness, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame, frame, frame]));
}
