import type { SearchAction, WebSite } from "schema-dts";
import { LOCALE } from "../../../shared/magazine/language.ts";
import { organizationId, type Publication } from "./publication.ts";

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
