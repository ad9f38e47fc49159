import type { FixedPage } from "../../shared/magazine/pages.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import type { Source } from "../queries/page-data.ts";

/** What a page shows of other documents, and what it says itself. */
export const withTexts =
  <Data>(page: FixedPage, source: Source<Data>): Source<Data & WithTexts> =>
  async (...asked) => {
    const [read, { textsOf }] = await Promise.all([source(...asked), import("../queries/page-texts.ts")]);
    return read && (() => ({ ...read(), texts: textsOf(page) }));
  };
