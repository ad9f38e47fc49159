/** The recorded widths of system typefaces are those of their font files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { widthOf } from "../../src/delivery/prerender/lettering/measures.ts";
import { SYSTEM_FACES, type SystemFace } from "../../src/site/theme/system-fonts.ts";
import { FACES_FOLDER } from "../support/browsers/system-faces.ts";

/** Identifies a font's full name, for which browsers look. https://learn.microsoft.com/typography/opentype/spec/name#name-ids */
const FULL_NAME = 4;

test("system typefaces are as wide as recorded", { tags: ["@exhaustive"] }, ({ skip }) => {
  if (!existsSync(FACES_FOLDER)) skip("They are not here: npm run test:install");
  const fonts = new Map(
    fontFiles()
      .map(openFont)
      .map((font) => [font.face.getName(FULL_NAME, "en"), font]),
  );
  for (const { names, ...recorded } of Object.values(SYSTEM_FACES).flatMap((kind) => Object.values<SystemFace>(kind))) {
    const font = names.map((name) => fonts.get(name)).find((found) => found !== undefined);
    expect(font, names.join()).toBeDefined();
    const widths = font && { text: widthOf(font, false), capitals: widthOf(font, true) };
    expect(widths, names.join()).toEqual({
      text: expect.closeTo(recorded.text, 3),
      capitals: expect.closeTo(recorded.capitals, 3),
    });
  }
});

const openFont = (file: string) => new Font(new Face(new Blob(readFileSync(file))));

const fontFiles = () =>
  readdirSync(FACES_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ttf"))
    .map((file) => path.join(FACES_FOLDER, file));
