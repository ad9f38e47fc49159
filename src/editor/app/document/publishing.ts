/** Drafts, and the day on which a document appears. */
import type { EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { nameOfDay } from "../form/fields/day-in-words.ts";

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

/** What an editor hears who has published; `today`: a calendar day. */
export function publishedWords(typed: Typed, today: string): string {
  const published = "text" in typed ? undefined : typed.fields.published;
  if (typeof published !== "string" || published <= today) return "Publicado: aparece en cuanto lo envíes.";
  return `Listo: va a aparecer el ${nameOfDay(published)}.`;
}

/** What an editor hears who wants to publish what has problems. */
export const waitingWords = (problems: number) =>
  problems === 1
    ? "Para publicarlo falta resolver un problema."
    : `Para publicarlo falta resolver ${problems} problemas.`;
