/** What a prerendered page says of itself. */

/** Attribute of the root in which a prerendered page says its address. */
export const SHELL_ATTRIBUTE = "data-address";

/** Attribute of the style tag of its classes, with their names. */
export const CLASSES_ATTRIBUTE = "data-classes";
