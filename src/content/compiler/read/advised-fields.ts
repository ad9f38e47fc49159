import type { Collection } from "../document/collection.ts";
import type { Doubt } from "../document/document.ts";

/** Fields that a document may lack, but had better not. */
export const advisedFields = (data: Readonly<Record<string, unknown>>, { advised = {} }: Collection): Doubt[] =>
  Object.entries(advised).flatMap(([value, expected]): Doubt[] =>
    data[value] === undefined ? [{ code: "advised-field", path: [value], details: { value, expected } }] : [],
  );
