import { chakra, Text } from "@chakra-ui/react";
import { minuteOf } from "../../../shared/magazine/time.ts";
import { daysInWords, nameOfMoment } from "../form/fields/moment-in-words.ts";
import type { Names } from "../publication/names.ts";
import { DocumentLine } from "./document-line.tsx";
import type { ComingDay } from "./work.ts";

interface DayProps extends ComingDay {
  now: string;
  names: Names;
}

/** What comes out on a day. */
export function Day({ day, entries, now, names }: DayProps) {
  const hasHours = entries.some(({ published }) => minuteOf(published));
  return (
    <>
      <Text textStyle="sm">
        {nameOfMoment(day)} · {daysInWords(day, now)}
      </Text>
      <chakra.ul listStyleType="none">
        {entries.map((entry) => (
          <chakra.li key={entry.file} display="flex" gap="3" alignItems="baseline" py="1">
            {hasHours && (
              <chakra.span fontVariantNumeric="tabular-nums" minW="12">
                {minuteOf(entry.published)}
              </chakra.span>
            )}
            <DocumentLine {...{ entry, names, now }} />
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
