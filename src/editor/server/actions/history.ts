/** Documents as they were. */
import { messages } from "../../messages/messages.ts";
import { bringBack, writePictures } from "../../../content/authoring/deleting/restore-document.ts";
import { decode } from "../../../content/compiler/read/files/decode.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { Request } from "../../contract/requests.ts";
import { findDocument } from "../content/documents.ts";
import { readTyped, typedIn } from "../content/typed.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { inTurn, type EditorContext, notifyFilesChanged } from "./context.ts";
import { inRepository } from "./in-repository.ts";

type History = Pick<EditorApi, "history" | "version" | "goBack" | "publications">;

export function historyActions(context: EditorContext): History {
  const { content, preview } = context;
  const { contentDir } = content;
  const ask = inRepository(context);
  /** `undefined` where it was not there, or was no text. */
  const find = async ({ file, was = file, commit }: Request<"version">) => {
    const own = await findDocument(content, file);
    const former = await ask((repository) => repository.former(commit));
    if (!former.files.has(was) || "code" in decode(await former.read(was))) return undefined;
    const found = await bringBack({ ...(await content.read()), contentDir }, former, { own, was });
    return { ...found, own, typed: typedIn(own.definition, found.text) };
  };
  return {
    history: async ({ file }) => {
      await findDocument(content, file);
      return ask((repository) => repository.history(file));
    },
    version: async (request) => {
      const found = await find(request);
      const { found: read } = (found && (await readTyped(found.own, { text: found.text }))) ?? {};
      const shown = read && (await preview.show(read.source, read.read));
      return { ...(found && { typed: found.typed }), ...(shown && { shown }) };
    },
    goBack: (request) =>
      inTurn(async () => {
        const found = await find(request);
        if (!found) throw new RefusedRequest(404, messages.documents.notInVersion(request.file));
        await writePictures(contentDir, found.pictures);
        await notifyFilesChanged(context);
        return { typed: found.typed };
      }),
    publications: async () => ({ publications: await ask((repository) => repository.publications()) }),
  };
}
