/** One mistake is told once: what follows from it is not. */
import { expect, test } from "vitest";
import { VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

type Mistake = (line: string) => string[];

const SPACES: Record<string, Mistake> = {
  "a line more to the right": (line) => [`  ${line}`],
  "a line by one space to the right": (line) => [` ${line}`],
  "a line more to the left": (line) => [line.replace(/^ {2}/, "")],
  "a line that is not there": () => [],
};

const SIGNS: Record<string, Mistake> = {
  "a line twice": (line) => [line, line],
  "a tabulator before a line": (line) => [`\t${line}`],
  "no space behind a colon": (line) => [line.replace(": ", ":")],
  "no colon": (line) => [line.replace(":", "")],
  "a quote that is not closed": (line) => [line.replace(": ", ': "')],
  "a quote that is not opened": (line) => [`${line}"`],
  "a bracket": (line) => [line.replace(": ", ": [")],
  "an asterisk": (line) => [line.replace(": ", ": *")],
  "a bar": (line) => [line.replace(": ", ": | ")],
  "nothing behind a colon": (line) => [line.replace(/: .*/, ":")],
  "a comment in place of a value": (line) => [line.replace(": ", ": # ")],
  "a colon in a value": (line) => [line.replace(": ", ": uno: ")],
  "another value": (line) => [line.replace(/: .*/, ": x y")],
  "a letter more in a name": (line) => [line.replace(/(\w+):/, "$1x:")],
  "a name in capitals": (line) => [line.replace(/\w+:/, (name) => name.toUpperCase())],
  "no dash": (line) => [line.replace("- ", "  ")],
  "no space behind a dash": (line) => [line.replace("- ", "-")],
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

/** What is told in more than one sentence. */
async function toldTwice({ write, check }: Workspace, mistake: Mistake): Promise<string[]> {
  const found: string[] = [];
  for (const [file, text] of TEXTS) {
    const lines = text.split("\n");
    for (const [index, line] of lines.entries()) {
      const changed = lines.toSpliced(index, 1, ...mistake(line)).join("\n");
      if (changed === text) continue;
      await write({ [file]: changed });
      const { problems, warnings } = await check();
      const told = [...problems, ...warnings];
      if (told.length > 1) found.push(`${line}: ${told.map(place).join(", ")}`);
    }
    await write({ [file]: text });
  }
  return found;
}

test.each(Object.entries(SPACES))("%s is told once", async (_name, mistake) => {
  expect(await toldTwice(await workspace(MAGAZINE), mistake)).toEqual([]);
});

test.each(Object.entries(SIGNS))("%s is told once", { tags: ["@exhaustive"] }, async (_name, mistake) => {
  expect(await toldTwice(await workspace(MAGAZINE), mistake)).toEqual([]);
});
