/** Drafts, and the day on which a document appears. */
import * as words from "#words";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { VERBS, wayOf } from "../publication/way.ts";
import { nameOfMoment } from "../form/fields/moment-in-words.ts";

const DRAFT = "draft";

export const isDraft = (typed: Typed) => !("text" in typed) && typed.fields[DRAFT] === true;

/** Of a text that cannot be read nothing says that it is one. */
export const canBeDraft = (typed: Typed, { hasDrafts }: EditorType) => hasDrafts && !("text" in typed);

/** The same as a draft, or as none: what is no draft does not say so. */
export function asDraft(typed: Typed, draft: boolean): Typed {
  if ("text" in typed) return typed;
  const { [DRAFT]: _, ...fields } = typed.fields;
  return { ...typed, fields: draft ? { ...fields, [DRAFT]: true } : fields };
}

/** What an editor hears who has published. */
export function publishedWords(
  typed: Typed,
  { now, publishesItself, person, canPublish }: Pick<EditorState, "now" | "publishesItself" | "person" | "canPublish">,
): string {
  const published = "text" in typed ? undefined : typed.fields.published;
  if (typeof published !== "string" || published <= now)
    return canPublish ? words.document.ready(VERBS[wayOf(person)]) : words.document.readyElsewhere;
  const moment = nameOfMoment(published);
  return publishesItself ? words.document.comesOutItself(moment) : words.document.comesOutWith(moment);
}
