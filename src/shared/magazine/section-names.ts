import { DOCUMENT_TYPES, NAVIGATION_SECTIONS } from "./addresses.ts";
import type { LocalText } from "./local-text.ts";

export type SectionNames = Readonly<Record<string, LocalText>>;

/** Returns the section names that the menu, the footer and the search show. `pages`: documents of the fixed pages. */
export function sectionNamesOf(pages: readonly { slug: string; title: LocalText }[]): SectionNames {
  const shownSections = new Set(
    [...NAVIGATION_SECTIONS, ...Object.values(DOCUMENT_TYPES)].map(({ section }) => section),
  );
  return Object.fromEntries(pages.flatMap(({ slug, title }) => (shownSections.has(slug) ? [[slug, title]] : [])));
}
