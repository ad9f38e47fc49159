import magazine from "#magazine";
import { z } from "zod";
import { linkKey } from "../../shared/compiled/link-key.ts";
import { email, longText, text } from "./fields.ts";
import { publicAddress, serviceAddress, webLink } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { navigation } from "./navigation.ts";
import { image } from "./pictures.ts";
import { findRepeated } from "./repeated.ts";

const profiles = z.strictObject(
  Object.fromEntries(
    Object.entries(magazine.networks).map(([key, { name, kind, example }]) => [
      key,
      described(webLink, {
        title: kind,
        description: `En el sitio se lee como ${name}; es su dirección completa.`,
        examples: [example],
      }),
    ]),
  ),
);

const social = profiles.superRefine((links, context) =>
  findRepeated(Object.entries(links), context, {
    keyOf: ([, link]) => linkKey(link),
    pathOf: ([network]) => [network],
    wordsOf: ([, link]) => link,
  }),
);

/** A part of the address to which the form is sent. */
const formName = text
  .regex(/^[\w-]*$/, "Puede llevar sólo letras sin acento, números y guiones.")
  .meta({ pattern: String.raw`^\s*[\w-]+\s*$` });

const form = z.strictObject({
  endpoint: described(serviceAddress, {
    title: "Servicio",
    description: "La dirección del que las recibe, sin /f; si va vacía, las recibe el servidor del sitio.",
    examples: ["https://formularios.example"],
  }),
  formId: described(formName, {
    title: "Nombre del formulario",
    description: "El que tiene en ese servicio.",
    examples: ["suscripcion"],
  }),
});

const slide = z
  .strictObject({
    wide: described(image, {
      title: "Imagen ancha",
      description: "La que se ve en una computadora.",
    }),
    narrow: described(image, {
      title: "Imagen angosta",
      description: "La que se ve en un teléfono.",
    }),
  })
  .meta({ title: "Lámina" });

const word = text.meta({ title: "Palabra", examples: ["CREADO"] });

const carousel = z.strictObject({
  words: described(z.array(word).length(3, { error: "La primera lámina lleva tres palabras." }), {
    title: "Palabras",
    description: "Las tres de la primera lámina, en su orden.",
  }),
  slides: described(z.array(slide), {
    title: "Láminas",
    description: "Las que llevan imagen, en el orden en que pasan.",
  }),
});

const fields = z.strictObject({
  name: described(text, {
    title: "Nombre de la revista",
    description: "Se lee en todas las páginas y en los buscadores.",
    examples: ["Pompa"],
  }),
  description: described(longText, {
    title: "Descripción",
    description: "Qué es la revista, en una oración: es lo que muestran los buscadores.",
  }),
  url: described(publicAddress, {
    title: "Dirección pública",
    description: "La del sitio, completa y sin barra al final.",
    examples: ["https://pompa.example"],
  }),
  email: described(email, {
    title: "Correo",
    description: "El de la revista, para quienes quieran escribirle.",
    examples: ["hola@pompa.example"],
  }),
  social: described(social, { title: "Redes", description: "Los perfiles de la revista." }),
  navigation: described(navigation, {
    title: "Menú",
    description: "Las secciones del sitio, en el orden en que se ven.",
  }),
  form: described(form, { title: "Suscripciones", description: "A dónde van las que llegan por el formulario." }),
  carousel: described(carousel, {
    title: "Carrusel",
    description: "Lo que pasa al comienzo de News y de Made in Arg.",
  }),
});

/** What the whole site shares. */
export const site = documentType(fields, {
  title: "Datos del sitio",
  plural: "Datos del sitio",
  description: "Los datos de todo el sitio.",
});
