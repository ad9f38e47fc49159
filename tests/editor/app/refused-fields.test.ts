/** What is told at its field of what a check refused. */
import { expect, test } from "vitest";
import { refusedFields } from "../../../src/editor/app/document/refused-fields.ts";
import type { Review, ReviewProblem } from "../../../src/editor/contract/git.ts";

const FILE = "articles/Telar.md";
const SENT = { fields: { title: "Telar", credits: [{ name: "Ana" }] }, body: "Un hilo." };

const problem = (field: string, more: Partial<ReviewProblem> = {}): ReviewProblem => ({
  file: `content/${FILE}`,
  document: FILE,
  line: 1,
  field,
  title: "Mal",
  message: "",
  hint: "",
  sent: SENT,
  ...more,
});
const review = (...problems: ReviewProblem[]): Review => ({
  branch: "rama",
  sentence: "Algo",
  state: "refused",
  words: "",
  canPublish: false,
  problems,
});
const fieldsOf = (...said: Parameters<typeof refusedFields>) => refusedFields(...said).map(({ field }) => field);

test.each([
  ["title", { ...SENT.fields, title: "Otro" }],
  ["credits[1].name", { ...SENT.fields, credits: [{ name: "Eva" }] }],
  ["color", { ...SENT.fields, color: "rojo" }],
  ["body", { ...SENT.fields, body: "Dos hilos." }],
  ["", { ...SENT.fields, color: "rojo" }],
])("%s is told of until it says something else", (field, changed) => {
  const said = [review(problem(field))];
  expect(fieldsOf(said, FILE, { ...SENT.fields, body: SENT.body }, [])).toEqual([field]);
  expect(fieldsOf(said, FILE, { body: SENT.body, ...changed }, [])).toEqual([]);
});

test("nothing is told of what was sent again, of another document, or of what the editor's own check says", () => {
  const { sent: _, ...again } = problem("title");
  const fields = { ...SENT.fields, body: SENT.body };
  const own = { code: "x", severity: "error" as const, file: FILE, line: 1, title: "Mal", message: "", hint: "" };
  expect(fieldsOf([review(again)], FILE, fields, [])).toEqual([]);
  expect(fieldsOf([review(problem("title"))], "articles/Otra.md", fields, [])).toEqual([]);
  expect(fieldsOf([review(problem("title"))], FILE, fields, [{ ...own, field: "title" }])).toEqual([]);
  expect(fieldsOf([review(problem("title"))], FILE, fields, [{ ...own, field: "credits" }])).toEqual(["title"]);
  expect(fieldsOf([review(problem("title", { title: "Peor" }))], FILE, fields, [{ ...own, field: "title" }])).toEqual([
    "title",
  ]);
});
