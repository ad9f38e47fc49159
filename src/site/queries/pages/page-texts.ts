/** Texts of the fixed pages, which exist whatever the content. */
import { list } from "#content/pages.js";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import type { PageTexts } from "../../../content/schema/documents/page.ts";

export type { PageTexts };

/** Prop of every fixed page, in addition to props with content of other documents. */
export interface WithTexts {
  texts: PageTexts;
}

/**
 * Returns the texts of a page. Throws if there are no texts, which the compiler has ruled out. Features are left out:
 * the page gets the documents themselves (`featured.ts`).
 */
export function textsOf(page: FixedPage): PageTexts {
  const found = list().find(({ slug }) => slug === page);
  if (!found) throw new Error(`content/pages says nothing of ${page}`);
  const { features: _features, ...texts } = found;
  return texts;
}
