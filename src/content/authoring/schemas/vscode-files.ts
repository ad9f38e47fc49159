/**
 * JSON Schema (draft-07) of what an editor writes in a document of each type, for the YAML
 * extension of VS Code, which completes and underlines with it.
 */
import { format } from "oxfmt";
import style from "../../../../.oxfmtrc.json" with { type: "json" };
import type { Collection } from "../../compiler/document/collection.ts";
import { collections } from "../../../types/collections.ts";
import { isFields } from "../../../shared/values.ts";
import { writtenFields } from "./file-schema.ts";
import { FORM_KEYWORDS } from "../../schema/metadata.ts";

const ORIGIN = "Generated from src/content/schema by `npm run content:schemas`.";

const OF_FORMS = new Set<string>(FORM_KEYWORDS);

const withoutForms = (key: string, value: unknown) => (OF_FORMS.has(key) && !isFields(value) ? undefined : value);

async function formatted(value: object): Promise<string> {
  const { printWidth } = style;
  return (await format("schema.json", JSON.stringify(value, withoutForms), { printWidth })).code;
}

/** Without YAML: formatting would change lines of the content that nobody touched. */
const FORMATTED_ON_SAVE = ["typescript", "typescriptreact", "javascript", "json", "jsonc", "css", "html", "markdown"];

/** Name of a type → its JSON Schema; of the types of the magazine, or of those that are given. */
export async function jsonSchemas(
  types: Readonly<Record<string, Collection>> = collections,
): Promise<Map<string, string>> {
  const entries = Object.entries(types).map(async ([name, collection]) => {
    const text = await formatted({ $comment: ORIGIN, ...writtenFields(collection) });
    return [name, text] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Path below `.vscode` → text: the schemas of the documents that are YAML, as the extension reads no Markdown, and the
 * settings with the documents that each is for and the languages that are formatted on save. The same on every run.
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
    ["settings.json", await formatted(settings)],
  ]);
}
