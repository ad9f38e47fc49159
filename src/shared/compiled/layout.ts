/** Names of files in the folder of compiled content. */

/** Import alias of the folder (`imports` of package.json). */
export const ALIAS = "#content";
/** File with the state of the compiler for the next build. */
export const STATE_FILE = "state.json";
/** Folder of images and files to publish, in the cache and in a site. */
export const MEDIA = "media";
/** File with the names of the media that the content needs. */
export const MEDIA_LIST = "media.json";

export const mediaPath = (name: string) => `${MEDIA}/${name}`;
/** Returns the address of a published file on a site that is served under `base`, a path with a slash at both ends. */
export const mediaAddress = (base: string, name: string) => base + mediaPath(name);

/** Module through which the modules of types read their data, either from files or, in a browser, from a server. */
export const STORE = "store.js";
/**
 * Returns the path of a type's module. The module exports the list of the type's documents, or, for a singleton type,
 * its only document.
 */
export const modulePath = (collection: string) => `${collection}.js`;
/** Returns the path of the type declarations for the module of a type. */
export const typesPath = (collection: string) => `${collection}.d.ts`;
/** Returns the path of the file with the fields that lists need: a JSON array with one document on each line. */
export const listFile = (collection: string) => `${collection}.json`;
/**
 * Returns the path of the file with the fields that only a document's own page needs. The file has one line for each
 * document of the list; the line is JSON, or empty if the document has no such fields.
 */
export const detailsFile = (collection: string) => `${collection}.details.jsonl`;

/** Returns the name of the file that servers send for a document. `slug` is in lower case. */
export const documentFile = (collection: string, slug: string) => `${collection}.${slug}.json`;

/** Path of the content data (lists and documents) on the development server, relative to the server's base path. */
export const DEVELOPMENT_DATA = "@content/";
/** Event of the development server for changed content; the data of the event is a `TypeChange`. */
export const CHANGED_EVENT = "content:changed";

/** Whether a file of the folder is content and not state of the compiler. */
export const isContent = (file: string) => file !== STATE_FILE && file !== MEDIA_LIST;
/** Returns the document type to which a file belongs: the name of the file up to the first dot. */
export const typeOf = (file: string) => file.slice(0, file.indexOf("."));
