/**
 * `npm run sample-art`: draws the pictures that the sample content names and that are not there.
 * Arguments: `--content DIR`, `--force` (also those that are there, and the tile of grain), `--only TEXT` (in the path).
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { grainTile } from "./art/grain.ts";
import { listPictures, type WantedPicture } from "./art/pictures.ts";
import { draw } from "./art/plan.ts";
import { CONTENT_DIR, ROOT } from "../src/build/paths.ts";

const { values } = parseArgs({
  options: {
    content: { type: "string", default: CONTENT_DIR },
    force: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});

const all = listPictures(path.resolve(values.content));
const wanted = all.filter(({ file }) => file.includes(values.only) && (values.force || !existsSync(file)));
const limit = pLimit(availableParallelism());
let bytes = 0;

async function drawTo(picture: WantedPicture): Promise<void> {
  const image = await draw(picture);
  mkdirSync(path.dirname(picture.file), { recursive: true });
  writeFileSync(picture.file, image);
  bytes += image.length;
}

if (values.force) writeFileSync(path.join(ROOT, "src", "theme", "grain.webp"), await grainTile());

const distinct = [...new Map(wanted.map((picture) => [picture.file, picture])).values()];
await Promise.all(distinct.map((picture) => limit(drawTo, picture)));
console.log(`${distinct.length} imágenes dibujadas, ${(bytes / 1e6).toFixed(1)} MB`);
