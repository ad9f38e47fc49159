/** The editing forms of all blocks that a text can contain, derived from the definitions in `content/blocks`. */
import { z } from "zod";
import { BLOCKS } from "../../blocks/blocks.ts";
import { captionFields } from "../../blocks/picture-fields.ts";
import type { Block } from "../../compiler/document/block.ts";
import { messages } from "../../messages/messages.ts";
import { markdown } from "../../schema/fields/basic.ts";
import { pictureAlt, pictureFile } from "../../schema/fields/pictures.ts";
import { described } from "../../schema/metadata.ts";
import { refusalOf } from "./file-schema.ts";
import { formSchema, type SchemaChange } from "./form-of.ts";
import type { BlockForm } from "./form-schema.ts";

const picture = z
  .strictObject({ src: pictureFile, alt: pictureAlt, caption: captionFields.caption })
  .meta({ ...messages.pictures.photo, control: "picture" });

const CONTENT: Record<Block["holds"], z.ZodRawShape> = {
  nothing: {},
  pictures: { content: described(z.array(picture).min(1), messages.blocks.pictures) },
  text: { content: described(markdown, messages.blocks.text) },
};

export const blockForms = (): BlockForm[] => BLOCKS.map(formOfBlock);

function formOfBlock({ name, holds, fields }: Block): BlockForm {
  const isOptional = (field: unknown) => (field as z.ZodType).safeParse(undefined).success;
  const shape: z.ZodRawShape = { ...fields.shape, ...CONTENT[holds] };
  // Optional fields come last.
  const ordered = Object.entries(shape).toSorted(([, a], [, b]) => Number(isOptional(a)) - Number(isOptional(b)));
  const schema = z.strictObject(Object.fromEntries(ordered)).meta(fields.meta() ?? {});
  const form = formSchema(schema, withMessages);
  // A block that consists of one picture is edited in the same way as a picture field.
  return { name, holds, form: "src" in shape ? { ...form, control: "picture" } : form };
}

const withMessages: SchemaChange = (jsonSchema, zodSchema) => {
  if (jsonSchema.pattern) jsonSchema.patternErrorMessage = refusalOf(zodSchema, "");
};
