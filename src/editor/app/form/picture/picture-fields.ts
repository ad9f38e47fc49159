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
  const description = Object.entries(isFields(value) ? value : {}).filter(([name, part]) => !isFromFile(name) && part);
  return description.length > 0 ? JSON.stringify(description) : "";
}

export const isFromFile = (name: string) => FROM_FILE.some((field) => field === name);

/** Returns a picture with a new file. The description stays, but the focal point of the former file is removed. */
export function withPicture(fields: Fields, schema: FormSchema, picture: TakenPicture): Fields {
  const names = FROM_FILE.filter((name) => schema.properties?.[name] !== undefined);
  const base = srcOf(fields) === picture.src ? fields : withValue(fields, ["focus"], undefined);
  return names.reduce<Fields>((result, name) => withValue(result, [name], picture[name], schema), base);
}

/** Returns the file and the orientation of a picture. A square picture counts as landscape, as on the site. */
export function withOrientation({ src, width, height }: EditorPicture): TakenPicture {
  return { src, orientation: height > width ? "portrait" : "landscape" };
}

/** Returns a message about a picture with the wrong orientation; `undefined` if the orientation is allowed. */
export function orientationProblem(schema: FormSchema, { orientation }: TakenPicture): string | undefined {
  const allowed = schema.properties?.["orientation"]?.const;
  if (allowed === undefined || allowed === orientation) return undefined;
  return allowed === "portrait" ? messages.pictures.uprightOnly : messages.pictures.lyingOnly;
}

/** Manages the reminder that a new picture still has the description of the replaced picture. */
export function useFormerDescription(path: FieldPath) {
  const [src, description] = [useRead(path, srcOf), useRead(path, descriptionOf)];
  const [former, setFormer] = useState({ src: "", description: "" });
  const isUnchanged = description !== "" && former.src === src && former.description === description;
  return {
    /** A sentence; `""` if no picture was replaced, or if the description or the picture has changed since. */
    reminder: isUnchanged ? messages.pictures.aboutFormer : "",
    /** Has to be called after a file was chosen, with the former value (`before`) and the name of the new file. */
    onReplace(before: Value | undefined, newSrc: string) {
      const isReplaced = srcOf(before) !== "" && srcOf(before) !== newSrc;
      setFormer(isReplaced ? { src: newSrc, description: descriptionOf(before) } : { src: "", description: "" });
    },
  };
}
