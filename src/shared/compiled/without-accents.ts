/** Removes accents; `ñ` becomes `n`. */
export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}+/gu, "");

/** Removes accents and capitals, because people often type searches without accents and capitals. */
export const plain = (text: string) => withoutAccents(text).toLowerCase();
