/** Markdown that its author did not mean gets a warning; footnotes and task lists are rendered for readers. */
import { expect, test } from "vitest";
import { articleWith, VALID } from "../../support/documents.ts";
import { checkFiles, workspace } from "../../support/workspace.ts";

const withText = (text: string) => articleWith("Un texto con **énfasis**.", text);

async function warningsOf(text: string) {
  const { problems, warnings } = await checkFiles(withText(text));
  expect(problems).toEqual([]);
  return warnings.map(({ code, line, message }) => `${line} ${code} ${message}`);
}

test.each([
  ["**Dirección: **Ana Sosa", "asteriscos"],
  ["Un ** texto** así", "asteriscos"],
  ["El *arte *de tejer", "asteriscos"],
  ["Dijo **«hola»**y se fue", "asteriscos"],
  ["1986. Fue un año largo.", "lista numerada"],
  ["    Cuatro espacios antes", "bloque de código"],
  ["\tUn tabulador antes", "bloque de código"],
  ["Un párrafo\n---\n\nOtro", "un título"],
  ["Seguila en @_ana_sosa_ hoy", "cursiva"],
  ["Está en www.instagram.com/_nina_ desde ayer", "sin el guión bajo"],
  ["https://a.example/_nina_", "sin el guión bajo"],
])("%j gets a warning", async (text, explanation) => {
  expect(await warningsOf(text)).toEqual([expect.stringMatching(new RegExp(`^13 unmeant-markdown .*${explanation}`))]);
});

test.each([
  "**Dirección:** Ana, *arte* y ***todo***",
  "5 * 3 * 2, y una nota*",
  String.raw`Dos asteriscos: \*\*así\*\*`,
  "1. Uno\n2. Dos",
  "Un párrafo\n\n---\n\nOtro",
  "```\n**código**\n```",
  "`**código**`",
  "snake_case_no y _cursiva_",
  "En www.instagram.com/nina y https://a.example/a**b**c, [así](https://a.example/_nina_) o <https://a.example/_nina_>",
  "- uno\n- dos\n  - tres",
])("%j gets no warning", async (text) => {
  expect(await warningsOf(text)).toEqual([]);
});

async function htmlOf(text: string): Promise<string> {
  const space = await workspace({ ...VALID, ...withText(text) });
  await space.build();
  const [article] = (await space.documents("articles")) as unknown as { body: { html: string } }[];
  return article?.body.html ?? "";
}

test("footnotes have Spanish labels and no class without a style", async () => {
  const html = await htmlOf("Un telar.[^1]\n\n[^1]: De *madera*.");
  expect(html).toMatch(/<h2[^>]*>Notas<\/h2>/);
  expect(html).toContain('aria-label="Volver a la nota 1 en el texto"');
  expect(html).not.toMatch(/Footnotes|Back to|sr-only/);
});

test("boxes of a task list are rendered as signs, not as checkboxes", async () => {
  const html = await htmlOf("- [x] Tejer\n- [ ] Teñir");
  expect(html).toMatch(/☑ Tejer[^]*☐ Teñir/);
  expect(html).not.toContain("<input");
});
