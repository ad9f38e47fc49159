import { useTranslation } from "react-i18next";
import { type LocalText, spokenIn } from "../../shared/magazine/local-text.ts";
import { useState } from "react";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type texts from "#texts";

/** Answers a text of the content in the reader's language, as attributes of an element: `<p {...local(claim)} />`. */
export function useLocalText() {
  const { i18n } = useTranslation();
  return (text: LocalText) => spokenIn(text, i18n.language);
}

/**
 * Adds bundled texts of a part that is loaded on demand, so that no page without it downloads them. Newer ones, of
 * the file that the page has loaded, stay. Returns `t`.
 */
export function useAddedTexts(texts: object) {
  const { t, i18n } = useTranslation();
  useState(() => void i18n.addResourceBundle(CONTENT_LANGUAGE, "translation", texts, true, false));
  return t;
}

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

/** The groups of translations that have all of these texts, such as `article` for `newer`. */
export type TextGroup<Text extends string> = {
  [Group in keyof typeof texts]: (typeof texts)[Group] extends Record<Text, string> ? Group : never;
}[keyof typeof texts];
