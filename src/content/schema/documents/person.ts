import { z } from "zod";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { inEditorsLanguage } from "../../messages/messages.ts";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import { authored } from "../authored.ts";
import { checkPeople, warnOfPeople } from "../../people/findings.ts";
import { derivePeople, derivePeopleAgain } from "../../people/derive-people.ts";
import { CACHED_FIELDS } from "../../people/person-files.ts";
import { personSlug } from "../../people/person-slug.ts";
import { markdown, text } from "../fields/basic.ts";
import { optionalLink } from "../fields/links.ts";
import { described, describedType } from "../metadata.ts";
import { image } from "../fields/pictures.ts";
import { workReference } from "../fields/reference.ts";

const texts = inEditorsLanguage({
  es: {
    spelling: { title: "Nombre", examples: ["Anita Sosa"] },
    work: { title: "Documento", examples: ["issues/MoraVidal"] },
    name: {
      title: "Nombre",
      description: "Como se lee en su página: es la persona o el estudio que los créditos nombran así.",
      examples: ["Ana Sosa"],
    },
    alsoKnownAs: {
      title: "Otros nombres",
      description: "Los demás con los que está en los créditos; las mayúsculas y los acentos no cuentan.",
    },
    biography: { title: "Biografía", description: "El texto de su página; podés no ponerla." },
    portrait: { title: "Retrato", description: "La imagen de su página; podés no ponerla." },
    works: {
      title: "Trabajos",
      description: "Hacen falta sólo si otra persona se llama igual: los documentos de ésta, cada uno con su carpeta.",
    },
    document: {
      title: "Persona",
      plural: "Personas",
      description: `Lo que los créditos no dicen de alguien: una persona o un estudio, y su página en ${FIXED_ADDRESSES.contributors}.`,
    },
  },
  en: {
    spelling: { title: "Name", examples: ["Anita Sosa"] },
    work: { title: "Document", examples: ["issues/MoraVidal"] },
    name: {
      title: "Name",
      description: "As read on their page: the person or studio that the credits name so.",
      examples: ["Ana Sosa"],
    },
    alsoKnownAs: {
      title: "Other names",
      description: "The others by which the credits name them; upper case and accents don't count.",
    },
    biography: { title: "Biography", description: "The text of their page; optional." },
    portrait: { title: "Portrait", description: "The image of their page; optional." },
    works: {
      title: "Works",
      description: "Needed only if another person has the same name: the documents of this one, each with its folder.",
    },
    document: {
      title: "Person",
      plural: "People",
      description: `What the credits don't say of someone: a person or a studio, and their page on ${FIXED_ADDRESSES.contributors}.`,
    },
  },
});

const spelling = text.meta(texts.spelling);

const work = workReference.meta(texts.work);

const fields = z.strictObject({
  name: described(text, texts.name),
  alsoKnownAs: described(z.array(spelling).default([]), texts.alsoKnownAs),
  biography: described(markdown.optional(), texts.biography),
  portrait: described(image.optional(), texts.portrait),
  link: optionalLink,
  works: described(z.array(work).default([]), texts.works),
});

/** A file about a person, with the data that credits lack. People without a file have a page, too. */
export const people = authored({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  detail: ["biography"],
  cachedFields: CACHED_FIELDS,
  derivation: {
    derive: derivePeople,
    deriveAgain: derivePeopleAgain,
    fileFields: ["portrait", "biography"],
  },
  check: checkPeople,
  warn: warnOfPeople,
  start: {
    words: ["person", "people", "persona"],
    // Makes the slug that the person has without a file, so that a new file does not change the address of the page.
    slug: (name) => (/[\p{L}\p{N}]/u.test(name) ? personSlug(nameKey(name)) : ""),
    fields: ({ name }) => ({ name, alsoKnownAs: [], link: "" }),
  },
});
