/** A type of many documents is read by code that is written for it: it accepts, reads and refuses the same. */
import { expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, workspace } from "../../support/workspace.ts";

const numbered = (number: number) => ISSUE.replace("#80", `#A${number}`).replace("Ana Sosa", '" Ana Sosa"');

/** More than are read by the schema as it is written. */
const MANY: Files = Object.fromEntries(
  Array.from({ length: 220 }, (_, number) => [`issues/Numero${number}.yaml`, numbered(number)]),
);

test("the documents of a large type are read alike", async () => {
  const { build, documents } = await workspace({ ...VALID, ...MANY });
  expect((await build()).problems).toEqual([]);
  const numbers = (await documents("issues")).filter(({ slug }) => slug.startsWith("Numero"));
  const read = numbers.map(({ slug: _slug, address: _address, number: _number, ...rest }) => rest);
  expect(read[0]).toMatchObject({ credits: { col1: [{ name: "Ana Sosa" }], col2: [], thanks: [] }, gallery: [] });
  expect(read).toEqual(Object.keys(MANY).map(() => read[0]));
});

test("a mistake in one of them is told of as in one of few", async () => {
  const wrong = ISSUE.replace("bri", "cammi").replace("rol:", "roll:").replace("https://www", "htps://www");
  const { check } = await workspace({ ...VALID, ...MANY, "issues/Zulma.yaml": wrong });
  expect((await check()).problems.map(place)).toEqual([
    "issues/Zulma.yaml:5:9 invalid-option layout",
    "issues/Zulma.yaml:11:7 unknown-field credits.col1[1].roll",
    "issues/Zulma.yaml:13:13 unsafe-link credits.col1[1].link",
  ]);
});
