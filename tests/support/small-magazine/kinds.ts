/** The kinds of pages of the small magazine. */
import path from "node:path";
import { addressFor } from "../../../src/shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES, DOCUMENT_PLACES, FIXED_ADDRESSES, ROLES } from "../../../src/shared/magazine/addresses.ts";
import { EXAMPLES } from "../guide.ts";

/** The documents whose pages stand for those of the others of their type; of other types it is the example of the guide. */
const SLUGS: Readonly<Record<string, string>> = {
  issues: "MoraVidal",
  cards: "Sereinne",
  articles: "Telar",
  people: "ana-sosa",
};

/** Address of a document of each type that has pages, by the name of the page that lists it. */
const DOCUMENTS = Object.entries(DOCUMENT_ADDRESSES).map(([type, pattern]) => {
  const example = EXAMPLES.find(({ file }) => path.dirname(file) === type);
  const slug = SLUGS[type] ?? path.parse(example?.file ?? "").name;
  return [type === "people" ? "contributors" : DOCUMENT_PLACES[type]?.page, addressFor(pattern, slug)];
});

/** Addresses of a page of each kind, by the name of the fixed page: that, and the one of a document that it lists. */
export const KINDS: [name: string, addresses: string[]][] = [
  ...Object.entries(FIXED_ADDRESSES).map(([name, address]): [string, string[]] => [
    name,
    [address, ...DOCUMENTS.flatMap(([list, one = ""]) => (list === name ? [one] : []))],
  ]),
  ["contributors-of-a-role", [`${FIXED_ADDRESSES.contributors}/${ROLES}/fotografia`]],
  ["unknown-address", ["/NadieConEsteNombre"]],
];
