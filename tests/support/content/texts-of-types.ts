/** The texts for editors in the schemas of types: the arguments of `inEditorsLanguage`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { EditorsLanguage } from "../../../src/shared/magazine/define-magazine.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** The schemas that types share and the schema of each type. */
const SCHEMAS = ["src/content/schema", "src/types", "examples/faro/types"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => (folder === "src/content/schema" ? name.endsWith(".ts") : path.basename(name) === "schema.ts"))
    .map((name) => path.join(folder, name)),
);

interface TextsOfType {
  file: string;
  code: string;
  /** Keys of the texts, such as `headline` or `document`. */
  names: string[];
  texts: string[];
}

export const isInEditorsLanguage = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === "inEditorsLanguage";

/** Returns the texts in one language, with one entry for each call of `inEditorsLanguage`. */
export const textsOfTypes = (language: EditorsLanguage): TextsOfType[] =>
  SCHEMAS.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, file), "utf8");
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    return nodesIn(source)
      .filter(isInEditorsLanguage)
      .flatMap((call) => call.arguments.flatMap((languages) => propertiesOf(languages)))
      .filter((property) => property.name.getText() === language)
      .map(({ initializer }) => ({
        file,
        code,
        names: propertiesOf(initializer).map(({ name }) => name.getText()),
        texts: nodesIn(initializer).flatMap((node) => (ts.isStringLiteralLike(node) ? [node.text] : [])),
      }));
  });

function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

const propertiesOf = (node: ts.Node): ts.PropertyAssignment[] =>
  ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
