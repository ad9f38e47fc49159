/** Texts in several languages, in the form used in content. */
import { CONTENT_LANGUAGE } from "./language.ts";

/** Text by language code, such as `es`. At least one language has a text. */
export type LocalText = Readonly<Record<string, string | undefined>>;

/**
 * Returns the language in which a reader gets a text: the reader's language, or else the magazine's language, or else
 * the first language in the text.
 */
const languageOf = (text: LocalText, readerLanguage: string): string =>
  [readerLanguage, CONTENT_LANGUAGE, ...Object.keys(text)].find((language) => text[language] !== undefined) ??
  readerLanguage;

/** Returns a text in the language of a reader, or else in the best other language; `""` if the text has no language. */
export const textIn = (text: LocalText, readerLanguage: string): string => text[languageOf(text, readerLanguage)] ?? "";

/**
 * Returns the props of an element with the text for a reader, and with the text's language if that is not the reader's
 * language (WCAG 2.2 criterion 3.1.2).
 */
export function localTextProps(
  text: LocalText,
  readerLanguage: string,
): { lang: string | undefined; children: string } {
  const lang = languageOf(text, readerLanguage);
  return { lang: lang === readerLanguage ? undefined : lang, children: text[lang] ?? "" };
}
