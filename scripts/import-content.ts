/**
 * `content:import -- FILE`: makes drafts from an export of WordPress or Ghost, or from a folder of Markdown. Writes a
 * report of what could not be imported beside the export, and then checks the content. `--type card` makes projects,
 * `--download` downloads pictures that the folder of the export lacks, `--content DIR` is another content folder. Exit
 * code 1 if the import was refused or the check found an error.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { findTypeByWord } from "../src/content/authoring/creating/archetypes.ts";
import { importContent } from "../src/content/importing/import-content.ts";
import { IMPORT_TYPES } from "../src/content/importing/place-items.ts";
import { reportOf, summaryOf } from "../src/content/importing/import-report.ts";
import { compileContent } from "../src/delivery/build/content/compile-content.ts";
import { CONTENT_DIR } from "../src/delivery/build/paths.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { writeAtomically } from "../src/shared/files/write-atomically.ts";
import { parseContentFolder, FOLDER_OPTION } from "./arguments/folder.ts";
import { IMPORT_WORDS, usageOfImport } from "./arguments/importing.ts";
import { fail } from "./outcome/fail.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: FOLDER_OPTION, type: { type: "string" }, download: { type: "boolean" } },
});
const [file, ...others] = positionals;
const type = IMPORT_TYPES.find((each) => each === findTypeByWord(values.type ?? IMPORT_WORDS[0] ?? ""));
if (!file || others.length > 0 || !type) throw new UsageError(usageOfImport);

const contentDir = parseContentFolder(values.content) ?? CONTENT_DIR;
const result = await importContent({ contentDir, file, type, download: values.download ?? false });
if ("refusal" in result) fail(result.refusal);
else {
  const report = `${path.resolve(file)}.importado.md`;
  const text = reportOf(result, path.basename(path.resolve(file)));
  if ((await readFile(report, "utf8").catch(() => "")) !== text) await writeAtomically(report, text);
  console.log([...summaryOf(result), messages.importing.wrote(path.relative(process.cwd(), report))].join("\n"));
  process.exitCode = (await compileContent({ check: true, content: contentDir })) ? 0 : 1;
}
