import type { pictureFiles as Spanish } from "../es/picture-files.ts";

export const pictureFiles: typeof Spanish = {
  noDocument: (file: string) => `“${file}” isn't a document of this site.`,
  noFolder: (folder: string) => `“${folder}” isn't a folder of content: it can't have images.`,
  notOfFolder: (src: string, folder: string) => `“${src}” isn't an image of the folder ${folder}.`,
  inUse: (src: string) => `“${src}” is in use: first take it out of where it is shown.`,
};
