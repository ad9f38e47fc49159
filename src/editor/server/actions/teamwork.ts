/** Actions for working as a team: presence, requests to publish, notes, links for outsiders. */
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
  const requireTeam = () => {
    if (!team) throw new RefusedRequest(404, messages.requests.onePerson);
    return team;
  };
  return {
    here: async ({ file }) => {
      const { here } = requireTeam();
      if (file !== "") await findDocument(content, file);
      here(file);
      return {};
    },
    leave: async () => ({}),
    askToPublish: async (request) => {
      const { askToPublish } = requireTeam();
      const { changes } = await inRepository(context)((repository) => repository.changes());
      const refusal = refuseEmptyRequest(request) ?? refuseChanged(changes, request.only);
      if (!refusal) askToPublish(request);
      return refusal ?? {};
    },
    dismissRequest: async ({ id }) => {
      requireTeam().dismissRequest(id);
      return {};
    },
    notes: async ({ file }) => ({ notes: requireTeam().notesAt(file) }),
    addNote: async (request) => {
      await findDocument(content, request.file);
      requireTeam().addNote(request);
      return {};
    },
    answerNote: async (request) => refuseIfMissing(requireTeam().answerNote(request)),
    resolveNote: async (request) => refuseIfMissing(requireTeam().resolveNote(request)),
    shared: async ({ file }) => {
      const share = requireTeam().shared(file);
      return share ? { share } : {};
    },
    share: async ({ file }) => {
      await findDocument(content, file);
      return { share: requireTeam().share(file) };
    },
    unshare: async ({ file }) => {
      requireTeam().unshare(file);
      return {};
    },
  };
}

/** Throws a `RefusedRequest` if a note does not exist; otherwise returns an empty response. */
function refuseIfMissing(exists: boolean): object {
  if (!exists) throw new RefusedRequest(404, messages.notes.isGone);
  return {};
}
