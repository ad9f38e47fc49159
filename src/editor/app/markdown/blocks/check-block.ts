/** Finds what is missing or wrong in the form of a block, before it is put in the text. */
import * as messages from "#messages";
import type { FormSchema, Value } from "../../../../content/authoring/schemas/form-schema.ts";
import { type FieldPath, fieldName, isFields } from "../../../../shared/values.ts";
import type { EditorProblem } from "../../../contract/protocol.ts";

/** Returns the problems of a field and its parts, in their order. */
export function checkBlock(
  schema: FormSchema,
  value: Value | undefined,
  path: FieldPath,
  required = true,
): EditorProblem[] {
  const { items, required: names = [] } = schema;
  if (isFields(value))
    return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      checkBlock(part, value[name], [...path, name], names.includes(name)),
    );
  if (items && Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => checkBlock(items, item, [...path, index]));
  const text = typeof value === "string" ? value.trim() : "";
  const { pattern = "", patternErrorMessage: message = "" } = schema;
  const problem = { code: "block", severity: "error", file: "", line: 0, field: fieldName(path), hint: "" } as const;
  if (text === "") return required ? [{ ...problem, title: messages.markdown.blockMissing, message: "" }] : [];
  return new RegExp(pattern).test(text) ? [] : [{ ...problem, title: messages.markdown.blockWrong, message }];
}
