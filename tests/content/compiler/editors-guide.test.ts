import path from "node:path";
import { expect, test } from "vitest";
import { archetypeOf, AUTHORED_TYPES } from "../../../src/content/authoring/creating/archetypes.ts";
import { namesOf } from "../../../src/content/authoring/schemas/form-of.ts";
import { collectionNamed } from "../../../src/types/collections.ts";
import { EXAMPLES, GUIDE } from "../../support/content/guide.ts";
import { type Files, workspace } from "../../support/workspace.ts";

test.each(AUTHORED_TYPES)("the guide has an example of %s, its folder and its word for content:new", (type) => {
  const advice = "Edit content/README.md";
  expect(
    EXAMPLES.map(({ file }) => path.dirname(file)),
    advice,
  ).toContain(type);
  const { title } = namesOf(collectionNamed(type));
  expect(GUIDE, advice).toMatch(new RegExp(`^\\| Una? ${title}\\b[^|]*\\| \`${type}/`, "im"));
  expect(GUIDE, advice).toMatch(new RegExp(`content:new -- .*\\b${archetypeOf(type).words[0]}\\b`));
});

test("every example of the guide is valid content", async () => {
  const files = EXAMPLES.map(({ file, text, pictures }) => ({ [file]: text, ...pictures }));
  const { build } = await workspace(Object.assign({}, ...files) as Files);
  expect((await build()).problems).toEqual([]);
});
