import type { FormSchema } from "../../../content/authoring/form/form-schema.ts";
import { pathOf } from "../form/fields/field-path.ts";

/** A field as the form calls it: `Créditos · Primera columna 2 · Nombre`; its name where the form does not know it. */
export function fieldLabel(form: FormSchema, field: string): string {
  const labels: string[] = [];
  let schema: FormSchema | undefined = form;
  for (const key of pathOf(field)) {
    schema = typeof key === "number" ? schema?.items : schema?.properties?.[key];
    if (typeof key === "number") labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
    else labels.push(schema?.title ?? key);
  }
  return labels.join(" · ");
}
