import { z } from "zod";
import { NAVIGATION_SECTIONS } from "../magazine/addresses.ts";
import { email, image, noLink, sitePath, text, webLink } from "./fields.ts";

const social = z
  .strictObject({
    microblog: webLink.describe("El perfil de mensajes cortos, por ejemplo https://x.com/pompa.example."),
    photos: webLink.describe("El perfil de fotos, por ejemplo https://www.instagram.com/pompa.example."),
    videos: webLink.describe("El canal de videos, por ejemplo https://www.youtube.com/@pompa.example."),
  })
  .describe("Los perfiles de la revista en las redes.");

const navigationEntry = z.strictObject({
  section: z.enum(NAVIGATION_SECTIONS).describe("La sección; su nombre en pantalla lo ponen las traducciones."),
  path: sitePath.describe("La página a la que lleva, por ejemplo /issues."),
});

const form = z
  .strictObject({
    endpoint: z
      .union([noLink, webLink], "Tiene que ser una dirección https:// o quedar vacío.")
      .describe('Servicio que recibe las suscripciones, con https://; "" si las recibe el servidor del sitio.'),
    formId: text.describe("Nombre del formulario en ese servicio, por ejemplo suscripcion."),
  })
  .describe("A dónde van las suscripciones.");

const slide = z.strictObject({
  wide: image.describe("La imagen para pantallas anchas."),
  narrow: image.describe("La imagen para pantallas angostas, como la de un teléfono."),
});

const carousel = z
  .strictObject({
    words: z
      .array(text)
      .length(3, { error: "La primera lámina lleva tres palabras." })
      .describe("Las tres palabras de la primera lámina, por ejemplo [CREADO, PARA, CREAR]."),
    slides: z.array(slide).describe("Las láminas con imagen, en el orden en que pasan."),
  })
  .describe("Las láminas de la página de inicio.");

/** What the whole site shares. */
export const site = z
  .strictObject({
    name: text.describe("Nombre de la revista, por ejemplo Pompa."),
    description: text.describe("Qué es la revista, en una oración: es lo que muestran los buscadores."),
    /** The base of canonical links. */
    url: webLink
      .refine((url) => !url.endsWith("/"), "Tiene que ir sin barra al final.")
      .meta({
        description: "Dirección pública del sitio, sin barra al final, por ejemplo https://pompa.example.",
        pattern: String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+\.[^/?#](?:.*[^/])?$`,
        patternErrorMessage: "Tiene que ser una dirección completa, con https:// y sin barra al final.",
      }),
    email: email.describe("Correo de la revista, por ejemplo hola@pompa.example."),
    social,
    navigation: z
      .array(navigationEntry)
      .length(NAVIGATION_SECTIONS.length, { error: `La navegación lleva ${NAVIGATION_SECTIONS.length} secciones.` })
      .describe("Las secciones del menú, en el orden en que se ven."),
    form,
    carousel,
  })
  .describe("Los datos de todo el sitio.");
