/** Where the room's server answers. */
import path from "node:path";

/** Before every address of the room's server, and none of the site's, whose names have no `@`. */
export const PREFIX = "/@redaccion/";

/** To which the room sends pictures. */
export const PICTURES = "foto";
const FILES = "archivo";
const SMALL = "chica";

/**
 * Address of a file of the content folder. Its name is hidden in it, because the pages of the site ask for an AVIF
 * file beside whatever ends with the name of a WebP file.
 */
export function fileAddress(key: string, file: string, { version = "", small = false } = {}): string {
  const name = Buffer.from(file).toString("base64url");
  return `${PREFIX}${small ? SMALL : FILES}/${key}/${name}${version && `?v=${version}`}`;
}

/** The file that an address names; `undefined` for any other address. */
export function fileAt(pathname: string): { key: string; file: string; small: boolean } | undefined {
  const [kind, key, name, ...rest] = pathname.slice(PREFIX.length).split("/");
  if ((kind !== FILES && kind !== SMALL) || !key || !name || rest.length > 0) return undefined;
  return { key, file: Buffer.from(name, "base64url").toString(), small: kind === SMALL };
}

/** The path from the content folder of a file that a document names. */
export const fileBeside = (document: string, src: string) => path.posix.join(path.posix.dirname(document), src);
