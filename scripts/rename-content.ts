/**
 * `content:rename -- <type> <old> <new>`: renames a document with its pictures, and rewrites every mention of the
 * document. For a person, who is identified by name, the command rewrites every credit. The command then checks the
 * content. Exit code 1 if the renaming was refused or the check found an error. `--content DIR` is another content
 * folder.
 */
import { messages } from "../src/content/messages/messages.ts";
import { findTypeByWord } from "../src/content/authoring/creating/archetypes.ts";
import { applyRenaming } from "../src/content/authoring/apply-changes.ts";
import { renameDocument } from "../src/content/authoring/renaming/rename-document.ts";
import { renamePerson } from "../src/content/authoring/renaming/rename-person.ts";
import { compileContent } from "../src/delivery/build/content/compile-content.ts";
import { authoringArguments } from "./arguments/authoring.ts";
import { fail } from "./outcome/fail.ts";

const { contentDir, positionals, usage } = authoringArguments(messages.commands.usageOfRename);
const [word = "", from, to] = positionals;
const type = findTypeByWord(word);
const result = type && from && to ? await rename(type, from, to) : { refusal: usage };

/**
 * Renames a person by name, and any other document by the name of its file. Resolves to a sentence for each change, or
 * to a refusal.
 */
async function rename(documentType: string, oldName: string, newName: string) {
  const renaming =
    documentType === "people"
      ? await renamePerson({ contentDir, from: oldName, to: newName })
      : await renameDocument({ contentDir, type: documentType, from: oldName, to: newName });
  return "refusal" in renaming ? renaming : applyRenaming(contentDir, renaming);
}

if ("refusal" in result) fail(result.refusal);
else {
  console.log(result.join("\n"));
  process.exitCode = (await compileContent({ check: true, content: contentDir })) ? 0 : 1;
}
