/** Everything that the room can ask for, over one content folder. */
import { arrangingActions } from "./actions/arranging.ts";
import { listingActions } from "./actions/listing.ts";
import { leadingActions } from "./actions/leading.ts";
import { removingActions } from "./actions/removing.ts";
import type { RoomContext } from "./actions/context.ts";
import { pictureActions } from "./actions/pictures.ts";
import { sendingActions } from "./actions/sending.ts";
import { typingActions } from "./actions/typing.ts";

export type Room = ReturnType<typeof createRoom>;

/** Each answers as `RoomApi` says, or throws a `RefusedRequest` with a sentence for the editor. */
export function createRoom(context: RoomContext) {
  return {
    ...listingActions(context),
    ...typingActions(context),
    ...arrangingActions(context),
    ...removingActions(context),
    ...leadingActions(context),
    ...pictureActions(context),
    ...sendingActions(context),
  };
}
