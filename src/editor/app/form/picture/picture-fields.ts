import * as messages from "#messages";
import type { Fields, Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { EditorPicture, TakenPicture } from "../../../contract/protocol.ts";
import { isFields, withValue } from "../../../../shared/values.ts";
import { useState } from "react";
import type { FieldPath } from "../field-path.ts";
import { useRead } from "../use-field.ts";

/** The fields of a picture that the picture itself tells. */
export const TOLD = ["src", "orientation"] as const;

/** Empty where there is none. */
export function srcOf(value: Value | undefined): string {
  const src = isFields(value) ? value["src"] : undefined;
  return typeof src === "string" ? src : "";
}

/** Everything that is written about the picture, to be compared; empty where nothing is. */
function saidOf(value: Value | undefined): string {
  const said = Object.entries(isFields(value) ? value : {}).filter(([name, each]) => !isTold(name) && each);
  return said.length > 0 ? JSON.stringify(said) : "";
}

const isTold = (name: string) => TOLD.some((each) => each === name);

/** A picture field that shows `taken`; what is said about the picture stays. */
export function withPicture(fields: Fields, schema: FormSchema, taken: TakenPicture): Fields {
  const told = TOLD.filter((name) => schema.properties?.[name] !== undefined);
  return told.reduce<Fields>((whole, name) => withValue(whole, [name], taken[name], schema), fields);
}

/** As the site shows it: a square one is no portrait. */
export function asTaken({ src, width, height }: EditorPicture): TakenPicture {
  return { src, orientation: height > width ? "portrait" : "landscape" };
}

/** What to say of a picture that does not go where only the others go; undefined if it does. */
export function refusalOf(schema: FormSchema, { orientation }: TakenPicture): string | undefined {
  const only = schema.properties?.["orientation"]?.const;
  if (only === undefined || only === orientation) return undefined;
  return only === "portrait" ? messages.pictures.uprightOnly : messages.pictures.lyingOnly;
}

/** A picture that takes the place of another finds beside it what was written about that one. */
export function useFormerWords(path: FieldPath) {
  const [src, said] = [useRead(path, srcOf), useRead(path, saidOf)];
  const [former, setFormer] = useState({ src: "", said: "" });
  const remain = said !== "" && former.src === src && former.said === said;
  return {
    /** A sentence until something of them is written anew, or the picture is another; then empty. */
    reminder: remain ? messages.pictures.aboutFormer : "",
    /** `before`: the field as it was; `next`: the picture that it shows now. */
    replaced(before: Value | undefined, next: string) {
      const isOther = srcOf(before) !== "" && srcOf(before) !== next;
      setFormer(isOther ? { src: next, said: saidOf(before) } : { src: "", said: "" });
    },
  };
}
