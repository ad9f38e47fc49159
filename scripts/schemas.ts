/**
 * `npm run content:schemas`: writes the JSON Schemas with which VS Code helps to write content.
 * Argument: `--out DIR`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { jsonSchemas } from "../src/authoring/json-schemas.ts";
import { ROOT } from "../src/build/paths.ts";

const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = path.resolve(values.out ?? path.join(ROOT, ".vscode", "schemas"));

const files = await jsonSchemas();
mkdirSync(out, { recursive: true });
for (const [name, text] of files) writeFileSync(path.join(out, name), text);
console.log(`${files.size} esquemas en ${path.relative(process.cwd(), out) || "."}`);
