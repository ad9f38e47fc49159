import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { problemsPage } from "../../../src/content/authoring/problems-page.ts";
import { PROBLEMS } from "../../../src/content/compiler/problems/catalogue.ts";
import { contentConfig } from "../../../src/types/content-config.ts";

const PAGE = readFileSync(path.resolve(import.meta.dirname, "../../../content/PROBLEMAS.md"), "utf8");

test("the page for editors is in step with the catalogue", () => {
  expect(PAGE, "Run `npm run content:problems` and commit content/PROBLEMAS.md").toBe(problemsPage());
});

test("every mistake has its title on the page", () => {
  for (const [code, { title }] of Object.entries({ ...PROBLEMS, ...contentConfig.problems }))
    expect(PAGE).toContain(`## ${title}\n\n\`[${code}]\` `);
});

test("every detail that a text names is one that problems have", () => {
  expect(PAGE).not.toMatch(/\{\w+\}/);
});
