/**
 * The texts, days and switches that document types share. Each field is one zod schema whose messages are Spanish
 * sentences for editors: what is expected, and how to write it. Where a zod rule cannot be told in JSON
 * Schema by itself, `meta` tells the nearest `pattern`. Patterns take no flags there, so both letter cases are
 * written out.
 *
 * Fields that a later stage resolves (a picture, a Markdown text, a reference, a page) parse to an object
 * tagged with `kind`, so that the pipeline finds them in any document without knowing its type.
 */
import { z } from "zod";
import { CONTENT_LANGUAGE, LANGUAGES } from "../../shared/magazine/language.ts";
import { choice, described } from "./metadata.ts";

/** Longest text of a line, in characters: whatever is longer belongs into a Markdown text. */
const LINE = 500;
const TOO_LONG = `Puede tener hasta ${LINE} letras.`;

/** With each letter and its accents as one sign, as search, faces and addresses expect it. */
export const text = z
  .string("Tiene que ser un texto.")
  .normalize()
  .trim()
  .min(1, "No puede quedar vacío.")
  .max(LINE, TOO_LONG)
  .meta({ pattern: String.raw`\S` });

/** A text that may be missing or empty; always a string once parsed. */
export const optionalText = z.string("Tiene que ser un texto.").normalize().trim().max(LINE, TOO_LONG).default("");

export const longText = text.meta({ control: "long-text" });

export const optionalLongText = optionalText.meta({ control: "long-text" });

export const subtitle = described(optionalLongText, {
  title: "Bajada",
  description: "La frase que va debajo del título; podés dejarla vacía.",
  examples: ["Una trama que viaja del norte a la vidriera"],
});

const DAY =
  "Tiene que ser una fecha real, escrita AAAA-MM-DD (por ejemplo 2026-11-20), y si hace falta la hora (2026-11-20 18:00).";
const YEAR = "El año va de 1900 a 2099, con sus cuatro cifras (por ejemplo 2026-11-20).";

/** A day that there is, and perhaps a minute of it, with a space between them. */
const MOMENT = new RegExp(`${z.regexes.date.source.replace(/\$$/, "")}(?: (?:[01]\\d|2[0-3]):[0-5]\\d)?$`);

/** Kept as a text so that no time zone can move it. A year beyond these is a slip: `0026`, `2206`. */
export const published = described(
  z
    .string(DAY)
    .refine((day) => MOMENT.test(day), { error: DAY, abort: true, params: { problem: "invalid-date" } })
    // For the form and VS Code, which know patterns alone.
    .regex(MOMENT)
    .refine((day) => /^(?:19|20)/.test(day), YEAR)
    .meta({ control: "moment" }),
  {
    title: "Día de publicación",
    description: "Lo más nuevo va primero en la lista. Con un día o una hora por venir, no se publica hasta entonces.",
    examples: ["2026-11-20", "2026-11-20 18:00"],
  },
);

export const email = z.email("Tiene que ser un correo electrónico, por ejemplo hola@pompa.example.");

export const markdown = z
  .string("Tiene que ser un texto.")
  .trim()
  .min(1, "No puede quedar vacío.")
  .max(200_000, "Puede tener hasta 200.000 letras.")
  .meta({ pattern: String.raw`\S`, control: "markdown" })
  .transform((source) => ({ kind: "markdown" as const, source }));

export const body = described(markdown, {
  title: "Texto",
  description: "Lo que se lee en la página, en Markdown: títulos, negritas, citas, enlaces y fotos. No lleva HTML.",
});

export const draft = described(z.boolean("Tiene que ser true o false, sin comillas.").default(false), {
  title: "Borrador",
  description: "Mientras lo sea, se revisa y podés ver cómo va a quedar la página, pero no se publica.",
});

const NAMES = new Intl.DisplayNames("es", { type: "language" });

/** As editors call it. */
const nameOf = (code: string) => (code === "es" ? "castellano" : (NAMES.of(code) ?? code));

const languages = [...new Set([CONTENT_LANGUAGE, ...LANGUAGES])];
const words = Object.fromEntries(languages.map((code) => [code, nameOf(code)]));

/** WCAG 2.2 criterion 3.1.2. */
export const language = described(choice(languages, words).default(CONTENT_LANGUAGE), {
  title: "Idioma",
  description: `El que se lee en la página; si no lo elegís, es ${nameOf(CONTENT_LANGUAGE)}.`,
});
