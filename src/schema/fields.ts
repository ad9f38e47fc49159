/**
 * The fields that document types share. Each is one zod schema whose messages are Spanish
 * sentences for editors: what is expected, and how to write it.
 *
 * Fields that a later stage resolves (a picture, a Markdown text, a reference) parse to an object
 * tagged with `kind`, so that the pipeline finds them in any document without knowing its type.
 */
import { z } from "zod";
import { contrastOnBlack } from "./contrast.ts";

/** Lowest contrast of an accent on the black page: WCAG 2.2 criterion 1.4.3. */
export const MINIMUM_CONTRAST = 4.5;

export const text = z.string("Tiene que ser un texto.").trim().min(1, "No puede quedar vacío.");

/** A text that may be missing or empty; always a string once parsed. */
export const optionalText = z.string("Tiene que ser un texto.").trim().default("");

/** A calendar day, `2026-11-20`, kept as that text so that no time zone can move it. */
export const isoDate = z.iso.date("Tiene que ser una fecha real, escrita AAAA-MM-DD (por ejemplo 2026-11-20).");

export const hexColor = z
  .string('Tiene que ser un color entre comillas, por ejemplo "#39FF14".')
  .regex(/^#[0-9a-f]{6}$/i, 'Tiene que ser un color de seis cifras hexadecimales, por ejemplo "#39FF14".');

/** A colour that is read as text or line on the black page. */
export const accentColor = hexColor.refine((color) => contrastOnBlack(color) >= MINIMUM_CONTRAST, {
  error: ({ input }) =>
    `${String(input)} tiene un contraste de ${contrastOnBlack(String(input)).toFixed(1)} sobre negro y hace falta ${MINIMUM_CONTRAST} o más: elegí un tono más claro.`,
});

const LINK = "Tiene que ser una dirección completa que empiece con https:// (o http://).";

export const webLink = z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK });

/** An external link, or empty where there is none; always a string once parsed. */
export const optionalLink = z.union([z.literal(""), webLink], LINK).default("");

export const email = z.email("Tiene que ser un correo electrónico, por ejemplo hola@pompa.example.");

/** A path of this site, such as `/issues` or `/proyecto/conie`. */
export const sitePath = z
  .string("Tiene que ser una dirección de este sitio, por ejemplo /form.")
  .regex(/^\/[\w/-]*$/, "Tiene que ser una dirección de este sitio y empezar con /, por ejemplo /form.");

export const orientation = z.enum(["portrait", "landscape"]);

const SOURCE = "Tiene que ser el nombre de una imagen JPEG, PNG o WebP, por ejemplo MoraVidal/tapa.webp.";

const imageShape = {
  /** Path of the picture, relative to the content file that names it. */
  src: z.string(SOURCE).regex(/^[^\\?#]+\.(jpe?g|png|webp)$/i, SOURCE),
  /** What a person who cannot see the picture should know: WCAG 2.2 criterion 1.1.1. */
  alt: text,
  credit: optionalText,
};

export const image = z.strictObject(imageShape).transform((value) => ({ kind: "image" as const, ...value }));

/** A picture of a gallery: its orientation is declared, and checked against the file. */
export const galleryImage = z
  .strictObject({ ...imageShape, orientation })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const portraitImage = z
  .strictObject({ ...imageShape, orientation: z.literal("portrait") })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const markdown = text.transform((source) => ({ kind: "markdown" as const, source }));

/** Language in which a document is written, when it is not the site's (WCAG 2.2 criterion 3.1.2). */
export const language = z.enum(["es", "en"]).default("es");

/** A row of the credits: the role and the link may be empty. */
export const credit = z.strictObject({ rol: optionalText, name: text, link: optionalLink });

/** A name of a list of thanks. */
export const thanksEntry = z.strictObject({ name: text, link: optionalLink });
