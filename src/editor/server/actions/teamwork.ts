/** Who is where, and who asks whom to publish. */
import { words } from "../../words/words.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { findDocument } from "../content/documents.ts";
import { refuseChanged } from "../git/documents.ts";
import { refuseUnsaid } from "../git/publish.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditorContext } from "./context.ts";
import { inRepository } from "./in-repository.ts";

type Teamwork = Pick<EditorApi, "here" | "askToPublish" | "dismissRequest">;

export function teamworkActions(context: EditorContext): Teamwork {
  const { content, team } = context;
  const ours = () => {
    if (!team) throw new RefusedRequest(404, words.requests.onePerson);
    return team;
  };
  return {
    here: async ({ file }) => {
      const { here } = ours();
      if (file !== "") await findDocument(content, file);
      here(file);
      return {};
    },
    askToPublish: async (request) => {
      const { askToPublish } = ours();
      const { changes } = await inRepository(context)((repository) => repository.changes());
      const refused = refuseUnsaid(request) ?? refuseChanged(changes, request.only);
      if (!refused) askToPublish(request);
      return refused ?? {};
    },
    dismissRequest: async ({ id }) => {
      ours().dismissRequest(id);
      return {};
    },
  };
}
