/** The point of a picture that a crop keeps: `focus: 40 20`. */
import { expect, test } from "vitest";
import { ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { place, workspace } from "../../support/workspace.ts";

const COVER = "  alt: Tapa de Mora Vidal\n";
const pointed = (written: string) => issueWith(COVER, `${COVER}  focus: ${written}\n`);

async function coverWith(files: Record<string, string>) {
  const { build, documents } = await workspace({ ...VALID, ...files });
  expect((await build()).problems.map(place)).toEqual([]);
  const [issue] = await documents("issues");
  return issue?.["image"] as object;
}

test.each([
  ["40 20", "40% 20%"],
  ["0 100", "0% 100%"],
  ['"5 7"', "5% 7%"],
])("%s reaches the pages as %s", async (written, expected) => {
  expect(await coverWith(pointed(written))).toHaveProperty("focus", expected);
});

test("a picture without a point has none in its data", async () => {
  expect(await coverWith({ "issues/MoraVidal.yaml": ISSUE })).not.toHaveProperty("focus");
});

test.each(["40", "[40, 20]", "{ x: 40 }"])("%s, which is no text, is refused at its place", async (written) => {
  const { check } = await workspace({ ...VALID, ...pointed(written) });
  expect((await check()).problems.map(({ line }) => line)).toEqual([9]);
});

test.each(["40 101", "40,20", "40% 20%", "-1 20", "040 20", "1.5 20", '""'])(
  "%s is refused at its place, with an example",
  async (written) => {
    const { check } = await workspace({ ...VALID, ...pointed(written) });
    const { problems } = await check();
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [9, expect.stringContaining("por ejemplo 40 20")],
    ]);
  },
);
