/** Structured data of documents: issues, articles, projects and topics. */
import { DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { type LocalText, textIn } from "../../../shared/magazine/local-text.ts";
import { isoOf } from "../../../shared/magazine/time.ts";
import type { Article, CollectionPage, CreativeWork, ProfilePage, PublicationIssue } from "schema-dts";
import { modifiedOf, type Revisions } from "../modified.ts";
import { mention, type NameFacts } from "./person.ts";
import {
  imageObject,
  itemList,
  type PictureFacts,
  organizationId,
  periodicalId,
  type Publication,
} from "./site-graph.ts";

export interface CreditFacts extends NameFacts {
  rol: string;
  link: string;
  /** Parts of a credit with several names. Names without a page and the text between names have no `person`. */
  parts?: readonly (Omit<NameFacts, "name"> & { text: string })[];
}

export interface PageFacts extends Revisions {
  /** Canonical address of the page. */
  address: string;
  name: string;
  published: string;
  lang: string;
  image: PictureFacts;
  topics?: readonly { slug: string; name?: LocalText }[] | undefined;
  /** The issue in which the work appeared. */
  appearance?: { issue: IssueName } | undefined;
}

interface IssueName {
  address: string;
  name: string;
  number?: string;
}

interface PartFacts {
  type: string;
  title: string;
  address: string;
}

const issueId = ({ url }: Publication, address: string) => `${url}${address}#issue`;

const issueNode = (publication: Publication, { address, name, number = "" }: IssueName): PublicationIssue => ({
  "@type": "PublicationIssue",
  "@id": issueId(publication, address),
  url: publication.url + address,
  name: `${number} ${name}`.trim(),
});

const partNode = ({ url }: Publication, { type, title, address }: PartFacts) => ({
  "@type": (DOCUMENT_TYPES[type]?.work?.[0] ?? "CreativeWork") as "CreativeWork",
  name: title,
  url: url + address,
});

/** Returns the people and organizations in credits. A credit without a role has the role of the credit before it. */
export function contributors(publication: Publication, credits: readonly CreditFacts[]) {
  let role = "";
  return credits.flatMap(({ rol, link, parts, ...credited }) => {
    role = rol || role;
    const linkedNames = parts?.flatMap(({ text: name, ...personFields }) =>
      personFields.person ? [{ name, ...personFields }] : [],
    );
    return (linkedNames ?? [credited]).map((each) => ({
      ...mention(publication, each),
      ...(!each.organization && role && { jobTitle: role }),
      // If a credit has several names, its link is left out, because it is unclear to which name it belongs.
      ...(link && !linkedNames && { sameAs: link }),
    }));
  });
}

const correctionComment = ({ day, text }: NonNullable<Revisions["corrections"]>[number]) => ({
  "@type": "CorrectionComment" as const,
  datePublished: isoOf(day),
  text,
});

/** Returns the properties that every work has. */
export function work(publication: Publication, facts: PageFacts) {
  const { address, published, lang, image, appearance, corrections = [], topics = [] } = facts;
  const modified = modifiedOf(facts);
  return {
    url: publication.url + address,
    datePublished: isoOf(published),
    ...(modified && { dateModified: isoOf(modified) }),
    ...(corrections.length > 0 && { correction: corrections.map(correctionComment) }),
    ...(topics.length > 0 && { keywords: topics.map(({ name = {} }) => textIn(name, CONTENT_LANGUAGE)) }),
    inLanguage: lang,
    image: imageObject(publication, image),
    publisher: { "@id": organizationId(publication) },
    ...(appearance && { isPartOf: issueNode(publication, appearance.issue) }),
  };
}

export function issue(
  publication: Publication,
  facts: PageFacts & {
    number: string;
    credits: readonly CreditFacts[];
    contents?: readonly { pieces: readonly PartFacts[] }[];
  },
): PublicationIssue {
  const { address, name, number, credits, contents = [] } = facts;
  const parts = contents.flatMap(({ pieces }) => pieces.map((piece) => partNode(publication, piece)));
  return {
    "@type": "PublicationIssue",
    "@id": issueId(publication, address),
    ...work(publication, facts),
    name: `${number} ${name}`,
    issueNumber: number.replace(/^#(?=\d)/, ""),
    about: { "@type": "Person", name },
    contributor: contributors(publication, credits),
    isPartOf: { "@id": periodicalId(publication) },
    ...(parts.length > 0 && { hasPart: parts }),
  };
}

export function profilePage({ url }: Publication, { address, name }: Pick<PageFacts, "address" | "name">): ProfilePage {
  return { "@type": "ProfilePage", url: url + address, mainEntity: { "@type": "Person", name } };
}

export function article(
  publication: Publication,
  facts: PageFacts & { description: string; words: number; authors: readonly NameFacts[] },
): Article {
  const { address, name, description, words, authors } = facts;
  return {
    "@type": "Article",
    mainEntityOfPage: publication.url + address,
    ...work(publication, facts),
    headline: name,
    description,
    wordCount: words,
    ...authorOf(publication, authors),
  };
}

/** Returns the property `author` of a work: one node, or a list of several; `undefined` without authors. */
function authorOf(publication: Publication, authors: readonly NameFacts[]) {
  const [first, ...rest] = authors.map((author) => mention(publication, author));
  return first && { author: rest.length > 0 ? [first, ...rest] : first };
}

export function project(
  publication: Publication,
  facts: PageFacts & { credits: readonly CreditFacts[]; authors?: readonly NameFacts[] | undefined },
): CreativeWork {
  return {
    "@type": "CreativeWork",
    ...work(publication, facts),
    name: facts.name,
    ...authorOf(publication, facts.authors ?? []),
    contributor: contributors(publication, facts.credits),
  };
}

interface TopicFacts {
  address: string;
  name: LocalText;
  sentence?: LocalText | undefined;
}

/** Returns the node of a topic's page, with the documents that the page lists. */
export function topicPage(
  publication: Publication,
  { address, name, sentence }: TopicFacts,
  works: readonly { title: string; address: string }[],
): CollectionPage {
  return {
    "@type": "CollectionPage",
    url: publication.url + address,
    name: textIn(name, CONTENT_LANGUAGE),
    ...(sentence && { description: textIn(sentence, CONTENT_LANGUAGE) }),
    mainEntity: itemList(
      publication,
      works.map(({ title, ...rest }) => ({ ...rest, name: title })),
    ),
  };
}
