/**
 * The fields that document types share. Each is one zod schema whose messages are Spanish
 * sentences for editors: what is expected, and how to write it. Descriptions are what an editor's
 * program shows while one writes; where a zod rule cannot be told in JSON Schema by itself, `meta`
 * tells the nearest `pattern`. Patterns take no flags there, so both letter cases are written out.
 *
 * Fields that a later stage resolves (a picture, a Markdown text, a reference, a page) parse to an object
 * tagged with `kind`, so that the pipeline finds them in any document without knowing its type.
 */
import { z } from "zod";
import { contrastOnBlack } from "../magazine/contrast.ts";
import { CONTENT_LANGUAGE } from "../magazine/language.ts";
import { problem } from "./problems.ts";

/** Lowest contrast of an accent on the black page: WCAG 2.2 criterion 1.4.3. */
export const MINIMUM_CONTRAST = 4.5;

/** Longest text of a line, in characters: whatever is longer belongs into a Markdown text. */
const LINE = 500;
const TOO_LONG = `Puede tener hasta ${LINE} letras.`;

/** A ratio as editors read it: `4,5`. */
export const inSpanish = (ratio: number) => ratio.toFixed(1).replace(".", ",");

export const text = z
  .string("Tiene que ser un texto.")
  .trim()
  .min(1, "No puede quedar vacío.")
  .max(LINE, TOO_LONG)
  .meta({ pattern: String.raw`\S` });

/** A text that may be missing or empty; always a string once parsed. */
export const optionalText = z.string("Tiene que ser un texto.").trim().max(LINE, TOO_LONG).default("");

export const subtitle = optionalText.describe("La frase que va debajo del título; podés dejarla vacía.");

/** Kept as a text so that no time zone can move it. */
export const published = z.iso
  .date("Tiene que ser una fecha real, escrita AAAA-MM-DD (por ejemplo 2026-11-20).")
  .describe("Día de publicación, escrito AAAA-MM-DD, por ejemplo 2026-11-20; lo más nuevo va primero.");

export const hexColor = z
  .string('Tiene que ser un color entre comillas, por ejemplo "#39FF14".')
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: 'Tiene que ser un color de seis cifras hexadecimales, por ejemplo "#39FF14".',
    // What is no colour has no contrast either.
    abort: true,
  });

/** A colour that is read as text or line on the black page. */
export const accentColor = hexColor.refine((color) => contrastOnBlack(color) >= MINIMUM_CONTRAST, {
  params: problem("low-contrast"),
  error: ({ input }) =>
    `${String(input)} tiene un contraste de ${inSpanish(contrastOnBlack(String(input)))} sobre negro y hace falta ${inSpanish(MINIMUM_CONTRAST)} o más: elegí un tono más claro.`,
});

const LINK = "Tiene que ser una dirección completa que empiece con https:// (o http://).";

/** `iri`, because a link may have accents, which the `uri` of JSON Schema refuses. */
export const webLink = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK })
  .meta({ format: "iri", pattern: String.raw`^\s*[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+\.[^/?#]` });

/** No link. Told of a malformed link, an editor's program may quote this option, so it says the same. */
export const noLink = z.literal("").meta({ errorMessage: LINK });

/** An external link, or empty where there is none; always a string once parsed. */
export const optionalLink = z
  .union([noLink, webLink], LINK)
  .default("")
  .describe('Enlace completo, por ejemplo https://www.instagram.com/ana.sosa; "" si no hay.');

export const email = z.email("Tiene que ser un correo electrónico, por ejemplo hola@pompa.example.");

const PATH = "Tiene que ser una dirección de este sitio y empezar con /, por ejemplo /form.";
const path = z.string("Tiene que ser una dirección de este sitio, por ejemplo /form.").regex(/^\/[\w/-]*$/, PATH);

/** A page of this site, such as `/issues` or `/proyecto/conie`. */
export const sitePath = path.transform((url) => ({ kind: "path" as const, url }));

/** The page of the document itself, in another letter case. */
export const ownPath = path.transform((url) => ({ kind: "path" as const, url, own: true }));

export const orientation = z
  .enum(["portrait", "landscape"])
  .describe("portrait si la imagen es más alta que ancha, landscape si es más ancha que alta.");

const SOURCE = "Tiene que ser el nombre de una imagen JPEG, PNG o WebP, por ejemplo MoraVidal/tapa.webp.";

const imageShape = {
  src: z
    .string(SOURCE)
    .regex(/^[^\\?#]+\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp])$/, SOURCE)
    .describe("Ruta de la imagen desde la carpeta de este archivo, por ejemplo MoraVidal/tapa.webp."),
  /** WCAG 2.2 criterion 1.1.1. */
  alt: text.describe(
    "Lo que tiene que saber de la imagen quien no la ve, por ejemplo: Mora Vidal de pie, con un tapado largo.",
  ),
  credit: optionalText.describe("De quién es la imagen, por ejemplo: Foto de Ana Sosa; podés dejarlo vacío."),
};

export const image = z.strictObject(imageShape).transform((value) => ({ kind: "image" as const, ...value }));

/** A picture of a gallery: its orientation is declared, and checked against the file. */
export const galleryImage = z
  .strictObject({ ...imageShape, orientation })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const portraitImage = z
  .strictObject({
    ...imageShape,
    orientation: z.literal("portrait").describe("Siempre portrait: acá van sólo imágenes más altas que anchas."),
  })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const gallery = z
  .array(galleryImage)
  .default([])
  .describe("Las fotos de la galería, en el orden en que se ven; podés no ponerla.");

export const markdown = z
  .string("Tiene que ser un texto.")
  .trim()
  .min(1, "No puede quedar vacío.")
  .max(200_000, "Puede tener hasta 200.000 letras.")
  .meta({ pattern: String.raw`\S` })
  .transform((source) => ({ kind: "markdown" as const, source }));

export const body = markdown.describe("El texto, en Markdown, debajo de la segunda línea ---.");

export const draft = z
  .boolean("Tiene que ser true o false, sin comillas.")
  .default(false)
  .describe("true mientras sea un borrador: se revisa, se ve en npm run dev y no se publica.");

/** WCAG 2.2 criterion 3.1.2. */
export const language = z
  .enum(["es", "en"])
  .default(CONTENT_LANGUAGE)
  .describe("Idioma en que está escrito: es (castellano) o en (inglés); si no lo ponés, es castellano.");

export const credit = z.strictObject({
  rol: optionalText.describe('Qué hizo, por ejemplo Fotografía; con "" sigue el rol de arriba.'),
  name: text.describe("Nombre de la persona o del estudio, por ejemplo Ana Sosa."),
  link: optionalLink,
});

/** A name of a list of thanks. */
export const thanksEntry = z.strictObject({
  name: text.describe("A quién le agradecen, por ejemplo Club Atlético Barracas."),
  link: optionalLink,
});
