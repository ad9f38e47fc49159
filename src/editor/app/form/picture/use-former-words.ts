/** A picture that takes the place of another finds beside it what was written about that one. */
import { useState } from "react";
import * as messages from "#messages";
import type { Value } from "../../../../content/authoring/schemas/form-schema.ts";
import type { FieldPath } from "../fields/field-path.ts";
import { useRead } from "../use-field.ts";
import { saidOf, srcOf } from "./with-picture.ts";

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
