/**
 * What a page is about, in the vocabulary of https://schema.org: plain data in, typed nodes out.
 * The types are generated from the vocabulary itself, so a name that is not in it does not compile.
 */
import type {
  Article,
  BreadcrumbList,
  CreativeWork,
  Graph,
  ImageGallery,
  ImageObject,
  ItemList,
  Organization,
  Periodical,
  Person,
  ProfilePage,
  PublicationIssue,
  Thing,
} from "schema-dts";
import { absolute } from "./absolute.ts";
import { scriptJson } from "./escape.ts";

/** What every node refers to: the public address, without a slash at the end, and the name. */
export interface Publication {
  url: string;
  name: string;
  description: string;
  profiles: readonly string[];
}

interface PictureFacts {
  src: string;
  width: number;
  height: number;
  alt: string;
  credit?: string;
}

interface CreditFacts {
  rol: string;
  name: string;
  link: string;
}

interface PageFacts {
  /** Canonical address. */
  address: string;
  name: string;
  published: string;
  lang: string;
  image: PictureFacts;
}

const organizationId = ({ url }: Publication) => `${url}/#organization`;
const periodicalId = ({ url }: Publication) => `${url}/#periodical`;

export function organization(publication: Publication): Organization {
  const { url, name, description, profiles } = publication;
  return {
    "@type": "Organization",
    "@id": organizationId(publication),
    name,
    description,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    sameAs: [...profiles],
  };
}

export function periodical(publication: Publication): Periodical {
  const { url, name, description } = publication;
  return {
    "@type": "Periodical",
    "@id": periodicalId(publication),
    name,
    description,
    url: `${url}/`,
    inLanguage: "es-AR",
    publisher: { "@id": organizationId(publication) },
  };
}

function imageObject({ url }: Publication, { src, width, height, alt, credit }: PictureFacts): ImageObject {
  // «Foto de Ana Sosa» names a person, «Arte generado» does not.
  const person = /^(?:Fotos?|Ilustración|Ilustraciones) de (.+)$/.exec(credit ?? "")?.[1];
  return {
    "@type": "ImageObject",
    contentUrl: absolute(src, url),
    width: `${width}`,
    height: `${height}`,
    caption: alt,
    ...(credit && { creditText: credit }),
    ...(person && { creator: { "@type": "Person", name: person } }),
  };
}

/** A row without a role goes on with the role above it. */
function contributors(credits: readonly CreditFacts[]): Person[] {
  let role = "";
  return credits.map(({ rol, name, link }) => {
    role = rol || role;
    return { "@type": "Person", name, ...(role && { jobTitle: role }), ...(link && { sameAs: link }) };
  });
}

export function issue(
  publication: Publication,
  {
    address,
    name,
    published,
    lang,
    image,
    number,
    credits,
  }: PageFacts & { number: string; credits: readonly CreditFacts[] },
): PublicationIssue {
  return {
    "@type": "PublicationIssue",
    "@id": `${publication.url}${address}#issue`,
    url: publication.url + address,
    name: `${number} ${name}`,
    issueNumber: number.replace(/^#(?=\d)/, ""),
    datePublished: published,
    inLanguage: lang,
    image: imageObject(publication, image),
    about: { "@type": "Person", name },
    contributor: contributors(credits),
    isPartOf: { "@id": periodicalId(publication) },
    publisher: { "@id": organizationId(publication) },
  };
}

export function profilePage({ url }: Publication, { address, name }: Pick<PageFacts, "address" | "name">): ProfilePage {
  return { "@type": "ProfilePage", url: url + address, mainEntity: { "@type": "Person", name } };
}

export function article(
  publication: Publication,
  facts: PageFacts & { description: string; words: number; author: string | undefined },
): Article {
  const { address, name, published, lang, image, description, words, author } = facts;
  return {
    "@type": "Article",
    mainEntityOfPage: publication.url + address,
    url: publication.url + address,
    headline: name,
    description,
    datePublished: published,
    inLanguage: lang,
    wordCount: words,
    image: imageObject(publication, image),
    ...(author && { author: { "@type": "Person", name: author } }),
    publisher: { "@id": organizationId(publication) },
  };
}

export function project(
  publication: Publication,
  { address, name, published, lang, image, credits }: PageFacts & { credits: readonly CreditFacts[] },
): CreativeWork {
  return {
    "@type": "CreativeWork",
    url: publication.url + address,
    name,
    datePublished: published,
    inLanguage: lang,
    image: imageObject(publication, image),
    contributor: contributors(credits),
    publisher: { "@id": organizationId(publication) },
  };
}

export function gallery(publication: Publication, name: string, pictures: readonly PictureFacts[]): ImageGallery {
  return {
    "@type": "ImageGallery",
    name,
    associatedMedia: pictures.map((picture) => imageObject(publication, picture)),
  };
}

interface Step {
  name: string;
  address: string;
}

export function breadcrumbs({ url }: Publication, steps: readonly Step[]): BreadcrumbList {
  return { "@type": "BreadcrumbList", itemListElement: steps.map((step, index) => listItem(url, step, index)) };
}

export function itemList({ url }: Publication, items: readonly Step[]): ItemList {
  return { "@type": "ItemList", itemListElement: items.map((item, index) => listItem(url, item, index)) };
}

function listItem(url: string, { name, address }: Step, index: number) {
  return { "@type": "ListItem" as const, position: index + 1, name, item: url + address };
}

/** The script tag of a page; `<` cannot end it early. */
export function structuredDataTag(nodes: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
