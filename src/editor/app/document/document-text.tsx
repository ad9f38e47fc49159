/** A text field for a file whose YAML cannot be parsed. */
import { Textarea } from "@chakra-ui/react";
import * as messages from "#messages";

const ID = "documento-como-texto";

export function DocumentText({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Textarea
      id={ID}
      aria-label={messages.document.asText}
      fontFamily="mono"
      textStyle="sm"
      rows={30}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Selects a line of the text field, counted from 1, and scrolls to the selection. */
export function revealLine(line: number): void {
  const textArea = document.getElementById(ID);
  if (!(textArea instanceof HTMLTextAreaElement)) return;
  const lines = textArea.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  textArea.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // The text field loses the focus and gets it again, because only then do browsers scroll to the selection.
  textArea.blur();
  textArea.focus();
}
