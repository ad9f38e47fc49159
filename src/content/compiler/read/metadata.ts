import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection } from "../document/collection.ts";
import type { Doubt, Metadata, PictureMention, CreditMention } from "../document/document.ts";
import { type TaggedField, ofKind, creditMarkOf } from "../document/tagged.ts";
import { z } from "zod";
import type { FieldPath } from "../document/source.ts";
import { onceForEach } from "../../../shared/once.ts";

/** The pictures, links and credits in a document's Markdown texts. */
type TextMentions = Pick<Metadata, "pictures" | "links" | "credits">;

interface MetadataInput {
  slug: string;
  data: Record<string, unknown>;
  taggedFields: readonly TaggedField[];
  mentions: TextMentions;
  doubts: Doubt[];
}

export function metadataOf(
  { slug, data, taggedFields, mentions, doubts }: MetadataInput,
  { address, schema, cachedFields = [], unique = [] }: Collection,
): Metadata {
  const { draft, published, formerAddresses } = data;
  const fields = [...cachedFields, ...unique];
  const pictures = ofKind(taggedFields, "image").map(({ value: { src, orientation }, path }): PictureMention => {
    return { src, path: [...path, "src"], ...(orientation && { orientation }) };
  });
  const links = ofKind(taggedFields, "path").map(({ value: { url, isOwnAddress }, path }) => ({
    url,
    path,
    ...(isOwnAddress && { isOwnAddress }),
  }));
  return {
    address: address ? addressFor(address, slug) : "",
    ...(Array.isArray(formerAddresses) && { formerAddresses: formerAddresses as string[] }),
    draft: draft === true,
    ...(typeof published === "string" && { published }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields.map((field) => [field, data[field]])) }),
    ...(doubts.length > 0 && { doubts }),
    pictures: [...pictures, ...mentions.pictures],
    credits: [...creditsOf(schema, data), ...mentions.credits],
    files: [...ofKind(taggedFields, "file"), ...ofKind(taggedFields, "audio")].map(({ value: { src }, path }) => ({
      src,
      path,
    })),
    references: ofKind(taggedFields, "reference").map(({ value: { kind: _kind, ...mention }, path }) => ({
      ...mention,
      path,
    })),
    links: [...links, ...mentions.links],
  };
}

/** Appends the credits in a value to `credits`. Readers return no lists, because there are many credits. */
type Reader = (value: unknown, path: FieldPath, credits: CreditMention[]) => void;

function creditsOf(schema: z.ZodType, data: unknown): CreditMention[] {
  const credits: CreditMention[] = [];
  cachedReaderOf(schema)?.(data, [], credits);
  return credits;
}

const cachedReaderOf = onceForEach(readerOf, new WeakMap<z.core.$ZodType, Reader | undefined>());

/** Returns the credit reader of a schema; `undefined` if the schema marks no credits. */
function readerOf(schema: z.core.$ZodType): Reader | undefined {
  const [own, inner] = [ownReader(schema), innerReader(schema)];
  if (!own || !inner) return own ?? inner;
  return (value, path, credits) => {
    own(value, path, credits);
    inner(value, path, credits);
  };
}

function ownReader(schema: z.core.$ZodType): Reader | undefined {
  const mark = creditMarkOf(schema);
  if (!mark) return undefined;
  return (value, path, credits) => {
    const credit = value === undefined ? undefined : mark.creditOf(value);
    if (!credit?.name) return;
    const { name, role, link = "", field, roleField } = credit;
    const namePath = field === undefined ? path : [...path, field];
    credits.push({ path: namePath, name, role, ...(roleField !== undefined && { roleField }), link });
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
  return (value, path, credits) => {
    for (const { name, read } of fields) {
      const field = (value as Record<string, unknown> | undefined)?.[name];
      if (field !== undefined) read(field, [...path, name], credits);
    }
  };
}

function listReader({ element }: z.ZodArray): Reader | undefined {
  const read = readerOf(element);
  if (!read) return undefined;
  const inheritsRole = creditMarkOf(element)?.inheritsRole;
  return (value, path, credits) => {
    const first = credits.length;
    for (const [index, item] of (value as unknown[]).entries()) read(item, [...path, index], credits);
    if (inheritsRole) inheritRoles(credits, first);
  };
}

function inheritRoles(credits: CreditMention[], first: number): void {
  for (let index = first + 1; index < credits.length; index++) {
    const [previous, credit] = [credits[index - 1], credits[index]];
    if (previous && credit) credit.role ||= previous.role;
  }
}
