import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";

/** The language of the reader, as formats want it. */
export function useReaderLanguage(): string {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage ?? i18n.language;
}

/** The words of a type in the language of the reader, or in that of the magazine where they lack it. */
export function useWords<Words>(words: Readonly<Record<string, Words>>): Words {
  const language = useReaderLanguage();
  const found = words[language] ?? words[CONTENT_LANGUAGE];
  if (!found) throw new Error(`There are no words in ${CONTENT_LANGUAGE}`);
  return found;
}
