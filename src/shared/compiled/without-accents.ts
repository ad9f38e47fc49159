/** Removes accents; `ñ` becomes `n`. */
export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}+/gu, "");

/** Removes accents and capitals, as texts are typed in a search. */
export const plain = (text: string) => withoutAccents(text).toLowerCase();
