import { z } from "zod";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import { authored, newPicture } from "../../content/schema/authored.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/document.ts";
import { CREDIT_ROLES } from "../../shared/credits/credit-words.ts";
import { capitalized, FILE_WORDS } from "../../content/schema/file-names.ts";
import { body, draft, language, published, subtitle, text } from "../../content/schema/fields/basic.ts";
import { authorList } from "../../content/schema/fields/credits.ts";
import { appearance } from "../../content/schema/fields/gathering.ts";
import { formerAddresses, ownPath } from "../../content/schema/fields/links.ts";
import { revisedLater, revisions } from "../../content/schema/fields/revisions.ts";
import { topics } from "../../content/schema/fields/topics.ts";
import { described, describedType } from "../../content/schema/metadata.ts";
import { image } from "../../content/schema/fields/pictures.ts";
import { reference } from "../../content/schema/fields/reference.ts";

const texts = inEditorsLanguage({
  es: {
    headline: {
      title: "Título de la nota",
      description: "Encabeza su tarjeta en la lista y su página.",
      examples: ["El telar no está quieto"],
    },
    image: { title: "Imagen de la nota", description: "Va en la lista y arriba del texto." },
    author: {
      title: "Firma",
      description: "La persona del equipo que la escribió; podés no ponerla.",
      examples: ["julia-benavidez"],
    },
    authors: {
      title: "Otras firmas",
      description: "Quiénes la escribieron además de la firma del equipo, o sin ella, en el orden en que se leen.",
    },
    link: { examples: ["/News/ana"] },
    document: {
      title: "Nota",
      plural: "Notas",
      description: `Una nota: su tarjeta en ${FIXED_ADDRESSES.news} y su página.`,
    },
  },
  en: {
    headline: {
      title: "Article title",
      description: "Heads its card in the list and its page.",
      examples: ["The loom never rests"],
    },
    image: { title: "Article image", description: "Shown in the list and above the text." },
    author: { title: "Byline", description: "The team member who wrote it; optional.", examples: ["julia-benavidez"] },
    authors: {
      title: "Other bylines",
      description: "Who wrote it besides the team member, or without one, in the order in which they are read.",
    },
    link: { examples: ["/News/ana"] },
    document: {
      title: "Article",
      plural: "Articles",
      description: `An article: its card on ${FIXED_ADDRESSES.news} and its page.`,
    },
  },
});

const fields = z.strictObject({
  headline: described(text, texts.headline),
  subtitle,
  published,
  image: described(image, texts.image),
  author: described(reference("team", { role: CREDIT_ROLES.writing }).optional(), texts.author),
  authors: described(authorList, texts.authors),
  link: ownPath.optional().meta(texts.link),
  ...topics,
  lang: language,
  formerAddresses,
  ...appearance,
  ...revisions,
  draft,
  body,
});

/** Document type of articles. Each article has a card on /news and a page of its own. */
const articles = authored({
  extension: ".md",
  schema: describedType(revisedLater(fields), texts.document),
  detail: ["body", "authors", "corrections", "updated"],
  imported: ({ title, authors, tags, others, ...common }) => {
    const [first, ...rest] = authors;
    const author = first?.team;
    const otherAuthors = (author ? rest : authors).map(({ name }) => ({ name }));
    const authorFields = { ...(author && { author }), ...(otherAuthors.length > 0 && { authors: otherAuthors }) };
    return { fields: { headline: title, ...common, ...authorFields, ...others }, tags };
  },
  start: {
    words: ["article", "articles", "nota"],
    slug: capitalized,
    fields: ({ slug, name, today }) => ({
      headline: name,
      published: today,
      image: newPicture(slug, FILE_WORDS.lead),
      draft: true,
    }),
  },
});

export default articles;

export type Article = DocumentOf<typeof articles>;
export type ArticleSummary = SummaryOf<typeof articles>;
