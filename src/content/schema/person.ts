import { z } from "zod";
import { authored } from "./authored.ts";
import { hyphenated } from "./file-names.ts";
import { checkPeople } from "../people/check.ts";
import { derivePeople } from "../people/derive.ts";
import { REMEMBERED } from "../people/person-files.ts";
import { markdown, text } from "./fields.ts";
import { optionalLink } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";
import { workReference } from "./reference.ts";

const spelling = text.meta({ title: "Nombre", examples: ["Anita Sosa"] });

const work = workReference.meta({ title: "Documento", examples: ["issues/MoraVidal"] });

const fields = z.strictObject({
  name: described(text, {
    title: "Nombre",
    description: "Como se lee en su página: es la persona o el estudio que los créditos nombran así.",
    examples: ["Ana Sosa"],
  }),
  alsoKnownAs: described(z.array(spelling).default([]), {
    title: "Otros nombres",
    description: "Los demás con los que está en los créditos; las mayúsculas y los acentos no cuentan.",
  }),
  biography: described(markdown.optional(), {
    title: "Biografía",
    description: "El texto de su página, en Markdown; podés no ponerla.",
  }),
  portrait: described(image.optional(), {
    title: "Retrato",
    description: "La imagen de su página; podés no ponerla.",
  }),
  link: optionalLink,
  works: described(z.array(work).default([]), {
    title: "Trabajos",
    description: "Hacen falta sólo si otra persona se llama igual: los documentos de ésta, cada uno con su carpeta.",
  }),
});

/** What the credits do not say of somebody whom they name; everybody else has a page without it. */
export const people = authored({
  extension: ".yaml",
  schema: documentType(fields, {
    title: "Persona",
    plural: "Personas",
    description: "Lo que los créditos no dicen de alguien: una persona o un estudio, y su página en /colaboradores.",
  }),
  detail: ["biography"],
  remembers: REMEMBERED,
  derivation: { derive: derivePeople, check: checkPeople, declared: ["portrait", "biography"] },
  start: {
    words: ["person", "people", "persona"],
    slug: hyphenated,
    fields: ({ name }) => ({ name, alsoKnownAs: [], link: "" }),
  },
});
