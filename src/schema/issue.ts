import { z } from "zod";
import {
  accentColor,
  credit,
  draft,
  gallery,
  image,
  language,
  markdown,
  published,
  ownPath,
  text,
  thanksEntry,
} from "./fields.ts";

const credits = z
  .strictObject({
    col1: z.array(credit).default([]).describe("Los créditos de la primera columna."),
    col2: z.array(credit).default([]).describe("Los créditos de la segunda columna."),
    col3: credit.optional().describe("Un solo estudio, en una tercera columna; podés no ponerlo."),
    thanks: z.array(thanksEntry).default([]).describe("Los agradecimientos; podés no ponerlos."),
    specialThanks: z.array(thanksEntry).default([]).describe("Los agradecimientos especiales; podés no ponerlos."),
  })
  .describe("Quiénes hicieron el número, en columnas, y los agradecimientos.");

/** A numbered issue, themed by a featured artist, and its creator page. */
export const issue = z
  .strictObject({
    number: text.describe('Lo que se lee como número, por ejemplo "#80" o Spring Issue; no ordena la lista.'),
    name: text.describe("Nombre de quien protagoniza el número, por ejemplo Mora Vidal."),
    published,
    color: accentColor.describe(
      'Color del número, entre comillas, por ejemplo "#39FF14"; tiene que leerse bien sobre negro.',
    ),
    layout: z.enum(["bri", "cami"]).describe("Lugar de la tapa: bri, a la izquierda; cami, a la derecha."),
    image: image.describe("La tapa del número."),
    link: ownPath
      .optional()
      .describe("Dirección de la página, sólo si lleva otras mayúsculas que el archivo, por ejemplo /ninacobo."),
    credits,
    presentation: markdown
      .optional()
      .describe(
        "El texto de la página, en Markdown: poné | después de los dos puntos y escribilo en las líneas de abajo.",
      ),
    gallery,
    lang: language,
    draft,
  })
  .describe("Un número de la revista y la página de quien lo protagoniza.");
