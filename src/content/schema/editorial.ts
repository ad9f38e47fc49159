import { z } from "zod";
import { authored, newCredit, newPortrait } from "./authored.ts";
import { numbered } from "./file-names.ts";
import { contrast, MINIMUM_CONTRAST } from "../../shared/magazine/contrast.ts";
import { hexColor, inSpanish } from "./colors.ts";
import { credit } from "./credits.ts";
import { draft, language, text } from "./fields.ts";
import { choice, described, documentType } from "./metadata.ts";
import { galleryImage } from "./pictures.ts";
import { problem } from "../problems.ts";

const column = (title: string) =>
  described(z.array(credit).default([]), {
    title,
    description: "Los créditos que se leen de ese lado, debajo de las fotos.",
  });

const credits = z.strictObject({ left: column("Columna izquierda"), right: column("Columna derecha") });

const fields = z
  .strictObject({
    title: described(text, {
      title: "Título del editorial",
      description: "Se lee grande, arriba de las fotos.",
      examples: ["Unweaving Threads"],
    }),
    color: described(hexColor, {
      title: "Color del título",
      description: "Es también el de los créditos; tiene que leerse bien sobre el fondo.",
      examples: ["#000000"],
    }),
    bgColor: described(hexColor, {
      title: "Color del fondo",
      description: "Va detrás de las fotos y de los textos, que tienen que leerse bien.",
      examples: ["#EDE6D6"],
    }),
    titlePosition: described(choice(["left", "right"], { left: "a la izquierda", right: "a la derecha" }), {
      title: "Lado del título",
      description: "Hacia qué lado se apoya, arriba de las fotos.",
    }),
    images: described(z.array(galleryImage).min(1, "Hace falta por lo menos una imagen."), {
      title: "Fotos",
      description: "Van en el orden en que se ven; hace falta por lo menos una.",
    }),
    credits: described(credits, {
      title: "Créditos",
      description: "Quiénes hicieron el editorial, en dos columnas.",
    }),
    lang: language,
    draft,
  })
  .refine(({ color, bgColor }) => contrast(color, bgColor) >= MINIMUM_CONTRAST, {
    path: ["color"],
    params: problem("low-contrast"),
    error: `El título no se lee sobre el fondo: entre color y bgColor hace falta un contraste de ${inSpanish(MINIMUM_CONTRAST)} o más.`,
  });

/** An editorial project of /Editorials, with its gallery and credits. */
export const editorials = authored({
  extension: ".yaml",
  schema: documentType(fields, {
    title: "Editorial",
    plural: "Editoriales",
    description: "Un editorial de /Editorials, con sus fotos y sus créditos.",
  }),
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
