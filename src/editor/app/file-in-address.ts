/**
 * Returns the file of the open document; `""` on the first screen. The file is in the hash of the URL, so a reload and
 * the back button lead to the document. A malformed hash is returned unchanged; no document has such a name.
 */
export function fileInAddress(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Returns the link to a document; `""` leads to the first screen. */
export const addressOfFile = (file: string) => `#${encodeURI(file)}`;
