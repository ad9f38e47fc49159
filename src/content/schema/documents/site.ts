import magazine from "#magazine";
import { z } from "zod";
import { inEditorsLanguage } from "../../messages/messages.ts";
import { linkKey } from "../../../shared/compiled/link-key.ts";
import { DOCUMENT_TYPES, FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { defineCollection } from "../../compiler/document/collection.ts";
import type { DocumentOf } from "../document.ts";
import { email, longText, text } from "../fields/basic.ts";
import { publicAddress, serviceAddress, webLink } from "../fields/links.ts";
import { described, describedType } from "../metadata.ts";
import { navigation } from "./navigation.ts";
import { findRepeated } from "../fields/repeated.ts";
import { image } from "../fields/pictures.ts";

/** The addresses of the pages that begin with the carousel. */
const carouselAddresses = Object.values(DOCUMENT_TYPES).flatMap(({ hasCarousel, section }) =>
  hasCarousel ? (FIXED_ADDRESSES[section] ?? []) : [],
);

const texts = inEditorsLanguage({
  es: {
    network: (name: string) => `En el sitio se lee como ${name}; es su dirección completa.`,
    endpoint: {
      title: "Servicio",
      description: "La dirección del que las recibe, sin /f; si va vacía, las recibe el servidor del sitio.",
      examples: ["https://formularios.example"],
    },
    formId: { title: "Nombre del formulario", description: "El que tiene en ese servicio.", examples: ["suscripcion"] },
    name: {
      title: "Nombre de la revista",
      description: "Se lee en todas las páginas y en los buscadores.",
      examples: ["Pompa"],
    },
    description: {
      title: "Descripción",
      description: "Qué es la revista, en una oración: es lo que muestran los buscadores.",
    },
    url: {
      title: "Dirección pública",
      description: "La del sitio, completa y sin barra al final.",
      examples: ["https://pompa.example"],
    },
    formerUrl: { title: "Dirección anterior", examples: ["https://antes.example"] },
    formerUrls: {
      title: "Direcciones anteriores",
      description:
        "Las que tuvo el sitio, la más vieja primero. Si cambia la de ahora, anotá acá la de antes: sin eso, quienes siguen la revista con un lector de noticias o una app de podcasts reciben todo otra vez.",
    },
    email: {
      title: "Correo",
      description: "El de la revista, para quienes quieran escribirle.",
      examples: ["hola@pompa.example"],
    },
    social: { title: "Redes", description: "Los perfiles de la revista." },
    navigation: { title: "Menú", description: "Las secciones del sitio, en el orden en que se ven." },
    form: { title: "Suscripciones", description: "A dónde van las que llegan por el formulario." },
    carousel: { title: "Carrusel", description: `Lo que pasa al comienzo de ${carouselAddresses.join(" y de ")}.` },
    document: { title: "Datos del sitio", plural: "Datos del sitio", description: "Los datos de todo el sitio." },
    formName: "Puede llevar sólo letras sin acento, números y guiones.",
    slide: { title: "Lámina" },
    wide: { title: "Imagen ancha", description: "La que se ve en una computadora." },
    narrow: { title: "Imagen angosta", description: "La que se ve en un teléfono." },
    word: { title: "Palabra", examples: ["CREADO"] },
    words: { title: "Palabras", description: "Las tres de la primera lámina, en su orden." },
    slides: { title: "Láminas", description: "Las que llevan imagen, en el orden en que pasan." },
    threeWords: "La primera lámina lleva tres palabras.",
  },
  en: {
    network: (name: string) => `Shown as ${name} on the site; its full address.`,
    endpoint: {
      title: "Service",
      description: "The address of the one that receives them, without /f; if empty, the site's server receives them.",
      examples: ["https://forms.example"],
    },
    formId: { title: "Form name", description: "The one it has in that service.", examples: ["subscription"] },
    name: { title: "Magazine name", description: "Shown on every page and by search engines.", examples: ["Pompa"] },
    description: {
      title: "Description",
      description: "What the magazine is, in one sentence: what search engines show.",
    },
    url: {
      title: "Public address",
      description: "The site's, complete and without a slash at its end.",
      examples: ["https://pompa.example"],
    },
    formerUrl: { title: "Former address", examples: ["https://before.example"] },
    formerUrls: {
      title: "Former addresses",
      description:
        "Those the site had, the oldest first. If the current one changes, note the former one here: without it, those who follow the magazine with a feed reader or a podcast app receive everything again.",
    },
    email: {
      title: "Email",
      description: "The magazine's, for those who want to write to it.",
      examples: ["hola@pompa.example"],
    },
    social: { title: "Social media", description: "The profiles of the magazine." },
    navigation: { title: "Menu", description: "The sections of the site, in the order in which they are shown." },
    form: { title: "Subscriptions", description: "Where those that arrive through the form go." },
    carousel: { title: "Carousel", description: `What passes at the top of ${carouselAddresses.join(" and ")}.` },
    document: { title: "Site settings", plural: "Site settings", description: "The settings of the whole site." },
    formName: "It can have only letters without accents, numbers and hyphens.",
    slide: { title: "Slide" },
    wide: { title: "Wide image", description: "The one shown on a computer." },
    narrow: { title: "Narrow image", description: "The one shown on a phone." },
    word: { title: "Word", examples: ["CREATED"] },
    words: { title: "Words", description: "The three of the first slide, in their order." },
    slides: { title: "Slides", description: "Those with an image, in the order in which they pass." },
    threeWords: "The first slide has three words.",
  },
});

const slide = z
  .strictObject({
    wide: described(image, texts.wide),
    narrow: described(image, texts.narrow),
  })
  .meta(texts.slide);

const word = text.meta(texts.word);

/** The carousel at the top of lists: three words, then pictures. */
const carousel = z.strictObject({
  words: described(z.array(word).length(3, { error: texts.threeWords }), texts.words),
  slides: described(z.array(slide), texts.slides),
});

const profiles = z.strictObject(
  Object.fromEntries(
    Object.entries(magazine.networks).map(([key, { name, kind, example }]) => [
      key,
      described(webLink, { title: kind, description: texts.network(name), examples: [example] }),
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

/** The name of the form, which is a part of the URL to which the form's data is sent. */
const formName = text.regex(/^[\w-]*$/, texts.formName).meta({ pattern: String.raw`^\s*[\w-]+\s*$` });

const form = z.strictObject({
  endpoint: described(serviceAddress, texts.endpoint),
  formId: described(formName, texts.formId),
});

const fields = z.strictObject({
  name: described(text, texts.name),
  description: described(longText, texts.description),
  url: described(publicAddress, texts.url),
  formerUrls: described(z.array(publicAddress.meta(texts.formerUrl)).optional(), texts.formerUrls),
  email: described(email, texts.email),
  social: described(social, texts.social),
  navigation: described(navigation, texts.navigation),
  form: described(form, texts.form),
  carousel: described(carousel, texts.carousel),
});

/** The settings of the whole site. */
export const site = defineCollection({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  singleton: true,
  cachedFields: ["url", "social"],
  shownAt: carouselAddresses[0] ?? FIXED_ADDRESSES.home,
});

export type Site = DocumentOf<typeof site>;
