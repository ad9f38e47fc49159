/** A picture that takes the place of another finds beside it what was written about that one. */
import { useState } from "react";
import type { Value } from "../../../../content/authoring/document-fields.ts";
import type { FieldPath } from "../fields/field-path.ts";
import { useRead } from "../use-field.ts";
import { saidOf, srcOf } from "./with-picture.ts";

interface FormerWords {
  /** A sentence until something of them is written anew, or the picture is another; then empty. */
  reminder: string;
  /** `before`: the field as it was; `src`: of the picture that it shows now. */
  replaced(before: Value | undefined, src: string): void;
}

export function useFormerWords(path: FieldPath): FormerWords {
  const [src, said] = [useRead(path, srcOf), useRead(path, saidOf)];
  const [former, setFormer] = useState({ src: "", said: "" });
  const remain = said !== "" && former.src === src && former.said === said;
  return {
    reminder: remain ? "Lo que está escrito al lado era de la foto anterior: fijate que siga valiendo." : "",
    replaced(before, next) {
      const isOther = srcOf(before) !== "" && srcOf(before) !== next;
      setFormer(isOther ? { src: next, said: saidOf(before) } : { src: "", said: "" });
    },
  };
}
