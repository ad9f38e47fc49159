/** The language of a document that names no other, and of the words that its schema fixes, such as categories. */
export const CONTENT_LANGUAGE = "es";
