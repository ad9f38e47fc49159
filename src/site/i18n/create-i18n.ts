/**
 * The i18next instance of a page. Spanish is in the bundle and initialisation is synchronous, so the
 * first render matches the prerendered Spanish, and no failure can show a raw key. The reader's
 * language is detected after hydration: see `detect.ts`.
 */
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type spanish from "../../../public/locales/es/translation.json";
import { SITE_FOLDERS } from "../../shared/magazine/paths.ts";
import { FALLBACK_LANGUAGE, LANGUAGES } from "./languages.ts";
import { TranslationFiles } from "./translation-files.ts";

/** Filled in by the build. What is loaded on demand brings its own: see `use-added-texts.ts`. */
declare const __SPANISH__: Omit<typeof spanish, "search" | "offline">;

/** The first retry after 350 ms; the time doubles with each. */
const RETRIES = { maxRetries: 5, retryTimeout: 350 };

const inBrowser = typeof window !== "undefined";

export function createI18n(): i18n {
  const instance = createInstance();
  if (inBrowser) instance.use(TranslationFiles);
  void instance.use(initReactI18next).init({
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: LANGUAGES,
    load: "languageOnly",
    defaultNS: "translation",
    resources: { es: { translation: __SPANISH__ } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    backend: { loadPath: `${import.meta.env.BASE_URL}${SITE_FOLDERS.locales}/{{lng}}/translation.json` },
    ...RETRIES,
    debug: inBrowser,
    react: { useSuspense: false },
  });
  return instance;
}
