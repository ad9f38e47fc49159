/**
 * JSON Schema (draft-07) of what an editor writes in a document of each type, for the YAML
 * extension of VS Code, which completes and underlines with it.
 */
import { format } from "prettier";
import { z } from "zod";
import style from "../../../.prettierrc.json" with { type: "json" };
import type { Collection } from "../compiler/document/collection.ts";
import { collections } from "../schema/collections.ts";
import { tellWriting } from "./by-hand.ts";
import { type SchemaChange, type JsonSchema, writtenSchema } from "./written-schema.ts";

const ORIGIN = "Generated from src/content/schema by `npm run content:schemas`.";

const TYPES = Object.entries<Collection>(collections);

/** Keywords that only a form understands; each is a text, where a field of that name would be a schema. */
const OF_FORMS = new Set(["control", "collection", "plural"]);

const withoutForms = (key: string, value: unknown) =>
  OF_FORMS.has(key) && typeof value === "string" ? undefined : value;

const formatted = (value: object) => format(JSON.stringify(value, withoutForms), { ...style, parser: "json" });

/** Without YAML: formatting would change lines of the content that nobody touched. */
const FORMATTED_ON_SAVE = ["typescript", "typescriptreact", "javascript", "json", "jsonc", "css", "html", "markdown"];

/**
 * VS Code's settings: the documents that each schema is for, and the languages that Prettier formats on save. The YAML
 * extension reads no Markdown.
 */
export function editorSettings(): Promise<string> {
  const yaml = TYPES.filter(([, { extension }]) => extension === ".yaml");
  const globs = yaml.map(([name, { singleton }]) => [
    `./.vscode/schemas/${name}.json`,
    singleton ? `content/${name}.yaml` : `content/${name}/*.yaml`,
  ]);
  const formatting = { "editor.defaultFormatter": "esbenp.prettier-vscode", "editor.formatOnSave": true };
  return formatted({
    ...Object.fromEntries(FORMATTED_ON_SAVE.map((language) => [`[${language}]`, formatting])),
    "yaml.schemas": Object.fromEntries(globs) as object,
  });
}

/** File name → text, such as `issues.json`: sorted by name, formatted, the same on every run. */
export async function jsonSchemas(): Promise<Map<string, string>> {
  const entries = TYPES.map(async ([name, collection]) => {
    const text = await formatted({ $comment: ORIGIN, ...writtenFields(collection) });
    return [`${name}.json`, text] as const;
  });
  return new Map((await Promise.all(entries)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The text of a Markdown file is not one of the fields that stand between its `---`. */
export function writtenFields(collection: Collection): JsonSchema {
  const whole = writtenSchema(collection, forEditor);
  if (collection.extension !== ".md") return whole;
  const { body: _, ...properties } = whole.properties ?? {};
  return { ...whole, properties, required: whole.required?.filter((name) => name !== "body") ?? [] };
}

const forEditor: SchemaChange = (jsonSchema, zodSchema) => {
  tellWriting(jsonSchema, zodSchema);
  addMessages(jsonSchema, zodSchema);
};

/**
 * `errorMessage` and `patternErrorMessage` are VS Code's: the extension shows them in place of its
 * own English. The schema is asked what it says of a value of the wrong type and of an empty text.
 */
const addMessages: SchemaChange = (jsonSchema, zodSchema) => {
  const { type, enum: options, const: only, pattern } = jsonSchema;
  if ((type !== "string" && type !== "integer") || options || only !== undefined) return;
  jsonSchema.errorMessage = refusalOf(zodSchema, null);
  if (pattern) jsonSchema.patternErrorMessage ??= refusalOf(zodSchema, "");
};

function refusalOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message;
}
