import { z } from "zod";
import { draft, optionalLink, optionalText, portraitImage, text } from "./fields.ts";

/** A member of the community section, Club Pompa. Every row may be empty. */
export const profile = z
  .strictObject({
    title: text.describe("Título del perfil, por ejemplo Nina Cobo."),
    images: z
      .array(portraitImage)
      .min(1, "Hace falta por lo menos una imagen.")
      .describe("Los retratos, en el orden en que se ven: por lo menos uno, siempre vertical."),
    credits: z
      .strictObject({
        name: z
          .strictObject({
            name: optionalText.describe('El nombre, por ejemplo Nina Cobo; "" deja la fila vacía.'),
            link: optionalLink,
          })
          .describe("La fila del nombre, con su enlace."),
        occupation: optionalText.describe('A qué se dedica, por ejemplo Sombrerera; "" deja la fila vacía.'),
        /** Text, because an age may be left empty or told in words. */
        age: optionalText.describe('La edad, entre comillas, por ejemplo "34"; "" deja la fila vacía.'),
        style: optionalText.describe('Su estilo, en sus palabras; "" deja la fila vacía.'),
        brands: optionalText.describe('Las marcas que usa, separadas por comas; "" deja la fila vacía.'),
      })
      .describe("Las filas del perfil."),
    draft,
  })
  .describe("Un perfil de Club Pompa.");
