/**
 * Makes the example content of a new magazine, and a README for its editors. `#magazine` is the configuration of the
 * new magazine.
 */
import { hash } from "node:crypto";
import path from "node:path";
import magazine from "#magazine";
import sharp from "sharp";
import { exampleContent, type MagazineDetails } from "../../content/authoring/creating/example-content.ts";
import { AUTHORED_TYPES } from "../../content/authoring/creating/archetypes.ts";
import { namesOf } from "../../content/authoring/schemas/form-of.ts";
import { messages } from "../../content/messages/messages.ts";
import { FolderPlan } from "../../shared/files/folder-plan.ts";
import { collectionNamed } from "../../types/collections.ts";

/** Sides of an image, in pixels. */
const [LONG, SHORT] = [1000, 750];

export async function exampleFiles(request: MagazineDetails): Promise<FolderPlan> {
  const plan = new FolderPlan();
  for (const { file, text, pictures } of exampleContent(request)) {
    plan.write(file, text);
    for (const { file: picture, isUpright } of pictures) {
      const [width, height] = isUpright ? [SHORT, LONG] : [LONG, SHORT];
      plan.write(picture, await drawPicture(picture, width, height));
    }
  }
  return plan;
}

/**
 * Draws an example image in the colours of the magazine. The file name determines the drawing, and the extension
 * determines the format.
 */
function drawPicture(file: string, width: number, height: number): Promise<Buffer> {
  const { palette } = magazine.colors;
  const seed = hash("sha256", file, "buffer");
  const valueAt = (index: number, from: number, to: number) => from + ((seed[index] ?? 0) / 255) * (to - from);
  const horizon = valueAt(0, 0.5, 0.72) * height;
  const [x, y, radius] = [
    valueAt(1, 0.25, 0.75) * width,
    valueAt(2, 0.25, 0.45) * height,
    valueAt(3, 0.16, 0.26) * Math.min(width, height),
  ];
  const waves = Array.from({ length: 7 }, (_, index) => {
    const top = horizon + ((index + 1) * (height - horizon)) / 8;
    const bend = valueAt(4 + index, -36, 36);
    return `<path d="M0 ${top} Q${width / 4} ${top - bend} ${width / 2} ${top} T${width} ${top}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${palette.tint}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.brand}"/>
    <rect y="${horizon}" width="100%" height="100%" fill="${palette.ink}"/>
    <g fill="none" stroke="${palette.tint}" stroke-width="3">${waves.join("")}</g>
  </svg>`;
  return sharp(Buffer.from(svg))
    .toFormat(path.extname(file).slice(1) as "png" | "webp")
    .toBuffer();
}

export function readmeOf(name: string): string {
  const types = AUTHORED_TYPES.map((type) => `\`content/${type}/\`: ${namesOf(collectionNamed(type)).plural}`);
  return messages.newMagazine.readme(name, types);
}
