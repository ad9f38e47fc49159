/**
 * The i18next instance of a page. The texts of the default language are in the bundle and initialisation is
 * synchronous, so the first render matches the prerendered page, and no failure can show a raw key. The reader's
 * language is detected after hydration: see `detect.ts`.
 */
import {
  createInstance,
  type i18n,
  type BackendModule,
  type InitOptions,
  type ReadCallback,
  type Services,
} from "i18next";
import { initReactI18next } from "react-i18next";
import type texts from "#texts";
import { CONTENT_LANGUAGE, LANGUAGES } from "../../shared/magazine/language.ts";
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";

/**
 * Texts in the bundle. The build inserts them. Parts of the site that load on demand contain their own texts: see
 * `use-texts.ts`.
 */
declare const __TEXTS__: Omit<
  typeof texts,
  | "search"
  | "offline"
  | "gathering"
  | "features"
  | "topics"
  | "unknown"
  | "unpublished"
  | "form"
  | "club"
  | "cards"
  | "editorials"
>;

/** Retries of failed requests for translation files: the first after 350 ms; the delay doubles with each retry. */
const RETRIES = { maxRetries: 5, retryTimeout: 350 };

const inBrowser = typeof window !== "undefined";

export function createI18n(): i18n {
  const instance = createInstance();
  if (inBrowser) instance.use(TranslationFiles);
  void instance.use(initReactI18next).init({
    lng: CONTENT_LANGUAGE,
    fallbackLng: CONTENT_LANGUAGE,
    supportedLngs: LANGUAGES,
    load: "languageOnly",
    defaultNS: "translation",
    resources: { [CONTENT_LANGUAGE]: { translation: __TEXTS__ } },
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

/**
 * Backend of i18next. The code of the backend loads with the first translation file, so that the start of a page does
 * not wait for this code.
 */
class TranslationFiles implements BackendModule {
  static readonly type = "backend";
  readonly type = "backend";
  readonly callbackApi = true;
  #backend: Promise<BackendModule> | undefined;
  /** Arguments of `init`. The library calls `init` before `read`. */
  #settings!: [Services, object, InitOptions];

  init(services: Services, options: object, i18nOptions: InitOptions): void {
    this.#settings = [services, options, i18nOptions];
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#load().then(
      (backend) => backend.read(language, namespace, callback),
      (error: Error) => callback(error, false),
    );
  }

  #load(): Promise<BackendModule> {
    this.#backend ??= import("./file-backend.ts").then(({ fileBackend }) => fileBackend(...this.#settings));
    return this.#backend;
  }
}
