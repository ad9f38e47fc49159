/** All kinds of fields, and the function that chooses the kind for a schema. */
import type { Control, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { FieldKind } from "../field-kind.ts";
import { cards, select } from "./choice.tsx";
import { color } from "./color.tsx";
import { constant } from "./constant.tsx";
import { file } from "./file.tsx";
import { focus } from "./focus.tsx";
import { group } from "./group.tsx";
import { link } from "./link.tsx";
import { list } from "./list.tsx";
import { longText, number, shortText } from "./text.tsx";
import { markdown } from "./markdown.tsx";
import { moment } from "./moment.tsx";
import { picture } from "./picture.tsx";
import { reference } from "./reference.tsx";
import { person } from "./person.tsx";
import { onOff } from "./switch.tsx";

const BY_CONTROL: Record<Control, FieldKind> = {
  color,
  file,
  focus,
  link,
  "long-text": longText,
  markdown,
  moment,
  person,
  picture,
  reference,
  role: shortText,
};

/** The maximum number of choices that are shown as cards. More choices are shown as a menu. */
const MAX_CARDS = 4;

export function kindOf(schema: FormSchema): FieldKind {
  if (schema.control) return BY_CONTROL[schema.control];
  if (schema.const !== undefined) return constant;
  if (schema.enum) return schema.enum.length > MAX_CARDS ? select : cards;
  if (schema.type === "object" || schema.properties) return group;
  if (schema.type === "array" || schema.items) return list;
  if (schema.type === "boolean") return onOff;
  if (schema.type === "integer" || schema.type === "number") return number;
  return schema.format === "iri" || schema.format === "uri" ? link : shortText;
}
