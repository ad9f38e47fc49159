/** Index of all credited people, by the first letter of their names and by role. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { nameKey, nameSlug } from "../../../shared/compiled/name-key.ts";
import { FIXED_ADDRESSES, ROLE_SEGMENT } from "../../../shared/magazine/addresses.ts";
import { categoryAddress, listPageAddress, listPageNumber } from "../../../shared/magazine/list-pages.ts";
import { memoizeByList, groupByKeys } from "../lists/order.ts";
import { type Collaborator, listPeople, type PersonSummary } from "./people.ts";
import type { Categories, ListPagePlace } from "../lists/list-page-data.ts";

/**
 * Link to a part of the index. `count`: number of people in that part. On the page of a person, a link is to a role,
 * and `count` is the number of works that the person made in that role.
 */
export interface NamePart {
  name: string;
  address: string;
  count: number;
}

/** Content that a list page of the index shows besides the names. */
export interface NamesBeside {
  /** Number of people in the whole list or, if `role` is set, in that role. */
  count: number;
  /** Role whose people are listed; `undefined` in the list of everyone. */
  role?: string;
  letters: readonly { letter: string; address: string; slug: string }[];
  /** Roles, those with the most works first. Empty on later list pages, because they have no filter. */
  roles: readonly NamePart[];
}

const LIST = FIXED_ADDRESSES.contributors;

const { compare } = new Intl.Collator(CONTENT_LANGUAGE, { numeric: true });

const allNames = memoizeByList((people: readonly PersonSummary[]) => groupsOf(sortByName(people)));

/** Lists all credited people in groups, sorted by name. */
export function listNames(): readonly NameGroup[] {
  return allNames(listPeople());
}

interface Role {
  name: string;
  people: readonly NameEntry[];
  groups: readonly NameGroup[];
}

/**
 * Returns a map: end of the role's address → role. The roles with the most works are first. Spellings that differ only
 * in letter case or accents are one role.
 */
const byRole = memoizeByList((people: readonly PersonSummary[]) => {
  const rolesByKey = new Map<string, { name: string; works: number; people: NameEntry[] }>();
  for (const entry of sortByName(people))
    for (const { name, count } of rolesOf(entry.person)) {
      const key = `${ROLE_SEGMENT}/${nameSlug(nameKey(name))}`;
      const role = rolesByKey.get(key) ?? { name, works: 0, people: [] };
      rolesByKey.set(key, role);
      role.works += count;
      if (role.people.at(-1) !== entry) role.people.push(entry);
    }
  const roles = [...rolesByKey].toSorted(([, a], [, b]) => b.works - a.works || compare(a.name, b.name));
  return new Map<string, Role>(roles.map(([key, role]) => [key, { ...role, groups: groupsOf(role.people) }]));
});

/** Roles as categories of the list of all people. */
export const nameCategories: Categories<NameGroup> = {
  names: () => [...byRole(listPeople()).keys()],
  itemsOf: (name) => byRole(listPeople()).get(name)?.groups ?? [],
};

/** Returns the address of the list of the people in a role. */
export const roleAddress = (role: string) => categoryAddress(LIST, `${ROLE_SEGMENT}/${nameSlug(nameKey(role))}`);

export function besideNames({ list, number }: ListPagePlace): NamesBeside {
  const people = listPeople();
  const role = byRole(people).get(list.slice(LIST.length + 1));
  const groups = role?.groups ?? allNames(people);
  return {
    count: role?.people.length ?? people.length,
    ...(role && { role: role.name }),
    letters: groups.flatMap(({ letter, slug, goesOn }, index) =>
      goesOn ? [] : [{ letter, slug, address: listPageAddress(list, listPageNumber(index)) }],
    ),
    roles: number === 1 ? allRoles(people) : [],
  };
}

const allRoles = memoizeByList((people: readonly PersonSummary[]): NamePart[] =>
  [...byRole(people).values()].map((role) => ({
    name: role.name,
    address: roleAddress(role.name),
    count: role.people.length,
  })),
);

/** Content that the page of a person shows besides the works. */
export interface PersonAround {
  collaborators: readonly Collaborator[];
  /** Roles of the person, with the number of the person's works in each role. */
  roles: readonly NamePart[];
  /** Whether the person belongs to the team. */
  team: boolean;
  /** Address of another page whose social picture this page uses. */
  sharesPictureOf?: string | undefined;
}

export const rolesOf = ({ roles, roleCounts }: PersonSummary): NamePart[] =>
  roles.map((name, index) => ({ name, address: roleAddress(name), count: roleCounts[index] ?? 0 }));

export interface ListedName {
  name: string;
  address: string;
  /** Number of works. */
  count: number;
  organization?: true;
}

/** Consecutive names with the same first letter. */
export interface NameGroup {
  /** Fragment of links to the group: `letra-m`; `letra-m-2` for the second group of a letter. */
  slug: string;
  /** Always `""`, because a group has no page of its own. */
  address: "";
  letter: string;
  /** Whether the group continues the letter of the previous group. */
  goesOn: boolean;
  names: readonly ListedName[];
}

/**
 * Number of names in a group. A full group fills whole rows of one, two, three or four names, so that several groups of
 * a letter look like one. A list page has 24 groups, so it has at most 576 names.
 */
const GROUP_SIZE = 24;

/** Returns the sort key of a name: the name without any signs before its first letter or digit. */
const sortKeyOf = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, "") || name;

/** Heading of the names that begin with a digit. These names come before all letters. */
const DIGITS = "0–9";

/**
 * Returns the letter under which a name is listed. Ñ is a letter of its own; other letters are listed without their
 * accents.
 */
function letterOf(name: string): string {
  const [first = ""] = sortKeyOf(name).toUpperCase().normalize("NFC");
  if (/\p{N}/u.test(first)) return DIGITS;
  return first === "Ñ" ? first : (first.normalize("NFD")[0] ?? first);
}

/**
 * Returns the fragment of links to a letter, such as `letra-m`. The fragment has no accents, because it is part of a
 * URL.
 */
const letterSlug = (letter: string) =>
  `letra-${/^[0-9A-Z]/.test(letter) ? letter.charAt(0).toLowerCase() : letter.codePointAt(0)?.toString(16)}`;

export const sortByName = memoizeByList((people: readonly PersonSummary[]) =>
  people
    .map((person) => ({ person, letter: letterOf(person.name), key: sortKeyOf(person.name) }))
    .toSorted((a, b) => compare(a.letter, b.letter) || compare(a.key, b.key) || compare(a.person.slug, b.person.slug)),
);

export type NameEntry = ReturnType<typeof sortByName>[number];

const listedNameOf = ({ person: { name, address, count, kind } }: NameEntry): ListedName => ({
  name,
  address,
  count,
  ...(kind === "organization" && { organization: true }),
});

export function groupsOf(entries: readonly NameEntry[]): NameGroup[] {
  return [...groupByKeys(entries, ({ letter }) => [letter])].flatMap(([letter, names]) =>
    Array.from({ length: Math.ceil(names.length / GROUP_SIZE) }, (_, index) => ({
      slug: index === 0 ? letterSlug(letter) : `${letterSlug(letter)}-${index + 1}`,
      address: "" as const,
      letter,
      goesOn: index > 0,
      names: names.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE).map(listedNameOf),
    })),
  );
}
