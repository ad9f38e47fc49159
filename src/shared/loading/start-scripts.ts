/** The scripts with which a built page starts, as its HTML names them. */

/** Attribute of the tag of the entry script: the built files that it will import, which it asks for together. */
export const MODULES_ATTRIBUTE = "data-modules";

const ENTRY = new RegExp(`<script ${MODULES_ATTRIBUTE}="([^"]*)"[^>]* src="([^"]*)"`);

/** By their addresses: the entry first, which says of what version of the site the page is. */
export function startScripts(html: string): string[] {
  const [, modules = "", entry = ""] = ENTRY.exec(html) ?? [];
  return [entry, ...modules.split(" ")].filter(Boolean);
}
