import type { TFunction } from "i18next";
import type { Publication } from "../seo/structured-data/publication.ts";

/** What is the same for all that crawlers get: who publishes, and the words of the interface. */
export interface SeoContext {
  publication: Publication;
  t: TFunction;
}
