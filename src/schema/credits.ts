/** People and studios, with their links. */
import { z } from "zod";
import { optionalText, text } from "./fields.ts";
import { optionalLink } from "./links.ts";
import { described } from "./metadata.ts";

export const credit = z
  .strictObject({
    rol: described(optionalText, {
      title: "Rol",
      description: "Lo que hizo; si va vacío, sigue el de arriba.",
      examples: ["Fotografía"],
    }),
    name: described(text, {
      title: "Nombre",
      description: "El de la persona o el del estudio.",
      examples: ["Ana Sosa"],
    }),
    link: optionalLink,
  })
  .meta({ title: "Crédito" });

/** A name of a list of thanks. */
export const thanksEntry = z
  .strictObject({
    name: described(text, {
      title: "Nombre",
      description: "A quién le agradecen: una persona, un lugar o un estudio.",
      examples: ["Club Atlético Barracas"],
    }),
    link: optionalLink,
  })
  .meta({ title: "Agradecimiento" });
