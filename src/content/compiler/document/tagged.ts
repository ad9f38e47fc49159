/**
 * Finds and replaces the tagged values of a document of any type: pictures, Markdown texts, files, references, and
 * paths of the site. Pages get the replacements. Schemas also mark the values that are credits; credits stay in the
 * document unchanged.
 */
import type { FieldPath } from "./source.ts";
import { z } from "zod";
import type { CreditMention } from "./document.ts";

interface TaggedByKind {
  image: { kind: "image"; src: string; alt: string; orientation?: "portrait" | "landscape" };
  markdown: { kind: "markdown"; source: string };
  file: { kind: "file"; src: string };
  /** A file whose size is displayed on pages. */
  audio: { kind: "audio"; src: string };
  /** A reference to another document. The fields have the same meaning as in `ReferenceMention`. */
  reference: {
    kind: "reference";
    type: string;
    slug: string;
    mayBeUnpublished?: boolean;
    withFolder?: boolean;
    role?: string;
  };
  /** The path of a page of the site. `isOwnAddress` marks a path that must lead to the document's own page. */
  path: { kind: "path"; url: string; isOwnAddress?: boolean };
}

export type Kind = keyof TaggedByKind;
export type Tagged = TaggedByKind[Kind];

export interface TaggedField<Value extends Tagged = Tagged> {
  value: Value;
  path: FieldPath;
}

const KINDS = new Set<unknown>(["image", "markdown", "file", "audio", "reference", "path"] satisfies Kind[]);

export const isTagged = (value: object): value is Tagged => "kind" in value && KINDS.has(value.kind);

/** Returns every tagged value of a document, in the order of the document. */
export function findTagged(root: unknown): TaggedField[] {
  const fields: TaggedField[] = [];
  const path: PropertyKey[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isTagged(value)) return void fields.push({ value, path: [...path] });
    for (const key in value) {
      path.push(Array.isArray(value) ? Number(key) : key);
      visit((value as Record<string, unknown>)[key]);
      path.pop();
    }
  };
  visit(root);
  return fields;
}

/** Filters tagged values by kind. */
export function ofKind<Name extends Kind>(
  fields: readonly TaggedField[],
  kind: Name,
): TaggedField<TaggedByKind[Name]>[] {
  return fields.filter(({ value }) => value.kind === kind) as TaggedField<TaggedByKind[Name]>[];
}

/** Returns the value with every tagged part replaced. Parts without tagged values are not copied. */
export function replaceTagged(value: unknown, replace: (tagged: Tagged) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isTagged(value)) return replace(value);
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const child = (value as Record<string, unknown>)[key];
    const replaced = replaceTagged(child, replace);
    if (replaced === child) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = replaced;
  }
  return copy ?? value;
}

/** The credit in a marked value: somebody's name and role. */
export interface ExtractedCredit {
  name: string;
  /** The role; `""` if there is none. */
  role: string;
  link?: string;
  /** The value's field for the role; absent if the document type implies the role. */
  roleField?: string;
  /** The value's field for the name; absent if the value itself is the name. */
  field?: string;
}

/** Extracts the credit of a value; `undefined` if the value names nobody. */
type CreditOf = (value: never) => ExtractedCredit | undefined;

interface ListRules {
  /** Whether a list entry without a role has the role of the previous entry. */
  inheritsRole?: boolean;
}

const marks = z.registry<{ creditOf: CreditOf } & ListRules>();

/** Marks the values of a schema as credits. `creditOf` extracts the credit of a value. */
export function markCredits<Schema extends z.ZodType>(
  schema: Schema,
  creditOf: (value: z.output<Schema>) => ExtractedCredit | undefined,
  rules: ListRules = {},
): Schema {
  marks.add(schema, { creditOf, ...rules });
  return schema;
}

/** Returns the mark of a schema. zod also finds the mark if the marked schema was extended, for example by `refine`. */
export const creditMarkOf = (schema: z.core.$ZodType) =>
  marks.get(schema as z.ZodType) as
    | (ListRules & { creditOf: (value: unknown) => ExtractedCredit | undefined })
    | undefined;

/** Returns the path of a credit's link, which is the field `link` beside the name. */
export const linkFieldOf = ({ path }: Pick<CreditMention, "path">): FieldPath => [...path.slice(0, -1), "link"];
