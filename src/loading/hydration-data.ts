/**
 * What the HTML of a page holds about its own document, so that hydration needs no list of documents:
 * the file of the document, and what the lists say of the documents around it.
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

/** The hydration data of a document, if the page was prerendered for that one. */
export function hydrationDataFor(collection: string, key: string): HydrationData | undefined {
  const tag = globalThis.document?.querySelector(`script[${HYDRATION_DATA_ATTRIBUTE}]`);
  if (!tag) return undefined;
  const hydrationData = JSON.parse(tag.textContent) as HydrationData;
  const isThis = hydrationData.collection === collection && hydrationData.slug.toLowerCase() === key;
  return isThis ? hydrationData : undefined;
}
