/** What the pages that are there whatever the content says say themselves. */
import { list } from "#content/pages.js";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import type { PageTexts } from "../../../content/schema/documents/page.ts";

export type { PageTexts };

/** What a page gets beside what it shows of other documents. */
export interface WithTexts {
  texts: PageTexts;
}

/** The compiler has checked that each page has them. */
export function textsOf(page: FixedPage): PageTexts {
  const found = list().find(({ slug }) => slug === page);
  if (!found) throw new Error(`content/pages says nothing of ${page}`);
  return found;
}
