/** What there is to do in a magazine, and in which order. */
import { expect, test } from "vitest";
import type { Entry } from "../../../src/editor/contract/protocol.ts";
import { comingDays, troubledOf, unfinishedOf } from "../../../src/editor/app/first-screen/work.ts";

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

test("what comes out is told by day, the soonest first, a whole day before its hours", () => {
  const days = comingDays([
    coming("d", "2026-12-01"),
    coming("c", "2026-11-27 18:00"),
    coming("b", "2026-11-27 09:30"),
    coming("a", "2026-11-27"),
    coming("never", "mañana"),
    entry("draft", { published: "2026-11-27", unpublished: "draft" }),
    entry("out", { published: "2026-11-20" }),
  ]);
  expect(days.map(({ day, entries }) => [day, ...files(entries)])).toEqual([
    ["2026-11-27", "a", "b", "c"],
    ["2026-12-01", "d"],
  ]);
});

test("what was not saved comes before drafts, also where this browser alone knows of it", () => {
  const entries = [
    entry("new draft", { unpublished: "draft", published: "2026-11-20" }),
    entry("old draft", { unpublished: "draft", published: "2026-11-02" }),
    entry("unsaved", { unsaved: true }),
    entry("kept here"),
    entry("done"),
  ];
  const unfinished = unfinishedOf(entries, new Set(["kept here", "gone"]));
  expect(files(unfinished)).toEqual(["kept here", "unsaved", "new draft", "old draft"]);
  expect(unfinished.map(({ unsaved }) => unsaved)).toEqual([true, true, false, false]);
});

test("errors come before warnings, and what readers should see before drafts", () => {
  const troubled = troubledOf([
    entry("warned", { warnings: 9 }),
    entry("draft", { problems: 5, unpublished: "draft" }),
    entry("one", { problems: 1 }),
    entry("two", { problems: 2 }),
    entry("right"),
  ]);
  expect(files(troubled)).toEqual(["two", "one", "draft", "warned"]);
});
