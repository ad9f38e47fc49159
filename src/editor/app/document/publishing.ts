/** Drafts, and the day on which a document appears. */
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
  { now, publishesItself, person }: Pick<EditorState, "now" | "publishesItself" | "person">,
): string {
  const published = "text" in typed ? undefined : typed.fields.published;
  if (typeof published !== "string" || published <= now)
    return person
      ? `Listo: aparece en cuanto se publique, con «${VERBS[wayOf(person)]}», arriba.`
      : "Publicado: aparece en cuanto lo envíes.";
  const moment = nameOfMoment(published);
  return publishesItself
    ? `Listo: una vez ${person ? "publicado" : "enviado"}, sale solo el ${moment}.`
    : `Listo: sale el ${moment}, si desde entonces alguien publica. Para que salga solo, quien mantiene el sitio tiene que activarlo (docs/publishing.md).`;
}

/** What an editor hears who wants to publish what has problems. */
export const waitingWords = (problems: number) =>
  problems === 1
    ? "Para publicarlo falta resolver un problema."
    : `Para publicarlo falta resolver ${problems} problemas.`;
