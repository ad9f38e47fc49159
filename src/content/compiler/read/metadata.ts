import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection } from "../document/collection.ts";
import type { Doubt, Metadata, PictureMention } from "../document/document.ts";
import { type Found, ofKind } from "../document/tagged.ts";
import { creditsOf } from "./credits.ts";

/** What the Markdown texts of a document mention. */
type TextMentions = Pick<Metadata, "pictures" | "links">;

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
    credits: creditsOf(schema, data),
    files: [...ofKind(tagged, "file"), ...ofKind(tagged, "audio")].map(({ value: { src }, path }) => ({ src, path })),
    references: ofKind(tagged, "reference").map(({ value: { kind: _kind, ...mention }, path }) => ({
      ...mention,
      path,
    })),
    links: [...links, ...mentions.links],
  };
}
