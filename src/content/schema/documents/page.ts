import { z } from "zod";
import { inEditorsLanguage } from "../../messages/messages.ts";
import { defineCollection } from "../../compiler/document/collection.ts";
import { DOCUMENT_ADDRESSES, DOCUMENT_TYPES, FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { REQUIRED_PAGES } from "../../../shared/magazine/pages.ts";
import { sitePath } from "../fields/links.ts";
import type { DocumentOf } from "../document.ts";
import { described, describedType } from "../metadata.ts";
import { localLongText, localText } from "../fields/local-text.ts";
import { referenceToAny } from "../fields/reference.ts";
import { findRepeated } from "../fields/repeated.ts";

const texts = inEditorsLanguage({
  es: {
    title: {
      title: "Título",
      description:
        "Con el nombre de la revista, es lo que dice la pestaña del navegador y lo que muestran los buscadores.",
    },
    description: {
      title: "Descripción",
      description: "Qué hay en la página, en una oración para los buscadores; si falta, es la de la revista.",
    },
    banner: { title: "Encabezado", description: "Lo más grande de la página, arriba; si falta, se lee el título." },
    tagline: {
      title: "Lema",
      description: "La frase que va debajo; en la portada, la que llevan las imágenes para redes.",
    },
    statement: { title: "Apartado" },
    heading: { title: "Encabezado del apartado", description: "Se lee al lado de su número." },
    text: { title: "Texto", description: "El párrafo que se lee debajo." },
    link: { title: "Enlace", description: "Lleva a otra página de la revista; podés no ponerlo." },
    path: { title: "Página", description: "La dirección a la que lleva, en este sitio.", examples: ["/club-pompa"] },
    linkText: { title: "Texto del enlace", description: "Lo que se aprieta." },
    statements: { title: "Apartados", description: "Los que dicen qué es la revista; se numeran solos, en su orden." },
    claim: { title: "Declaración", description: "La frase grande que se lee después del primer apartado." },
    welcome: { title: "Bienvenida", description: "La palabra que va al lado del logo." },
    team: { title: "Encabezado del equipo", description: "Va arriba de las personas que hacen la revista." },
    feature: { title: "Destacado" },
    features: {
      title: "Destacados",
      description:
        "Hasta cinco, debajo del nombre de la revista y en este orden. Lo que no salió todavía no se muestra.",
    },
    mostFeatures: "La portada lleva hasta cinco destacados.",
    document: { title: "Página", plural: "Páginas", description: "Lo que dice una página del sitio." },
  },
  en: {
    title: {
      title: "Title",
      description: "With the name of the magazine, what the tab of the browser and search engines show.",
    },
    description: {
      title: "Description",
      description: "What is on the page, in one sentence for search engines; that of the magazine if it is missing.",
    },
    banner: { title: "Heading", description: "The largest words of the page, at its top; the title if it is missing." },
    tagline: {
      title: "Motto",
      description: "The line below; on the home page, the one on pictures for social networks.",
    },
    statement: { title: "Statement" },
    heading: { title: "Heading of the statement", description: "It stands beside the number." },
    text: { title: "Text", description: "The paragraph read below." },
    link: { title: "Link", description: "It leads to another page; optional." },
    path: { title: "Page", description: "The address it leads to, on this site.", examples: ["/club-pompa"] },
    linkText: { title: "Text of the link", description: "What is pressed." },
    statements: { title: "Statements", description: "What the magazine is; they are numbered in their order." },
    claim: { title: "Claim", description: "The large sentence read after the first statement." },
    welcome: { title: "Welcome", description: "The word beside the logo." },
    team: { title: "Heading of the team", description: "It stands above the people who make the magazine." },
    feature: { title: "Featured document" },
    features: {
      title: "Featured",
      description: "Up to five, below the name of the magazine and in this order. What is not published is not shown.",
    },
    mostFeatures: "The home page features up to five documents.",
    document: { title: "Page", plural: "Pages", description: "What a page of the site says." },
  },
});

const pagesExcept = (...others: string[]) => Object.keys(FIXED_ADDRESSES).filter((page) => !others.includes(page));

const WITHOUT_TAGLINE = Object.values(DOCUMENT_TYPES).flatMap(({ hasNoTagline, section }) =>
  hasNoTagline ? section : [],
);

const onlyIn = <Schema extends z.ZodType>(pages: readonly string[], schema: Schema, words: typeof texts.title) =>
  described(schema.meta({ only: pages }), words);

const link = z.strictObject({
  path: described(sitePath, texts.path),
  text: described(localText, texts.linkText),
});

const statement = z
  .strictObject({
    title: described(localText, texts.heading),
    text: described(localLongText, texts.text),
    link: described(link.optional(), texts.link),
  })
  .meta(texts.statement);

const feature = referenceToAny(Object.keys(DOCUMENT_ADDRESSES), "articles/Telar").meta(texts.feature);

const features = z
  .array(feature)
  .max(5, texts.mostFeatures)
  .superRefine((all, context) => findRepeated(all, context, { keyOf: ({ type, slug }) => `${type}/${slug}` }))
  .optional();

const fields = z.strictObject({
  title: described(localText, texts.title),
  description: described(localLongText.optional(), texts.description),
  banner: onlyIn(pagesExcept("home"), localText.optional(), texts.banner),
  tagline: onlyIn(pagesExcept(...REQUIRED_PAGES, ...WITHOUT_TAGLINE), localText.optional(), texts.tagline),
  statements: onlyIn(["who"], z.array(statement).default([]), texts.statements),
  claim: onlyIn(["who"], localLongText.optional(), texts.claim),
  welcome: onlyIn(["who"], localText.optional(), texts.welcome),
  team: onlyIn(["who"], localText.optional(), texts.team),
  features: onlyIn(["home"], features, texts.features),
});

/** The texts of a fixed page itself, not those of the documents that it lists. There is one document for each page. */
export const pages = defineCollection({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  fixed: FIXED_ADDRESSES,
});

export type PageTexts = DocumentOf<typeof pages>;
