import * as messages from "#messages";
import type { Fields, Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { EditorPicture, TakenPicture } from "../../../contract/protocol.ts";
import { isFields, withValue, type FieldPath } from "../../../../shared/values.ts";
import { useState } from "react";
import { useRead } from "../use-field.ts";

/** The names of fields that are derived from the file of a picture. */
export const FROM_FILE = ["src", "orientation"] as const;

/** Returns the file name of the picture; `""` without a picture. */
export function srcOf(value: Value | undefined): string {
  const src = isFields(value) ? value["src"] : undefined;
  return typeof src === "string" ? src : "";
}

/** Returns the descriptive fields of a picture as a string for comparison; `""` without a description. */
function descriptionOf(value: Value | undefined): string {
  const description = Object.entries(isFields(value) ? value : {}).filter(([name, each]) => !isFromFile(name) && each);
  return description.length > 0 ? JSON.stringify(description) : "";
}

const isFromFile = (name: string) => FROM_FILE.some((each) => each === name);

/** Returns the picture with another file and the same description, but without the focal point of the former file. */
export function withPicture(fields: Fields, schema: FormSchema, taken: TakenPicture): Fields {
  const told = FROM_FILE.filter((name) => schema.properties?.[name] !== undefined);
  const kept = srcOf(fields) === taken.src ? fields : withValue(fields, ["focus"], undefined);
  return told.reduce<Fields>((whole, name) => withValue(whole, [name], taken[name], schema), kept);
}

/** Returns a picture with its orientation. A square picture counts as landscape, as on the site. */
export function asTaken({ src, width, height }: EditorPicture): TakenPicture {
  return { src, orientation: height > width ? "portrait" : "landscape" };
}

/** Returns a message about a picture with the wrong orientation; `undefined` if the orientation is allowed. */
export function refusalOf(schema: FormSchema, { orientation }: TakenPicture): string | undefined {
  const only = schema.properties?.["orientation"]?.const;
  if (only === undefined || only === orientation) return undefined;
  return only === "portrait" ? messages.pictures.uprightOnly : messages.pictures.lyingOnly;
}

/** Returns a reminder that a replaced picture still has the description of the former picture. */
export function useFormerDescription(path: FieldPath) {
  const [src, description] = [useRead(path, srcOf), useRead(path, descriptionOf)];
  const [former, setFormer] = useState({ src: "", description: "" });
  const remain = description !== "" && former.src === src && former.description === description;
  return {
    /** A sentence until the description or the picture changes, then `""`. */
    reminder: remain ? messages.pictures.aboutFormer : "",
    /** Called after a replacement. `before` is the former value, `next` the file name of the new picture. */
    replaced(before: Value | undefined, next: string) {
      const isOther = srcOf(before) !== "" && srcOf(before) !== next;
      setFormer(isOther ? { src: next, description: descriptionOf(before) } : { src: "", description: "" });
    },
  };
}
