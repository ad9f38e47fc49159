/** Removing a document, taking that back, and what leads to one, which has to be known before readers lose it. */
import { messages } from "../../messages/messages.ts";
import { type CarriedOutDeletion, carryOutDeletion, undoDeletion } from "../../../content/authoring/apply-changes.ts";
import { deletionInWords } from "../../../content/authoring/in-words.ts";
import { deleteDocument } from "../../../content/authoring/deleting/delete-document.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { findTyped, readOnDisk } from "../content/documents.ts";
import { readableText, typedIn } from "../content/typed.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { accepted, RefusedRequest } from "../http/refused-request.ts";
import { findAuthored, findSaved } from "./authored.ts";
import { inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";

export function removingActions(context: EditorContext): Pick<EditorApi, "inboundLinks" | "remove" | "restore"> {
  const { content, removedDir } = context;
  const { contentDir } = content;
  let last: CarriedOutDeletion | undefined;
  return {
    inboundLinks: async ({ file }) => {
      const { definition } = await findTyped(content, file);
      const { text } = await readOnDisk(content, file);
      const says = content.drafts.get(file)?.typed ?? typedIn(definition, text);
      if ("text" in says) return { changes: [] };
      const draft = readableText(definition, text, { ...says, fields: { ...says.fields, draft: true } });
      const problems = await content.problemsOfOthers(file, draft);
      return { changes: [...new Set(problems.map(inWords))] };
    },
    remove: ({ file, confirmed, successor: next }) =>
      inTurn(async () => {
        const { type, slug } = await findAuthored(content, file);
        const successor = next === undefined ? undefined : await findSaved(content, next);
        const deletion = accepted(await deleteDocument({ contentDir, type, slug, ...(successor && { successor }) }));
        const changes = deletionInWords(deletion);
        if (!confirmed) return { changes, done: false };
        last = accepted(await carryOutDeletion(contentDir, deletion, removedDir));
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

const inWords = ({ file, field, title }: Problem) => `${file} (${field}): ${title.toLowerCase()}.`;
