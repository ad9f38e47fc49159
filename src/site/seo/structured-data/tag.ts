/**
 * What a page is about, in the vocabulary of https://schema.org: plain data in, typed nodes out.
 * The types are generated from the vocabulary itself, so a name that is not in it does not compile.
 */
import type { Graph, Thing } from "schema-dts";
import { scriptJson } from "../escape.ts";
import { organization, periodical, type Publication } from "./publication.ts";

/** The script tag of a page; `<` cannot end it early. */
export function structuredDataTag(publication: Publication, nodes: readonly Thing[]): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(publication), periodical(publication), ...nodes],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
