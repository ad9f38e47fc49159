/** Exports everything that the prerenderer imports from the site. */

export { getFormUrl, getSite } from "../../queries/site.ts";
export { latinFonts } from "../../theme/fonts.ts";
export { LETTERS_FACE, SPARED_ATTRIBUTE, TITLE_FACE } from "../../theme/headings.ts";
export { SHELL_ATTRIBUTE } from "../shell.ts";
export { crawlSite } from "./crawl.ts";
export { filteredListData } from "./site-pages.ts";
export { render, siteTitle } from "./render.tsx";
export { listSearchEntries } from "./site-pages.ts";
