/** What the page of a document is about: an issue, an article, a project. */
import type { Article, CreativeWork, Person, ProfilePage, PublicationIssue } from "schema-dts";
import { imageObject, type PictureFacts } from "./pictures.ts";
import { organizationId, periodicalId, type Publication } from "./publication.ts";

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

/** An entry without a role has the role of the entry before it. */
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
