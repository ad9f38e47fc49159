/** Attribute of the entry's script tag: the built files that it will import, which it asks for together. */
export const MODULES_ATTRIBUTE = "data-modules";
