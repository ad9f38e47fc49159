/** The publisher and the magazine, to which every other node refers. */
import type { TFunction } from "i18next";
import type { Organization, Periodical } from "schema-dts";
import { LOCALE } from "../../../shared/magazine/language.ts";

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
    inLanguage: LOCALE,
    publisher: { "@id": organizationId(publication) },
  };
}
