import type { i18n } from "i18next";
import { FALLBACK_LANGUAGE } from "./languages.ts";

/** Adds bundled Spanish texts of a part that is loaded on demand. Newer ones, of the file that the page has loaded, stay. */
export function addTexts(i18n: i18n, texts: object): void {
  i18n.addResourceBundle(FALLBACK_LANGUAGE, "translation", texts, true, false);
}
