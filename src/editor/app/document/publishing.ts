/** Drafts, and the day on which a document appears. */
import * as messages from "#messages";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { VERBS, wayOf } from "../publication/way.ts";
import { nameOfMoment } from "../form/fields/moment-in-words.ts";

/** Of a text that cannot be read nothing says that it is one. */
export const canBeDraft = (typed: Typed, { hasDrafts }: EditorType) => hasDrafts && !("text" in typed);

/** What an editor hears who has published. */
export function publishedWords(
  typed: Typed,
  { now, publishesItself, person, canPublish }: Pick<EditorState, "now" | "publishesItself" | "person" | "canPublish">,
): string {
  const published = "text" in typed ? undefined : typed.fields.published;
  if (typeof published !== "string" || published <= now)
    return canPublish ? messages.document.ready(VERBS[wayOf(person)]) : messages.document.readyElsewhere;
  const moment = nameOfMoment(published);
  return publishesItself ? messages.document.comesOutItself(moment) : messages.document.comesOutWith(moment);
}
