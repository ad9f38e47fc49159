/** The publisher and the magazine, to which every other node refers. */
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

/** `url`: the public address, without a slash at the end. */
export interface Publication {
  url: string;
  name: string;
  description: string;
  profiles: readonly string[];
}

/** What is the same for every page: who publishes, and the words of the interface. */
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

/** What browsers and search engines put in the place of the words: https://schema.org/SearchAction */
type Asked = SearchAction & { "query-input": string };

/** The site itself, and how it is searched. `search`: address of its search. */
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

/**
 * What a page is about, in the vocabulary of https://schema.org: plain data in, typed nodes out.
 * The types are generated from the vocabulary itself, so a name that is not in it does not compile.
 */

/** The script tag of a page; `<` cannot end it early. */
export function structuredDataTag(publication: Publication, nodes: readonly Thing[]): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(publication), periodical(publication), ...nodes],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
