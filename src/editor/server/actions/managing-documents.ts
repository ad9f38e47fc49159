/** Creates, copies, renames and removes documents. */
import path from "node:path";
import {
  applyRenaming,
  type AppliedDeletion,
  applyDeletion,
  undoDeletion,
} from "../../../content/authoring/apply-changes.ts";
import { duplicateDocument } from "../../../content/authoring/creating/duplicate-document.ts";
import { newDocument } from "../../../content/authoring/creating/new-document.ts";
import { renameDocument, renamingInWords } from "../../../content/authoring/renaming/rename-document.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { accepted, RefusedRequest } from "../http/refused-request.ts";
import { authoredType, findSaved, findTyped, readOnDisk, findAuthored } from "../content/documents.ts";
import { currentDay, inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";
import { messages } from "../../messages/messages.ts";
import { deleteDocument, deletionInWords } from "../../../content/authoring/deleting/delete-document.ts";
import { titleOfFile } from "../content/entries.ts";
import { readableText, typedIn } from "../content/typed.ts";

type Arranging = Pick<EditorApi, "create" | "duplicate" | "rename">;

export function arrangingActions(context: EditorContext): Arranging {
  const { content } = context;
  const { contentDir } = content;
  const titleOf = (file: string) => titleOfFile(content, file);
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
        const changes = renamingInWords(renaming, titleOf);
        if (!confirmed) return { changes, done: false };
        accepted(await applyRenaming(contentDir, renaming));
        const renamed = `${type}/${slug}${definition.extension}`;
        context.team?.renamed(file, renamed);
        await notifyFilesChanged(context);
        return { changes, done: true, file: renamed };
      }),
  };
}

export function removingActions(context: EditorContext): Pick<EditorApi, "inboundLinks" | "remove" | "restore"> {
  const { content, removedDir } = context;
  const { contentDir } = content;
  const titleOf = (file: string) => titleOfFile(content, file);
  let last: AppliedDeletion | undefined;
  return {
    inboundLinks: async ({ file }) => {
      const { definition } = await findTyped(content, file);
      const { text } = await readOnDisk(content, file);
      const says = content.drafts.get(file)?.typed ?? typedIn(definition, text);
      if ("text" in says) return { changes: [] };
      const draft = readableText(definition, text, { ...says, fields: { ...says.fields, draft: true } });
      const problems = await content.problemsOfOthers(file, draft);
      return {
        changes: [...new Set(problems.map(({ file: other, title }) => `${titleOf(other)}: ${title.toLowerCase()}.`))],
      };
    },
    remove: ({ file, confirmed, successor: next }) =>
      inTurn(async () => {
        const { type, slug } = await findAuthored(content, file);
        const successor = next === undefined ? undefined : await findSaved(content, next);
        const deletion = accepted(await deleteDocument({ contentDir, type, slug, ...(successor && { successor }) }));
        const changes = deletionInWords(deletion, titleOf);
        if (!confirmed) return { changes, done: false };
        last = accepted(await applyDeletion(contentDir, deletion, removedDir));
        content.keep(file, undefined);
        await notifyFilesChanged(context);
        return { changes, done: true };
      }),
    restore: () =>
      inTurn(async () => {
        if (!last) throw new RefusedRequest(404, messages.documents.nothingRemoved);
        accepted((await undoDeletion(contentDir, last)) ?? {});
        last = undefined;
        await notifyFilesChanged(context);
        return {};
      }),
  };
}
