/** Addresses of the editor's server. The module uses no API of Node.js, because it also runs in the browser. */

/** Prefix of the editor's own addresses. The site has no address with an `@`. */
export const PREFIX = "/@redaccion/";
/** Address prefix of the pages in the preview. */
export const PREVIEW_BASE = "/vista/";
/** Address prefix of the content data (lists and documents) that the preview loads. */
export const CONTENT_DATA = `${PREVIEW_BASE}@contenido/`;
/** Placeholder for the secret of the session in built pages. */
export const KEY_PLACEHOLDER = "%KEY%";
/** Placeholder for the nonce of scripts, which is new for each response. */
export const NONCE_PLACEHOLDER = "%NONCE%";
/** Header with the secret of the session. */
export const KEY_HEADER = "x-redaccion";
/** Name of both the query parameter and the cookie that contain the token of a shared preview. */
export const TOKEN_NAME = "previa";
/** Event that tells the preview which files changed. If the event names no file, any file may have changed. */
export const CHANGED_EVENT = "editor:changed";
export const UPLOAD_ROUTE = "foto";

/** Routes below `PREFIX`: events, files of the content folder, thumbnails. */
export const ROUTES = {
  changes: "/cambios/:key",
  files: "/archivo/:key/:name",
  small: "/chica/:key/:name",
};

const addressOf = (route: string, values: Readonly<Record<string, string>>) =>
  PREFIX.slice(0, -1) + route.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? "");

/** Returns the address of the event stream. It contains the key, because an `EventSource` cannot send a header. */
export const changesAddress = (key: string) => addressOf(ROUTES.changes, { key });

/**
 * Returns the address of a file in the content folder. The file name is encoded, because the site's pages would request
 * an AVIF version of every address that ends in `.webp`.
 */
export function fileAddress(key: string, file: string, { version = "", small = false } = {}): string {
  return (
    addressOf(small ? ROUTES.small : ROUTES.files, { key, name: encodeFileName(file) }) + (version && `?v=${version}`)
  );
}

/** Returns the path, from the content folder, of the file to which `src` in a document refers. */
export function fileBeside(document: string, src: string): string {
  return [...document.split("/").slice(0, -1), src].join("/");
}

/** Encodes a file name as Base64 for URLs: RFC 4648, section 5. */
const encodeFileName = (name: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(name)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Decodes a file name from an address. Returns `""` for invalid Base64. */
export function decodeFileName(name: string): string {
  try {
    const bytes = atob(name.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.codePointAt(0) ?? 0));
  } catch {
    return "";
  }
}
