/** Who is where, and publishing together. */
import { words } from "../../words/words.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { findDocument } from "../content/documents.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { EditorContext } from "./context.ts";

type Teamwork = Pick<EditorApi, "here" | "release" | "askRelease" | "dismissRelease">;

export function teamworkActions({ content, team }: EditorContext): Teamwork {
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
    release: async (request) => ours().release(request),
    askRelease: async (request) => {
      ours().askRelease(request);
      return {};
    },
    dismissRelease: async ({ id }) => {
      ours().dismissRelease(id);
      return {};
    },
  };
}
