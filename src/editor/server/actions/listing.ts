import { forEditor } from "../content/problems.ts";
import { entriesOf } from "../list/entries.ts";
import { editorTypes } from "../list/types.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { currentDay, type EditorContext } from "./context.ts";

/** The list of documents, and what is wrong in any of them. */
export function listingActions({ content, thumbnail, repository }: EditorContext): Pick<EditorApi, "list"> {
  return {
    list: async () => {
      const read = await content.read();
      const today = currentDay();
      const site = content.documents.get("site.yaml")?.read.documents[0]?.content?.data;
      return {
        magazine: String(site?.name ?? ""),
        today,
        types: editorTypes(),
        entries: entriesOf(content, read, { today, thumbnail }),
        problems: read.problems.flatMap(forEditor),
        warnings: read.warnings.flatMap(forEditor),
        canSend: (await repository) !== undefined,
      };
    },
  };
}
