import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection } from "../document/collection.ts";
import type { Doubt, Metadata, PictureMention, CreditMention } from "../document/document.ts";
import { type Found, ofKind, markOf } from "../document/tagged.ts";
import { z } from "zod";
import type { FieldPath } from "../document/source.ts";

/** The pictures, links and credits in a document's Markdown texts. */
type TextMentions = Pick<Metadata, "pictures" | "links" | "credits">;

interface Read {
  slug: string;
  data: Record<string, unknown>;
  tagged: readonly Found[];
  mentions: TextMentions;
  doubts: Doubt[];
}

export function metadataOf(
  { slug, data, tagged, mentions, doubts }: Read,
  { address, schema, remembers = [], unique = [] }: Collection,
): Metadata {
  const { draft, published, formerAddresses } = data;
  const fields = [...remembers, ...unique];
  const pictures = ofKind(tagged, "image").map(({ value: { src, orientation }, path }): PictureMention => {
    return { src, path: [...path, "src"], ...(orientation && { orientation }) };
  });
  const links = ofKind(tagged, "path").map(({ value: { url, own }, path }) => ({ url, path, ...(own && { own }) }));
  return {
    address: address ? addressFor(address, slug) : "",
    ...(Array.isArray(formerAddresses) && { formerAddresses: formerAddresses as string[] }),
    draft: draft === true,
    ...(typeof published === "string" && { published }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields.map((field) => [field, data[field]])) }),
    ...(doubts.length > 0 && { doubts }),
    pictures: [...pictures, ...mentions.pictures],
    credits: [...creditsOf(schema, data), ...mentions.credits],
    files: [...ofKind(tagged, "file"), ...ofKind(tagged, "audio")].map(({ value: { src }, path }) => ({ src, path })),
    references: ofKind(tagged, "reference").map(({ value: { kind: _kind, ...mention }, path }) => ({
      ...mention,
      path,
    })),
    links: [...links, ...mentions.links],
  };
}

/** Adds the credits of a value to `found`, in order. No other objects are created, because there are many credits. */
type Reader = (value: unknown, path: FieldPath, found: CreditMention[]) => void;

/** The credit reader of each schema, cached; `read` is `undefined` if the schema marks no credits. */
const readers = new WeakMap<z.ZodType, { read: Reader | undefined }>();

function creditsOf(schema: z.ZodType, data: unknown): CreditMention[] {
  const known = readers.get(schema) ?? { read: readerOf(schema) };
  readers.set(schema, known);
  const found: CreditMention[] = [];
  known.read?.(data, [], found);
  return found;
}

function readerOf(schema: z.core.$ZodType): Reader | undefined {
  const [own, inner] = [ownReader(schema), innerReader(schema)];
  if (!own || !inner) return own ?? inner;
  return (value, path, found) => {
    own(value, path, found);
    inner(value, path, found);
  };
}

function ownReader(schema: z.core.$ZodType): Reader | undefined {
  const mark = markOf(schema);
  if (!mark) return undefined;
  return (value, path, found) => {
    const credited = value === undefined ? undefined : mark.creditOf(value);
    if (!credited?.name) return;
    const { name, role, link = "", field, roleField } = credited;
    const own = field === undefined ? path : [...path, field];
    found.push({ path: own, name, role, ...(roleField !== undefined && { roleField }), link });
  };
}

function innerReader(schema: z.core.$ZodType): Reader | undefined {
  if (schema instanceof z.ZodObject) return objectReader(schema);
  if (schema instanceof z.ZodArray) return listReader(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return readerOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? readerOf(schema.in) : undefined;
}

function objectReader({ shape }: z.ZodObject): Reader | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const read = readerOf(field);
    return read ? [{ name, read }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, path, found) => {
    for (const { name, read } of fields) {
      const field = (value as Record<string, unknown> | undefined)?.[name];
      if (field !== undefined) read(field, [...path, name], found);
    }
  };
}

function listReader({ element }: z.ZodArray): Reader | undefined {
  const read = readerOf(element);
  if (!read) return undefined;
  const inheritsRole = markOf(element)?.inheritsRole;
  return (value, path, found) => {
    const first = found.length;
    for (const [index, item] of (value as unknown[]).entries()) read(item, [...path, index], found);
    if (inheritsRole) inheritRoles(found, first);
  };
}

function inheritRoles(found: CreditMention[], first: number): void {
  for (let at = first + 1; at < found.length; at++) {
    const [before, credit] = [found[at - 1], found[at]];
    if (before && credit) credit.role ||= before.role;
  }
}
