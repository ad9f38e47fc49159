/** The cover of a podcast is what its directories take, or no site is built. */
import path from "node:path";
import { expect, test } from "vitest";
import { coverFault } from "../../../src/delivery/build/check-cover.ts";
import { workspace } from "../../support/workspace.ts";

test.each<[name: string, size: [number, number], says: RegExp | undefined]>([
  ["the smallest", [1400, 1400], undefined],
  ["the largest", [3000, 3000], undefined],
  ["one that is too small", [1399, 1399], /mide 1399 × 1399/],
  ["one that is too large", [3001, 3001], /mide 3001 × 3001/],
  ["one that is no square", [1400, 1500], /mide 1400 × 1500/],
])("%s", async (_name, size, says) => {
  const { contentDir } = await workspace({ "tapa.png": size });
  const fault = await coverFault(path.join(contentDir, "tapa.png"));
  if (says) expect(fault).toMatch(says);
  else expect(fault).toBeUndefined();
});

test("one that is not there, or is no picture", async () => {
  const { contentDir } = await workspace({ "tapa.jpg": "hola" });
  for (const name of ["otra.png", "tapa.jpg"])
    expect(await coverFault(path.join(contentDir, name))).toMatch(/no está, o no es una imagen/);
});
