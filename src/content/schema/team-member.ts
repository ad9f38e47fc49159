import { z } from "zod";
import { authored, newPicture } from "./authored.ts";
import { hyphenated } from "./file-names.ts";
import { crediting } from "../compiler/document/credited.ts";
import { email, text } from "./fields.ts";
import { described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";

const fields = z.strictObject({
  name: described(text, {
    title: "Nombre y apellido",
    description: "Como se leen en THE TEAM y en las notas que firma.",
    examples: ["Julia Benavídez"],
  }),
  role: described(text, {
    title: "Tarea",
    description: "Lo que hace en la revista.",
    examples: ["Dirección general"],
  }),
  email: described(email, {
    title: "Correo",
    description: "El que se ve en THE TEAM, para escribirle.",
    examples: ["julia@pompa.example"],
  }),
  photo: described(image, { title: "Retrato", description: "La imagen de esta persona, en THE TEAM." }),
  order: described(
    z.int("Tiene que ser un número entero: 1 es la primera persona.").positive("Tiene que ser 1 o más."),
    { title: "Lugar en THE TEAM", description: "En cifras: 1 es la primera persona." },
  ),
});

const credited = crediting(fields, ({ name, role }) => ({ name, role, field: "name", roleField: "role" }));

/** A member of THE TEAM. */
export const team = authored({
  extension: ".yaml",
  schema: documentType(credited, {
    title: "Persona del equipo",
    plural: "Personas del equipo",
    description: "Una persona del equipo.",
  }),
  unique: ["order"],
  start: {
    words: ["team", "team-member", "equipo"],
    slug: hyphenated,
    fields: ({ slug, name, existing }) => ({
      name,
      role: null,
      email: null,
      photo: newPicture(slug, "retrato"),
      order: Math.max(0, ...existing.map(({ order }) => Number(order) || 0)) + 1,
    }),
  },
});
