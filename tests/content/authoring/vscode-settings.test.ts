/** VS Code's settings give every YAML document of the content the schema of its type, and only that. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FULL_SOURCES } from "../../support/small-magazine/sources.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const settings = JSON.parse(readFileSync(path.join(ROOT, ".vscode/settings.json"), "utf8")) as {
  "yaml.schemas": Record<string, string>;
};
const globs = Object.entries(settings["yaml.schemas"]);

/** Whether a glob matches a file as in VS Code's YAML extension: at the end of the path, and `*` also matches `/`. */
function matches(glob: string, file: string): boolean {
  const pattern = glob.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", ".*");
  return new RegExp(`(?:^|/)${pattern}$`).test(file);
}

test.each(globs)("the schema %s exists", (schema) => {
  expect(existsSync(path.join(ROOT, schema))).toBe(true);
});

const YAML_SOURCES = FULL_SOURCES.filter(({ file }) => file.endsWith(".yaml"));
test.each(YAML_SOURCES)("content/$file gets the schema of its type and no other", ({ file, collection }) => {
  const own = globs.filter(([, glob]) => matches(glob, `/home/ana/pompa/content/${file}`));
  expect(own.map(([schema]) => schema)).toEqual([`./.vscode/schemas/${collection}.json`]);
});
