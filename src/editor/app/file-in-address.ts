/**
 * Returns the file of the open document; `""` on the first screen. The file is in the hash of the URL, so a reload and
 * the back button lead to the document.
 */
export const fileInAddress = () => decodeURIComponent(window.location.hash.slice(1));

/** Returns the link to a document; `""` leads to the first screen. */
export const addressOfFile = (file: string) => `#${encodeURI(file)}`;
