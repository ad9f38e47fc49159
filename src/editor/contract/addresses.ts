/** Where the editor and its server meet. Both sides import it, so it is free of Node. */

/** Before every address of the editor's server, and none of the site's, whose names have no `@`. */
export const PREFIX = "/@redaccion/";
/** Under which the site is served beside the editor. */
export const PREVIEW_BASE = "/vista/";
/** Under which its pages ask for lists and documents. */
export const CONTENT_DATA = `${PREVIEW_BASE}@contenido/`;
/** Stands for the secret of the session in pages that are built once. */
export const KEY_PLACE = "%KEY%";
/** Stands there for what tells the scripts of a page from any other: another with each answer. */
export const NONCE_PLACE = "%NONCE%";
/** Header with the secret of the session. */
export const KEY_HEADER = "x-redaccion";
/** Parameter and cookie with what lets an outsider look at a document. */
export const TOKEN = "previa";
/** The event with which the editor tells the preview which of its files say something else, all of them if none is named. */
export const CHANGED_EVENT = "editor:changed";
/** To which the editor sends pictures. */
export const PICTURES = "foto";

/** Below `PREFIX`: who hears of changes, files of the content folder, and the same pictures in small. */
export const ROUTES = {
  changes: "/cambios/:key",
  files: "/archivo/:key/:name",
  small: "/chica/:key/:name",
};

const addressOf = (route: string, values: Readonly<Record<string, string>>) =>
  PREFIX.slice(0, -1) + route.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? "");

/** Where a page of the editor hears of changes. Who listens there cannot send a header. */
export const changesAddress = (key: string) => addressOf(ROUTES.changes, { key });

/**
 * Address of a file of the content folder. Its name is hidden in it, because the pages of the site ask for an AVIF
 * file beside whatever ends with the name of a WebP file.
 */
export function fileAddress(key: string, file: string, { version = "", small = false } = {}): string {
  return addressOf(small ? ROUTES.small : ROUTES.files, { key, name: hidden(file) }) + (version && `?v=${version}`);
}

/** The path from the content folder of a file that a document names. */
export function fileBeside(document: string, src: string): string {
  return [...document.split("/").slice(0, -1), src].join("/");
}

/** Base64 for addresses: RFC 4648, section 5. */
const hidden = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** The name that is hidden in an address; empty for what is no base64. */
export function shown(name: string): string {
  try {
    const bytes = atob(name.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0));
  } catch {
    return "";
  }
}
