/** Removes accents; `ñ` becomes `n`. */
export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}+/gu, "");

/** A text as it is typed in a search: without accents and capitals. */
export const plain = (text: string) => withoutAccents(text).toLowerCase();
