/**
 * `npm run content:schemas`: writes the JSON Schemas with which VS Code checks and completes content, and the settings
 * that assign the schemas to files. Argument: `--out DIR` (`.vscode`).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { editorFiles } from "../src/content/authoring/schemas/vscode-files.ts";
import { MAGAZINE_DIR } from "../src/delivery/build/paths.ts";
import { FOLDER_OPTION, parseFolder } from "./arguments/folder.ts";

const { values } = parseArgs({ options: { out: FOLDER_OPTION } });
const out = parseFolder("out", values.out) ?? path.join(MAGAZINE_DIR, ".vscode");

const files = await editorFiles();
mkdirSync(path.join(out, "schemas"), { recursive: true });
for (const [name, text] of files) writeFileSync(path.join(out, name), text);
console.log(messages.commands.schemas(files.size - 1, path.relative(process.cwd(), out) || "."));
