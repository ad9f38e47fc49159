import { chakra, Flex, Input } from "@chakra-ui/react";
import { useContext, useState } from "react";
import * as messages from "#messages";
import { dayOf, minuteOf } from "../../../../shared/magazine/time.ts";
import { leaf } from "../leaf.tsx";
import { StateContext } from "../use-field.ts";
import { isMoment, formatMomentAndDistance } from "../../dates.ts";

/** Edits a day with an optional time. */
export const moment = leaf(function MomentControl({ label, aria, text, write }) {
  const { now } = useContext(StateContext);
  const noteId = `${aria.id}-en-palabras`;
  const describedBy = [noteId, aria["aria-describedby"]].filter(Boolean).join(" ");
  const [day, minute] = isMoment(text) ? [dayOf(text), minuteOf(text)] : ["", ""];
  /** The time of a removed day, which is written with the next day: correcting a day leaves it empty for a while. */
  const [keptMinute, setKeptMinute] = useState("");
  const writeParts = (...parts: string[]) => write(parts.filter(Boolean).join(" "));
  const changeDay = (next: string) => {
    const time = day ? minute : keptMinute;
    setKeptMinute(next ? "" : time);
    writeParts(next, next && time);
  };
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Input
        {...aria}
        aria-describedby={describedBy}
        size="sm"
        type="date"
        width="40"
        value={day}
        onChange={({ target }) => changeDay(target.value)}
      />
      <Input
        aria-label={messages.form.minute(label)}
        size="sm"
        type="time"
        width="32"
        disabled={!day}
        value={minute}
        onChange={({ target }) => writeParts(day, target.value)}
      />
      <chakra.span id={noteId} fontSize="sm" color="fg.muted">
        {noteOf(text, now)}
      </chakra.span>
    </Flex>
  );
});

function noteOf(text: string, now: string): string {
  if (text === "") return messages.form.noDay;
  return isMoment(text) ? formatMomentAndDistance(text, now) : messages.form.fileSaysDay(text);
}
