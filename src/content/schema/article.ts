import { z } from "zod";
import { words } from "../words/words.ts";
import { authored, newPicture } from "./authored.ts";
import { capitalized } from "./file-names.ts";
import { body, draft, language, published, subtitle, text } from "./fields.ts";
import { formerAddresses, ownPath } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";
import { reference } from "./reference.ts";

const fields = z.strictObject({
  headline: described(text, words.article.headline),
  subtitle,
  published,
  image: described(image, words.article.image),
  author: described(reference("team", { role: "Texto" }).optional(), words.article.author),
  link: ownPath.optional().meta(words.article.link),
  lang: language,
  formerAddresses,
  draft,
  body,
});

/** A card of /news and the article behind it. */
export const articles = authored({
  extension: ".md",
  schema: documentType(fields, words.article.document),
  detail: ["body"],
  start: {
    words: ["article", "articles", "nota"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      headline: name,
      published: today,
      image: newPicture(slug, "portada"),
      draft: true,
    }),
  },
});
