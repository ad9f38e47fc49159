import { createContext } from "react";
import { useTranslation } from "react-i18next";
import { localTextProps } from "../../../shared/magazine/local-text.ts";
import type { SectionNames } from "../../../shared/magazine/section-names.ts";

/** Context with the names of the sections. The header has its own provider, because it is prerendered separately. */
export const SectionNamesContext = createContext<SectionNames>({});

/**
 * Returns a function that returns the name of a section in the reader's language, as props with the text and its
 * `lang`. The name is the menu label in the translations or, without a label, the title of the section's page.
 */
export function useSectionName(names: SectionNames) {
  const { t, i18n } = useTranslation();
  return (section: string): { children: string; lang?: string | undefined } => {
    const key = `nav.${section}` as "nav.label";
    return i18n.exists(key) ? { children: t(key) as string } : localTextProps(names[section] ?? {}, i18n.language);
  };
}
