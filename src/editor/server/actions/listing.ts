import { forRoom } from "../content/problems.ts";
import { entriesOf } from "../list/entries.ts";
import { roomTypes } from "../list/types.ts";
import type { RoomApi } from "../../contract/protocol.ts";
import { currentDay, type RoomContext } from "./context.ts";

/** The list of documents, and what is wrong in any of them. */
export function listingActions({ content, thumbnail, repository }: RoomContext): Pick<RoomApi, "list"> {
  return {
    list: async () => {
      const read = await content.read();
      const today = currentDay();
      const site = content.documents.get("site.yaml")?.read.documents[0]?.content?.data;
      return {
        magazine: String(site?.name ?? ""),
        today,
        types: roomTypes(),
        entries: entriesOf(content, read, { today, thumbnail }),
        problems: read.problems.map(forRoom),
        warnings: read.warnings.map(forRoom),
        canSend: (await repository) !== undefined,
      };
    },
  };
}
