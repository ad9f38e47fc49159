/** Texts for editors are in `src/content/messages`, `src/editor/messages` and `inEditorsLanguage` of schemas. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import * as ofContent from "../src/content/messages/es/index.ts";
import * as ofEditor from "../src/editor/messages/es/index.ts";
import { isInEditorsLanguage, textsOfTypes } from "./support/content/texts-of-types.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Paths of all source files, such as `src/editor/app/main.ts`. */
const SOURCES = ["src", "scripts"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`),
);

const CATALOGUE = /^src\/(?:content|editor)\/messages\//;

/** Files that may show texts to editors. Files that only developers run are left out. */
const EDITOR_FILES = new RegExp(
  `^(?:${[
    "src/content/",
    "src/types/[\\w-]+/schema\\.ts",
    "src/delivery/build/(?:add-pages|base-path|build-site|progress)\\.ts",
    "src/delivery/prerender/social-pictures\\.ts",
    "src/delivery/(?:build/(?:configuration|content|logo|output|translations)|hosting|server/database)/",
    "src/editor/",
    "src/delivery/new(?:-magazine|sletter)/",
    "scripts/(?:changed-pages|content|deploy|deployed|edit|hosting|import-content|new-content|new-magazine|newsletter|newsroom)\\.ts",
    "scripts/(?:preview|rename-content|schemas)\\.ts",
    "scripts/(?:arguments|launcher|parts)/",
    "scripts/(?:compiled|pompa)\\.mjs",
  ].join("|")})`,
);

/** Exceptions: a name that editors type for a document type, and a text for developers. */
const OTHERS = new Set(["número", "Generated from src/content/schema by `npm run content:schemas`."]);

const SPANISH = /[áéíóúüñ¿¡«»]/i;
/** Spanish without a special letter, such as «Ver menos». */
const WORDS = /^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+,? [a-záéíóúñ]/;

/** Returns the Spanish texts of a file with their line numbers, such as `12: Guardar`. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    // The text of a new `Error` is for developers.
    if (ts.isImportDeclaration(node) || isError(node) || isInEditorsLanguage(node)) return;
    const text = textOf(node);
    if ((SPANISH.test(text) || WORDS.test(text)) && !OTHERS.has(text))
      texts.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const isError = (node: ts.Node) => ts.isNewExpression(node) && node.expression.getText() === "Error";

const textOf = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : "";

test("every text for editors is in a catalogue", () => {
  const files = SOURCES.filter((file) => EDITOR_FILES.test(file) && !CATALOGUE.test(file));
  expect(files.flatMap((file) => textsIn(file).map((text) => `${file}:${text}`))).toEqual([]);
});

test("each text of a catalogue is used", () => {
  const code = SOURCES.filter((file) => !CATALOGUE.test(file)).map((file) =>
    readFileSync(path.join(ROOT, file), "utf8"),
  );
  // `messages.subject` alone uses every text of the subject.
  const named = new Set(code.flatMap((text) => text.match(/\bmessages\.\w+(?:\.\w+)?/g) ?? []));
  const isUsed = (subject: string, name: string) =>
    named.has(`messages.${subject}`) || named.has(`messages.${subject}.${name}`);
  const names = [ofContent, ofEditor].flatMap((catalogue) =>
    Object.entries<object>(catalogue).flatMap(([subject, texts]) =>
      Object.keys(texts).flatMap((name) => (isUsed(subject, name) ? [] : `${subject}.${name}`)),
    ),
  );
  expect(names).toEqual([]);
});

test("each text of a type is used", () => {
  const unused = textsOfTypes("es").flatMap(({ file, code, names }) =>
    names.filter((name) => !new RegExp(`\\btexts\\.${name}\\b`).test(code)).map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});
