/** How a reader changes the language of the interface. */
import type { i18n } from "i18next";
import { attempt } from "../../shared/loading/storage.ts";

/** Key of local storage in which the language of the reader is kept. */
export const STORAGE_KEY = "i18nextLng";

/** `es` → «español». */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** Loads a language and changes to it; when its file cannot be loaded, nothing changes. Returns whether it changed. */
export async function changeLanguage(i18n: i18n, language: string): Promise<boolean> {
  await i18n.loadLanguages(language);
  if (!i18n.hasResourceBundle(language, "translation")) return false;
  await i18n.changeLanguage(language);
  return true;
}

/** Remembers the choice where detection finds it on the next visit. */
export async function chooseLanguage(i18n: i18n, language: string): Promise<void> {
  if (!(await changeLanguage(i18n, language))) return;
  // Without storage the choice lasts as long as the page.
  attempt(() => localStorage.setItem(STORAGE_KEY, language));
}
