/** Writes the folder of a new magazine in one step: completely or not at all. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { FolderPlan } from "../../shared/files/folder-plan.ts";
import { ROOT } from "../build/paths.ts";
import type { Answers } from "./questions.ts";
import { configurationOf } from "./configuration.ts";
import { json, projectFiles } from "./project-files.ts";

const COMMANDS = path.join(ROOT, "scripts/compiled.mjs");

/** Writes the folder. Returns an error message, or `undefined` after success. */
export function writeMagazine(folder: string, answers: Answers): string | undefined {
  const temporary = path.join(path.dirname(folder), `.${path.basename(folder)}.${randomUUID()}`);
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    planOf(answers, folder).make(temporary);
    const args = [COMMANDS, "example-content", "--magazine", temporary, "--name", answers.name];
    const { status, stderr, error } = spawnSync(process.execPath, args, { encoding: "utf8" });
    if (error) throw error;
    if (status !== 0) return stderr.trim();
    rmSync(path.join(temporary, ".contentlayer"), { recursive: true, force: true });
    // An empty folder at the new path is removed, because some systems cannot rename a folder to an existing path.
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(temporary, folder);
    return undefined;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Patterns of `.gitignore` for the folders that commands make in the folder of a magazine. */
const IGNORED = [".contentlayer/", ".newsroom/", ".submissions/", "dist/", "dist.*/", "/newsletter/", "node_modules/"];

function planOf(answers: Answers, folder: string): FolderPlan {
  const texts = `public/locales/${answers.language}/translation.json`;
  const plan = new FolderPlan();
  plan.write("magazine.config.ts", configurationOf(answers));
  for (const [name, text] of Object.entries(projectFiles(answers, folder))) plan.write(name, text);
  plan.write(".gitignore", `${IGNORED.join("\n")}\n`);
  plan.write(texts, withoutSectionNames(readFileSync(path.join(ROOT, texts), "utf8")));
  // This file creates the content folder, because commands refuse a magazine without one and the examples are added
  // later.
  plan.write("content/.gitkeep", "");
  return plan;
}

/** Removes the names of sections from translations. Without them, the menu shows the title of each section's page. */
function withoutSectionNames(source: string): string {
  const { nav, ...texts } = JSON.parse(source) as { nav: { label: string } };
  return json({ ...texts, nav: { label: nav.label } });
}
