/** Days of publication, revision and correction that are refused or accepted. */
import { expect, test } from "vitest";
import { ARTICLE, articleWith, issueWith } from "../../support/documents.ts";
import { place, problemsIn } from "../../support/workspace.ts";

const problemsWith = (day: string) => problemsIn(issueWith("2026-11-06", day));

const WRONG_YEARS = ["0026-10-02", "0202-10-02", "1026-10-02", "1826-10-02", "2206-10-02", "9999-12-31", "0000-01-01"];
test.each(WRONG_YEARS)("%s is refused for its year", async (day) => {
  const problems = await problemsWith(day);
  expect(problems.map(place)).toEqual(["issues/MoraVidal.yaml:3:12 invalid-format published"]);
  expect(problems[0]?.message).toContain("El año va de 1900 a 2099");
});

test.each([
  "26-10-02",
  "2026-13-02",
  "2026-02-30",
  "ayer",
  "2026-11-20 24:00",
  "2026-11-20 18:60",
  "2026-11-20 6:00",
  "2026-11-20T18:00",
  "2026-11-20 18:00:00",
  "2026-11-20 18 hs",
  "2026-02-30 18:00",
])("%s is refused as an invalid date and reported once", async (day) => {
  expect((await problemsWith(day)).map(place)).toEqual(["issues/MoraVidal.yaml:3:12 invalid-date published"]);
});

const DAYS = ["1900-01-01", "1986-05-09", "2026-11-20", "2099-12-31", "2026-11-20 00:00", "2026-11-20 23:59"];
test.each(DAYS)("%s is accepted as a day of publication", async (day) => {
  expect(await problemsWith(day)).toEqual([]);
});

test("a revision or correction before the publication is refused", async () => {
  const fields = `author: julia\nupdated: 2026-09-30\ncorrections:\n  - day: 2026-10-01\n    text: Decía mayo.\n  - day: 2026-09-29\n    text: Decía junio.\n`;
  const problems = await problemsIn(articleWith("author: julia\n", fields));
  expect(problems.map(place)).toEqual([
    "articles/Telar.md:9:10 early-revision updated",
    "articles/Telar.md:13:10 early-revision corrections[2].day",
  ]);
});

test.each([
  ["2026-10-01", []],
  ["2026-10-01 18:30", []],
  ["2026-10-01 17:00", ["articles/Telar.md:9:10 early-revision updated"]],
])(
  "a revision at %s of a document that was published at 18:00 that day is checked by the minute",
  async (day, expected) => {
    const text = ARTICLE.replace(/^published: .*/m, "published: 2026-10-01 18:00");
    const problems = await problemsIn({
      "articles/Telar.md": text.replace("author: julia\n", `author: julia\nupdated: ${day}\n`),
    });
    expect(problems.map(place)).toEqual(expected);
  },
);
