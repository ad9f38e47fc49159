/** The field `focus` of a picture, such as `focus: 40 20`: the point that a crop keeps. */
import { expect, test } from "vitest";
import { ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { place, workspace } from "../../support/workspace.ts";

const COVER = "  alt: Tapa de Mora Vidal\n";
const withFocus = (focus: string) => issueWith(COVER, `${COVER}  focus: ${focus}\n`);

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
])("focus %s reaches the pages as %s", async (focus, expected) => {
  expect(await coverWith(withFocus(focus))).toHaveProperty("focus", expected);
});

test("a picture without a focus has none in its data", async () => {
  expect(await coverWith({ "issues/MoraVidal.yaml": ISSUE })).not.toHaveProperty("focus");
});

test.each(["40", "[40, 20]", "{ x: 40 }"])("focus %s, which is not a text, is refused at its place", async (focus) => {
  const { check } = await workspace({ ...VALID, ...withFocus(focus) });
  expect((await check()).problems.map(({ line }) => line)).toEqual([9]);
});

test.each(["40 101", "40,20", "40% 20%", "-1 20", "040 20", "1.5 20", '""'])(
  "focus %s is refused at its place, with an example",
  async (focus) => {
    const { check } = await workspace({ ...VALID, ...withFocus(focus) });
    const { problems } = await check();
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [9, expect.stringContaining("por ejemplo 40 20")],
    ]);
  },
);
