/**
 * `content:rename -- <type> <old> <new>`: renames a document with its pictures and rewrites every
 * mention of it; of a person, whom names stand for, rewrites every credit, then checks the content. Exit code 1 when it was refused or the check found
 * something. `--content DIR` is another content folder.
 */
import { type AuthoredType, typeNamed } from "../src/authoring/archetypes.ts";
import { carryOut } from "../src/authoring/carry-out.ts";
import { renameDocument } from "../src/authoring/rename-document.ts";
import { renamePerson } from "../src/authoring/rename-person.ts";
import { compileContent } from "../src/build/compile-content.ts";
import { authoringArguments } from "./authoring-arguments.ts";

const { contentDir, positionals, usage } = authoringArguments(
  "content:rename -- <tipo> <nombre viejo> <nombre nuevo>, sin la terminación; de una persona, como se lee",
);
const [word = "", from, to] = positionals;
const type = typeNamed(word);
const renaming = type && from && to ? await renamed(type, from, to) : { refusal: usage };

/** A person is renamed by name, and everything else by the name of its file. */
function renamed(of: AuthoredType, old: string, next: string) {
  if (of === "people") return renamePerson({ contentDir, from: old, to: next });
  return renameDocument({ contentDir, type: of, from: old, to: next });
}

if ("refusal" in renaming) {
  console.error(renaming.refusal);
  process.exitCode = 1;
} else {
  console.log((await carryOut(contentDir, renaming)).join("\n"));
  process.exitCode = (await compileContent({ check: true, content: contentDir })) ? 0 : 1;
}
