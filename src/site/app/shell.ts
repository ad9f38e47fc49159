/** Attributes by which the scripts know a prerendered page. */

/** Attribute of the root element with the address of the prerendered page. */
export const SHELL_ATTRIBUTE = "data-address";

/** Attribute of the style tag of the classes, with their names. */
export const CLASSES_ATTRIBUTE = "data-classes";
