import { z } from "zod";
import { FIXED_ADDRESSES, TOPIC_TYPE } from "../../shared/magazine/addresses.ts";
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import { authored } from "../../content/schema/authored.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/document.ts";
import { hyphenated } from "../../content/schema/file-names.ts";
import { accentColor } from "../../content/schema/fields/basic.ts";
import { formerAddresses } from "../../content/schema/fields/links.ts";
import { localLongText, localText } from "../../content/schema/fields/local-text.ts";
import { described, describedType } from "../../content/schema/metadata.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { Document } from "../../content/compiler/document/document.ts";
import { findRepeats } from "../../content/compiler/document/find-repeats.ts";
import type { Finding } from "../../content/compiler/problems/problem.ts";
import { rule } from "../../content/rules.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { LocalText } from "../../shared/magazine/local-text.ts";

const texts = inEditorsLanguage({
  es: {
    name: { title: "Nombre", description: "Se lee arriba de cada título que lo lleva, y encabeza su página." },
    sentence: { title: "De qué se trata", description: "Una oración, en su página; podés no ponerla." },
    color: {
      title: "Color",
      description: "El de su nombre; tiene que leerse bien sobre el fondo. Podés no ponerlo.",
      examples: ["#39FF14"],
    },
    order: { title: "Lugar en la lista", description: "En cifras: 1 es el primer tema." },
    document: {
      title: "Tema",
      plural: "Temas",
      description: `Un tema de la revista: su página en ${FIXED_ADDRESSES.topics} reúne lo que lo lleva.`,
    },
    wholeNumber: "Tiene que ser un número entero: 1 es el primer tema.",
    oneOrMore: "Tiene que ser 1 o más.",
  },
  en: {
    name: { title: "Name", description: "Shown above each title that has it, and heads its page." },
    sentence: { title: "What it is about", description: "One sentence, on its page; optional." },
    color: {
      title: "Colour",
      description: "That of its name; it has to be readable on the ground. Optional.",
      examples: ["#39FF14"],
    },
    order: { title: "Place in the list", description: "In figures: 1 is the first topic." },
    document: {
      title: "Topic",
      plural: "Topics",
      description: `A topic of the magazine: its page on ${FIXED_ADDRESSES.topics} gathers what has it.`,
    },
    wholeNumber: "It has to be a whole number: 1 is the first topic.",
    oneOrMore: "It has to be 1 or more.",
  },
});

const fields = z.strictObject({
  name: described(localText, texts.name),
  sentence: described(localLongText.optional(), texts.sentence),
  color: described(accentColor.optional(), texts.color),
  order: described(z.int(texts.wholeNumber).positive(texts.oneOrMore), texts.order),
  formerAddresses,
});

/** Document type of the topics of the magazine, each with a page that lists every document about it. */
const topics = authored({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  unique: ["order"],
  cachedFields: ["name"],
  check: checkTopics,
  warn: warnOfTopics,
  start: {
    words: ["topic", "topics", "tema"],
    slug: hyphenated,
    fields: ({ name, existing }) => ({
      name: { [CONTENT_LANGUAGE]: name },
      order: Math.max(0, ...existing.map(({ order }) => Number(order) || 0)) + 1,
    }),
  },
});

export default topics;

export type Topic = DocumentOf<typeof topics>;
export type TopicSummary = SummaryOf<typeof topics>;

/** Finds topics with the same name in one language. Letter case and accents are ignored. */
function checkTopics(documents: readonly Document[]): Finding[] {
  const names = documents.filter(isTopic).flatMap(({ source, metadata }) =>
    Object.entries((metadata.fields?.name ?? {}) as LocalText).map(([language, name = ""]) => ({
      source,
      path: ["name", language],
      name,
    })),
  );
  return findRepeats(names, ({ name, path }) => [...path, nameKey(name)].join(" ")).map(
    ([{ source, path, name }, first]) => ({
      code: rule("taken-topic"),
      source,
      path,
      other: { source: first.source, path: first.path },
      details: { value: name, expected: first.source.file },
    }),
  );
}

/** Finds topics to which no document refers. References in unpublished documents count, too. */
function warnOfTopics(documents: readonly Document[]): Finding[] {
  const usedSlugs = new Set(
    documents.flatMap(({ metadata }) =>
      metadata.references.flatMap(({ type, slug }) => (type === TOPIC_TYPE ? slug : [])),
    ),
  );
  const code = rule("unused-topic");
  return documents
    .filter((document) => isTopic(document) && !usedSlugs.has(document.source.slug))
    .map(({ source }) => ({ code, source, path: ["name"], details: { value: source.slug } }));
}

const isTopic = ({ source }: Document) => source.collection === TOPIC_TYPE;
