/** Attribute with the placeholder of a picture in a rendered text: see `Picture`. */
export const PLACEHOLDER_ATTRIBUTE = "data-placeholder";
