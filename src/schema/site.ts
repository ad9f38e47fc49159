import { z } from "zod";
import { NAVIGATION_SECTIONS } from "./addresses.ts";
import { email, image, sitePath, text, webLink } from "./fields.ts";

/** What the whole site shares (decisions, "Names and addresses"). */
export const site = z.strictObject({
  name: text,
  description: text,
  /** Public address, without a slash at the end: the base of canonical links. */
  url: webLink.refine((url) => !url.endsWith("/"), "Tiene que ir sin barra al final."),
  email,
  social: z.strictObject({ microblog: webLink, photos: webLink, videos: webLink }),
  navigation: z.array(z.strictObject({ section: z.enum(NAVIGATION_SECTIONS), path: sitePath })).length(6, {
    error: "La navegación lleva seis secciones.",
  }),
  form: z.strictObject({
    /** Origin of the form-collection service; empty means the server that serves the site. */
    endpoint: z.union([z.literal(""), webLink], "Tiene que ser una dirección https:// o quedar vacío."),
    formId: text,
  }),
  carousel: z.strictObject({
    words: z.array(text).length(3, { error: "La primera lámina lleva tres palabras." }),
    slides: z.array(
      z.strictObject({
        /** Picture from the large breakpoint up. */
        wide: image,
        /** Picture below the large breakpoint. */
        narrow: image,
      }),
    ),
  }),
});
