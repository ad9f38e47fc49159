/**
 * Structured data in the vocabulary of https://schema.org: plain data in, typed nodes out. The types are generated from
 * the vocabulary, so a name that is not in it does not compile. Here are the nodes of the publisher and the magazine,
 * to which all others refer, and the script tag.
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
} from "schema-dts";
import { LOCALE } from "../../../shared/magazine/language.ts";
import { scriptJson } from "../markup.ts";

/** Publisher of the site. `url`: public address, without a slash at the end. */
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
type Asked = SearchAction & { "query-input": string };

/** Node of the site and its search. `search`: address of the search page. */
export function website(publication: Publication, search: string): WebSite {
  const { url, name, description } = publication;
  const action: Asked = {
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

interface Step {
  name: string;
  address: string;
}

export function breadcrumbs(publication: Publication, steps: readonly Step[]): BreadcrumbList {
  return { "@type": "BreadcrumbList", itemListElement: listItems(publication, steps) };
}

export function itemList(publication: Publication, items: readonly Step[]): ItemList {
  return { "@type": "ItemList", itemListElement: listItems(publication, items) };
}

const listItems = ({ url }: Publication, steps: readonly Step[]) =>
  steps.map(({ name, address }, at) => ({ "@type": "ListItem" as const, position: at + 1, name, item: url + address }));

/** Script tag with the structured data of a page. `<` is escaped, so that no text ends the tag early. */
export function structuredDataTag(publication: Publication, nodes: readonly Thing[]): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(publication), periodical(publication), ...nodes],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
