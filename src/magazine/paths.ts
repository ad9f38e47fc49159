/** Folders in the root of the site that hold no pages: built files, pictures, translations, social pictures, the form. */
import { MEDIA } from "../compiled/layout.ts";

export const SITE_FOLDERS = { assets: "assets", media: MEDIA, locales: "locales", social: "og", forms: "f" } as const;
