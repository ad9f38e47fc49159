/** What is said of somebody → what their page gets. */
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { linkKey } from "../../shared/compiled/link-key.ts";
import { type Person, type PersonKind, type Work, WORK_TYPES } from "../../shared/magazine/person.ts";
import type { Document } from "../compiler/document/document.ts";
import { workTypeOf } from "./credits.ts";
import { type Somebody } from "./gather.ts";
import { spellingOf } from "./person-files.ts";
import type { RoleGroup } from "./role-groups.ts";

export type PersonData = Omit<Person, "slug" | "address" | "portrait" | "biography">;
export type GroupOf = (role: string) => RoleGroup;

export function dataOf({ file, works, spellings, links }: Somebody, groupOf: GroupOf): PersonData {
  const written = mostFirst(spellings);
  const sorted = [...works.keys()].toSorted(byDay);
  const groups = countGroups(works, groupOf);
  const counts = new Map([...groups].map(([{ name }, times]) => [name, times]));
  const roles = mostFirst(counts);
  return {
    name: file ? spellingOf(file.name) : displayed(spellings),
    kind: kindOf(groups.keys()),
    roles,
    roleCounts: roles.map((role) => counts.get(role) ?? 0),
    spellings: [...new Set([...written, ...(file ? [file.name, ...file.alsoKnownAs].map(spellingOf) : [])])],
    links: distinct([...(file?.link ? [file.link] : []), ...mostFirst(links)]),
    count: works.size,
    published: sorted[0]?.metadata.published ?? "",
    ...(file && { hasFile: true as const }),
    works: sorted.map((work): Work => ({
      type: workTypeOf(work),
      slug: work.source.slug,
      roles: works.get(work) ?? [],
    })),
  };
}

/** In how many works somebody has each. */
function countGroups(works: Somebody["works"], groupOf: GroupOf): Map<RoleGroup, number> {
  const counts = new Map<RoleGroup, number>();
  for (const roles of works.values())
    roles.map(groupOf).forEach((group, index, groups) => {
      if (groups.indexOf(group) === index) counts.set(group, (counts.get(group) ?? 0) + 1);
    });
  return counts;
}

/** What the roles say that say anything. */
function kindOf(groups: Iterable<RoleGroup>): PersonKind {
  const kinds = new Set(Array.from(groups, ({ kind }) => kind));
  if (kinds.has("person")) return "person";
  return kinds.has("organization") ? "organization" : "any";
}

const { compare } = new Intl.Collator(CONTENT_LANGUAGE, { numeric: true });

/** Dated ones newest first, then the others by type and name. */
function byDay(a: Document, b: Document): number {
  const [one = "", other = ""] = [a.metadata.published, b.metadata.published];
  if (one !== other) return one < other ? 1 : -1;
  const rank = (document: Document) => WORK_TYPES.indexOf(workTypeOf(document));
  return rank(a) - rank(b) || compare(a.source.slug, b.source.slug);
}

/** The name that is written most often; of several the one with most accents, which are easily left out. */
function displayed(spellings: ReadonlyMap<string, number>): string {
  const accents = (name: string) => name.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  const [first = ""] = [...spellings.keys()].toSorted(
    (a, b) => (spellings.get(b) ?? 0) - (spellings.get(a) ?? 0) || accents(b) - accents(a) || (a < b ? -1 : 1),
  );
  return first;
}

function mostFirst(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([name]) => name);
}

/** Without those that lead to a place where one before leads. */
function distinct(links: readonly string[]): string[] {
  return [...new Map(links.toReversed().map((link) => [linkKey(link), link])).values()].toReversed();
}
