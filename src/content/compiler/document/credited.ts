/**
 * Schemas mark the values that credit somebody, so that the compiler finds credits without knowing the type, and
 * documents stay as they are written.
 */
import { z } from "zod";
import type { CreditMention } from "./document.ts";
import type { FieldPath } from "./source.ts";

/** The credit in a marked value. */
export interface Credited {
  name: string;
  /** The role; empty if there is none. */
  role: string;
  link?: string;
  /** The value's field that holds the role, if an editor writes it. */
  roleField?: string;
  /** The value's field that holds the name; the value itself if absent. */
  field?: string;
}

/** Extracts the credit of a value; `undefined` if it names nobody. */
type CreditOf = (value: never) => Credited | undefined;

interface ListRules {
  /** A list entry without a role has the role of the entry before it. */
  inheritsRole?: boolean;
}

const marks = z.registry<{ creditOf: CreditOf } & ListRules>();

/** Marks the values of a schema as credits. */
export function crediting<Schema extends z.ZodType>(
  schema: Schema,
  creditOf: (value: z.output<Schema>) => Credited | undefined,
  rules: ListRules = {},
): Schema {
  marks.add(schema, { creditOf, ...rules });
  return schema;
}

/** Returns the mark of a schema, or of the schema that it wraps. */
export const markOf = (schema: z.core.$ZodType) =>
  marks.get(schema as z.ZodType) as (ListRules & { creditOf: (value: unknown) => Credited | undefined }) | undefined;

/** Returns the field of a credit's link, beside that of its name. */
export const linkFieldOf = ({ path }: Pick<CreditMention, "path">): FieldPath => [...path.slice(0, -1), "link"];
