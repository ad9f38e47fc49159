import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { problemsPage } from "../../../src/content/authoring/problems-page.ts";
import { PROBLEMS } from "../../../src/content/compiler/problems/catalogue.ts";
import { contentConfig } from "../../../src/types/content-config.ts";

const PAGE = readFileSync(path.resolve(import.meta.dirname, "../../../content/PROBLEMAS.md"), "utf8");

test("the page for editors matches the catalogue of problems", () => {
  expect(PAGE, "Run `npm run content:problems` and commit content/PROBLEMAS.md").toBe(problemsPage());
});

test("every problem has a heading on the page", () => {
  for (const [code, { title }] of Object.entries({ ...PROBLEMS, ...contentConfig.problems }))
    expect(PAGE).toContain(`## ${title}\n\n\`[${code}]\` `);
});

test("every placeholder of a text is filled on the page", () => {
  expect(PAGE).not.toMatch(/\{\w+\}/);
});
