/** `npm run readme:picture`: draws `.github/readme.webp`, the built site as the README shows it. Needs a built `dist/`. */
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { DIST_DIR, ROOT } from "../src/build/paths.ts";
import { originOf } from "./bench/origin.ts";
import { launch } from "./bench/phone.ts";

const FILE = path.join(ROOT, ".github/readme.webp");
const GROUND = { width: 1600, height: 976, channels: 3, background: "#2c2c31" } as const;
/** Around each page, in pixels: they are black, and so is what they lie on. */
const EDGE = 12;

/** Pages with the size of their window, and where each stands in the picture; later ones cover earlier ones. */
const SHOTS = [
  { address: "/issues", width: 1440, height: 900, left: 24, top: 24 },
  { address: "/club-pompa", width: 390, height: 780, left: 1162, top: 148 },
];

async function shoot(browser: Browser, origin: string, { address, width, height }: (typeof SHOTS)[number]) {
  // Still, or the picture would differ every time.
  const page = await browser.newPage({ viewport: { width, height }, locale: "es-AR", reducedMotion: "reduce" });
  await page.goto(origin + address, { waitUntil: "networkidle" });
  const picture = sharp(await page.screenshot());
  await page.close();
  return picture.extend({ top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, background: GROUND.background }).toBuffer();
}

const origin = await originOf(DIST_DIR);
const browser = await launch();
const layers = [];
for (const shot of SHOTS) layers.push({ input: await shoot(browser, origin, shot), left: shot.left, top: shot.top });
await browser.close();
const { size } = await sharp({ create: GROUND }).composite(layers).webp({ quality: 78 }).toFile(FILE);
console.log(`${path.relative(ROOT, FILE)}: ${Math.round(size / 1000)} KB`);
