/** Structured data of the page of a person or an organization, and of their works. */
import type { Organization, Person, Thing } from "schema-dts";
import { DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { imageObject, type PictureFacts, organizationId, type Publication } from "./site-graph.ts";

/** Credited name. `person`: address of the page of the person or organization, if there is one. */
export interface NameFacts {
  name: string;
  person?: string | undefined;
  organization?: boolean | undefined;
}

const idOf = ({ url }: Publication, address: string) => `${url}${address}#person`;

/** Returns the node of a person or an organization that a page mentions. */
export function mention(publication: Publication, { name, person, organization = false }: NameFacts) {
  return {
    "@type": organization ? ("Organization" as const) : ("Person" as const),
    name,
    ...(person && { "@id": idOf(publication, person), url: publication.url + person }),
  };
}

interface PersonFacts {
  address: string;
  name: string;
  kind: "person" | "organization" | "any";
  roles: readonly string[];
  spellings: readonly string[];
  links: readonly string[];
  /** Whether the person belongs to the magazine's team. */
  team: boolean;
  portrait?: PictureFacts | undefined;
  biography?: { excerpt: string } | undefined;
}

interface WorkFacts {
  type: string;
  title: string;
  lang: string;
  address: string;
}

/**
 * Returns the nodes of a person's page, of the person, and of the works that the page shows. If `kind` is `any`, the
 * node of the person is a `Thing`, neither a `Person` nor an `Organization`.
 */
export function personPage(publication: Publication, facts: PersonFacts, works: readonly WorkFacts[]): Thing[] {
  const { address, kind, name } = facts;
  const personRef = { "@id": idOf(publication, address) };
  return [
    {
      "@type": kind === "any" ? "WebPage" : "ProfilePage",
      url: publication.url + address,
      name,
      mainEntity: personRef,
    },
    nodeOf(publication, facts),
    ...works.flatMap((work) => workOf(publication, work, personRef)),
  ];
}

function nodeOf(publication: Publication, facts: PersonFacts): Thing {
  const { address, kind, name, roles, spellings, links, portrait, biography } = facts;
  const others = spellings.filter((spelling) => spelling !== name);
  const common = {
    "@id": idOf(publication, address),
    name,
    url: publication.url + address,
    ...(others.length > 0 && { alternateName: others }),
    ...(links.length > 0 && { sameAs: [...links] }),
    ...(portrait && { image: imageObject(publication, portrait) }),
    ...(biography && { description: biography.excerpt }),
  };
  if (kind === "organization") return { "@type": "Organization", ...common } satisfies Organization;
  if (kind === "any") return { "@type": "Thing", ...common };
  return {
    "@type": "Person",
    ...common,
    jobTitle: [...roles],
    ...(facts.team && { worksFor: { "@id": organizationId(publication) } }),
  } satisfies Person;
}

function workOf(
  { url }: Publication,
  { type, title, lang, address }: WorkFacts,
  personRef: { "@id": string },
): Thing[] {
  if (type === "team") return [];
  const [kind, property] = DOCUMENT_TYPES[type]?.work ?? ["CreativeWork", "contributor"];
  return [{ "@type": kind, name: title, url: url + address, inLanguage: lang, [property]: personRef } as Thing];
}
