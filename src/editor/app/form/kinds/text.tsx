import { useState, type KeyboardEvent } from "react";
import { tellingLeaf, LineInput, type LeafProps, leaf } from "../leaf.tsx";
import { Textarea } from "@chakra-ui/react";

/** The approximate number of letters that a line shows. */
const LINE = 64;

export const shortText = tellingLeaf(function TextControl(props) {
  // The choice is made once: a control that changed would lose the cursor.
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
  // Enter may end a composition of letters.
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

function inOneLine(text: string): string {
  const lines = text.split(/[\r\n]+/);
  return lines.length === 1 ? text : lines.map((line) => line.trim()).join(" ");
}

export const longText = tellingLeaf(LongTextControl);

/** A text field, because number fields hide invalid values. */
export const number = leaf(function NumberControl(props) {
  const write = (text: string) => props.write(numberOf(text));
  const inputMode = props.schema.type === "integer" ? "numeric" : "decimal";
  return <LineInput field={{ ...props, write }} width="32" inputMode={inputMode} />;
});

/** The number with exactly this notation; another text stays a text, which the compiler refuses. */
function numberOf(text: string): number | string {
  return String(Number(text)) === text ? Number(text) : text;
}
