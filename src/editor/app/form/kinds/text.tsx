import { useState } from "react";
import { tellingLeaf } from "../leaf.tsx";
import { LineInput } from "../line-input.tsx";
import { LongTextControl } from "./long-text.tsx";

/** Letters that the line of a text shows at once, about. */
const LINE = 64;

export const text = tellingLeaf(function TextControl(props) {
  // Once only: a control that changed its kind would lose the cursor.
  const [isLong] = useState(props.text.length > LINE);
  if (isLong) return <LongTextControl {...props} />;
  return <LineInput field={props} type={props.schema.format === "email" ? "email" : "text"} />;
});
