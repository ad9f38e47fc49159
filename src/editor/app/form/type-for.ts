import type { FormSchema } from "../../../content/authoring/form/form-schema.ts";
import type { EditorType } from "../../contract/protocol.ts";

/** A type as one of its documents has it: without the fields that only others have. */
export function typeFor(type: EditorType, slug: string): EditorType {
  const { properties = {} } = type.form;
  const has = ([, { only }]: [string, FormSchema]) => only === undefined || only.includes(slug);
  const own = Object.entries(properties).filter(has);
  return { ...type, form: { ...type.form, properties: Object.fromEntries(own) } };
}
