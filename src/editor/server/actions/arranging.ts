/** The list of documents, and what changes which there are and how they are called. */
import path from "node:path";
import { carryOutRenaming } from "../../../content/authoring/apply-changes.ts";
import { duplicateDocument } from "../../../content/authoring/creating/duplicate-document.ts";
import { newDocument } from "../../../content/authoring/creating/new-document.ts";
import { renamingInWords } from "../../../content/authoring/in-words.ts";
import { renameDocument } from "../../../content/authoring/renaming/rename-document.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { accepted } from "../http/refused-request.ts";
import { authoredType, findSaved } from "./authored.ts";
import { currentDay, inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";

type Arranging = Pick<EditorApi, "create" | "duplicate" | "rename">;

export function arrangingActions(context: EditorContext): Arranging {
  const { content } = context;
  const { contentDir } = content;
  const made = async ({ file }: { file: string }) => {
    const name = path.relative(contentDir, file).replaceAll(path.sep, "/");
    content.keep(name, undefined);
    await notifyFilesChanged(context);
    return { file: name };
  };
  return {
    create: ({ type, name }) =>
      inTurn(async () =>
        made(
          accepted(await newDocument({ contentDir, type: authoredType(type), name, today: currentDay(), bare: true })),
        ),
      ),
    duplicate: ({ file, name }) =>
      inTurn(async () => {
        const { type, slug } = await findSaved(content, file);
        const request = { contentDir, type, slug, name, today: currentDay() };
        return made(accepted(await duplicateDocument(request)));
      }),
    rename: ({ file, slug, confirmed }) =>
      inTurn(async () => {
        const { type, slug: from, definition } = await findSaved(content, file);
        const renaming = accepted(await renameDocument({ contentDir, type, from, to: slug }));
        if (!confirmed) return { changes: renamingInWords(renaming), done: false };
        accepted(await carryOutRenaming(contentDir, renaming));
        const renamed = `${type}/${slug}${definition.extension}`;
        context.team?.renamed(file, renamed);
        await notifyFilesChanged(context);
        return { changes: renamingInWords(renaming), done: true, file: renamed };
      }),
  };
}
