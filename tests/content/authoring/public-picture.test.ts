/** A picture that a type asks for in `public/`, as the cover of a podcast, is as asked. */
import { expect, test } from "vitest";
import { publicPicture } from "../../../src/content/schema/fields/public-picture.ts";
import { workspace } from "../../support/workspace.ts";

async function faultOf(name: string, files: Parameters<typeof workspace>[0]): Promise<string | undefined> {
  const { contentDir } = await workspace(files);
  const { error } = await publicPicture(contentDir, { square: [1400, 3000] }).safeParseAsync(name);
  return error?.issues[0]?.message;
}

test.each<[name: string, size: [number, number], says: RegExp | undefined]>([
  ["the smallest", [1400, 1400], undefined],
  ["the largest", [3000, 3000], undefined],
  ["one that is too small", [1399, 1399], /mide 1399 × 1399/],
  ["one that is too large", [3001, 3001], /mide 3001 × 3001/],
  ["one that is no square", [1400, 1500], /mide 1400 × 1500/],
])("%s", async (_name, size, says) => {
  const fault = await faultOf("tapa.png", { "tapa.png": size });
  if (says) expect(fault).toMatch(says);
  else expect(fault).toBeUndefined();
});

test("one that is not there, or is no picture", async () => {
  for (const name of ["otra.png", "tapa.jpg"])
    expect(await faultOf(name, { "tapa.jpg": "hola" })).toMatch(/no está, o no es una imagen/);
});

test("one of another format", async () => {
  expect(await faultOf("tapa.webp", {})).toMatch(/JPEG|PNG/);
});
