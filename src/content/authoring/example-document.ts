/** A document of a type as its schema shows how to write one: what it starts from, and the examples of its fields. */
import type { Fields, Value } from "../../shared/values.ts";
import { isFields } from "../../shared/values.ts";
import { collections } from "../schema/collections.ts";
import { words } from "../words/words.ts";
import { ARCHETYPES, type AuthoredType } from "./archetypes.ts";
import { bareText } from "./document-text.ts";
import type { FormSchema } from "./form/form-schema.ts";
import { formOf } from "./form/form-of.ts";
import { fillGaps } from "./gaps/fill.ts";

export interface Example {
  /** Path from the content folder. */
  file: string;
  text: string;
  pictures: ExamplePicture[];
  /** Paths from the content folder. */
  recordings?: string[];
}

interface ExamplePicture {
  /** Path from the content folder. */
  file: string;
  isUpright: boolean;
}

interface Place {
  email: string;
  today: string;
}

export function exampleOf(type: AuthoredType, { email, today }: Place): Example {
  const collection = collections[type];
  const form = formOf(collection);
  const name = nameIn(type, form);
  const slug = ARCHETYPES[type].slug(name, []);
  const { draft: _, ...start } = ARCHETYPES[type].fields({ slug, name, today, existing: [] });
  const written = { ...textsOf(form), ...start, ...("email" in start && { email }) };
  const filled = fillGaps(collection.schema, form, written, 1);
  if (!isFields(filled)) throw new Error(`The schema of ${type} has no example that it accepts.`);
  const { body, ...fields } = withAlt(filled) as Fields;
  const text = bareText(collection, fields as Fields) + (typeof body === "string" ? `\n${body}\n` : "");
  const file = `${type}/${slug}${collection.extension}`;
  return { file, text, pictures: picturesIn(type, filled), recordings: recordingsIn(type, form, filled) };
}

function recordingsIn(folder: string, { properties = {} }: FormSchema, fields: Fields): string[] {
  const files = Object.entries(properties).filter(([name, { control }]) => control === "file" && name in fields);
  return files.map(([name]) => `${folder}/${String(fields[name])}`);
}

/** The example of the field into which the name of a new document goes. */
function nameIn(type: AuthoredType, { properties = {} }: FormSchema): string {
  const mark = "name";
  const fields = Object.entries(ARCHETYPES[type].fields({ slug: "", name: mark, today: "", existing: [] }));
  const [field = ""] = fields.find(([, value]) => value === mark) ?? [];
  return properties[field]?.examples?.[0] ?? type;
}

/** Those that may be left out, since an example shows what there may be. */
function textsOf({ properties = {} }: FormSchema): Fields {
  const texts = Object.entries(properties).flatMap(([field, { control, examples = [] }]) => {
    if (control === "markdown") return [[field, words.newMagazine.text]];
    return control === "long-text" && examples[0] ? [[field, examples[0]]] : [];
  });
  return Object.fromEntries(texts) as Fields;
}

const isPicture = (value: Value): value is { src: string; alt: string } & Fields => isFields(value) && "alt" in value;

/** Whoever reads it hears what is drawn there, not what the schema has for an example. */
function withAlt(value: Value): Value {
  if (Array.isArray(value)) return value.map(withAlt);
  if (!isFields(value)) return value;
  if (isPicture(value)) return { ...value, alt: words.newMagazine.alt };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withAlt(each)]));
}

/** What archetypes call a picture that lies; every other stands. */
const LYING = /\/portada\.webp$/;

function picturesIn(folder: string, value: Value): ExamplePicture[] {
  if (isPicture(value)) return [{ file: `${folder}/${value.src}`, isUpright: !LYING.test(value.src) }];
  const parts = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return parts.flatMap((part) => picturesIn(folder, part));
}
