/** Finds the start scripts of a built page in its HTML. */

/**
 * Attribute of the entry script's tag. It contains the URLs of the built files that the script preloads all at once.
 */
export const MODULES_ATTRIBUTE = "data-modules";

const ENTRY = new RegExp(`<script ${MODULES_ATTRIBUTE}="([^"]*)"[^>]* src="([^"]*)"`);

/**
 * Returns the URLs of the start scripts in the HTML of a page. The first is the entry script, whose URL is different in
 * each version of the site.
 */
export function startScripts(html: string): string[] {
  const [, modules = "", entry = ""] = ENTRY.exec(html) ?? [];
  return [entry, ...modules.split(" ")].filter(Boolean);
}
