/**
 * What a prerendered page brings for its own document, so that its first render needs no list: which
 * file holds the document, and what lists say of the documents around it.
 */
export interface Brought {
  /** Type of the document: the name of its folder in `content/`. */
  collection: string;
  slug: string;
  /** Address of the built module of the document. */
  module: string;
  /** What the query of the type finds around the document. */
  around: unknown;
}

/** Attribute of the script tag that holds it as JSON. */
export const BROUGHT_ATTRIBUTE = "data-brought";

/** What the page brings for a document, if that is the one that it shows. */
export function broughtFor(collection: string, segment: string): Brought | undefined {
  const tag = globalThis.document?.querySelector(`script[${BROUGHT_ATTRIBUTE}]`);
  if (!tag) return undefined;
  const brought = JSON.parse(tag.textContent) as Brought;
  const isThis = brought.collection === collection && brought.slug.toLowerCase() === segment.toLowerCase();
  return isThis ? brought : undefined;
}
