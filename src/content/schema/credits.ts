/** People and studios, with their links. */
import { z } from "zod";
import { crediting } from "../compiler/document/credited.ts";
import { optionalText, text } from "./fields.ts";
import { optionalLink } from "./links.ts";
import { described } from "./metadata.ts";

/** The role of those who are thanked, as `content/roles.yaml` has it. */
const THANKS = "Agradecimientos";

const creditFields = z
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

export const credit = crediting(
  creditFields,
  ({ rol, name, link }) => ({ role: rol, name, link, field: "name", roleField: "rol" }),
  { inheritsRole: true },
);

const thanksFields = z
  .strictObject({
    name: described(text, {
      title: "Nombre",
      description: "A quién le agradecen: una persona, un lugar o un estudio.",
      examples: ["Club Atlético Barracas"],
    }),
    link: optionalLink,
  })
  .meta({ title: "Agradecimiento" });

/** A name of a list of thanks. */
export const thanksEntry = crediting(thanksFields, (thanked) => ({ ...thanked, role: THANKS, field: "name" }));
