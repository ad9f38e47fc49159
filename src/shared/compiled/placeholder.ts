/** Attribute of a picture in a rendered text that holds its placeholder: see `Picture`. */
export const PLACEHOLDER_ATTRIBUTE = "data-placeholder";
