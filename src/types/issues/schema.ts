import { z } from "zod";
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import { authored, newCredit, newPicture } from "../../content/schema/authored.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/document.ts";
import { capitalized, FILE_WORDS } from "../../content/schema/file-names.ts";
import { colorOf } from "../../shared/colors/colors.ts";
import { markCredits } from "../../content/compiler/document/tagged.ts";
import { CREDIT_ROLES } from "../../shared/credits/credit-words.ts";
import { accentColor, draft, language, markdown, published, text } from "../../content/schema/fields/basic.ts";
import { credit, thanksEntry } from "../../content/schema/fields/credits.ts";
import { contents } from "../../content/schema/fields/gathering.ts";
import { findWrongPieces } from "../../content/schema/fields/gathering-findings.ts";
import { formerAddresses, ownPath } from "../../content/schema/fields/links.ts";
import { revisedLater, revisions } from "../../content/schema/fields/revisions.ts";
import { topics } from "../../content/schema/fields/topics.ts";
import { choice, described, describedType } from "../../content/schema/metadata.ts";
import { gallery, image } from "../../content/schema/fields/pictures.ts";

const texts = inEditorsLanguage({
  es: {
    col1: { title: "Primera columna", description: "Los créditos que se leen primero." },
    col2: { title: "Segunda columna", description: "Los créditos que siguen, al lado de los primeros." },
    col3: { title: "Estudio", description: "Uno solo, debajo de la segunda columna; podés no ponerlo." },
    thanks: { title: "Agradecimientos", description: "Se leen debajo de la segunda columna; podés no ponerlos." },
    specialThanks: { title: "Agradecimientos especiales", description: "Siguen a los demás; podés no ponerlos." },
    number: {
      title: "Número",
      description: "Se lee tal como lo escribas, en cifras o en palabras; no ordena la lista.",
      examples: ["#80", "Spring Issue"],
    },
    name: { title: "Nombre", description: "El de quien protagoniza el número.", examples: ["Mora Vidal"] },
    color: {
      title: "Color del número",
      description: "El de sus líneas y de su cifra; tiene que leerse bien sobre el fondo.",
      examples: ["#39FF14"],
    },
    layout: { title: "Lugar de la tapa", description: "De qué lado se ve en la lista; el texto va del otro." },
    layoutChoices: { bri: "tapa a la izquierda", cami: "tapa a la derecha" },
    image: { title: "Tapa", description: "La imagen del número, en la lista y en su página." },
    link: { examples: ["/ninacobo"] },
    credits: { title: "Créditos", description: "Quiénes hicieron el número, en columnas, y los agradecimientos." },
    presentation: { title: "Presentación", description: "El texto de la página; podés no ponerla." },
    document: {
      title: "Número",
      plural: "Números",
      description: "Un número de la revista y la página de quien lo protagoniza.",
    },
    slug: "empezar con mayúscula, como MoraVidal.yaml",
  },
  en: {
    col1: { title: "First column", description: "The credits read first." },
    col2: { title: "Second column", description: "The credits that follow, beside the first ones." },
    col3: { title: "Studio", description: "Only one, below the second column; optional." },
    thanks: { title: "Thanks", description: "Shown below the second column; optional." },
    specialThanks: { title: "Special thanks", description: "They follow the others; optional." },
    number: {
      title: "Number",
      description: "Shown as you write it, in figures or in words; it doesn't sort the list.",
      examples: ["#80", "Spring Issue"],
    },
    name: { title: "Name", description: "Of whoever is featured in the issue.", examples: ["Mora Vidal"] },
    color: {
      title: "Issue colour",
      description: "Of its lines and its figure; it has to be readable on the ground.",
      examples: ["#39FF14"],
    },
    layout: {
      title: "Cover position",
      description: "The side on which the list shows it; the text goes on the other.",
    },
    layoutChoices: { bri: "cover on the left", cami: "cover on the right" },
    image: { title: "Cover", description: "The image of the issue, in the list and on its page." },
    link: { examples: ["/ninacobo"] },
    credits: { title: "Credits", description: "Who made the issue, in columns, and the thanks." },
    presentation: { title: "Introduction", description: "The text of the page; optional." },
    document: {
      title: "Issue",
      plural: "Issues",
      description: "An issue of the magazine and the page of whoever is featured in it.",
    },
    slug: "begin with a capital letter, such as MoraVidal.yaml",
  },
});

const credits = z.strictObject({
  col1: described(z.array(credit).default([]), texts.col1),
  col2: described(z.array(credit).default([]), texts.col2),
  col3: described(credit.optional(), texts.col3),
  thanks: described(z.array(thanksEntry).default([]), texts.thanks),
  specialThanks: described(z.array(thanksEntry).default([]), texts.specialThanks),
});

const fields = z.strictObject({
  number: described(text, texts.number),
  name: described(text, texts.name),
  published,
  color: described(accentColor, texts.color),
  layout: described(choice(["bri", "cami"], texts.layoutChoices), texts.layout),
  image: described(image, texts.image),
  link: ownPath.optional().meta(texts.link),
  credits: described(credits, texts.credits),
  presentation: described(markdown.optional(), texts.presentation),
  gallery,
  ...topics,
  contents,
  lang: language,
  formerAddresses,
  ...revisions,
  draft,
});

const creditedFields = markCredits(revisedLater(fields), ({ name }) => ({
  name,
  role: CREDIT_ROLES.featured,
  field: "name",
}));

/** Document type of the numbered issues. Each issue and its page are about a featured artist. */
const issues = authored({
  extension: ".yaml",
  schema: describedType(creditedFields, texts.document),
  slug: { pattern: /^\p{Lu}/u, expected: texts.slug },
  detail: ["presentation", "gallery", "corrections", "updated"],
  unique: ["number"],
  check: findWrongPieces,
  start: {
    words: ["issue", "issues", "numero", "número"],
    slug: capitalized,
    fields: ({ slug, name, today, existing }) => ({
      number: nextNumber(existing),
      name,
      published: today,
      ...nextLook(existing),
      image: newPicture(slug, FILE_WORDS.cover),
      credits: { col1: [newCredit(CREDIT_ROLES.direction)], col2: [] },
      draft: true,
    }),
  },
});

/** The accent colours. A new issue gets one of them if there is no other issue, or if all have the same colour. */
const ACCENTS = [colorOf("news"), colorOf("accent")] as const;
const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** Returns the number of a new issue, which is the highest number of an existing issue plus 1. */
function nextNumber(existing: readonly Record<string, unknown>[]): string {
  const numbers = existing.map(({ number }) => Number(/^#(\d+)$/.exec(String(number))?.[1] ?? 0));
  return `#${Math.max(0, ...numbers) + 1}`;
}

/** Returns the accent colour and the layout (side of the cover) of a new issue. Both differ from the latest issue. */
function nextLook(existing: readonly Record<string, unknown>[]) {
  const newest = existing.toSorted((a, b) => (String(a.published) < String(b.published) ? 1 : -1));
  const [last] = newest;
  const accents = [...newest.map(({ color }) => String(color)), ...ACCENTS];
  return {
    color: accents.find((color) => last && isColor(color) && color !== last.color) ?? ACCENTS[0],
    layout: last?.layout === "bri" ? "cami" : "bri",
  };
}

export default issues;

export type Issue = DocumentOf<typeof issues>;
export type IssueSummary = SummaryOf<typeof issues>;
