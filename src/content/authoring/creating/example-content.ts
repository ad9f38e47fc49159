/**
 * The content of a new magazine: settings, roles, and one example document for each type, made from the type's schema.
 */
import { stringify } from "yaml";
import { CREDIT_ROLES } from "../../../shared/credits/credit-words.ts";
import { FIXED_ADDRESSES, NAVIGATION_SECTIONS, TOPIC_TYPE } from "../../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { type Fields, type Value, isFields } from "../../../shared/values.ts";
import { collectionNamed } from "../../../types/collections.ts";
import { FILE_WORDS } from "../../schema/file-names.ts";
import { labelOf } from "../../schema/documents/navigation.ts";
import { messages } from "../../messages/messages.ts";
import { archetypeOf, AUTHORED_TYPES } from "./archetypes.ts";
import { bareText } from "./document-text.ts";
import { formOf } from "../schemas/form-of.ts";
import { fillPlaceholders } from "./placeholder-values.ts";
import type { FormSchema } from "../schemas/form-schema.ts";

export interface MagazineDetails {
  name: string;
  /** The site's public URL, such as `https://faro.example`. */
  url: string;
  email: string;
  today: string;
}

export const exampleContent = (details: MagazineDetails): Example[] => [
  siteOf(details),
  ...pagesOf(details),
  { file: "roles.yaml", text: stringify({ roles: ROLES }), pictures: [] },
  ...AUTHORED_TYPES.map((type) => exampleOf(type, details)),
];

const ROLES = Object.entries(CREDIT_ROLES).map(([role, name]) => ({ name, ...(role === "thanks" && { kind: "any" }) }));

const TITLES: Readonly<Record<string, string>> = messages.newMagazine.pages;

/** Builds the document of each fixed page, with a title, because none of these documents may be missing. */
function pagesOf({ name }: MagazineDetails): Example[] {
  const inLanguage = (text: string) => ({ [CONTENT_LANGUAGE]: text });
  const { about, team } = messages.newMagazine;
  const who = { statements: [{ title: inLanguage(name), text: inLanguage(about) }], team: inLanguage(team) };
  return Object.keys(FIXED_ADDRESSES).map((page) => {
    const label = TITLES[page] ?? labelOf(page);
    const title = inLanguage(label.replace(/^./u, (letter) => letter.toUpperCase()));
    const text = bareText(collectionNamed("pages"), { title, ...(page === "who" && who) });
    return { file: `pages/${page}.yaml`, text, pictures: [] };
  });
}

function siteOf({ name, url, email }: MagazineDetails): Example {
  const { schema } = collectionNamed("site");
  const form = formOf(collectionNamed("site"));
  const fields = {
    name,
    description: messages.newMagazine.description(name),
    url,
    email,
    social: {},
    navigation: NAVIGATION_SECTIONS.map(({ section, address }) => ({ section, path: address })),
    form: { endpoint: "" },
    carousel: { words: messages.newMagazine.carousel, slides: [] },
  } satisfies Value;
  return {
    file: "site.yaml",
    text: bareText(collectionNamed("site"), fillPlaceholders(schema, form, fields, 1) as Fields),
    pictures: [],
  };
}

interface Example {
  /** The path of the file, relative to the content folder. */
  file: string;
  text: string;
  pictures: ExamplePicture[];
}

interface ExamplePicture {
  /** The path of the picture, relative to the content folder. */
  file: string;
  isUpright: boolean;
}

interface ExampleDetails {
  email: string;
  today: string;
}

/** Builds an example document from the initial fields of its type and the examples in its schema. */
function exampleOf(type: string, { email, today }: ExampleDetails): Example {
  const collection = collectionNamed(type);
  const form = formOf(collection);
  const { name, slug } = nameAndSlugOf(type);
  // The example has the example topic, because a topic that no document has would cause a warning.
  const topics = TOPIC_TYPE && form.properties?.topics && { topics: [nameAndSlugOf(TOPIC_TYPE).slug] };
  const { draft: _, ...start } = archetypeOf(type).fields({ slug, name, today, existing: [] });
  const initial = { ...textsOf(form), ...start, ...("email" in start && { email }), ...topics };
  const filled = fillPlaceholders(collection.schema, form, initial, 1);
  if (!isFields(filled)) throw new Error(`The schema of ${type} has no example that it accepts.`);
  const { body, ...fields } = withAlt(filled) as Fields;
  const text = bareText(collection, fields as Fields) + (typeof body === "string" ? `\n${body}\n` : "");
  const file = `${type}/${slug}${collection.extension}`;
  return { file, text, pictures: picturesIn(type, filled) };
}

function nameAndSlugOf(type: string): { name: string; slug: string } {
  const name = nameIn(type, formOf(collectionNamed(type)));
  return { name, slug: archetypeOf(type).slug(name, []) };
}

/** Returns the first example of the field that holds a new document's name; if there is none, the type's name. */
function nameIn(type: string, { properties = {}, title = type }: FormSchema): string {
  const marker = "name";
  const fields = Object.entries(archetypeOf(type).fields({ slug: "", name: marker, today: "", existing: [] }));
  const [field = ""] = fields.find(([, value]) => value === marker) ?? [];
  return properties[field]?.examples?.[0] ?? title;
}

/** Returns example values of the long text fields, even optional ones, because the example shows what is possible. */
function textsOf({ properties = {} }: FormSchema): Fields {
  const texts = Object.entries(properties).flatMap(([field, { control, examples = [] }]) => {
    if (control === "markdown") return [[field, messages.newMagazine.text]];
    return control === "long-text" && examples[0] ? [[field, examples[0]]] : [];
  });
  return Object.fromEntries(texts) as Fields;
}

const isPicture = (value: Value): value is { src: string; alt: string } & Fields => isFields(value) && "alt" in value;

/**
 * Replaces every picture description with a description of the placeholder drawing, because the schema's example
 * describes another picture.
 */
function withAlt(value: Value): Value {
  if (Array.isArray(value)) return value.map(withAlt);
  if (!isFields(value)) return value;
  if (isPicture(value)) return { ...value, alt: messages.newMagazine.alt };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withAlt(each)]));
}

/** The end of the path of every landscape picture. All other pictures are portraits. */
const LANDSCAPE_ENDING = `/${FILE_WORDS.lead}.webp`;

function picturesIn(folder: string, value: Value): ExamplePicture[] {
  if (isPicture(value)) return [{ file: `${folder}/${value.src}`, isUpright: !value.src.endsWith(LANDSCAPE_ENDING) }];
  const parts = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return parts.flatMap((part) => picturesIn(folder, part));
}
