import { z } from "zod";
import { image, isoDate, language, markdown, optionalText, sitePath, text } from "./fields.ts";
import { reference } from "./reference.ts";

/** A card of /news and the article behind it (specification, section 3). */
export const article = z.strictObject({
  headline: text,
  subtitle: optionalText,
  published: isoDate,
  image,
  /** Member of the team who signs the article. */
  author: reference("team").optional(),
  /** Address of the article, when its letter case differs from the name of the file. */
  link: sitePath.optional(),
  lang: language,
  body: markdown,
});
