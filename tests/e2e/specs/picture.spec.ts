// The result as a picture that can be kept.
import { readFile } from "node:fs/promises";
import { open } from "../helpers/page";
import { expect, test } from "../helpers/test";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

test("the result is saved as a picture with every street @desk", async ({ page }, info) => {
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles("../fixtures/v0.1/saves/puerto-rico-1897-2-over.json");
  await page.getByRole("link", { name: "Result" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("save-picture").click()]);
  expect(file.suggestedFilename()).toBe("sobremesa.png");
  const path = info.outputPath("result.png");
  await file.saveAs(path);
  const bytes = await readFile(path);
  expect([...bytes.subarray(0, 4)]).toEqual(SIGNATURE);
  // Drawn, not empty: as wide as it is printed, and many colours in its middle.
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(width).toBe(1800);
  expect(height).toBeGreaterThan(600);
  const colours = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(90, 500, canvas.width - 180, 100);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
    return seen.size;
  }, bytes.toString("base64"));
  expect(colours).toBeGreaterThan(50);
});
