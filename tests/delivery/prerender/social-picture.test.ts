/** Social pictures of difficult titles and of large pictures. */
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import magazine from "#magazine";
import { drawWord } from "../../../src/delivery/prerender/lettering/text-outlines.ts";
import { fit, type Lines, widthOf } from "../../../src/delivery/prerender/lettering/lines.ts";
import {
  findMissingCharacters,
  cropRightPart,
  drawSocialPicture,
} from "../../../src/delivery/prerender/draw-social-picture.ts";
import { newFolder } from "../../support/folders.ts";

const words = (title: string, kicker = "Notas") => ({ title, kicker, siteName: "Pompa" });
const draw = async (title: string) => (await drawSocialPicture(words(title))).toString("base64");

test.each([
  "Fiesta 🎉 en el taller ❤️ 👩🏽‍🎨",
  "★ → ♥ № ½ x² …",
  "Łukasz Żak, Ștefan Țurcanu, İğdır'da Şık, Dvořák",
  "Αθηνά Παπαδοπούλου",
  "Дарья Жукова",
  "王小明的衣服",
  "김민수",
  "نسيج اليد",
  "שלום",
  "नमस्ते",
  "𝐁𝐨𝐥𝐝 ａｎｃｈｏ ﬁn",
  "Zoe\u0308 Nu\u0301n\u0303ez",
])("every letter of %s is drawn", async (title) => {
  expect(await findMissingCharacters(words(title, title))).toEqual([]);
});

test("a character that no font has is named and left out", async () => {
  expect(await findMissingCharacters(words("ꦗ sin 🇦🇷"))).toEqual(["ꦗ", "🇦🇷"]);
  expect(await draw("ꦗ sin")).toBe(await draw("sin"));
});

test("composed, bold and wide letters are drawn like plain ones", async () => {
  expect(await draw("Zoe\u0308")).toBe(await draw("Zoë"));
  expect(await draw("𝐁𝐨𝐥𝐝 ｓｉ")).toBe(await draw("Bold si"));
  expect(await draw("αθηνά")).toBe(await draw("ΑΘΗΝΑ"));
});

test("Arabic letters are joined", async () => {
  const [whole, ...parts] = await Promise.all(["بيت", ..."بيت"].map((text) => drawWord(text, magazine.fonts.heading)));
  expect(whole?.width).toBeLessThan(parts.reduce((sum, { width }) => sum + width, 0) * 0.9);
});

describe("a title in a box", () => {
  const box = { width: 600, height: 300 };
  const sizes = { maxSize: 220, minSize: 44, lineHeight: 1.08 };
  const textOf = ({ lines }: Lines) => lines.map((line) => line.map(({ text }) => text).join(" ")).join("\n");

  async function fitTitle(text: string): Promise<Lines> {
    const layout = await fit(text, magazine.fonts.heading, box, sizes);
    expect(layout.lines.length * layout.size * sizes.lineHeight).toBeLessThanOrEqual(box.height);
    for (const line of layout.lines) expect(widthOf(line) * layout.size).toBeLessThanOrEqual(box.width);
    return layout;
  }

  test("a short title has the largest size", async () => {
    expect((await fitTitle("MORA")).size).toBe(220);
  });

  test("a title of 260 letters is shortened", async () => {
    const layout = await fitTitle("UN TÍTULO QUE SIGUE Y SIGUE ".repeat(10).slice(0, 260));
    expect(textOf(layout)).toMatch(/^UN TÍTULO[^…]+…$/);
  });

  test("a word that is too long is broken and keeps all its letters", async () => {
    const long = "ELECTROENCEFALOGRAFISTAESTERNOCLEIDOMASTOIDEO";
    expect(textOf(await fitTitle(long)).replaceAll("\n", "")).toBe(long);
  });

  test("an endless word is broken and shortened", async () => {
    expect(textOf(await fitTitle("A".repeat(1000)))).toMatch(/^A[A\n]+A…$/);
  });
});

describe("the social picture of a page with a picture", () => {
  const DOT = { width: 40, height: 40, channels: 3, background: "#ff0000" } as const;

  /** Counts the red pixels of a social picture made from a picture of this size, which has a red dot at this place. */
  async function countRedPixels([width, height]: [number, number], [left, top]: [number, number], focus?: string) {
    const file = path.join(await newFolder(), "foto.png");
    const ground = sharp({ create: { width, height, channels: 3, background: "#0000ff" } });
    await ground.composite([{ input: { create: DOT }, left, top }]).toFile(file);
    const picture = await drawSocialPicture(words("Telar"), await cropRightPart(file, focus));
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    return Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * 3, at * 3 + 3)).filter(
      ([red = 0, green = 0, blue = 0]) => red > 200 && green < 60 && blue < 60,
    ).length;
  }

  test.each<[string, [number, number], [number, number], string]>([
    ["left", [1600, 400], [140, 180], "10% 50%"],
    ["right", [1600, 400], [1560, 180], "100% 50%"],
    ["top", [400, 1600], [180, 0], "50% 0%"],
    ["bottom", [400, 1600], [180, 1400], "50% 89%"],
  ])("a dot at the %s is cut off, unless the focus of the picture is there", async (_side, size, at, focus) => {
    expect(await countRedPixels(size, at)).toBe(0);
    expect(await countRedPixels(size, at, focus)).toBeGreaterThan(1500);
  });
});
