/**
 * `npm run readme:picture`: draws `.github/readme.webp`, the built site as the README shows it, for which it needs a
 * built `dist/`, and `.github/editor.webp`, the editor. `-- editor` draws only the second.
 */
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { CONTENT_DIR, DIST_DIR, ROOT } from "../src/delivery/build/paths.ts";
import { NEWEST } from "./bench/corpus.ts";
import { originOf } from "./bench/origin.ts";
import { launch } from "./bench/phone.ts";
import { start, stop } from "./bench/editor.ts";

const PICTURES = path.join(ROOT, ".github");
const QUALITY = 78;
const GROUND = { width: 1600, height: 976, channels: 3, background: "#2c2c31" } as const;
/** Around each page, in pixels: they are black, and so is what they lie on. */
const EDGE = 12;

/** Pages with the size of their window, and where each stands in the picture; later ones cover earlier ones. */
const SHOTS = [
  { address: "/issues", width: 1440, height: 900, left: 24, top: 24 },
  { address: "/club-pompa", width: 390, height: 780, left: 1162, top: 148 },
];

// Still, or the picture would differ every time.
const still = { locale: "es-AR", reducedMotion: "reduce" } as const;

async function shoot(browser: Browser, origin: string, { address, width, height }: (typeof SHOTS)[number]) {
  const page = await browser.newPage({ ...still, viewport: { width, height } });
  await page.goto(origin + address, { waitUntil: "networkidle" });
  const picture = sharp(await page.screenshot());
  await page.close();
  return picture.extend({ top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, background: GROUND.background }).toBuffer();
}

async function drawSite(browser: Browser): Promise<void> {
  const origin = await originOf(DIST_DIR);
  const layers = [];
  for (const shot of SHOTS) layers.push({ input: await shoot(browser, origin, shot), left: shot.left, top: shot.top });
  await write("readme.webp", sharp({ create: GROUND }).composite(layers));
}

async function drawEditor(browser: Browser): Promise<void> {
  const editor = await start(CONTENT_DIR);
  const page = await browser.newPage({ ...still, viewport: { width: 1440, height: 900 } });
  await page.goto(`${editor.address}/#${NEWEST}`);
  await page.getByRole("form").waitFor();
  await page.frameLocator("iframe").getByRole("main").waitFor();
  await page.waitForLoadState("networkidle");
  await write("editor.webp", sharp(await page.screenshot()));
  await page.close();
  await stop(editor);
}

async function write(name: string, picture: Sharp): Promise<void> {
  const file = path.join(PICTURES, name);
  const { size } = await picture.webp({ quality: QUALITY }).toFile(file);
  console.log(`${path.relative(ROOT, file)}: ${Math.round(size / 1000)} KB`);
}

const browser = await launch();
if (!process.argv.includes("editor")) await drawSite(browser);
await drawEditor(browser);
await browser.close();
process.exit();
