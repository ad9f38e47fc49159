/**
 * What a document says about others: the part that is checked across documents, and that is
 * remembered of a document which did not change.
 */
import type { Document, FieldPath, Finding } from "./source.ts";
import { ofKind } from "./tagged.ts";

/** A place in a Markdown text, 1 first. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Something that a document names, the field in which it does and, in a Markdown text, the place there. */
interface Mention {
  path: FieldPath;
  at?: TextPlace;
}

export interface PictureMention extends Mention {
  /** Path of the file, relative to the document. */
  src: string;
  orientation?: "portrait" | "landscape";
}

export interface Facts {
  /** Canonical address of its page; empty where the type has none. */
  address: string;
  /** The address as the document spells it, where it does. */
  link?: string;
  draft: boolean;
  /** Calendar day, `2026-11-20`; absent where the type has none. */
  published?: string;
  pictures: PictureMention[];
  /** Files that are published as they are. */
  files: (Mention & { src: string })[];
  references: (Mention & { type: string; slug: string })[];
  /** Links to pages of the site. */
  links: (Mention & { url: string })[];
}

/** What the Markdown texts of a document add to its facts, and what is wrong in them. */
export interface TextFacts extends Pick<Facts, "pictures" | "links"> {
  findings: Finding[];
}

export function factsOf({ address, data, collection, tagged }: Document, texts: TextFacts): Facts {
  const { link, draft, published } = data;
  const pictures = ofKind(tagged, "image").map(({ value: { src, orientation }, path }): PictureMention => {
    return { src, path: [...path, "src"], ...(orientation && { orientation }) };
  });
  return {
    address,
    ...(address && typeof link === "string" && { link }),
    draft: draft === true,
    ...(typeof published === "string" && { published }),
    pictures: [...pictures, ...texts.pictures],
    files: ofKind(tagged, "file").map(({ value: { src }, path }) => ({ src, path })),
    references: ofKind(tagged, "reference").map(({ value: { type, slug }, path }) => ({ type, slug, path })),
    links: [...(collection === "site" ? navigationOf(data) : []), ...texts.links],
  };
}

function navigationOf(data: Record<string, unknown>): Facts["links"] {
  const navigation = data.navigation as { path: string }[];
  return navigation.map(({ path: url }, index) => ({ url, path: ["navigation", index, "path"] }));
}
