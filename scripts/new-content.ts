/**
 * `content:new -- <type> "Nombre"`: creates a document with the fields of its type, and prompts for missing arguments
 * on a terminal. Exit code 1 if nothing was created. `--content DIR` is another content folder.
 */
import path from "node:path";
import { select, text } from "@clack/prompts";
import { messages } from "../src/content/messages/messages.ts";
import { archetypeOf, AUTHORED_TYPES, findTypeByWord } from "../src/content/authoring/creating/archetypes.ts";
import { newDocument } from "../src/content/authoring/creating/new-document.ts";
import { today } from "../src/content/compiler/document/publication.ts";
import { contentConfig } from "../src/types/content-config.ts";
import { authoringArguments } from "./arguments/authoring.ts";
import { fail } from "./outcome/fail.ts";

const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
const TYPES = AUTHORED_TYPES.map((type) => ({ value: type, label: archetypeOf(type).words[0] }));

const { contentDir, positionals, usage } = authoringArguments(messages.commands.usageOfNew);
const [word, ...rest] = positionals;
const type =
  word === undefined
    ? await ask(() => select({ message: messages.commands.asksType, options: TYPES }))
    : findTypeByWord(word);
const name = rest.join(" ").trim() || (type && (await ask(() => text({ message: messages.commands.asksName }))));
const result =
  type && name
    ? await newDocument({ contentDir, type, name, today: today(contentConfig.timeZone) })
    : { refusal: usage };

if ("refusal" in result) fail(result.refusal);
else {
  const file = path.relative(process.cwd(), result.file);
  console.log(messages.commands.made(file, file.replace(/\.\w+$/, path.sep)));
}

/** Shows a prompt on a terminal. Resolves to `undefined` without a terminal, or if the editor cancels. */
async function ask(prompt: () => Promise<string | symbol>): Promise<string | undefined> {
  const answer = isInteractive ? await prompt() : undefined;
  return typeof answer === "string" ? answer : undefined;
}
