import * as messages from "#messages";
import { may, type Person } from "../../contract/team.ts";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { formatMoment } from "../dates.ts";

/** How changes are published: directly, or by a request to a person who may publish. */
export type Way = "publish" | "ask";

/** Returns how a person publishes changes. A single editor without a team may publish. */
export const wayOf = (person: Person | undefined): Way => (may(person, "publish") ? "publish" : "ask");

/**
 * Texts for each way of publishing. `verb` is the label of the button, `all` is the label of the button for all
 * documents, and `doing` is the label during the request.
 */
export const LABELS: Record<Way, { verb: string; all: string; title: string; doing: string }> = {
  publish: {
    verb: messages.publication.publish,
    all: messages.publication.publishAll,
    title: messages.publication.publishTitle,
    doing: messages.publication.publishing,
  },
  ask: {
    verb: messages.publication.ask,
    all: messages.publication.askAll,
    title: messages.publication.ask,
    doing: messages.publication.asking,
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
