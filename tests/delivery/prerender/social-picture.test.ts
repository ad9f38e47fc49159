/** Social pictures of hard titles: every letter is drawn or named, and nothing runs over its box. */
import { describe, expect, test } from "vitest";
import magazine from "#magazine";
import { letter } from "../../../src/delivery/prerender/lettering/text-outlines.ts";
import { fit, type Lines, widthOf } from "../../../src/delivery/prerender/lettering/lines.ts";
import { lackingIn, socialPicture } from "../../../src/delivery/prerender/draw-social-picture.ts";

const words = (title: string, kicker = "Notas") => ({ title, kicker, siteName: "Pompa" });
const draw = async (title: string) => (await socialPicture(words(title))).toString("base64");

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
  expect(await lackingIn(words(title, title))).toEqual([]);
});

test("what no face has is named, and left out", async () => {
  expect(await lackingIn(words("ꦗ sin 🇦🇷"))).toEqual(["ꦗ", "🇦🇷"]);
  expect(await draw("ꦗ sin")).toBe(await draw("sin"));
});

test("a letter is the same however it is put together, bold or wide", async () => {
  expect(await draw("Zoe\u0308")).toBe(await draw("Zoë"));
  expect(await draw("𝐁𝐨𝐥𝐝 ｓｉ")).toBe(await draw("Bold si"));
  expect(await draw("αθηνά")).toBe(await draw("ΑΘΗΝΑ"));
});

test("letters that join are joined", async () => {
  const [whole, ...parts] = await Promise.all(["بيت", ..."بيت"].map((text) => letter(text, magazine.fonts.heading)));
  expect(whole?.width).toBeLessThan(parts.reduce((sum, { width }) => sum + width, 0) * 0.9);
});

describe("in a box", () => {
  const box = { width: 600, height: 300 };
  const sizes = { most: 220, least: 44, lineHeight: 1.08 };
  const textOf = ({ lines }: Lines) => lines.map((line) => line.map(({ text }) => text).join(" ")).join("\n");

  async function fitted(text: string): Promise<Lines> {
    const found = await fit(text, magazine.fonts.heading, box, sizes);
    expect(found.lines.length * found.size * sizes.lineHeight).toBeLessThanOrEqual(box.height);
    for (const line of found.lines) expect(widthOf(line) * found.size).toBeLessThanOrEqual(box.width);
    return found;
  }

  test("a short title is as large as fits", async () => {
    expect((await fitted("MORA")).size).toBe(220);
  });

  test("a title of 260 letters is shortened", async () => {
    const found = await fitted("UN TÍTULO QUE SIGUE Y SIGUE ".repeat(10).slice(0, 260));
    expect(textOf(found)).toMatch(/^UN TÍTULO[^…]+…$/);
  });

  test("a word that is too long is broken and keeps all its letters", async () => {
    const long = "ELECTROENCEFALOGRAFISTAESTERNOCLEIDOMASTOIDEO";
    expect(textOf(await fitted(long)).replaceAll("\n", "")).toBe(long);
  });

  test("one without an end is broken and shortened", async () => {
    expect(textOf(await fitted("A".repeat(1000)))).toMatch(/^A[A\n]+A…$/);
  });
});
