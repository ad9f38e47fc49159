/** A text of one paragraph, shown whole. */
import { Textarea } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { type LeafProps, tellingLeaf } from "../leaf.tsx";

export function LongTextControl({ aria, text, schema, write }: LeafProps) {
  return (
    <Textarea
      {...aria}
      size="sm"
      autoresize
      rows={2}
      resize="none"
      value={text}
      placeholder={schema.examples?.[0]}
      onKeyDown={refuseLineBreak}
      onChange={(event) => write(inOneLine(event.target.value))}
    />
  );
}

function refuseLineBreak(event: KeyboardEvent) {
  // Enter that ends a composition writes letters, not a line break.
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

function inOneLine(text: string): string {
  const lines = text.split(/[\r\n]+/);
  return lines.length === 1 ? text : lines.map((line) => line.trim()).join(" ");
}

export const longText = tellingLeaf(LongTextControl);
