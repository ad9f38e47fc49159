/** Texts of the fixed pages, which exist independently of the content. */
import { list } from "#content/pages.js";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import type { PageTexts } from "../../../content/schema/documents/page.ts";

export type { PageTexts };

/** Prop of every fixed page. Some pages have further props with content of documents. */
export interface WithTexts {
  texts: PageTexts;
}

/**
 * Returns the texts of a page. Throws if the page has no texts; the compiler does not allow this. The field `features`
 * is left out, because the page gets the featured documents themselves (`featured.ts`).
 */
export function textsOf(page: FixedPage): PageTexts {
  const pageDocument = list().find(({ slug }) => slug === page);
  if (!pageDocument) throw new Error(`content/pages says nothing of ${page}`);
  const { features: _features, ...texts } = pageDocument;
  return texts;
}
