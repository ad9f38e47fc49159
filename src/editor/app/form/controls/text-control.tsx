import { Input } from "@chakra-ui/react";
import { useState } from "react";
import type { LeafProps } from "../control-props.ts";
import { LongTextControl } from "./long-text-control.tsx";

/** Letters that the line of a text shows at once, about. */
const LINE = 64;

export function TextControl(props: LeafProps) {
  const { aria, text, schema, write } = props;
  // Once only: a control that changed its kind would lose the cursor.
  const [isLong] = useState(text.length > LINE);
  if (isLong) return <LongTextControl {...props} />;
  return (
    <Input
      {...aria}
      size="sm"
      type={schema.format === "email" ? "email" : "text"}
      value={text}
      placeholder={schema.examples?.[0]}
      onChange={(event) => write(event.target.value)}
    />
  );
}
