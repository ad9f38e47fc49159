/** Name of the face that the title of the home page brings with its letters: see `delivery/prerender/title-face.ts`. */
export const TITLE_FACE = "Title";
