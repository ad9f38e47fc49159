import { Input, type InputProps } from "@chakra-ui/react";
import type { LeafProps } from "./leaf.tsx";

interface LineInputProps extends InputProps {
  field: LeafProps;
}

/** A text of one line. */
export function LineInput({ field: { aria, text, schema, write }, ...look }: LineInputProps) {
  return (
    <Input
      {...aria}
      {...look}
      size="sm"
      value={text}
      placeholder={schema.examples?.[0]}
      onChange={(event) => write(event.target.value)}
    />
  );
}
