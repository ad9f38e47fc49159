/** Actions of a team: presence, requests to publish, notes, links for outsiders. */
import { messages } from "../../messages/messages.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { findDocument } from "../content/documents.ts";
import { refuseChanged } from "../git/changes.ts";
import { refuseEmptyRequest } from "../git/publish.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import { type EditorContext, inRepository } from "./context.ts";

type Teamwork = Pick<
  EditorApi,
  | "here"
  | "leave"
  | "askToPublish"
  | "dismissRequest"
  | "notes"
  | "addNote"
  | "answerNote"
  | "resolveNote"
  | "shared"
  | "share"
  | "unshare"
>;

export function teamworkActions(context: EditorContext): Teamwork {
  const { content, team } = context;
  const ours = () => {
    if (!team) throw new RefusedRequest(404, messages.requests.onePerson);
    return team;
  };
  return {
    here: async ({ file }) => {
      const { here } = ours();
      if (file !== "") await findDocument(content, file);
      here(file);
      return {};
    },
    leave: async () => ({}),
    askToPublish: async (request) => {
      const { askToPublish } = ours();
      const { changes } = await inRepository(context)((repository) => repository.changes());
      const refused = refuseEmptyRequest(request) ?? refuseChanged(changes, request.only);
      if (!refused) askToPublish(request);
      return refused ?? {};
    },
    dismissRequest: async ({ id }) => {
      ours().dismissRequest(id);
      return {};
    },
    notes: async ({ file }) => ({ notes: ours().notesAt(file) }),
    addNote: async (request) => {
      await findDocument(content, request.file);
      ours().addNote(request);
      return {};
    },
    answerNote: async (request) => found(ours().answerNote(request)),
    resolveNote: async (request) => found(ours().resolveNote(request)),
    shared: async ({ file }) => {
      const share = ours().shared(file);
      return share ? { share } : {};
    },
    share: async ({ file }) => {
      await findDocument(content, file);
      return { share: ours().share(file) };
    },
    unshare: async ({ file }) => {
      ours().unshare(file);
      return {};
    },
  };
}

function found(isThere: boolean): object {
  if (!isThere) throw new RefusedRequest(404, messages.notes.isGone);
  return {};
}
