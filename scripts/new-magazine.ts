/**
 * `npm run new-magazine -- ../faro`: prompts for the name and the look of a new magazine, and writes the magazine's
 * folder. Each question can also be answered with a flag, such as `--name Faro`, because the command must also run
 * without a terminal. Exit code 1 if nothing was written.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { messagesIn } from "../src/content/messages/messages.ts";
import type { Answers, Messages } from "../src/delivery/new-magazine/questions.ts";
import { terminalLanguage } from "../src/delivery/build/configuration/editors-language.mjs";
import { askMagazine, isLanguage } from "../src/delivery/new-magazine/ask-questions.ts";
import { relativePath } from "../src/delivery/new-magazine/project-files.ts";
import { writeMagazine } from "../src/delivery/new-magazine/write-magazine.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { fail } from "./outcome/fail.ts";

const text = { type: "string" } as const;
const flags = {
  language: text,
  name: text,
  locale: text,
  zone: text,
  ground: text,
  accent: text,
  face: text,
  sections: text,
};
const { values, positionals } = parseArgs({ allowPositionals: true, options: flags });
const defaultMessages = messagesIn[isLanguage(values.language) ? values.language : terminalLanguage()];

const folder = parseNewFolder(defaultMessages);
const answers = await askMagazine(values);
if (answers) create(answers, messagesIn[answers.language]);
else fail(defaultMessages.newMagazine.stopped);

function parseNewFolder(messages: Messages): string {
  const [argument, ...others] = positionals;
  if (!argument || others.length > 0) throw new UsageError(messages.newMagazine.usage);
  const dir = path.resolve(argument);
  const [character] = /[#?*"]/.exec(dir) ?? [];
  if (character) throw new UsageError(messages.newMagazine.oddName(character));
  if (filesIn(dir).length > 0) throw new UsageError(messages.newMagazine.isThere(argument));
  return dir;
}

function create(magazine: Answers, messages: Messages): void {
  const fault = writeMagazine(folder, magazine);
  if (fault !== undefined) return fail(messages.newMagazine.failed(fault));
  const name = relativePath(process.cwd(), folder);
  console.log(messages.newMagazine.made(magazine.name, name, [`cd ${quote(name)}`, "npm install", "npm start"]));
}

function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function quote(name: string): string {
  return /\s/.test(name) ? `"${name}"` : name;
}
