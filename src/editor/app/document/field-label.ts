import type { FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { ValuePath } from "../../../shared/values.ts";
import { pathOf } from "../form/fields/field-path.ts";

/** A field as the form calls it: `Créditos · Primera columna 2 · Nombre`; its name where the form does not know it. */
export const fieldLabel = (form: FormSchema, field: string): string => labelOf(form, pathOf(field));

/** The same by its path. */
export function labelOf(form: FormSchema, path: ValuePath): string {
  const labels: string[] = [];
  path.forEach((key, at) => {
    if (typeof key === "number") labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
    else labels.push(schemaAt(form, path.slice(0, at + 1))?.title ?? String(key));
  });
  return labels.join(" · ");
}

/** What the form knows of a field. */
export function schemaAt(form: FormSchema, path: ValuePath): FormSchema | undefined {
  const below = (schema: FormSchema | undefined, key: PropertyKey) =>
    typeof key === "number" ? schema?.items : schema?.properties?.[String(key)];
  return path.reduce<FormSchema | undefined>(below, form);
}
