import * as messages from "#messages";
import { may, type Person } from "../../contract/team.ts";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { formatMoment } from "../dates.ts";

/** How changes are published: directly, or by a request to a person who may publish. */
export type PublishMode = "publish" | "ask";

/** Returns how a person publishes changes. A single editor without a team may publish. */
export const publishModeOf = (person: Person | undefined): PublishMode => (may(person, "publish") ? "publish" : "ask");

/**
 * Texts for each mode. `button` is the label of a button that publishes, `buttonForAll` is the label of the button that
 * publishes more than the open document, `title` is the title of the dialog, and `inProgress` is shown during the
 * request.
 */
export const LABELS: Record<PublishMode, { button: string; buttonForAll: string; title: string; inProgress: string }> =
  {
    publish: {
      button: messages.publication.publish,
      buttonForAll: messages.publication.publishAll,
      title: messages.publication.publishTitle,
      inProgress: messages.publication.publishing,
    },
    ask: {
      button: messages.publication.ask,
      buttonForAll: messages.publication.askAll,
      title: messages.publication.ask,
      inProgress: messages.publication.asking,
    },
  };

/** Whether the document can be made a draft. A document whose YAML cannot be parsed cannot be made a draft. */
export const canBeDraft = (typed: Typed, { hasDrafts }: EditorType) => hasDrafts && !("text" in typed);

/** Returns the message after a document was saved for publication. */
export function publishedMessage(
  typed: Typed,
  { now, publishesItself, canPublish }: Pick<EditorState, "now" | "publishesItself" | "canPublish">,
): string {
  const published = "text" in typed ? undefined : typed.fields.published;
  if (typeof published !== "string" || published <= now)
    return canPublish ? messages.document.ready : messages.document.readyElsewhere;
  const moment = formatMoment(published);
  return publishesItself ? messages.document.comesOutItself(moment) : messages.document.comesOutWith(moment);
}
