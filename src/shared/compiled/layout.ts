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

export const documentsFolder = (collection: string) => `${collection}/documents`;
export const documentPath = (collection: string, slug: string) => `${documentsFolder(collection)}/${slug}.js`;
/** The modules of the documents of every type. */
export const INDEX = "index.js";
/** The modules of the documents of a type, by slug. */
export const documentsPath = (collection: string) => `${collection}/documents.js`;
export const summariesPath = (collection: string) => `${collection}/summaries.js`;
/** The document of a type that has only one. */
export const singletonPath = (collection: string) => `${collection}.js`;
/** What the modules of a type export, and the index. */
export const typesPath = (collection: string) => `${collection}.d.ts`;

export const isModule = (file: string) => file.endsWith(".js");
