/** What was typed, as the form shows it: the text of a Markdown file is a field like the others. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";

/** The field of the form that is the text of a Markdown file. */
const BODY = "body";

export function typedOf({ fields, body, text }: Opened): Typed {
  return fields ? { fields, ...(body !== undefined && { body }) } : { text };
}

/** `undefined` where the file is edited as a text. */
export function formFieldsOf(typed: Typed): Fields | undefined {
  if ("text" in typed) return undefined;
  return typed.body === undefined ? typed.fields : { ...typed.fields, [BODY]: typed.body };
}

/** `hasBody`: of a Markdown file. */
export function typedFrom(formFields: Fields, hasBody: boolean): Typed {
  if (!hasBody) return { fields: formFields };
  const { [BODY]: body, ...fields } = formFields;
  return { fields, body: typeof body === "string" ? body : "" };
}

/** The order of keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, Value][],
  );
}
