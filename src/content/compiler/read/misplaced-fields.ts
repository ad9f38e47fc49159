/** Fields that only documents of other names have. */
import { z } from "zod";
import { isFields } from "../../../shared/values.ts";
import type { ParsedSource } from "../document/source.ts";
import type { Finding } from "../problems/finding.ts";
import { schemaAt } from "./schema-at.ts";

export function misplacedFields(source: ParsedSource, schema: z.ZodType): Finding[] {
  const fields = schemaAt(schema, []);
  if (!(fields instanceof z.ZodObject) || !isFields(source.data)) return [];
  return Object.keys(source.data).flatMap((name) => {
    const field = Object.hasOwn(fields.shape, name) ? fields.shape[name] : undefined;
    const owners = field && z.globalRegistry.get(field)?.only;
    if (!owners || owners.includes(source.slug)) return [];
    const details = { value: name, expected: owners.join(", ") };
    return { code: "misplaced-field" as const, source, path: [name], key: true, details };
  });
}
