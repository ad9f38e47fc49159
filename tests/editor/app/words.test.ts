/** The texts of the editor and of its forms have no words of Git, files or code. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { blockForms } from "../../../src/content/authoring/schemas/block-forms.ts";
import { formOf } from "../../../src/content/authoring/schemas/form-of.ts";
import type { FormSchema } from "../../../src/content/authoring/schemas/form-schema.ts";
import { contentConfig } from "../../../src/types/content-config.ts";

const CODE =
  /\b(?:git|commits?|repositori[oe]s?|repository|ramas?|branch(?:es)?|remotos?|remote|origin|main|master|markdown|ya?ml|json|html|archivos?|files?|terminación|extension|docs|diff)\b|\.(?:md|ya?ml|ts)\b|línea[s]? cambiada|lines? changed|\b\d\/\d\b|\]\(/i;

/** Texts that are not checked, by subject: those for a terminal or an administrator. An empty list means all texts. */
const EXEMPT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  commands: [],
  newsroom: [],
  git: [],
  publishing: ["cloneUnfinished", "cloneEmpty", "noMainBranch", "onMainBranch"],
};

const MESSAGES = path.resolve(import.meta.dirname, "../../../src/editor/messages");

/** Returns the texts of a language's catalogue, each in the form `document.save: Guardar`. */
const textsOf = (language: string) =>
  readdirSync(path.join(MESSAGES, language)).flatMap((name) => {
    const file = path.join(MESSAGES, language, name);
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const texts: string[] = [];
    const visit = (node: ts.Node, place: readonly string[]): void => {
      const own =
        ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? [...place, node.name.getText()] : place;
      const [subject = "", property = ""] = own;
      const exempt = EXEMPT_TEXTS[subject];
      // Module names in imports, which are not texts, and exempt texts are skipped.
      if ("moduleSpecifier" in node || (exempt && (exempt.length === 0 || exempt.includes(property)))) return;
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        texts.push(`${own.join(".")}: ${node.text}`);
      ts.forEachChild(node, (child) => visit(child, own));
    };
    visit(source, []);
    return texts;
  });

/** Returns the labels, help texts, examples and choices of a form, each as `issues.presentation: Presentación`. */
const textsIn = (schema: FormSchema, place: string): string[] => [
  ...[schema.title, schema.plural, schema.description, ...(schema.examples ?? []), ...(schema.enumDescriptions ?? [])]
    .filter((text) => text !== undefined)
    .map((text) => `${place}: ${text}`),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textsIn(part, `${place}.${name}`)),
  ...(schema.items ? textsIn(schema.items, `${place}[]`) : []),
];

const textsWithCode = (texts: readonly string[]) =>
  texts.filter((text) => CODE.test(text.slice(text.indexOf(": ") + 2)));

describe.each(["es", "en"])("the catalogue %s", (language) => {
  test("has no words of Git, files or code", () => {
    const texts = textsOf(language);
    expect(texts).toContainEqual(expect.stringMatching(/^document\.save: /));
    expect(textsWithCode(texts)).toEqual([]);
  });
});

test("forms have no words of Git, files or code", () => {
  const types = Object.entries(contentConfig.collections).map(([name, type]) => textsIn(formOf(type), name));
  const blocks = blockForms().map(({ name, form }) => textsIn(form, name));
  expect(textsWithCode([...types, ...blocks].flat())).toEqual([]);
});
