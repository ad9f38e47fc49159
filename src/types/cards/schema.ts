import { z } from "zod";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { inEditorsLanguage, MESSAGES_LANGUAGE } from "../../content/messages/messages.ts";
import { authored, newCredit, newPicture } from "../../content/schema/authored.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/document.ts";
import { capitalized, FILE_WORDS } from "../../content/schema/file-names.ts";
import { CATEGORIES } from "../../shared/magazine/categories.ts";
import { textIn } from "../../shared/magazine/local-text.ts";
import { categoriesIn, VIDEO_CARDS } from "./type.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { CREDIT_ROLES } from "../../shared/credits/credit-words.ts";
import { authorList, credit } from "../../content/schema/fields/credits.ts";
import { body, draft, language, published, subtitle, text } from "../../content/schema/fields/basic.ts";
import { localText } from "../../content/schema/fields/local-text.ts";
import { appearance } from "../../content/schema/fields/gathering.ts";
import { formerAddresses, ownPath } from "../../content/schema/fields/links.ts";
import { revisedLater, revisions } from "../../content/schema/fields/revisions.ts";
import { topics } from "../../content/schema/fields/topics.ts";
import { choice, described, describedType } from "../../content/schema/metadata.ts";
import { gallery, image } from "../../content/schema/fields/pictures.ts";
import { problem } from "../../content/rules.ts";

const texts = inEditorsLanguage({
  es: {
    ofAll: "sin botón propio, se ve sólo con todas",
    ofVideos: "video en lugar de la imagen, sin botón propio",
    noCategory: "Una categoría lleva letras sin acento, números y guiones, y se nombra una sola vez.",
    type: { title: "Forma de la tarjeta", description: "Es siempre la misma; podés no ponerla." },
    category: {
      title: "Categoría",
      description: `Con qué botón de ${FIXED_ADDRESSES["made-in-arg"]} se la encuentra. La de video pide también el video.`,
    },
    title: {
      title: "Título de la tarjeta",
      description: "Es también el de la página del proyecto.",
      examples: ["Sereinne"],
    },
    image: { title: "Imagen de la tarjeta", description: "Va en la lista y en la página del proyecto." },
    link: { examples: ["/proyecto/conie"] },
    video: {
      title: "Video",
      description: "Un video MP4 o WebM, que en la categoría VIDEO va en lugar de la imagen.",
      examples: ["Sereinne/corto.mp4"],
    },
    credits: { title: "Créditos", description: "Quiénes hicieron el proyecto; podés no ponerlos." },
    document: {
      title: "Tarjeta",
      plural: "Tarjetas",
      description: `Una tarjeta de ${FIXED_ADDRESSES["made-in-arg"]} y la página de su proyecto.`,
    },
    videoFile: "Tiene que ser el nombre de un video MP4 o WebM.",
    needsVideo: "Una tarjeta de categoría VIDEO necesita el campo video.",
  },
  en: {
    ofAll: "no button of its own, shown only among all",
    ofVideos: "a video in place of the image, no button of its own",
    noCategory: "A category has letters without accents, numbers and hyphens, and is named once.",
    type: { title: "Card shape", description: "Always the same; optional." },
    category: {
      title: "Category",
      description: `The button of ${FIXED_ADDRESSES["made-in-arg"]} it is found with. The one for videos also needs the video file.`,
    },
    title: { title: "Card title", description: "Also the title of the project page.", examples: ["Sereinne"] },
    image: { title: "Card image", description: "Shown in the list and on the project page." },
    link: { examples: ["/proyecto/conie"] },
    video: {
      title: "Video",
      description: "An MP4 or WebM video, shown in place of the image in the category VIDEO.",
      examples: ["Sereinne/corto.mp4"],
    },
    credits: { title: "Credits", description: "Who made the project; optional." },
    document: {
      title: "Card",
      plural: "Cards",
      description: `A card on ${FIXED_ADDRESSES["made-in-arg"]} and the page of its project.`,
    },
    videoFile: "It has to be the name of an MP4 or WebM video.",
    needsVideo: "A card of the category VIDEO needs the field video.",
  },
});

const VIDEO = texts.videoFile;

const videoFile = z
  .string(VIDEO)
  .regex(/\.([Mm][Pp]4|[Ww][Ee][Bb][Mm])$/, VIDEO)
  .meta({ control: "file" })
  .transform((src) => ({ kind: "file" as const, src }));

const { labels, all, filters } = categoriesIn(CATEGORIES["made-in-arg"]);

/** Descriptions of the categories, in the order in which the editor's form shows them. */
const descriptions: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(labels).map(([category, label]) => [category, textIn(label, MESSAGES_LANGUAGE).toLowerCase()]),
  ),
  [all]: texts.ofAll,
  [VIDEO_CARDS]: texts.ofVideos,
};
const categories = choice(Object.keys(descriptions), descriptions);

/**
 * Category names are parts of addresses. Letter case is ignored in addresses, so two names must not differ in letter
 * case alone.
 */
const namedCategories = z.record(z.string(), localText).refine((record) => {
  const words = [...Object.keys(record), VIDEO_CARDS];
  const isUnique = new Set(words.map((word) => word.toLowerCase())).size === words.length;
  return isUnique && words.every((word) => /^[\w-]+(?: [\w-]+)*$/.test(word));
}, texts.noCategory);

const fields = z
  .strictObject({
    type: described(z.literal("horizontal").default("horizontal"), texts.type),
    category: described(categories, texts.category),
    title: described(text, texts.title),
    subtitle,
    published,
    image: described(image, texts.image),
    link: ownPath.optional().meta(texts.link),
    video: described(videoFile.optional(), texts.video),
    gallery,
    authors: authorList,
    credits: described(z.array(credit).default([]), texts.credits),
    ...topics,
    lang: language,
    formerAddresses,
    ...appearance,
    ...revisions,
    draft,
    body,
  })
  .refine(({ category, video }) => category !== VIDEO_CARDS || video !== undefined, {
    path: ["video"],
    params: problem("missing-video"),
    error: texts.needsVideo,
  })
  // JSON Schema cannot express what `refine` checks, so `if` and `else` repeat the condition.
  .meta({ if: { properties: { category: { not: { const: VIDEO_CARDS } } } }, else: { required: ["video"] } });

/** Document type of cards. Each card is listed on /made-in-arg and has a page about its project. */
const cards = authored({
  extension: ".md",
  schema: describedType(revisedLater(fields), texts.document),
  detail: ["body", "gallery", "authors", "credits", "corrections", "updated"],
  section: () => z.strictObject({ categories: namedCategories.exactOptional() }),
  imported: ({ tags, authors, others, ...common }) => {
    const findCategory = (tag: string) => filters.find((each) => nameKey(each) === nameKey(tag));
    const category = tags.map(findCategory).find(Boolean) ?? all;
    const names = authors.map(({ name }) => ({ name }));
    return {
      fields: { category, ...common, ...(authors.length > 0 && { authors: names }), ...others },
      tags: tags.filter((tag) => findCategory(tag) !== category),
    };
  },
  start: {
    words: ["card", "cards", "tarjeta", "proyecto"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      category: null,
      title: name,
      published: today,
      image: newPicture(slug, FILE_WORDS.lead),
      credits: [newCredit(CREDIT_ROLES.design)],
      draft: true,
    }),
  },
});

export default cards;

export type Card = DocumentOf<typeof cards>;
export type CardSummary = SummaryOf<typeof cards>;
