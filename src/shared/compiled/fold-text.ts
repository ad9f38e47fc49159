/** Removes accents; `ñ` becomes `n`. */
export const removeAccents = (text: string) => text.normalize("NFD").replace(/\p{M}+/gu, "");

/** Removes accents and converts to lower case, because people often type searches without accents and capitals. */
export const foldText = (text: string) => removeAccents(text).toLowerCase();
