/** The document that is open is in the address, so that a reload and the way back lead to it. */
export const fileInAddress = () => decodeURIComponent(window.location.hash.slice(1));

/** What leads to a document, and for an empty name to none. */
export const addressOfFile = (file: string) => `#${encodeURI(file)}`;
