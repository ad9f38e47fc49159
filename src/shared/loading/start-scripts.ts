/** Start scripts of a built page, as its HTML names them. */

/** Attribute of the entry script's tag with the built files that it imports, which it requests together. */
export const MODULES_ATTRIBUTE = "data-modules";

const ENTRY = new RegExp(`<script ${MODULES_ATTRIBUTE}="([^"]*)"[^>]* src="([^"]*)"`);

/** Addresses of the start scripts in the HTML of a page: first the entry, which identifies the version of the site. */
export function startScripts(html: string): string[] {
  const [, modules = "", entry = ""] = ENTRY.exec(html) ?? [];
  return [entry, ...modules.split(" ")].filter(Boolean);
}
