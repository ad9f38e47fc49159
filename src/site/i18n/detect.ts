/**
 * Detection of the reader's language after hydration. The detector is not registered with i18next: a registered
 * detector would store the language of the first render. On the next visit it would find that language, instead of the
 * language that the browser prefers.
 */
import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { attempt } from "../../shared/loading/storage.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { changeLanguage, STORAGE_KEY } from "./languages.ts";

const DETECTION = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupCookie: "i18next",
  lookupLocalStorage: STORAGE_KEY,
  lookupSessionStorage: "i18nextLng",
  caches: ["localStorage"],
};

/** Detects the reader's language and loads its texts. If loading fails, the page stays in the default language. */
export async function applyDetectedLanguage(i18n: i18n): Promise<void> {
  const detector = new LanguageDetector(i18n.services, DETECTION);
  const detected = attempt(() => detector.detect()) ?? detector.detect(["querystring", "navigator", "htmlTag"]);
  const { languageUtils } = i18n.services;
  const match = languageUtils.getBestMatchFromCodes([detected ?? CONTENT_LANGUAGE].flat());
  const language = languageUtils.getLanguagePartFromCode(match);
  attempt(() => detector.cacheUserLanguage(language));
  if (language === CONTENT_LANGUAGE) return showLoadedFallback(i18n);
  await changeLanguage(i18n, language);
}

/**
 * Loads the translation file of the bundled language, and renders the page again if a text in the file differs from the
 * bundled text.
 */
async function showLoadedFallback(i18n: i18n): Promise<void> {
  const texts = () => i18n.getResourceBundle(CONTENT_LANGUAGE, "translation") as Record<string, unknown>;
  const bundled = texts();
  await i18n.reloadResources([CONTENT_LANGUAGE]);
  const loaded = texts();
  const differs = Object.keys(bundled).some(
    (group) => JSON.stringify(bundled[group]) !== JSON.stringify(loaded[group]),
  );
  // The retries may take seconds, so the reader may have chosen another language in the meantime.
  if (differs && i18n.language === CONTENT_LANGUAGE) await i18n.changeLanguage(CONTENT_LANGUAGE);
}
