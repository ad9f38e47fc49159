/** Creates, copies, renames and removes documents. */
import {
  applyRenaming,
  type AppliedDeletion,
  applyDeletion,
  undoDeletion,
} from "../../../content/authoring/apply-changes.ts";
import { duplicateDocument } from "../../../content/authoring/creating/duplicate-document.ts";
import { newDocument } from "../../../content/authoring/creating/new-document.ts";
import { renameDocument, describeRenaming } from "../../../content/authoring/renaming/rename-document.ts";
import { pathFrom } from "../../../shared/files/path-from.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { throwIfRefused, RefusedRequest } from "../http/refused-request.ts";
import { authoredType, findSaved, findDocumentOrDraft, readOnDisk, findAuthored } from "../content/documents.ts";
import { currentDay, inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";
import { messages } from "../../messages/messages.ts";
import { deleteDocument, describeDeletion } from "../../../content/authoring/deleting/delete-document.ts";
import { titleOfFile } from "../content/entries.ts";
import { readableText, parseTyped } from "../content/typed.ts";

type Arranging = Pick<EditorApi, "create" | "duplicate" | "rename">;

export function arrangingActions(context: EditorContext): Arranging {
  const { content } = context;
  const { contentDir } = content;
  const titleOf = (file: string) => titleOfFile(content, file);
  const announceCreated = async ({ file }: { file: string }) => {
    const createdFile = pathFrom(contentDir, file);
    content.setDraft(createdFile, undefined);
    await notifyFilesChanged(context);
    return { file: createdFile };
  };
  return {
    create: ({ type, name }) =>
      inTurn(async () =>
        announceCreated(
          throwIfRefused(
            await newDocument({ contentDir, type: authoredType(type), name, today: currentDay(), bare: true }),
          ),
        ),
      ),
    duplicate: ({ file, name }) =>
      inTurn(async () => {
        const { type, slug } = await findSaved(content, file);
        const request = { contentDir, type, slug, name, today: currentDay() };
        return announceCreated(throwIfRefused(await duplicateDocument(request)));
      }),
    rename: ({ file, slug, confirmed }) =>
      inTurn(async () => {
        const { type, slug: from, definition } = await findSaved(content, file);
        const renaming = throwIfRefused(await renameDocument({ contentDir, type, from, to: slug }));
        const changes = describeRenaming(renaming, titleOf);
        if (!confirmed) return { changes, done: false };
        throwIfRefused(await applyRenaming(contentDir, renaming));
        const newFile = `${type}/${slug}${definition.extension}`;
        context.team?.onRename(file, newFile);
        await notifyFilesChanged(context);
        return { changes, done: true, file: newFile };
      }),
  };
}

export function removingActions(context: EditorContext): Pick<EditorApi, "inboundLinks" | "remove" | "restore"> {
  const { content, removedDir } = context;
  const { contentDir } = content;
  const titleOf = (file: string) => titleOfFile(content, file);
  let lastDeletion: AppliedDeletion | undefined;
  return {
    inboundLinks: async ({ file }) => {
      const { definition } = await findDocumentOrDraft(content, file);
      const { text } = await readOnDisk(content, file);
      const typed = content.drafts.get(file)?.typed ?? parseTyped(definition, text);
      if ("text" in typed) return { changes: [] };
      const draft = readableText(definition, text, { ...typed, fields: { ...typed.fields, draft: true } });
      const problems = await content.problemsOfOthers(file, draft);
      return {
        changes: [...new Set(problems.map(({ file: other, title }) => `${titleOf(other)}: ${title.toLowerCase()}.`))],
      };
    },
    remove: ({ file, confirmed, successor: successorFile }) =>
      inTurn(async () => {
        const { type, slug } = await findAuthored(content, file);
        const successor = successorFile === undefined ? undefined : await findSaved(content, successorFile);
        const deletion = throwIfRefused(
          await deleteDocument({ contentDir, type, slug, ...(successor && { successor }) }),
        );
        const changes = describeDeletion(deletion, titleOf);
        if (!confirmed) return { changes, done: false };
        lastDeletion = throwIfRefused(await applyDeletion(contentDir, deletion, removedDir));
        content.setDraft(file, undefined);
        await notifyFilesChanged(context);
        return { changes, done: true };
      }),
    restore: () =>
      inTurn(async () => {
        if (!lastDeletion) throw new RefusedRequest(404, messages.documents.nothingRemoved);
        throwIfRefused((await undoDeletion(contentDir, lastDeletion)) ?? {});
        lastDeletion = undefined;
        await notifyFilesChanged(context);
        return {};
      }),
  };
}
