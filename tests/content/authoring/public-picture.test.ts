/** The check of a picture that a type requires in `public/`, such as the cover of a podcast. */
import { expect, test } from "vitest";
import { publicPicture } from "../../../src/content/schema/fields/public-picture.ts";
import { workspace } from "../../support/workspace.ts";

async function faultOf(name: string, files: Parameters<typeof workspace>[0]): Promise<string | undefined> {
  const { contentDir } = await workspace(files);
  const { error } = await publicPicture(contentDir, { square: [1400, 3000] }).safeParseAsync(name);
  return error?.issues[0]?.message;
}

test.each<[name: string, size: [number, number], message: RegExp | undefined]>([
  ["the smallest square is accepted", [1400, 1400], undefined],
  ["the largest square is accepted", [3000, 3000], undefined],
  ["a square that is too small is refused", [1399, 1399], /mide 1399 × 1399/],
  ["a square that is too large is refused", [3001, 3001], /mide 3001 × 3001/],
  ["a picture that is no square is refused", [1400, 1500], /mide 1400 × 1500/],
])("%s", async (_name, size, message) => {
  const fault = await faultOf("tapa.png", { "tapa.png": size });
  if (message) expect(fault).toMatch(message);
  else expect(fault).toBeUndefined();
});

test("a file that is missing or is no picture is refused", async () => {
  for (const name of ["otra.png", "tapa.jpg"])
    expect(await faultOf(name, { "tapa.jpg": "hola" })).toMatch(/no está, o no es una imagen/);
});

test("a picture of another format is refused", async () => {
  expect(await faultOf("tapa.webp", {})).toMatch(/JPEG|PNG/);
});
