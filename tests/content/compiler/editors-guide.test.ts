import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ARCHETYPES, AUTHORED_TYPES } from "../../../src/content/authoring/archetypes.ts";
import { namesOf } from "../../../src/content/authoring/form/form-of.ts";
import { collections } from "../../../src/content/schema/collections.ts";
import { type Files, workspace } from "../../support/workspace.ts";

const GUIDE = readFileSync(path.resolve(import.meta.dirname, "../../../content/README.md"), "utf8");

/** Each example of the guide, by the name of the file that stands above it. */
const examples = [...GUIDE.matchAll(/^`([\w/.-]+\.(?:yaml|md))`[^\n]*\n\n```(?:yaml|md)\n(.*?)^```$/gms)].map(
  ([, file = "", text = ""]) => ({ file, text }),
);

/** Draws a picture for every `src` and every Markdown picture, turned as it is declared. */
function picturesOf(file: string, text: string): Files {
  const folder = path.dirname(file);
  const fields = [...text.matchAll(/src: (\S+\.webp)\n(?:\s+orientation: (\w+))?/g)];
  const inText = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)];
  return Object.fromEntries(
    [...fields, ...inText].map(([, src, orientation]) => [
      `${folder}/${src}`,
      orientation === "landscape" ? [40, 30] : [30, 40],
    ]),
  ) as Files;
}

test.each(AUTHORED_TYPES)("the guide has an example of %s, which an editor writes, its place and its word", (type) => {
  const edit = "Edit content/README.md";
  expect(
    examples.map(({ file }) => path.dirname(file)),
    edit,
  ).toContain(type);
  const { title } = namesOf(collections[type]);
  expect(GUIDE, edit).toMatch(new RegExp(`^\\| Una? ${title}\\b[^|]*\\| \`${type}/`, "im"));
  expect(GUIDE, edit).toMatch(new RegExp(`content:new -- .*\\b${ARCHETYPES[type].words[0]}\\b`));
});

test("every example of the guide is valid content", async () => {
  const files = examples.map(({ file, text }) => ({ [file]: text, ...picturesOf(file, text) }));
  const { build } = await workspace(Object.assign({}, ...files) as Files);
  expect((await build()).problems).toEqual([]);
});
