import { forEditor } from "../content/typed.ts";
import { entriesOf } from "../list/entries.ts";
import { editorTypes } from "../list/types.ts";
import { may } from "../../contract/person.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import { currentMoment, type EditorContext } from "./context.ts";

/** The list of documents, and what is wrong in any of them. */
export function listingActions(context: EditorContext): Pick<EditorApi, "list"> {
  const { content, thumbnail, repository, subscriptions, person, team } = context;
  return {
    list: async () => {
      const read = await content.read();
      const now = currentMoment();
      return {
        magazine: String(content.site?.["name"] ?? ""),
        now,
        types: editorTypes(),
        entries: entriesOf(content, read, { now, thumbnail }),
        problems: read.problems.flatMap(forEditor),
        warnings: read.warnings.flatMap(forEditor),
        canPublish: (await repository) !== undefined,
        publishesItself: team !== undefined || ((await (await repository)?.publishesItself()) ?? false),
        canSeeSubscriptions: subscriptions !== undefined && may(person, "subscriptions"),
        ...(person && { person }),
        ...(team && { others: team.others(), requests: team.requests().length, notes: team.openNotes() }),
      };
    },
  };
}
