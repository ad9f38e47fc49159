/** How a prerendered page says which address it shows. */

/** Attribute of the root in which a prerendered page says its address. */
export const SHELL_ATTRIBUTE = "data-address";

/** The address that `404.html` gives: it stands for every address that the site does not have. */
export const UNKNOWN_ADDRESS = "404";
