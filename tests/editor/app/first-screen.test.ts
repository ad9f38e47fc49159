/** The first screen lists what there is to do in a magazine. */
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
const scheduledEntry = (file: string, published: string) => entry(file, { published, unpublished: "scheduled" });
const files = (entries: readonly Entry[]) => entries.map(({ file }) => file);

/** Current time in these tests. 28 November 2026 is a Saturday. */
const NOW = "2026-11-28 18:00";
const plannedDraft = (file: string, published: string) => entry(file, { published, unpublished: "draft" });
const daysWithEntries = (days: ComingDay[]) =>
  days.flatMap(({ day, entries }) => (entries.length > 0 ? [[day, ...files(entries)]] : []));

test("the calendar lists scheduled documents and planned drafts by day, those without an hour first", () => {
  const { weeks, later } = calendarOf(
    [
      scheduledEntry("d", "2026-12-01"),
      scheduledEntry("c", "2026-11-29 18:00"),
      scheduledEntry("b", "2026-11-29 09:30"),
      scheduledEntry("a", "2026-11-29"),
      scheduledEntry("never", "mañana"),
      plannedDraft("draft of today", "2026-11-28"),
      plannedDraft("late draft", "2026-11-27"),
      entry("out", { published: "2026-11-20" }),
    ],
    NOW,
  );
  expect(daysWithEntries(weeks.flat())).toEqual([
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
  ["two if nothing is scheduled", [], 2, "2026-12-06"],
  ["four for a document in the fourth", ["2026-12-20"], 4, "2026-12-20"],
  ["six for a document at the end of the sixth", ["2027-01-03 23:59"], 6, "2027-01-03"],
  ["two for a document after the sixth", ["2027-01-04"], 2, "2026-12-06"],
])("the calendar shows whole weeks from this Monday on: %s", (_, published, count, sunday) => {
  const { weeks, later } = calendarOf(
    published.map((day) => scheduledEntry(day, day)),
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

test("unsaved documents are listed apart from drafts, with those that only this browser knows", () => {
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

test("errors come before warnings, and published documents before drafts", () => {
  const troubled = entriesWithProblems([
    entry("warned", { warnings: 9 }),
    entry("draft", { problems: 5, unpublished: "draft" }),
    entry("one", { problems: 1 }),
    entry("two", { problems: 2 }),
    entry("right"),
  ]);
  expect(files(troubled)).toEqual(["two", "one", "draft", "warned"]);
});
