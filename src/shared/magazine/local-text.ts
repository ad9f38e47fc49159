/** Texts of content in several languages. */
import { CONTENT_LANGUAGE } from "./language.ts";

/** Text by language code, `es`; at least one. */
export type LocalText = Readonly<Record<string, string | undefined>>;

/** Language of a text for a reader: theirs, or that of the magazine, or the first one that there is. */
const languageOf = (text: LocalText, reader: string): string =>
  [reader, CONTENT_LANGUAGE, ...Object.keys(text)].find((language) => text[language] !== undefined) ?? reader;

/** Text in the language of a reader, or the best other one. */
export const textIn = (text: LocalText, reader: string): string => text[languageOf(text, reader)] ?? "";

/**
 * Props of an element with the text for a reader, and its language if that is not the reader's (WCAG 2.2 criterion
 * 3.1.2).
 */
export function spokenIn(text: LocalText, reader: string): { lang: string | undefined; children: string } {
  const lang = languageOf(text, reader);
  return { lang: lang === reader ? undefined : lang, children: text[lang] ?? "" };
}
