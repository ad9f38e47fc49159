import { useTranslation } from "react-i18next";
import { type LocalText, localTextProps } from "../../shared/magazine/local-text.ts";
import { useState } from "react";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type texts from "#texts";

/**
 * Returns a function that takes a text of the content and returns it in the reader's language, as props of an element:
 * `<p {...local(claim)} />`.
 */
export function useLocalText() {
  const { i18n } = useTranslation();
  return (text: LocalText) => localTextProps(text, i18n.language);
}

/**
 * Adds the bundled texts of a part of the site that loads on demand, so that pages without the part do not download
 * these texts. Texts that were already loaded from a translation file are newer and stay. Returns `t`.
 */
export function useAddedTexts(texts: object) {
  const { t, i18n } = useTranslation();
  // A `LatePart` starts with its own copy of the i18next instance, so texts are added once for each instance.
  const [extended] = useState(() => new WeakSet<object>());
  if (!extended.has(i18n)) i18n.addResourceBundle(CONTENT_LANGUAGE, "translation", texts, true, false);
  extended.add(i18n);
  return t;
}

/** Returns the language of the reader, for the functions of `Intl`. */
export function useReaderLanguage(): string {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage ?? i18n.language;
}

/**
 * Returns the words of a document type in the language of the reader or, if there are none, in the language of the
 * magazine. Throws if there are none in either language. `words`: language → words.
 */
export function useWords<Words>(words: Readonly<Record<string, Words>>): Words {
  const language = useReaderLanguage();
  const localWords = words[language] ?? words[CONTENT_LANGUAGE];
  if (!localWords) throw new Error(`There are no words in ${CONTENT_LANGUAGE}`);
  return localWords;
}

/** Names of the translation groups that have all texts named in `Text`. For example, `article` has `newer`. */
export type TextGroup<Text extends string> = {
  [Group in keyof typeof texts]: (typeof texts)[Group] extends Record<Text, string> ? Group : never;
}[keyof typeof texts];
