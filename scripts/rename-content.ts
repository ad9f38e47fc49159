/**
 * `content:rename -- <type> <old> <new>`: renames a document with its pictures and rewrites every
 * mention of it, then checks the content. Exit code 1 when it was refused or the check found
 * something. `--content DIR` is another content folder.
 */
import { typeNamed } from "../src/authoring/archetypes.ts";
import { carryOut } from "../src/authoring/carry-out.ts";
import { renameDocument } from "../src/authoring/rename-document.ts";
import { compileContent } from "../src/build/compile-content.ts";
import { authoringArguments } from "./authoring-arguments.ts";

const { contentDir, positionals, usage } = authoringArguments(
  "content:rename -- <tipo> <nombre viejo> <nombre nuevo>, sin la terminación",
);
const [word = "", from, to] = positionals;
const type = typeNamed(word);
const renaming = type && from && to ? await renameDocument({ contentDir, type, from, to }) : { refusal: usage };

if ("refusal" in renaming) {
  console.error(renaming.refusal);
  process.exitCode = 1;
} else {
  console.log((await carryOut(contentDir, renaming)).join("\n"));
  process.exitCode = (await compileContent({ check: true, content: contentDir })) ? 0 : 1;
}
