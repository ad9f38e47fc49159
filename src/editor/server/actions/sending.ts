/** What has changed since the last publication, and sending it. */
import { decode } from "../../../content/compiler/read/decode.ts";
import { sourceOf } from "../../../content/compiler/read/read-sources.ts";
import { findDocument } from "../content/documents.ts";
import { GitError } from "../git/command.ts";
import { localTrouble } from "../git/local-trouble.ts";
import type { Repository } from "../git/repository.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { inTurn, type EditorContext } from "./context.ts";

export function sendingActions({
  content,
  preview,
  repository,
}: EditorContext): Pick<EditorApi, "changes" | "before" | "send"> {
  const open = async (): Promise<Repository> => {
    const found = await repository;
    if (!found) throw new RefusedRequest(404, "Esta carpeta no está en un repositorio de Git.");
    return found;
  };
  return {
    changes: async () => inWords((await open()).changes()),
    send: async (sending) => {
      // What is being written goes along; what is asked for while the remote answers does not wait for it.
      await inTurn(async () => {});
      return inWords((await open()).send(sending));
    },
    before: async ({ file }) => {
      const bytes = await inWords((await open()).before(file));
      if (!bytes || "code" in decode(bytes)) return {};
      const source = sourceOf(await findDocument(content, file), bytes);
      const shown = "text" in source ? await preview.showOnce(source) : undefined;
      return shown ? { shown } : {};
    },
  };
}

/** What Git cannot do on this computer is a sentence, and no fault of ours. */
const inWords = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    throw error instanceof GitError ? new RefusedRequest(503, localTrouble(error)) : error;
  });
