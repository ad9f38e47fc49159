import { chakra, Flex, Input } from "@chakra-ui/react";
import type { LeafProps } from "../control-props.ts";
import { dayInWords, isDay } from "../fields/day-in-words.ts";

export function DateControl({ aria, text, write }: LeafProps) {
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
        {noteOf(text)}
      </chakra.span>
    </Flex>
  );
}

function noteOf(text: string): string {
  if (text === "") return "Sin día";
  return isDay(text) ? dayInWords(text, new Date()) : `El archivo dice «${text}»`;
}
