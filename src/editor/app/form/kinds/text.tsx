import { useState, type KeyboardEvent } from "react";
import { tellingLeaf, LineInput, type LeafProps, leaf } from "../leaf.tsx";
import { Textarea } from "@chakra-ui/react";

/** Letters that the line of a text shows at once, about. */
const LINE = 64;

export const shortText = tellingLeaf(function TextControl(props) {
  // Once only: a control that changed its kind would lose the cursor.
  const [isLong] = useState(props.text.length > LINE);
  if (isLong) return <LongTextControl {...props} />;
  return <LineInput field={props} type={props.schema.format === "email" ? "email" : "text"} />;
});

/** A text of one paragraph, shown whole. */
function LongTextControl({ aria, text, schema, write }: LeafProps) {
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

/** A field of text, because one of numbers hides whatever else the file says. */
export const number = leaf(function NumberControl(props) {
  const write = (text: string) => props.write(numberOf(text));
  const inputMode = props.schema.type === "integer" ? "numeric" : "decimal";
  return <LineInput field={{ ...props, write }} width="32" inputMode={inputMode} />;
});

/** The number that is written exactly like this, or else the text itself, for the compiler to refuse. */
function numberOf(text: string): number | string {
  return String(Number(text)) === text ? Number(text) : text;
}
