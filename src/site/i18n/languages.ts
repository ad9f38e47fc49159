/** Changes the language of the interface. */
import type { i18n } from "i18next";
import { attempt } from "../../shared/loading/storage.ts";

/** Key of the reader's language in local storage. */
export const STORAGE_KEY = "i18nextLng";

/** Returns the name of a language in that language: `es` → «español». */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/**
 * Loads the texts of a language and changes the interface to that language. Returns whether the language changed: if
 * its file cannot be loaded, nothing changes.
 */
export async function changeLanguage(i18n: i18n, language: string): Promise<boolean> {
  await i18n.loadLanguages(language);
  if (!i18n.hasResourceBundle(language, "translation")) return false;
  await i18n.changeLanguage(language);
  return true;
}

/** Changes the language and stores the choice, so that detection finds it on the next visit. */
export async function chooseLanguage(i18n: i18n, language: string): Promise<void> {
  if (!(await changeLanguage(i18n, language))) return;
  // If storage is refused, the choice lasts as long as the page.
  attempt(() => localStorage.setItem(STORAGE_KEY, language));
}
