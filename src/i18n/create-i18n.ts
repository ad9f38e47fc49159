/**
 * The i18next instance of a page. Spanish is in the bundle and initialisation is synchronous, so the
 * first render matches the prerendered Spanish, and no failure can show a raw key. The reader's
 * language is detected after hydration: see `detect.ts`. What is not set here, as the retries, is
 * i18next's own: see README.md.
 */
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import spanish from "../../public/locales/es/translation.json";
import { SITE_FOLDERS } from "../magazine/paths.ts";
import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages.ts";
import { TranslationFiles } from "./translation-files.ts";

const inBrowser = typeof window !== "undefined";

export function createI18n(): i18n {
  const instance = createInstance();
  if (inBrowser) instance.use(TranslationFiles);
  void instance.use(initReactI18next).init({
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: LANGUAGES,
    load: "languageOnly",
    resources: { es: { translation: spanish } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    backend: { loadPath: `${import.meta.env.BASE_URL}${SITE_FOLDERS.locales}/{{lng}}/translation.json` },
    debug: inBrowser,
    react: { useSuspense: false },
  });
  return instance;
}
