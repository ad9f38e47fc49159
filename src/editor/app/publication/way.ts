import * as messages from "#messages";
import { may, type Person } from "../../contract/person.ts";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { nameOfMoment } from "../dates.ts";

/** How what was changed gets to readers: at once, or by asking who may publish. */
export type Way = "publish" | "ask";

/** Who sits alone at a computer may everything. */
export const wayOf = (person: Person | undefined): Way => (may(person, "publish") ? "publish" : "ask");

/** What the button says. */
export const VERBS: Record<Way, string> = {
  publish: messages.publication.publish,
  ask: messages.publication.ask,
};

export const TITLES: Record<Way, string> = {
  publish: messages.publication.publishTitle,
  ask: messages.publication.ask,
};

/** While it is under way. */
export const DOING: Record<Way, string> = {
  publish: messages.publication.publishing,
  ask: messages.publication.asking,
};

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
