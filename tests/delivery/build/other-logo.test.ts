import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { VALID } from "../../support/documents.ts";
import { type OtherMagazine, otherMagazine } from "../../support/magazines/other.ts";
import { PAGES } from "../../support/small-magazine/pages.ts";
import { SITE } from "../../support/workspace.ts";

const LAMP = '<circle id="lamp" cx="20" cy="20" r="15" fill="#FF8800"/>';
const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${LAMP}</svg>`;
const WIDE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">${LAMP}<path d="M50 10h100v20h-100z"/></svg>`;

const ORANGE = [255, 136, 0];
const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];

/** Returns matchers for a colour, because a JPEG changes colours a little. */
const about = (color: readonly number[]) => color.map((part) => expect.closeTo(part, -1.3) as number);

async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

async function build(magazine: OtherMagazine) {
  const { output, isSuccessful } = magazine.run("build");
  expect(isSuccessful, output).toBe(true);
  const page = await magazine.read("News/Telar.html");
  const [home = ""] = /<a [^>]*href="\/#home".*?<\/a>/s.exec(page) ?? [];
  return { home, social: await magazine.bytes("og/News/Telar.jpg"), icon: await magazine.bytes("icon-192.png") };
}

const OPTIONS = { tags: ["@exhaustive"], timeout: 300_000 };

test("header, icons and social pictures show the logo; a wide logo replaces the name", OPTIONS, async () => {
  const config = await readFile(path.join(ROOT, "magazine.config.ts"), "utf8");
  const magazine = await otherMagazine(config, { ...VALID, ...PAGES, "site.yaml": SITE });

  const withoutLogo = await build(magazine);
  expect(withoutLogo.home).toMatch(/>Pompa<\/a>$/);
  expect(withoutLogo.home).not.toContain("<svg");
  expect(await colorAt(withoutLogo.icon, 96, 96)).toEqual(WHITE);

  await magazine.writeBeside({ "logo.svg": SQUARE });
  const square = await build(magazine);
  expect(square.home).toMatch(/<svg viewBox="0 0 40 40"[^>]*>.*<circle id="logo-lamp".*<\/svg><\/span>Pompa<\/a>$/);
  expect(await colorAt(square.icon, 96, 96)).toEqual(ORANGE);
  expect(await colorAt(square.icon, 0, 0)).toEqual(BLACK);
  expect(await magazine.read("favicon.svg")).toContain("#FF8800");
  expect(await colorAt(square.social, 64 + 18, 536 + 18)).toEqual(about(ORANGE));

  await magazine.writeBeside({ "logo.svg": WIDE, "icon.svg": SQUARE.replace("#FF8800", "currentColor") });
  const wide = await build(magazine);
  expect(wide.home).toMatch(/^<a aria-label="Pompa[^>]*>.*<\/svg><\/span><\/a>$/);
  expect(await colorAt(wide.icon, 96, 96)).toEqual(WHITE);
  expect(await colorAt(wide.social, 64 + 36 * 2.5, 536 + 18)).toEqual(about(WHITE));

  await magazine.writeBeside({ "logo.svg": "<svg>\n<script></script></svg>" });
  const { output, isSuccessful } = magazine.run("content", "check");
  expect(isSuccessful).toBe(false);
  expect(output).toContain("El logo no sirve:\n  logo.svg:1:1: le falta viewBox");
  expect(output).toContain("\n  logo.svg:2:1: tiene <script>");
});
