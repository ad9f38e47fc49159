import { z } from "zod";
import { words } from "../words/words.ts";
import { authored, newCredit, newPicture } from "./authored.ts";
import { capitalized } from "./file-names.ts";
import { CARD_CATEGORIES } from "../../shared/magazine/card-category.ts";
import { credit } from "./credits.ts";
import { body, draft, language, published, subtitle, text } from "./fields.ts";
import { formerAddresses, ownPath } from "./links.ts";
import { choice, described, documentType } from "./metadata.ts";
import { gallery, image } from "./pictures.ts";
import { problem } from "../problems.ts";

const VIDEO = words.card.videoFile;

const videoFile = z
  .string(VIDEO)
  .regex(/\.([Mm][Pp]4|[Ww][Ee][Bb][Mm])$/, VIDEO)
  .meta({ control: "file" })
  .transform((src) => ({ kind: "file" as const, src }));

const categories = choice(CARD_CATEGORIES, words.card.categoriesChoices);

const fields = z
  .strictObject({
    type: described(z.literal("horizontal").default("horizontal"), words.card.type),
    category: described(categories, words.card.category),
    title: described(text, words.card.title),
    subtitle,
    published,
    image: described(image, words.card.image),
    link: ownPath.optional().meta(words.card.link),
    video: described(videoFile.optional(), words.card.video),
    gallery,
    credits: described(z.array(credit).default([]), words.card.credits),
    lang: language,
    formerAddresses,
    draft,
    body,
  })
  .refine(({ category, video }) => category !== "VIDEO" || video !== undefined, {
    path: ["video"],
    params: problem("missing-video"),
    error: words.card.needsVideo,
  })
  // The refinement above, for JSON Schema.
  .meta({ if: { properties: { category: { not: { const: "VIDEO" } } } }, else: { required: ["video"] } });

/** A card of /made-in-arg and the project page behind it. */
export const cards = authored({
  extension: ".md",
  schema: documentType(fields, words.card.document),
  detail: ["body", "gallery", "credits"],
  start: {
    words: ["card", "cards", "tarjeta", "proyecto"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      category: null,
      title: name,
      published: today,
      image: newPicture(slug, "portada"),
      credits: [newCredit("Diseño")],
      draft: true,
    }),
  },
});
