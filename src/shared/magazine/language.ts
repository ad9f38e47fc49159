import magazine from "#magazine";

/** The language of a document that names no other, of prerendered pages, and of the words that a schema fixes, such as categories. */
export const CONTENT_LANGUAGE = magazine.language;

/** The languages of the interface, in the order of their buttons. */
export const LANGUAGES = magazine.languages;

/** What editors read is in this language. */
export const EDITORS_LANGUAGE = magazine.editorsLanguage;

/** With the country: `es-AR`. */
export const LOCALE = magazine.locale;
