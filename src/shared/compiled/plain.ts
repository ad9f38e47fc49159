/** `ñ` is `n`. */
export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}+/gu, "");

/** As one types who searches: without accents and capitals. */
export const plain = (text: string) => withoutAccents(text).toLowerCase();
