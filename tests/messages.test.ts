/** What editors read is a catalogue: `src/content/messages`, `src/editor/messages` and `inEditorsLanguage` in schemas. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import * as ofContent from "../src/content/messages/es/index.ts";
import * as ofEditor from "../src/editor/messages/es/index.ts";
import { isInEditorsLanguage, textsOfTypes } from "./support/content/texts-of-types.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** `src/editor/app/main.ts` */
const SOURCES = ["src", "scripts"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`),
);

const CATALOGUE = /^src\/(?:content|editor)\/messages\//;

/** Where editors are spoken to. What only developers run speaks to them. */
const SPEAKING = new RegExp(
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

/** What readers read, in the language of the magazine; what editors type for a type; what developers read. */
const OTHERS = new Set(["número", "Generated from src/content/schema by `npm run content:schemas`."]);

const SPANISH = /[áéíóúüñ¿¡«»]/i;
/** As in «Ver menos», which no letter gives away. */
const WORDS = /^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+,? [a-záéíóúñ]/;

/** Texts of a file, as `12: Guardar`. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // An error that is thrown with a text of its own is told to developers.
    if (ts.isImportDeclaration(node) || isError(node) || isInEditorsLanguage(node)) return;
    const text = textOf(node);
    if ((SPANISH.test(text) || WORDS.test(text)) && !OTHERS.has(text))
      found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isError = (node: ts.Node) => ts.isNewExpression(node) && node.expression.getText() === "Error";

const textOf = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : "";

test("editors read nothing that is not in it", () => {
  const files = SOURCES.filter((file) => SPEAKING.test(file) && !CATALOGUE.test(file));
  expect(files.flatMap((file) => textsIn(file).map((text) => `${file}:${text}`))).toEqual([]);
});

test("each text of it is used", () => {
  const code = SOURCES.filter((file) => !CATALOGUE.test(file)).map((file) =>
    readFileSync(path.join(ROOT, file), "utf8"),
  );
  // A subject that is named without a text is used as a whole.
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
