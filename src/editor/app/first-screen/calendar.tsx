import { chakra, Heading, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import * as messages from "#messages";
import { dayOf, minuteOf } from "../../../shared/magazine/time.ts";
import type { EditorState } from "../../contract/protocol.ts";
import { formatDistance, formatMoment, formatShortDay, formatWeekday } from "../dates.ts";
import { EntryStates } from "../list/entry-row.tsx";
import type { Names } from "../publication/change-texts.ts";
import { DocumentLink, Section } from "./work-section.tsx";
import { calendarOf, type ComingDay } from "./work.ts";

interface CalendarProps extends Pick<EditorState, "entries" | "now" | "publishesItself"> {
  names: Names;
}

/** Renders the documents of the coming weeks as a calendar, followed by a list of later documents. */
export function Calendar({ entries, now, names, publishesItself }: CalendarProps) {
  const { weeks, later } = calendarOf(entries, now);
  const isEmpty = [...weeks.flat(), ...later].every((day) => day.entries.length === 0);
  const [first = []] = weeks;
  return (
    <Section title={messages.start.coming} gridColumn="1 / -1" containerType="inline-size">
      {isEmpty ? (
        <Text color="fg.muted">{messages.start.nothingComing}</Text>
      ) : (
        <chakra.table w="full" css={{ ...GRID, ...LIST }}>
          <chakra.caption textAlign="start" textStyle="sm" color="fg.muted" pb="3">
            {messages.start.calendar} {publishesItself ? messages.start.draftsWait : messages.start.notByItself}
          </chakra.caption>
          <thead>
            <tr>
              <th scope="col">{messages.start.week}</th>
              {first.map(({ day }) => (
                <th key={day} scope="col">
                  {formatWeekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.day}>
                <th scope="row">{formatShortDay(week[0]?.day ?? "")}</th>
                {week.map((day) => (
                  <td key={day.day} aria-current={day.day === dayOf(now) ? "date" : undefined}>
                    <Day {...day} {...{ now, names }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
      {later.length > 0 && (
        <Heading as="h3" size="sm" mt="4">
          {messages.start.later}
        </Heading>
      )}
      {later.map((day) => (
        <Fragment key={day.day}>
          <Text textStyle="sm" mt="2">
            {dateText(day.day, now)}
          </Text>
          <DocumentItems {...day} names={names} />
        </Fragment>
      ))}
    </Section>
  );
}

/** The container query for widths in which seven days fit side by side. */
const WIDE = "@container (min-width: 48rem)";
const NARROW = "@container (max-width: 47.99rem)";

const GRID = {
  [WIDE]: {
    "&": { tableLayout: "fixed", borderCollapse: "collapse" },
    "& th": {
      textStyle: "xs",
      fontWeight: "medium",
      color: "fg.muted",
      textAlign: "start",
      p: "2",
      verticalAlign: "top",
    },
    "& th:first-of-type": { w: "20" },
    "& td": { borderWidth: "1px", p: "2", h: "20", verticalAlign: "top" },
    "& td[aria-current]": { bg: "bg.muted", fontWeight: "semibold" },
    "& .whole": { display: "none" },
  },
};

/** In a narrow container, days are stacked vertically, and days without documents are left out. */
const LIST = {
  [NARROW]: {
    "&, & caption, & tbody, & tr, & td": { display: "block" },
    "& th, & td:not(:has(li)), & .short": { display: "none" },
    "& td": { py: "2" },
  },
};

const dateText = (day: string, now: string) => `${formatMoment(day)} · ${formatDistance(day, now)}`;

type DayProps = ComingDay & Pick<CalendarProps, "now" | "names">;

/** Renders a day of the calendar, with its number in the wide grid or its full date in the narrow list. */
function Day({ day, entries, now, names }: DayProps) {
  return (
    <>
      <chakra.time dateTime={day} textStyle="sm" color={day < dayOf(now) ? "fg.muted" : undefined}>
        <span className="short">
          {Number(day.slice(8))} {day === dayOf(now) && messages.start.today}
        </span>
        <span className="whole">{dateText(day, now)}</span>
      </chakra.time>
      <DocumentItems {...{ entries, names }} />
    </>
  );
}

/** Renders the documents of a day; nothing for a day without documents. */
function DocumentItems({ entries, names }: Pick<DayProps, "entries" | "names">) {
  if (entries.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" fontWeight="normal" overflowWrap="anywhere">
      {entries.map((entry) => (
        <chakra.li key={entry.file} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" py="1">
          {minuteOf(entry.published) && (
            <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {minuteOf(entry.published)}
            </chakra.span>
          )}
          <DocumentLink file={entry.file} names={names} />
          <EntryStates {...entry} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
