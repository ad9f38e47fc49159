/** The documents that the editors feature on the home page. */
import { list } from "#content/pages.js";
import { DOCUMENT_ADDRESSES, DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import type { LocalText } from "../../../shared/magazine/local-text.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { factsOf, type Listed, type ListedWork } from "../people/works.ts";
import { listOf } from "./lists.ts";

export interface Feature extends ListedWork {
  /** Section that lists the documents of this type, as a key of `sectionNames()`. */
  section: string;
  /** Sentence about the document, or its subtitle if it has no sentence; absent if it has neither. */
  sentence?: LocalText;
}

export interface Featured {
  /** Featured documents that are published, in the order set by the editors; absent if there are none. */
  features?: readonly Feature[];
}

interface Featurable extends Listed {
  subtitle?: string;
  sentence?: LocalText;
}

const lists = new Map(
  await Promise.all(
    Object.keys(DOCUMENT_ADDRESSES).map(async (type) => [type, await listOf<Featurable>(type)] as const),
  ),
);

const findFeature = question("feature", (key): Feature | undefined => {
  const [type = "", slug = ""] = key.split("/");
  const document = lists
    .get(type)?.()
    .find((each) => each.slug === slug);
  if (!document) return undefined;
  const facts = factsOf(type, document, 0);
  const { name, subtitle, sentence = subtitle ? { [facts.lang]: subtitle } : undefined } = document;
  return {
    type,
    slug,
    section: DOCUMENT_TYPES[type]?.section ?? type,
    roles: [],
    ...facts,
    ...(typeof name === "object" && { titles: name }),
    ...(sentence && { sentence }),
  };
});

/** Lists the featured documents that are published. */
export function listFeatured(): Featured {
  const home = list().find(({ slug }) => slug === "home");
  const features = (home?.features ?? []).flatMap(({ type, slug }) => findFeature(`${type}/${slug}`) ?? []);
  return features.length > 0 ? { features } : {};
}
