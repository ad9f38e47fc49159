/** A file whose YAML cannot be read, as the text that it is. */
import { Textarea } from "@chakra-ui/react";
import * as messages from "#messages";

interface DocumentTextProps {
  value: string;
  onChange: (value: string) => void;
}

const ID = "documento-como-texto";

export function DocumentText({ value, onChange }: DocumentTextProps) {
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

/** Selects a line, 1 first, and brings it into view. */
export function revealLine(line: number): void {
  const area = document.getElementById(ID);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // A browser scrolls to what is selected where the focus arrives.
  area.blur();
  area.focus();
}
