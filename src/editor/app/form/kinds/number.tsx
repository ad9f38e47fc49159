import { leaf } from "../leaf.tsx";
import { LineInput } from "../line-input.tsx";

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
