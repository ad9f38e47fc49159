import { z } from "zod";
import { inEditorsLanguage } from "../../messages/messages.ts";
import { authored, newPicture } from "../authored.ts";
import { FILE_WORDS, hyphenated } from "../file-names.ts";
import { markCredits } from "../../compiler/document/tagged.ts";
import { email, text } from "../fields/basic.ts";
import type { DocumentOf } from "../document.ts";
import { described, describedType } from "../metadata.ts";
import { image } from "../fields/pictures.ts";

const texts = inEditorsLanguage({
  es: {
    name: {
      title: "Nombre y apellido",
      description: "Como se leen en THE TEAM y en las notas que firma.",
      examples: ["Julia Benavídez"],
    },
    role: { title: "Tarea", description: "Lo que hace en la revista.", examples: ["Dirección general"] },
    email: {
      title: "Correo",
      description: "El que se ve en THE TEAM, para escribirle.",
      examples: ["julia@pompa.example"],
    },
    photo: { title: "Retrato", description: "La imagen de esta persona, en THE TEAM." },
    order: { title: "Lugar en THE TEAM", description: "En cifras: 1 es la primera persona." },
    document: { title: "Persona del equipo", plural: "Personas del equipo", description: "Una persona del equipo." },
    wholeNumber: "Tiene que ser un número entero: 1 es la primera persona.",
    oneOrMore: "Tiene que ser 1 o más.",
  },
  en: {
    name: {
      title: "Full name",
      description: "As read in THE TEAM and in the articles they sign.",
      examples: ["Julia Benavidez"],
    },
    role: { title: "Task", description: "What they do at the magazine.", examples: ["Editor-in-chief"] },
    email: { title: "Email", description: "Shown in THE TEAM, to write to them.", examples: ["julia@pompa.example"] },
    photo: { title: "Portrait", description: "The image of this person, in THE TEAM." },
    order: { title: "Place in THE TEAM", description: "In figures: 1 is the first person." },
    document: { title: "Team member", plural: "Team members", description: "A member of the team." },
    wholeNumber: "It has to be a whole number: 1 is the first person.",
    oneOrMore: "It has to be 1 or more.",
  },
});

const fields = z.strictObject({
  name: described(text, texts.name),
  role: described(text, texts.role),
  email: described(email, texts.email),
  photo: described(image, texts.photo),
  order: described(z.int(texts.wholeNumber).positive(texts.oneOrMore), texts.order),
});

const credited = markCredits(fields, ({ name, role }) => ({ name, role, field: "name", roleField: "role" }));

/** A member of the team, shown in the section THE TEAM. */
export const team = authored({
  extension: ".yaml",
  schema: describedType(credited, texts.document),
  unique: ["order"],
  start: {
    words: ["team", "team-member", "equipo"],
    slug: hyphenated,
    fields: ({ slug, name, existing }) => ({
      name,
      role: null,
      email: null,
      photo: newPicture(slug, FILE_WORDS.portrait),
      order: Math.max(0, ...existing.map(({ order }) => Number(order) || 0)) + 1,
    }),
  },
});

export type TeamMember = DocumentOf<typeof team>;
