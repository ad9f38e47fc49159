/** Removing a document, and taking that back. */
import {
  type CarriedOutDeletion,
  carryOutDeletion,
  undoDeletion,
} from "../../../content/authoring/carry-out-deletion.ts";
import { deletionInWords } from "../../../content/authoring/in-words.ts";
import { deleteDocument } from "../../../content/authoring/delete-document.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { accepted } from "./accepted.ts";
import { findAuthored, findSaved } from "./authored.ts";
import { inTurn, type EditorContext, written } from "./context.ts";

export function removingActions(context: EditorContext): Pick<EditorApi, "remove" | "restore"> {
  const { content, removedDir } = context;
  const { contentDir } = content;
  let last: CarriedOutDeletion | undefined;
  return {
    remove: ({ file, confirmed, successor: next }) =>
      inTurn(async () => {
        const { type, slug } = await findAuthored(content, file);
        const successor = next === undefined ? undefined : await findSaved(content, next);
        const deletion = accepted(await deleteDocument({ contentDir, type, slug, ...(successor && { successor }) }));
        const changes = deletionInWords(deletion);
        if (!confirmed) return { changes, done: false };
        last = accepted(await carryOutDeletion(contentDir, deletion, removedDir));
        content.keep(file, undefined);
        await written(context);
        return { changes, done: true };
      }),
    restore: () =>
      inTurn(async () => {
        if (!last) throw new RefusedRequest(404, "No hay nada borrado para devolver.");
        accepted((await undoDeletion(contentDir, last)) ?? {});
        last = undefined;
        await written(context);
        return {};
      }),
  };
}
