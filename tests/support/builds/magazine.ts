/** Builds the magazine of the browser tests with the real command. */
import { spawnSync } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { COMMANDS } from "../processes.ts";
import { TESTS_MAGAZINE } from "../small-magazine/folder.ts";
import { writeFullMagazine } from "../small-magazine/write.ts";

const [content, files] = ["content", "public"].map((name) => path.join(TESTS_MAGAZINE, name)) as [string, string];
for (const folder of [content, files]) await rm(folder, { recursive: true, force: true });
await writeFullMagazine(content);
await cp(path.join(ROOT, "public"), files, { recursive: true });
for (const file of ["logo.svg", "icon.svg", "magazine.config.ts"])
  await cp(path.join(ROOT, file), path.join(TESTS_MAGAZINE, file));
const command = [COMMANDS, "build", "--magazine", TESTS_MAGAZINE];
process.exitCode = spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1;
