/** Texts that content says in several languages. */
import { CONTENT_LANGUAGE } from "./language.ts";

/** By the code of the language, `es`; at least one. */
export type LocalText = Readonly<Record<string, string | undefined>>;

/** The language of a text for a reader: theirs, else that of the magazine, else the one that there is. */
const languageOf = (text: LocalText, reader: string): string =>
  [reader, CONTENT_LANGUAGE, ...Object.keys(text)].find((language) => text[language] !== undefined) ?? reader;

/** The text for a reader. */
export const textIn = (text: LocalText, reader: string): string => text[languageOf(text, reader)] ?? "";

/** The same with its language where that is not the reader's (WCAG 2.2 criterion 3.1.2), as attributes of an element. */
export function spokenIn(text: LocalText, reader: string): { lang: string | undefined; children: string } {
  const lang = languageOf(text, reader);
  return { lang: lang === reader ? undefined : lang, children: text[lang] ?? "" };
}
