/** How a prerendered page says which address it shows. */

/** Attribute of the root in which a prerendered page says its address. */
export const SHELL_ATTRIBUTE = "data-address";
