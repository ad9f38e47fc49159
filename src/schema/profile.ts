import { z } from "zod";
import { optionalLink, optionalText, portraitImage, text } from "./fields.ts";

/** A member of the community section, Club Pompa (specification, section 3). Every row may be empty. */
export const profile = z.strictObject({
  title: text,
  images: z.array(portraitImage).min(1, "Hace falta por lo menos una imagen."),
  credits: z.strictObject({
    name: z.strictObject({ name: optionalText, link: optionalLink }),
    occupation: optionalText,
    /** Text, because an age may be left empty or told in words. */
    age: optionalText,
    style: optionalText,
    brands: optionalText,
  }),
});
