import { z } from "zod";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import { authored, newCredit, newPortrait } from "../../content/schema/authored.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/document.ts";
import { FILE_WORDS, numbered } from "../../content/schema/file-names.ts";
import { CREDIT_ROLES } from "../../shared/credits/credit-words.ts";
import { contrast, MINIMUM_CONTRAST } from "../../shared/colors/contrast.ts";
import { hexColor, formatRatio, draft, language, text } from "../../content/schema/fields/basic.ts";
import { authorList, credit } from "../../content/schema/fields/credits.ts";
import { topics } from "../../content/schema/fields/topics.ts";
import { appearance } from "../../content/schema/fields/gathering.ts";
import { choice, described, describedType } from "../../content/schema/metadata.ts";
import { galleryImage } from "../../content/schema/fields/pictures.ts";
import { problem } from "../../content/rules.ts";

const texts = inEditorsLanguage({
  es: {
    title: {
      title: "Título del editorial",
      description: "Se lee grande, arriba de las fotos.",
      examples: ["Unweaving Threads"],
    },
    color: {
      title: "Color del título",
      description: "Es también el de los créditos; tiene que leerse bien sobre el fondo.",
      examples: ["#000000"],
    },
    bgColor: {
      title: "Color del fondo",
      description: "Va detrás de las fotos y de los textos, que tienen que leerse bien.",
      examples: ["#EDE6D6"],
    },
    titlePosition: { title: "Lado del título", description: "Hacia qué lado se apoya, arriba de las fotos." },
    titlePositionChoices: { left: "a la izquierda", right: "a la derecha" },
    images: { title: "Fotos", description: "Van en el orden en que se ven; hace falta por lo menos una." },
    credits: { title: "Créditos", description: "Quiénes hicieron el editorial, en dos columnas." },
    document: {
      title: "Editorial",
      plural: "Editoriales",
      description: `Un editorial de ${FIXED_ADDRESSES.editorials}, con sus fotos y sus créditos.`,
    },
    column: "Los créditos que se leen de ese lado, debajo de las fotos.",
    left: "Columna izquierda",
    right: "Columna derecha",
    needsImage: "Hace falta por lo menos una imagen.",
    illegible: (ratio: string) =>
      `El título no se lee sobre el fondo: entre color y bgColor hace falta un contraste de ${ratio} o más.`,
  },
  en: {
    title: { title: "Editorial title", description: "Shown large, above the photos.", examples: ["Unweaving Threads"] },
    color: {
      title: "Title colour",
      description: "Also the colour of the credits; it has to be readable on the background.",
      examples: ["#000000"],
    },
    bgColor: {
      title: "Background colour",
      description: "Behind the photos and the texts, which have to be readable.",
      examples: ["#EDE6D6"],
    },
    titlePosition: { title: "Title side", description: "The side it leans to, above the photos." },
    titlePositionChoices: { left: "on the left", right: "on the right" },
    images: { title: "Photos", description: "In the order in which they are shown; at least one is needed." },
    credits: { title: "Credits", description: "Who made the editorial, in two columns." },
    document: {
      title: "Editorial",
      plural: "Editorials",
      description: `An editorial on ${FIXED_ADDRESSES.editorials}, with its photos and credits.`,
    },
    column: "The credits read on that side, below the photos.",
    left: "Left column",
    right: "Right column",
    needsImage: "At least one image is needed.",
    illegible: (ratio: string) =>
      `The title can't be read on the background: color and bgColor need a contrast of ${ratio} or more.`,
  },
});

const column = (title: string) =>
  described(z.array(credit).default([]), {
    title,
    description: texts.column,
  });

const credits = z.strictObject({ left: column(texts.left), right: column(texts.right) });

const fields = z
  .strictObject({
    title: described(text, texts.title),
    color: described(hexColor, texts.color),
    bgColor: described(hexColor, texts.bgColor),
    titlePosition: described(choice(["left", "right"], texts.titlePositionChoices), texts.titlePosition),
    images: described(z.array(galleryImage).min(1, texts.needsImage), texts.images),
    authors: authorList,
    credits: described(credits, texts.credits),
    ...topics,
    lang: language,
    ...appearance,
    draft,
  })
  .refine(({ color, bgColor }) => contrast(color, bgColor) >= MINIMUM_CONTRAST, {
    path: ["color"],
    params: problem("low-contrast"),
    error: texts.illegible(formatRatio(MINIMUM_CONTRAST)),
  });

/** Document type of the editorial projects on /Editorials, each with a gallery and credits. */
const editorials = authored({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  start: {
    words: ["editorial", "editorials", "editoriales"],
    slug: numbered(FILE_WORDS.editorial),
    fields: ({ slug, name }) => ({
      title: name,
      color: "#000000",
      bgColor: "#EDE6D6",
      titlePosition: "left",
      images: [newPortrait(slug, "01")],
      credits: { left: [newCredit(CREDIT_ROLES.photography)], right: [] },
      draft: true,
    }),
  },
});

export default editorials;

export type Editorial = DocumentOf<typeof editorials>;
export type EditorialSummary = SummaryOf<typeof editorials>;
