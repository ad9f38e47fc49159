/**
 * Who is credited: schemas mark the values that name somebody, so that credits are found in any document without
 * knowing its type, and documents stay as they are written.
 */
import { z } from "zod";
import type { CreditMention } from "./document.ts";
import type { FieldPath } from "./source.ts";

/** What a marked value says. */
export interface Credited {
  name: string;
  /** Empty where nobody says it. */
  role: string;
  link?: string;
  /** The field of the value that holds the role, where an editor writes it. */
  roleField?: string;
  /** The field of the value that holds the name; the value itself does where this is left out. */
  field?: string;
}

/** What a value says; `undefined` where it names nobody. */
type CreditOf = (value: never) => Credited | undefined;

interface ListRules {
  /** In a list, an entry without a role has that of the entry before it. */
  inheritsRole?: boolean;
}

const marks = z.registry<{ creditOf: CreditOf } & ListRules>();

/** Marks the values of a schema. */
export function crediting<Schema extends z.ZodType>(
  schema: Schema,
  creditOf: (value: z.output<Schema>) => Credited | undefined,
  rules: ListRules = {},
): Schema {
  marks.add(schema, { creditOf, ...rules });
  return schema;
}

/** The mark of a schema, or of the one that it describes. */
export const markOf = (schema: z.core.$ZodType) =>
  marks.get(schema as z.ZodType) as (ListRules & { creditOf: (value: unknown) => Credited | undefined }) | undefined;

/** The field that holds the link of a credit, beside that of the name. */
export const linkFieldOf = ({ path }: Pick<CreditMention, "path">): FieldPath => [...path.slice(0, -1), "link"];
