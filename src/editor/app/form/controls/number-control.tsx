import { Input } from "@chakra-ui/react";
import type { LeafProps } from "../control-props.ts";

/** A field of text, because one of numbers hides whatever else the file says. */
export function NumberControl({ aria, text, schema, write }: LeafProps) {
  return (
    <Input
      {...aria}
      size="sm"
      width="32"
      inputMode={schema.type === "integer" ? "numeric" : "decimal"}
      value={text}
      placeholder={schema.examples?.[0]}
      onChange={(event) => write(numberOf(event.target.value))}
    />
  );
}

/** The number that is written exactly like this, or else the text itself, for the compiler to refuse. */
function numberOf(text: string): number | string {
  return String(Number(text)) === text ? Number(text) : text;
}
