import { z } from "zod";
import { words } from "../words/words.ts";
import { authored, newCredit, newPortrait } from "./authored.ts";
import { numbered } from "./file-names.ts";
import { contrast, MINIMUM_CONTRAST } from "../../shared/magazine/contrast.ts";
import { hexColor, inWords } from "./colors.ts";
import { credit } from "./credits.ts";
import { draft, language, text } from "./fields.ts";
import { choice, described, documentType } from "./metadata.ts";
import { galleryImage } from "./pictures.ts";
import { problem } from "../problems.ts";

const column = (title: string) =>
  described(z.array(credit).default([]), {
    title,
    description: words.editorial.column,
  });

const credits = z.strictObject({ left: column(words.editorial.left), right: column(words.editorial.right) });

const fields = z
  .strictObject({
    title: described(text, words.editorial.title),
    color: described(hexColor, words.editorial.color),
    bgColor: described(hexColor, words.editorial.bgColor),
    titlePosition: described(
      choice(["left", "right"], words.editorial.titlePositionChoices),
      words.editorial.titlePosition,
    ),
    images: described(z.array(galleryImage).min(1, words.editorial.needsImage), words.editorial.images),
    credits: described(credits, words.editorial.credits),
    lang: language,
    draft,
  })
  .refine(({ color, bgColor }) => contrast(color, bgColor) >= MINIMUM_CONTRAST, {
    path: ["color"],
    params: problem("low-contrast"),
    error: words.editorial.illegible(inWords(MINIMUM_CONTRAST)),
  });

/** An editorial project of /Editorials, with its gallery and credits. */
export const editorials = authored({
  extension: ".yaml",
  schema: documentType(fields, words.editorial.document),
  start: {
    words: ["editorial", "editorials", "editoriales"],
    slug: numbered("proyecto"),
    fields: ({ slug, name }) => ({
      title: name,
      color: "#000000",
      bgColor: "#EDE6D6",
      titlePosition: "left",
      images: [newPortrait(slug, "01")],
      credits: { left: [newCredit("Fotografía")], right: [] },
      draft: true,
    }),
  },
});
