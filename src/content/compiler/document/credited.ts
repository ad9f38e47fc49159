/**
 * Who is credited: schemas mark the values that name somebody, so that credits are found in any document without
 * knowing its type, and documents stay as they are written.
 */
import { z } from "zod";

/** What a marked value says. */
export interface Credited {
  name: string;
  /** Empty where it is that of the entry before. */
  role: string;
  link?: string;
  /** The field of the value that holds the role, where an editor writes it. */
  roleField?: string;
  /** The field of the value that holds the name; the value itself does where this is left out. */
  field?: string;
}

/** What a value says; `undefined` where it names nobody. */
type CreditOf = (value: never) => Credited | undefined;

const marks = z.registry<{ creditOf: CreditOf }>();

/** Marks the values of a schema. */
export function crediting<Schema extends z.ZodType>(
  schema: Schema,
  creditOf: (value: z.output<Schema>) => Credited | undefined,
): Schema {
  marks.add(schema, { creditOf });
  return schema;
}

/** The mark of a schema, or of the one that it describes. */
export function markOf(schema: z.core.$ZodType): ((value: unknown) => Credited | undefined) | undefined {
  return marks.get(schema as z.ZodType)?.creditOf as ((value: unknown) => Credited | undefined) | undefined;
}
