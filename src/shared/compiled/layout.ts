/** The names of the files in the folder of compiled content: for whoever writes them and whoever asks for them. */

/** Under which pages import them: the `imports` of package.json map it to the folder. */
export const ALIAS = "#content";
/** What a build leaves for the next one. */
export const STATE_FILE = "state.json";
/** Folder of the pictures and files to publish, in the cache and in a site. */
export const MEDIA = "media";
/** The names of those that the content needs. */
export const MEDIA_LIST = "media.json";

export const mediaPath = (name: string) => `${MEDIA}/${name}`;
/** The address of a published file on a site that is served under `base`, which has a slash at both ends. */
export const mediaAddress = (base: string, name: string) => base + mediaPath(name);

/** Through which the modules of the types read their data: from files, or in a browser from a server. */
export const STORE = "store.js";
/** The module of a type, which answers its list; of a type that has only one document, that document. */
export const modulePath = (collection: string) => `${collection}.js`;
/** What the module of a type exports, and the store. */
export const typesPath = (collection: string) => `${collection}.d.ts`;
/** What lists need of the documents of a type: an array in JSON, a document in a line. */
export const listFile = (collection: string) => `${collection}.json`;
/** What only the page of a document needs: JSON, a document in a line in the order of the list, empty where there is nothing. */
export const detailsFile = (collection: string) => `${collection}.details.jsonl`;

/** Under which servers answer a document to browsers, by its slug in lower case; a list has the name of its file. */
export const documentFile = (collection: string, slug: string) => `${collection}.${slug}.json`;

/** Below the base of the development server, where it answers lists and documents. */
export const DEVELOPMENT_DATA = "@content/";
/** With which it says what changed of a type: a `TypeChange`. */
export const CHANGED_EVENT = "content:changed";

/** Whether a file of the folder is content, and not what belongs to the build. */
export const isContent = (file: string) => file !== STATE_FILE && file !== MEDIA_LIST;
/** The type of which a file is. */
export const typeOf = (file: string) => file.slice(0, file.indexOf("."));
