import { useState, type KeyboardEvent } from "react";
import { exampleOf, identifyingLeaf, LineInput, type LeafProps, leaf } from "../leaf.tsx";
import { Textarea } from "@chakra-ui/react";

/** The approximate number of characters that fit into a line. */
const LINE_LENGTH = 64;

export const shortText = identifyingLeaf(function TextControl(props) {
  // The control is chosen only at first, because replacing it while a person types would lose the cursor.
  const [isLong] = useState(props.text.length > LINE_LENGTH);
  if (isLong) return <LongTextControl {...props} />;
  return <LineInput field={props} type={props.schema.format === "email" ? "email" : "text"} />;
});

/** Edits a text of one paragraph. The control grows with the text. */
function LongTextControl({ aria, text, schema, write }: LeafProps) {
  return (
    <Textarea
      {...aria}
      size="sm"
      autoresize
      rows={2}
      resize="none"
      value={text}
      placeholder={exampleOf(schema)}
      onKeyDown={refuseLineBreak}
      onChange={(event) => write(joinLines(event.target.value))}
    />
  );
}

function refuseLineBreak(event: KeyboardEvent) {
  // During input with an input method, for example for Chinese, Enter is allowed, because it confirms the characters.
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/);
  return lines.length === 1 ? text : lines.map((line) => line.trim()).join(" ");
}

export const longText = identifyingLeaf(LongTextControl);

/** Edits a number in a text field, because number fields hide invalid values. */
export const number = leaf(function NumberControl(props) {
  const write = (text: string) => props.write(numberOf(text));
  const inputMode = props.schema.type === "integer" ? "numeric" : "decimal";
  return <LineInput field={{ ...props, write }} width="32" inputMode={inputMode} />;
});

/** Returns the number if the text is its exact form, as in `1.5`, not `1.50`. The compiler refuses any other text. */
export function numberOf(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
}
