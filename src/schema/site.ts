import { z } from "zod";
import { NAVIGATION_SECTIONS } from "../magazine/addresses.ts";
import { email, longText, text } from "./fields.ts";
import { linkOrNone, sitePath, webLink } from "./links.ts";
import { choice, described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";

const social = z.strictObject({
  microblog: described(webLink, {
    title: "Perfil de mensajes cortos",
    description: "En el sitio se lee como X; es su dirección completa.",
    examples: ["https://x.com/pompa.example"],
  }),
  photos: described(webLink, {
    title: "Perfil de fotos",
    description: "En el sitio se lee como Instagram; es su dirección completa.",
    examples: ["https://www.instagram.com/pompa.example"],
  }),
  videos: described(webLink, {
    title: "Canal de videos",
    description: "En el sitio se lee como YouTube; es su dirección completa.",
    examples: ["https://www.youtube.com/@pompa.example"],
  }),
});

const section = choice(NAVIGATION_SECTIONS, {
  who: "quiénes somos",
  editorials: "editoriales",
  issues: "números",
  "made-in-arg": "proyectos",
  news: "notas",
  "club-pompa": "perfiles del club",
});

const navigationEntry = z
  .strictObject({
    section: described(section, {
      title: "Sección",
      description: "Su nombre en pantalla lo ponen las traducciones.",
    }),
    path: described(sitePath, {
      title: "Página",
      description: "La dirección a la que lleva, en este sitio.",
      examples: ["/issues"],
    }),
  })
  .meta({ title: "Entrada" });

const form = z.strictObject({
  endpoint: described(linkOrNone("Tiene que ser una dirección https:// o quedar vacío."), {
    title: "Servicio",
    description: "La dirección completa del que las recibe; si va vacía, las recibe el servidor del sitio.",
    examples: ["https://formularios.example/f"],
  }),
  formId: described(text, {
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

/** The base of canonical links. */
const publicAddress = webLink
  .refine((url) => !url.endsWith("/"), "Tiene que ir sin barra al final.")
  .meta({
    pattern: String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+\.[^/?#](?:.*[^/])?$`,
    patternErrorMessage: "Tiene que ser una dirección completa, con https:// y sin barra al final.",
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
  navigation: described(
    z
      .array(navigationEntry)
      .length(NAVIGATION_SECTIONS.length, { error: `La navegación lleva ${NAVIGATION_SECTIONS.length} secciones.` }),
    { title: "Menú", description: "Las secciones del sitio, en el orden en que se ven." },
  ),
  form: described(form, { title: "Suscripciones", description: "A dónde van las que llegan por el formulario." }),
  carousel: described(carousel, { title: "Carrusel", description: "Las láminas de la página de inicio." }),
});

/** What the whole site shares. */
export const site = documentType(fields, {
  title: "Datos del sitio",
  plural: "Datos del sitio",
  description: "Los datos de todo el sitio.",
});
