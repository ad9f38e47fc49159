/** The names of the files in the folder of compiled content: for whoever writes them and whoever asks for them. */

/** Under which pages import them: the `imports` of package.json map it to the folder. */
export const ALIAS = "#content";
/** Folder of the pictures and files to publish; a site publishes it under the same name. */
export const MEDIA = "media";
