/**
 * The i18next instance of a page. Spanish ships in the bundle and initialisation is synchronous,
 * so the first render always matches the prerendered Spanish and a raw key is never shown
 * (decisions, "Failed translation load"). Detection comes after hydration: see `detect.ts`.
 */
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import spanish from "../../public/locales/es/translation.json";
import { TranslationFiles } from "./translation-files.ts";

export const FALLBACK_LANGUAGE = "es";

/** Languages that have a translation file; filled in by the build, so that adding a file is enough. */
declare const __LANGUAGES__: string[];

/** Specification, section 7: up to 5 retries, the first after 350 ms, doubled each time. */
const RETRIES = { maxRetries: 5, retryTimeout: 350 };

const inBrowser = typeof window !== "undefined";

export function createI18n(): i18n {
  const instance = createInstance();
  if (inBrowser) instance.use(TranslationFiles);
  void instance.use(initReactI18next).init({
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: __LANGUAGES__,
    load: "languageOnly",
    defaultNS: "translation",
    resources: { es: { translation: spanish } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    backend: { loadPath: `${import.meta.env.BASE_URL}locales/{{lng}}/translation.json` },
    ...RETRIES,
    debug: inBrowser,
    react: { useSuspense: false },
  });
  return instance;
}
