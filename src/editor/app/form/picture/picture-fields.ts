import * as messages from "#messages";
import type { Fields, Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { EditorPicture, TakenPicture } from "../../../contract/protocol.ts";
import { isFields, withValue, type FieldPath } from "../../../../shared/values.ts";
import { useState } from "react";
import { useRead } from "../use-field.ts";

/** Fields that follow from the file of a picture. */
export const FROM_FILE = ["src", "orientation"] as const;

/** The name of the picture; empty where there is none. */
export function srcOf(value: Value | undefined): string {
  const src = isFields(value) ? value["src"] : undefined;
  return typeof src === "string" ? src : "";
}

/** The description of a picture, to be compared; empty where there is none. */
function descriptionOf(value: Value | undefined): string {
  const description = Object.entries(isFields(value) ? value : {}).filter(([name, each]) => !isFromFile(name) && each);
  return description.length > 0 ? JSON.stringify(description) : "";
}

const isFromFile = (name: string) => FROM_FILE.some((each) => each === name);

/** A picture field with another file; its description stays. */
export function withPicture(fields: Fields, schema: FormSchema, taken: TakenPicture): Fields {
  const told = FROM_FILE.filter((name) => schema.properties?.[name] !== undefined);
  return told.reduce<Fields>((whole, name) => withValue(whole, [name], taken[name], schema), fields);
}

/** A square picture counts as landscape, as on the site. */
export function asTaken({ src, width, height }: EditorPicture): TakenPicture {
  return { src, orientation: height > width ? "portrait" : "landscape" };
}

/** A message for a picture of the wrong orientation; `undefined` if it fits. */
export function refusalOf(schema: FormSchema, { orientation }: TakenPicture): string | undefined {
  const only = schema.properties?.["orientation"]?.const;
  if (only === undefined || only === orientation) return undefined;
  return only === "portrait" ? messages.pictures.uprightOnly : messages.pictures.lyingOnly;
}

/** Reminds the editor that a replaced picture still has the description of the former one. */
export function useFormerDescription(path: FieldPath) {
  const [src, description] = [useRead(path, srcOf), useRead(path, descriptionOf)];
  const [former, setFormer] = useState({ src: "", description: "" });
  const remain = description !== "" && former.src === src && former.description === description;
  return {
    /** A sentence, until the description or the picture changes; then empty. */
    reminder: remain ? messages.pictures.aboutFormer : "",
    /** Called after a replacement: `before` is the former value, `next` the new picture. */
    replaced(before: Value | undefined, next: string) {
      const isOther = srcOf(before) !== "" && srcOf(before) !== next;
      setFormer(isOther ? { src: next, description: descriptionOf(before) } : { src: "", description: "" });
    },
  };
}
