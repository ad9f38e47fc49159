/** Folders in the root of the site that hold no pages: built files, data of pages, pictures, translations, social pictures, the form, the index of the search, documents for others. */
import { MEDIA } from "../compiled/layout.ts";

export const SITE_FOLDERS = {
  assets: "assets",
  data: "data",
  media: MEDIA,
  locales: "locales",
  social: "og",
  forms: "f",
  search: "search",
  api: "api",
} as const;
