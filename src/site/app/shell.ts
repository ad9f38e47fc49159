/** Attributes by which scripts recognize a prerendered page and its styles. */

/** Attribute of the root element with the address of the prerendered page. */
export const SHELL_ATTRIBUTE = "data-address";

/** Attribute of the style tag with all classes; its value lists the names of the classes. */
export const CLASSES_ATTRIBUTE = "data-classes";
