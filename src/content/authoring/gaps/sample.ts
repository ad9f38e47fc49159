/** What stands where a document says nothing yet, or nothing that can be shown. */
import type { Fields, Value } from "../document-fields.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { colors } from "../../../shared/magazine/colors.ts";

/** A picture that no document has: the preview draws an empty one. */
const MISSING_PICTURE = "falta.webp";

/** The schema of the field at a place; `undefined` where there is none. */
export function schemaAt(form: FormSchema | undefined, path: readonly PropertyKey[]): FormSchema | undefined {
  const [key, ...rest] = path;
  if (key === undefined || !form) return form;
  return schemaAt(typeof key === "number" ? form.items : form.properties?.[String(key)], rest);
}

/** `tries`: how many samples were refused already. */
export function sampleOf(form: FormSchema, tries = 0): Value {
  if (form.control === "picture") return { ...groupOf(form), src: MISSING_PICTURE };
  if (form.type === "object" || form.properties) return groupOf(form);
  if (form.type === "array") return Array.from({ length: form.minItems ?? 0 }, () => sampleOf(form.items ?? {}));
  const known = [form.const, ...(form.enum ?? []), ...textsOf(form)].filter((each) => each !== undefined);
  if (form.type === "boolean") return false;
  if (form.type === "integer" || form.type === "number") return 1;
  return known[tries % known.length] ?? "…";
}

/** Of a group in which each part may be missing, such as a text in several languages, the first. */
function groupOf({ properties = {}, required = [] }: FormSchema): Fields {
  const needed = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  const entries = Object.entries(properties).filter(([name]) => needed.includes(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, sampleOf(each)]));
}

function textsOf({ control, format, title = "…", examples = [] }: FormSchema): string[] {
  if (control === "color") return [...examples, ...Object.values(colors)];
  if (control === "link") return ["", ...examples];
  if (control === "moment") return [new Date().toISOString().slice(0, 10)];
  return format === undefined && control !== "file" ? [title, ...examples] : [...examples];
}
