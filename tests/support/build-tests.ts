/** Builds the magazine that tests in a browser read, with the real command. */
import { spawnSync } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { TESTS_MAGAZINE } from "./small-magazine/folder.ts";
import { writeFullMagazine } from "./small-magazine/write.ts";

const [content, files] = ["content", "public"].map((name) => path.join(TESTS_MAGAZINE, name)) as [string, string];
for (const folder of [content, files]) await rm(folder, { recursive: true, force: true });
await writeFullMagazine(content);
await cp(path.join(ROOT, "public"), files, { recursive: true });
for (const drawing of ["logo.svg", "icon.svg"]) await cp(path.join(ROOT, drawing), path.join(TESTS_MAGAZINE, drawing));
const configuration = await readFile(path.join(ROOT, "magazine.config.ts"), "utf8");
await writeFile(
  path.join(TESTS_MAGAZINE, "magazine.config.ts"),
  configuration.replace("./src/", () => `${ROOT}/src/`),
);
const command = [path.join(ROOT, "scripts/compiled.mjs"), "build", "--magazine", TESTS_MAGAZINE];
process.exitCode = spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1;
