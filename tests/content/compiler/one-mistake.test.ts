/** A mistake in a line causes one problem, and no others that follow from it. */
import { expect, test } from "vitest";
import { VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

type Mistake = (line: string) => string[];

const SPACES: Record<string, Mistake> = {
  "a line with two more spaces of indentation": (line) => [`  ${line}`],
  "a line with one more space of indentation": (line) => [` ${line}`],
  "a line with two fewer spaces of indentation": (line) => [line.replace(/^ {2}/, "")],
  "a missing line": () => [],
};

const SIGNS: Record<string, Mistake> = {
  "a repeated line": (line) => [line, line],
  "a tab before a line": (line) => [`\t${line}`],
  "a missing space after a colon": (line) => [line.replace(": ", ":")],
  "a missing colon": (line) => [line.replace(":", "")],
  "a quote that is not closed": (line) => [line.replace(": ", ': "')],
  "a quote that is not opened": (line) => [`${line}"`],
  "a bracket before a value": (line) => [line.replace(": ", ": [")],
  "an asterisk before a value": (line) => [line.replace(": ", ": *")],
  "a bar before a value": (line) => [line.replace(": ", ": | ")],
  "a missing value": (line) => [line.replace(/: .*/, ":")],
  "a comment in place of a value": (line) => [line.replace(": ", ": # ")],
  "a colon in a value": (line) => [line.replace(": ", ": uno: ")],
  "another value": (line) => [line.replace(/: .*/, ": x y")],
  "an extra letter in the name of a field": (line) => [line.replace(/(\w+):/, "$1x:")],
  "the name of a field in capitals": (line) => [line.replace(/\w+:/, (name) => name.toUpperCase())],
  "a missing dash": (line) => [line.replace("- ", "  ")],
  "a missing space after a dash": (line) => [line.replace("- ", "-")],
};

const MAGAZINE = {
  ...VALID,
  "cards/Biotico.md": `---
type: horizontal
category: INDUMENTARIA
title: Biotico
published: 2026-05-27
image:
  src: Biotico/portada.png
  alt: Pliegues
link: /proyecto/biotico
gallery:
  - src: Biotico/uno.png
    orientation: portrait
    alt: Silueta
    credit: Catalina Iturbe
credits:
  - rol: Diseño
    name: Emilia Rastelli
    link: ""
  - rol: Costura
    name: Nora Feijoo
    link: ""
---

Una campera que creció en una bandeja.
`,
  "cards/Biotico/portada.png": [60, 40],
  "cards/Biotico/uno.png": [30, 40],
  "profiles/industria1.yaml": `title: Ramona Cuellar
images:
  - src: industria1/retrato.png
    alt: Un vestido
    orientation: portrait
credits:
  name:
    name: Ramona Cuellar
    link: https://www.instagram.com/ramona
  occupation: Modista
  age: "63"
  style: Todo lo hice yo
  brands: Su overlock
`,
  "profiles/industria1/retrato.png": [30, 40],
} satisfies Files;

const TEXTS = Object.entries(MAGAZINE).filter(
  (entry): entry is [keyof typeof MAGAZINE, string] => typeof entry[1] === "string",
);

/** Returns each line of the magazine in which the mistake causes several problems. */
async function linesReportedTwice({ write, check }: Workspace, mistake: Mistake): Promise<string[]> {
  const repeated: string[] = [];
  for (const [file, text] of TEXTS) {
    const lines = text.split("\n");
    for (const [index, line] of lines.entries()) {
      const changedText = lines.toSpliced(index, 1, ...mistake(line)).join("\n");
      if (changedText === text) continue;
      await write({ [file]: changedText });
      const { problems, warnings } = await check();
      const allProblems = [...problems, ...warnings];
      if (allProblems.length > 1) repeated.push(`${line}: ${allProblems.map(place).join(", ")}`);
    }
    await write({ [file]: text });
  }
  return repeated;
}

test.each(Object.entries(SPACES))("%s is never reported twice", async (_name, mistake) => {
  expect(await linesReportedTwice(await workspace(MAGAZINE), mistake)).toEqual([]);
});

test.each(Object.entries(SIGNS))("%s is never reported twice", { tags: ["@exhaustive"] }, async (_name, mistake) => {
  expect(await linesReportedTwice(await workspace(MAGAZINE), mistake)).toEqual([]);
});
