/** The open document is in the hash of the address, so that a reload and the back button lead to it. */
export const fileInAddress = () => decodeURIComponent(window.location.hash.slice(1));

/** The link to a document; an empty name leads to the first screen. */
export const addressOfFile = (file: string) => `#${encodeURI(file)}`;
