import { chakra, Flex, Input } from "@chakra-ui/react";
import type { LeafProps } from "../control-props.ts";
import { useFormContext } from "../form-context.ts";
import { dayInWords, isDay } from "../fields/day-in-words.ts";

export function DateControl({ aria, text, write }: LeafProps) {
  const { today } = useFormContext();
  const noteId = `${aria.id}-en-palabras`;
  const described = [noteId, aria["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Input
        {...aria}
        aria-describedby={described}
        size="sm"
        type="date"
        width="40"
        value={isDay(text) ? text : ""}
        onChange={(event) => write(event.target.value)}
      />
      <chakra.span id={noteId} fontSize="sm" color="fg.muted">
        {noteOf(text, today)}
      </chakra.span>
    </Flex>
  );
}

function noteOf(text: string, today: string): string {
  if (text === "") return "Sin día";
  return isDay(text) ? dayInWords(text, today) : `El archivo dice «${text}»`;
}
