/** Everything that the editor can ask for, over one content folder. */
import { arrangingActions } from "./actions/arranging.ts";
import { historyActions } from "./actions/history.ts";
import { listingActions } from "./actions/listing.ts";
import { recoveringActions } from "./actions/recovering.ts";
import { removingActions } from "./actions/removing.ts";
import type { EditorContext } from "./actions/context.ts";
import { pictureActions } from "./actions/pictures.ts";
import { publishingActions } from "./actions/publishing.ts";
import { teamworkActions } from "./actions/teamwork.ts";
import { subscriptionActions } from "./actions/subscriptions.ts";
import { typingActions } from "./actions/typing.ts";

export type Editor = ReturnType<typeof createEditor>;

/** Each answers as `EditorApi` says, or throws a `RefusedRequest` with a sentence to show. */
export function createEditor(context: EditorContext) {
  return {
    ...listingActions(context),
    ...typingActions(context),
    ...arrangingActions(context),
    ...removingActions(context),
    ...pictureActions(context),
    ...publishingActions(context),
    ...historyActions(context),
    ...recoveringActions(context),
    ...teamworkActions(context),
    ...subscriptionActions(context),
  };
}
