/** Commands find the same tests wherever the project is. */
import { spawnSync } from "node:child_process";
import { cp, mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { EXHAUSTIVE } from "./support/exhaustive.ts";
import { newFolder } from "./support/folders.ts";
import { writeFiles } from "./support/workspace.ts";

const SPECS = ["site/browser", "site/engines", "editor", "delivery/hosts", "pompa", "magazine"];

/** The folders of `tests/` in which Playwright finds a spec, in a project whose folder is called `name`. */
async function foldersWithSpecs(name: string, configuration: string): Promise<string[]> {
  const folder = path.join(await newFolder(), name);
  await mkdir(path.join(folder, ".contentlayer/tests/magazine"), { recursive: true });
  for (const part of ["package.json", "playwright.config.ts", configuration, "tests/support"])
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  for (const part of ["node_modules", "src"]) await symlink(path.join(ROOT, part), path.join(folder, part));
  const spec = `import { test } from "@playwright/test";\n\ntest("runs", () => {});\n`;
  await writeFiles(folder, Object.fromEntries(SPECS.map((place) => [`tests/${place}/site-map.spec.ts`, spec])));
  const cli = path.join(ROOT, "node_modules/@playwright/test/cli.js");
  const command = [cli, "test", "--list", "--config", configuration, "--reporter=list"];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  return SPECS.filter((place) => stdout.includes(`${place}/site-map.spec.ts`));
}

const IN_BROWSER = ["site/browser", "editor", "delivery/hosts"];

test("browser tests are found in a project whose path has the names of other test folders", async () => {
  expect(await foldersWithSpecs("pompa/engines/magazine", "playwright.config.ts")).toEqual(IN_BROWSER);
});

test.each([
  { name: "tests/editor/browser", configuration: "playwright.config.ts", places: IN_BROWSER },
  { name: "Mi revista (copia) ñ & [x] 100%", configuration: "playwright.config.ts", places: IN_BROWSER },
  { name: "pompa", configuration: "playwright.pompa.config.ts", places: ["site/browser", "pompa"] },
  { name: "browser/site-map.spec", configuration: "playwright.pompa.config.ts", places: ["site/browser", "pompa"] },
  { name: "magazine/engines", configuration: "playwright.magazine.config.ts", places: ["magazine"] },
])("$configuration finds its tests in a folder called $name", EXHAUSTIVE, async ({ name, configuration, places }) => {
  expect(await foldersWithSpecs(name, configuration)).toEqual(places);
});
