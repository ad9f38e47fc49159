/** What there is to do in a magazine, and in which order. */
import { expect, test } from "vitest";
import type { Entry } from "../../../src/editor/contract/protocol.ts";
import {
  calendarOf,
  type ComingDay,
  draftsOf,
  entriesWithProblems,
  unsavedOf,
} from "../../../src/editor/app/first-screen/work.ts";

const entry = (file: string, more: Partial<Entry> = {}): Entry => ({
  file,
  title: file,
  collection: "articles",
  slug: file,
  address: "/",
  picture: "",
  problems: 0,
  warnings: 0,
  unsaved: false,
  ...more,
});
const coming = (file: string, published: string) => entry(file, { published, unpublished: "scheduled" });
const files = (entries: readonly Entry[]) => entries.map(({ file }) => file);

/** A Saturday. */
const NOW = "2026-11-28 18:00";
const planned = (file: string, published: string) => entry(file, { published, unpublished: "draft" });
const filled = (days: ComingDay[]) =>
  days.flatMap(({ day, entries }) => (entries.length > 0 ? [[day, ...files(entries)]] : []));

test("what comes out is told by day, a whole day before its hours, with planned drafts marked", () => {
  const { weeks, later } = calendarOf(
    [
      coming("d", "2026-12-01"),
      coming("c", "2026-11-29 18:00"),
      coming("b", "2026-11-29 09:30"),
      coming("a", "2026-11-29"),
      coming("never", "mañana"),
      planned("draft of today", "2026-11-28"),
      planned("late draft", "2026-11-27"),
      entry("out", { published: "2026-11-20" }),
    ],
    NOW,
  );
  expect(filled(weeks.flat())).toEqual([
    ["2026-11-28", "draft of today"],
    ["2026-11-29", "a", "b", "c"],
    ["2026-12-01", "d"],
  ]);
  expect(weeks.flat().flatMap(({ entries }) => entries.map(({ unpublished }) => unpublished))).toEqual([
    "draft",
    ...Array.from({ length: 4 }),
  ]);
  expect(later).toEqual([]);
});

test.each([
  ["nothing", [], 2, "2026-12-06"],
  ["a fourth week", ["2026-12-20"], 4, "2026-12-20"],
  ["the end of the sixth week", ["2027-01-03 23:59"], 6, "2027-01-03"],
  ["a day after the sixth week", ["2027-01-04"], 2, "2026-12-06"],
])("the calendar goes from this Monday to the Sunday after %s", (_, published, count, sunday) => {
  const { weeks, later } = calendarOf(
    published.map((day) => coming(day, day)),
    NOW,
  );
  expect(weeks).toHaveLength(count);
  expect(weeks.flat().at(0)?.day).toBe("2026-11-23");
  expect(weeks.flat().at(-1)?.day).toBe(sunday);
  expect([...weeks.flat(), ...later].flatMap(({ entries }) => files(entries))).toEqual(published);
});

test("a Sunday belongs to the week that ends with it", () => {
  expect(calendarOf([], "2026-11-29 09:00").weeks[0]?.map(({ day }) => day)).toContain("2026-11-23");
});

test("what was not saved is told apart from drafts, also where this browser alone knows of it", () => {
  const entries = [
    entry("new draft", { unpublished: "draft", published: "2026-11-20" }),
    entry("old draft", { unpublished: "draft", published: "2026-11-02" }),
    entry("unsaved", { unsaved: true }),
    entry("kept here"),
    entry("done"),
  ];
  const unsaved = unsavedOf(entries, new Set(["kept here", "gone"]));
  expect(files(unsaved)).toEqual(["kept here", "unsaved"]);
  expect(unsaved.map((each) => each.unsaved)).toEqual([true, true]);
  expect(files(draftsOf(entries))).toEqual(["new draft", "old draft"]);
});

test("errors come before warnings, and what readers should see before drafts", () => {
  const troubled = entriesWithProblems([
    entry("warned", { warnings: 9 }),
    entry("draft", { problems: 5, unpublished: "draft" }),
    entry("one", { problems: 1 }),
    entry("two", { problems: 2 }),
    entry("right"),
  ]);
  expect(files(troubled)).toEqual(["two", "one", "draft", "warned"]);
});
