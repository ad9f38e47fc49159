/**
 * Generates the files for VS Code: settings, and JSON Schemas (draft-07) with which the YAML extension of VS Code
 * completes and checks fields.
 */
import { format } from "oxfmt";
import style from "../../../../.oxfmtrc.json" with { type: "json" };
import type { Collection } from "../../compiler/document/collection.ts";
import { collections } from "../../../types/collections.ts";
import { isFields } from "../../../shared/values.ts";
import { yamlFieldsSchema } from "./file-schema.ts";
import { FORM_KEYWORDS } from "../../schema/metadata.ts";

const ORIGIN = "Generated from src/content/schema by `npm run content:schemas`.";

const FORM_ONLY = new Set<string>(FORM_KEYWORDS);

const omitFormKeywords = (key: string, value: unknown) => (FORM_ONLY.has(key) && !isFields(value) ? undefined : value);

async function formatJson(value: object): Promise<string> {
  const { printWidth } = style;
  return (await format("schema.json", JSON.stringify(value, omitFormKeywords), { printWidth })).code;
}

/**
 * The languages that VS Code formats on save. YAML is excluded, because formatting would change lines of the content
 * that nobody edited.
 */
const FORMATTED_ON_SAVE = ["typescript", "typescriptreact", "javascript", "json", "jsonc", "css", "html", "markdown"];

/** Returns the JSON Schema of each type, by the type's name. */
export async function jsonSchemas(
  types: Readonly<Record<string, Collection>> = collections,
): Promise<Map<string, string>> {
  const entries = Object.entries(types).map(async ([name, collection]) => {
    const text = await formatJson({ $comment: ORIGIN, ...yamlFieldsSchema(collection) });
    return [name, text] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Returns the text of each file by its path in `.vscode`: the schemas of the YAML documents (the YAML extension does
 * not support Markdown), and the settings. Every run returns the same result.
 */
export async function editorFiles(): Promise<Map<string, string>> {
  const schemas = await jsonSchemas();
  const yaml = Object.entries<Collection>(collections).filter(([, { extension }]) => extension === ".yaml");
  const globs = yaml.map(([name, { singleton }]) => [
    `./.vscode/schemas/${name}.json`,
    singleton ? `content/${name}.yaml` : `content/${name}/*.yaml`,
  ]);
  const formatting = { "editor.defaultFormatter": "oxc.oxc-vscode", "editor.formatOnSave": true };
  const settings = {
    ...Object.fromEntries(FORMATTED_ON_SAVE.map((language) => [`[${language}]`, formatting])),
    "yaml.schemas": Object.fromEntries(globs) as object,
  };
  return new Map([
    ...yaml.map(([name]) => [`schemas/${name}.json`, schemas.get(name) ?? ""] as const),
    ["settings.json", await formatJson(settings)],
  ]);
}
