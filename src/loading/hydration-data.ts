/**
 * What a prerendered page brings for its own document, so that its first render needs no list: which
 * file holds the document, and what lists say of the documents around it.
 */
export interface HydrationData {
  /** Type of the document: the name of its folder in `content/`. */
  collection: string;
  slug: string;
  /** Address of the built module of the document. */
  module: string;
  /** What the query of the type finds around the document. */
  around: unknown;
}

/** Attribute of the script tag that holds it as JSON. */
export const HYDRATION_DATA_ATTRIBUTE = "data-hydration";

/** What the page brings for a document, if that is the one that it shows. */
export function hydrationDataFor(collection: string, segment: string): HydrationData | undefined {
  const tag = globalThis.document?.querySelector(`script[${HYDRATION_DATA_ATTRIBUTE}]`);
  if (!tag) return undefined;
  const hydrationData = JSON.parse(tag.textContent) as HydrationData;
  const isThis = hydrationData.collection === collection && hydrationData.slug.toLowerCase() === segment.toLowerCase();
  return isThis ? hydrationData : undefined;
}
