/**
 * Fields for texts, dates and switches that document types share. Each field is one zod schema whose messages tell
 * editors what is expected and how to write it. If JSON Schema cannot express a zod rule, `meta` has the nearest
 * `pattern`. Patterns in JSON Schema have no flags, so they contain both letter cases. Some values are resolved later:
 * pictures, Markdown texts, references and pages. They are parsed into objects tagged with `kind`, so that the compiler
 * finds them in any document without knowing its type.
 */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { CONTENT_LANGUAGE, LANGUAGES } from "../../../shared/magazine/language.ts";
import { choice, described, describedAside } from "../metadata.ts";
import { GROUND, SCHEME } from "../../../shared/colors/colors.ts";
import { contrast, MINIMUM_CONTRAST } from "../../../shared/colors/contrast.ts";
import { problem } from "../../rules.ts";

/** The maximum length of a single-line text in characters. A longer text belongs in a Markdown text. */
const MAXIMUM_LENGTH = 500;
const TOO_LONG = messages.fields.tooLong(MAXIMUM_LENGTH);

/** A required text, normalized to composed Unicode (NFC), because search, fonts and addresses expect NFC. */
export const text = z
  .string(messages.fields.text)
  .normalize()
  .trim()
  .min(1, messages.fields.empty)
  .max(MAXIMUM_LENGTH, TOO_LONG)
  .meta({ pattern: String.raw`\S` });

/** A text that may be missing or empty; a missing text is parsed to `""`. */
export const optionalText = z.string(messages.fields.text).normalize().trim().max(MAXIMUM_LENGTH, TOO_LONG).default("");

export const longText = text.meta({ control: "long-text" });

export const optionalLongText = optionalText.meta({ control: "long-text" });

export const subtitle = described(optionalLongText, messages.fields.subtitle);

const DAY_MESSAGE = messages.fields.day;
const YEAR_MESSAGE = messages.fields.year;

/** Matches a date, optionally followed by a space and a time: `2026-01-31` or `2026-01-31 18:30`. */
const MOMENT = new RegExp(`${z.regexes.date.source.replace(/\$$/, "")}(?: (?:[01]\\d|2[0-3]):[0-5]\\d)?$`);

/** A date, stored as a text so that no time zone can shift it. Dates in other centuries are typos: `0026`, `2206`. */
export const moment = z
  .string(DAY_MESSAGE)
  .refine((day) => MOMENT.test(day), { error: DAY_MESSAGE, abort: true, params: { problem: "invalid-date" } })
  // The rule is repeated as a pattern, because the form and VS Code support only patterns.
  .regex(MOMENT)
  .refine((day) => /^(?:19|20)/.test(day), YEAR_MESSAGE)
  .meta({ control: "moment" });

export const published = described(moment, messages.fields.published);

export const email = z.email(messages.fields.email);

export const markdown = z
  .string(messages.fields.text)
  .trim()
  .min(1, messages.fields.empty)
  .max(200_000, messages.fields.longestMarkdown)
  .meta({ pattern: String.raw`\S`, control: "markdown" })
  .transform((source) => ({ kind: "markdown" as const, source }));

export const body = described(markdown, messages.fields.body);

export const draft = describedAside(z.boolean(messages.fields.boolean).default(false), messages.fields.draft);

export const languages = [...new Set([CONTENT_LANGUAGE, ...LANGUAGES])];
const names = Object.fromEntries(languages.map((code) => [code, messages.fields.languageOf(code)]));

/** The language of a document, which WCAG 2.2 criterion 3.1.2 requires pages to declare. */
export const language = describedAside(
  choice(languages, names).default(CONTENT_LANGUAGE),
  messages.fields.language(messages.fields.languageOf(CONTENT_LANGUAGE)),
);

const RATIO = new Intl.NumberFormat(messages.report.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a ratio for editors: `4,5`. */
export const formatRatio = (ratio: number) => RATIO.format(ratio);

export const hexColor = z
  .string(messages.colors.quoted)
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: messages.colors.digits,
    // Later checks are skipped, because an invalid colour has no contrast.
    abort: true,
  })
  .meta({ control: "color" });

/** A colour for text or lines on the background of pages. */
export const accentColor = hexColor.refine((color) => contrast(color, GROUND) >= MINIMUM_CONTRAST, {
  params: problem("low-contrast"),
  error: ({ input }) =>
    messages.colors.lowOnGround(
      String(input),
      formatRatio(contrast(String(input), GROUND)),
      formatRatio(MINIMUM_CONTRAST),
      SCHEME === "dark",
    ),
});
