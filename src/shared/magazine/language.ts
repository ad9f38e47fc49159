import magazine from "#magazine";

/**
 * Language of prerendered pages, of documents that name no other language, and of words that a schema defines, such as
 * categories.
 */
export const CONTENT_LANGUAGE = magazine.language;

/** Languages of the interface, in the order of their buttons. */
export const LANGUAGES = magazine.languages;

/** Language of everything that editors read. */
export const EDITORS_LANGUAGE = magazine.editorsLanguage;

/** Language and country as a tag of BCP 47: `es-AR`. */
export const LOCALE = magazine.locale;
