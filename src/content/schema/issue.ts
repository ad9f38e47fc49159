import { z } from "zod";
import { words } from "../words/words.ts";
import { authored, newCredit, newPicture } from "./authored.ts";
import { capitalized } from "./file-names.ts";
import { nextLook, nextNumber } from "./next-issue.ts";
import { crediting } from "../compiler/document/credited.ts";
import { accentColor } from "./colors.ts";
import { credit, thanksEntry } from "./credits.ts";
import { draft, language, markdown, published, text } from "./fields.ts";
import { formerAddresses, ownPath } from "./links.ts";
import { choice, described, documentType } from "./metadata.ts";
import { gallery, image } from "./pictures.ts";

const credits = z.strictObject({
  col1: described(z.array(credit).default([]), words.issue.col1),
  col2: described(z.array(credit).default([]), words.issue.col2),
  col3: described(credit.optional(), words.issue.col3),
  thanks: described(z.array(thanksEntry).default([]), words.issue.thanks),
  specialThanks: described(z.array(thanksEntry).default([]), words.issue.specialThanks),
});

const fields = z.strictObject({
  number: described(text, words.issue.number),
  name: described(text, words.issue.name),
  published,
  color: described(accentColor, words.issue.color),
  layout: described(choice(["bri", "cami"], words.issue.layoutChoices), words.issue.layout),
  image: described(image, words.issue.image),
  link: ownPath.optional().meta(words.issue.link),
  credits: described(credits, words.issue.credits),
  presentation: described(markdown.optional(), words.issue.presentation),
  gallery,
  lang: language,
  formerAddresses,
  draft,
});

const featuring = crediting(fields, ({ name }) => ({ name, role: "Protagonista", field: "name" }));

/** A numbered issue, themed by a featured artist, and its creator page. */
export const issues = authored({
  extension: ".yaml",
  schema: documentType(featuring, words.issue.document),
  slug: { pattern: /^\p{Lu}/u, expected: words.issue.slug },
  detail: ["presentation", "gallery"],
  unique: ["number"],
  start: {
    words: ["issue", "issues", "numero", "número"],
    slug: capitalized,
    fields: ({ slug, name, today, existing }) => ({
      number: nextNumber(existing),
      name,
      published: today,
      ...nextLook(existing),
      image: newPicture(slug, "tapa"),
      credits: { col1: [newCredit("Dirección general")], col2: [] },
      draft: true,
    }),
  },
});
