/**
 * Language of the reader, found after hydration in the order of the specification (section 9).
 * The detector is not registered at initialisation: there it would cache the first render's
 * Spanish and find it again on the next visit, whatever the browser asks for.
 */
import type { i18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { attempt } from "../loading/storage.ts";
import { changeLanguage, FALLBACK_LANGUAGE, STORAGE_KEY } from "./languages.ts";

const DETECTION = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  lookupQuerystring: "lng",
  lookupCookie: "i18next",
  lookupLocalStorage: STORAGE_KEY,
  lookupSessionStorage: "i18nextLng",
  caches: ["localStorage"],
};

/** Loads the strings of the reader's language; when they cannot be had, the page stays in Spanish. */
export async function applyDetectedLanguage(i18n: i18n): Promise<void> {
  const detector = new LanguageDetector(i18n.services, DETECTION);
  const detected = attempt(() => detector.detect()) ?? detector.detect(["querystring", "navigator", "htmlTag"]);
  const { languageUtils } = i18n.services;
  const match = languageUtils.getBestMatchFromCodes([detected ?? FALLBACK_LANGUAGE].flat());
  const language = languageUtils.getLanguagePartFromCode(match);
  attempt(() => detector.cacheUserLanguage(language));
  if (language === FALLBACK_LANGUAGE) return i18n.reloadResources([FALLBACK_LANGUAGE]);
  await changeLanguage(i18n, language);
}
