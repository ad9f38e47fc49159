/**
 * Makes structured data in the vocabulary of https://schema.org. The types are generated from the vocabulary, so a name
 * outside of the vocabulary does not compile. This file has the nodes of the publisher and the magazine, to which all
 * other nodes refer, and the script tag.
 */
import type { TFunction } from "i18next";
import type {
  Organization,
  Periodical,
  SearchAction,
  WebSite,
  BreadcrumbList,
  ItemList,
  Graph,
  Thing,
  ImageGallery,
  ImageObject,
} from "schema-dts";
import { LOCALE } from "../../../shared/magazine/language.ts";
import { scriptJson, absolute } from "../markup.ts";
import { pictureAuthor } from "../../../shared/credits/credit-words.ts";

/** Publisher of the site. `url`: public URL, without a slash at the end. */
export interface Publication {
  url: string;
  name: string;
  description: string;
  profiles: readonly string[];
}

/** Data for SEO that all pages share: the publisher, and the texts of the interface. */
export interface SeoContext {
  publication: Publication;
  t: TFunction;
}

export const organizationId = ({ url }: Publication) => `${url}/#organization`;
export const periodicalId = ({ url }: Publication) => `${url}/#periodical`;

function organization(publication: Publication): Organization {
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

function periodical(publication: Publication): Periodical {
  const { url, name, description } = publication;
  return {
    "@type": "Periodical",
    "@id": periodicalId(publication),
    name,
    description,
    url: `${url}/`,
    inLanguage: LOCALE,
    publisher: { "@id": organizationId(publication) },
  };
}

/** Search action with `query-input`, the placeholder for the searched words: https://schema.org/SearchAction */
type SearchActionWithInput = SearchAction & { "query-input": string };

/** Returns the node of the site and its search. `search`: address of the search page. */
export function website(publication: Publication, search: string): WebSite {
  const { url, name, description } = publication;
  const action: SearchActionWithInput = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${url}${search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name,
    description,
    url: `${url}/`,
    inLanguage: LOCALE,
    publisher: { "@id": organizationId(publication) },
    potentialAction: action,
  };
}

interface NamedAddress {
  name: string;
  address: string;
}

export function breadcrumbs(publication: Publication, entries: readonly NamedAddress[]): BreadcrumbList {
  return { "@type": "BreadcrumbList", itemListElement: listItems(publication, entries) };
}

export function itemList(publication: Publication, items: readonly NamedAddress[]): ItemList {
  return { "@type": "ItemList", itemListElement: listItems(publication, items) };
}

const listItems = ({ url }: Publication, entries: readonly NamedAddress[]) =>
  entries.map(({ name, address }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name,
    item: url + address,
  }));

/** Returns the script tag with the structured data of a page. `<` is escaped, so that no text ends the tag early. */
export function structuredDataTag(publication: Publication, nodes: readonly Thing[]): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(publication), periodical(publication), ...nodes],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

export interface PictureFacts {
  src: string;
  width: number;
  height: number;
  alt: string;
  credit?: string;
  /** Parts of the credit, if the credit names people who have pages. */
  parts?: readonly { text: string; person?: string }[];
}

export function imageObject(
  { url }: Publication,
  { src, width, height, alt, credit, parts }: PictureFacts,
): ImageObject {
  const author = pictureAuthor(credit ?? "")?.name;
  const creditedNames = parts?.flatMap(({ text, person }) => (person === undefined ? [] : [text]));
  const creators = (creditedNames ?? (author ? [author] : [])).map((name) => ({ "@type": "Person" as const, name }));
  const [creator, ...others] = creators;
  return {
    "@type": "ImageObject",
    contentUrl: absolute(src, url),
    width: `${width}`,
    height: `${height}`,
    caption: alt,
    ...(credit && { creditText: credit }),
    ...(creator && { creator: others.length > 0 ? creators : creator }),
  };
}

/** Returns a list with one gallery; an empty list if there are no pictures. */
export function galleryOf(publication: Publication, name: string, pictures: readonly PictureFacts[]): ImageGallery[] {
  return pictures.length > 0 ? [gallery(publication, name, pictures)] : [];
}

export function gallery(publication: Publication, name: string, pictures: readonly PictureFacts[]): ImageGallery {
  return {
    "@type": "ImageGallery",
    name,
    associatedMedia: pictures.map((picture) => imageObject(publication, picture)),
  };
}
