/** The index of everyone who is credited: by letter, and by role. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { nameKey, nameSlug } from "../../../shared/compiled/name-key.ts";
import { FIXED_ADDRESSES, ROLES } from "../../../shared/magazine/addresses.ts";
import { categoryAddress, listPageAddress, listPageWith } from "../../../shared/magazine/list-pages.ts";
import { remembered, grouped } from "../lists/order.ts";
import { type Collaborator, listPeople, type PersonSummary } from "./people.ts";
import type { Categories, ListPagePlace } from "../lists/list-page-data.ts";

/** A part of the index to which it leads. */
export interface NamePart {
  name: string;
  address: string;
  count: number;
}

/** What stands beside a list page of the index. */
export interface NamesBeside {
  /** Of people in the list, or of the role. */
  count: number;
  /** The role whose people these are; absent where it is everyone. */
  role?: string;
  letters: readonly { letter: string; address: string; slug: string }[];
  /** Those of most works first; empty in later list pages, which have no filter. */
  roles: readonly NamePart[];
}

const LIST = FIXED_ADDRESSES.contributors;

const { compare } = new Intl.Collator(CONTENT_LANGUAGE, { numeric: true });

const allNames = remembered((people: readonly PersonSummary[]) => groupsOf(inOrder(people)));

/** Everyone, by name. */
export function listNames(): readonly NameGroup[] {
  return allNames(listPeople());
}

interface Role {
  name: string;
  people: readonly Placed[];
  groups: readonly NameGroup[];
}

/** By the part of the address that names them; those of most works first. Roles that differ in letter case or accents are one. */
const byRole = remembered((people: readonly PersonSummary[]) => {
  const found = new Map<string, { name: string; works: number; people: Placed[] }>();
  for (const placed of inOrder(people))
    for (const { name, count } of rolesOf(placed.person)) {
      const key = `${ROLES}/${nameSlug(nameKey(name))}`;
      const role = found.get(key) ?? { name, works: 0, people: [] };
      found.set(key, role);
      role.works += count;
      if (role.people.at(-1) !== placed) role.people.push(placed);
    }
  const roles = [...found].toSorted(([, a], [, b]) => b.works - a.works || compare(a.name, b.name));
  return new Map<string, Role>(roles.map(([key, role]) => [key, { ...role, groups: groupsOf(role.people) }]));
});

/** The people of each role. */
export const nameCategories: Categories<NameGroup> = {
  names: () => [...byRole(listPeople()).keys()],
  itemsOf: (name) => byRole(listPeople()).get(name)?.groups ?? [],
};

/** The address of the people of a role. */
export const roleAddress = (role: string) => categoryAddress(LIST, `${ROLES}/${nameSlug(nameKey(role))}`);

export function besideNames({ list, number }: ListPagePlace): NamesBeside {
  const people = listPeople();
  const role = byRole(people).get(list.slice(LIST.length + 1));
  const groups = role?.groups ?? allNames(people);
  return {
    count: role?.people.length ?? people.length,
    ...(role && { role: role.name }),
    letters: groups.flatMap(({ letter, slug, goesOn }, index) =>
      goesOn ? [] : [{ letter, slug, address: listPageAddress(list, listPageWith(index)) }],
    ),
    roles: number === 1 ? allRoles(people) : [],
  };
}

const allRoles = remembered((people: readonly PersonSummary[]): NamePart[] =>
  [...byRole(people).values()].map((role) => ({
    name: role.name,
    address: roleAddress(role.name),
    count: role.people.length,
  })),
);

/** What the page of somebody shows beside their works. */
export interface PersonAround {
  collaborators: readonly Collaborator[];
  /** With the number of their works in each. */
  roles: readonly NamePart[];
  /** They are of the team. */
  team: boolean;
  /** Address of another page, whose social picture theirs shows. */
  sharesPictureOf?: string | undefined;
}

export const rolesOf = ({ roles, roleCounts }: PersonSummary): NamePart[] =>
  roles.map((name, index) => ({ name, address: roleAddress(name), count: roleCounts[index] ?? 0 }));

/** People by the letters of their names. */

export interface ListedName {
  name: string;
  address: string;
  /** Number of works. */
  count: number;
  organization?: true;
}

/** Names of one letter that follow each other. */
export interface NameGroup {
  /** Under which links lead to it: `letra-m`; of those that go on with a letter, `letra-m-2`. */
  slug: string;
  /** It has no page of its own. */
  address: "";
  letter: string;
  /** Another group begins the letter. */
  goesOn: boolean;
  names: readonly ListedName[];
}

/**
 * Names of a group: whole rows of one, two, three or four names, so that a letter of several groups reads as one. With a
 * list page of 24 groups a page has at most 576 names.
 */
const GROUP = 24;

/** From its first letter or digit on, by which a name is sorted. */
const sorted = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, "") || name;

/** Names that begin with a digit stand together, before all letters. */
const DIGITS = "0–9";

/** Ñ is a letter of its own; other accents make none. */
function letterOf(name: string): string {
  const [first = ""] = sorted(name).toUpperCase().normalize("NFC");
  if (/\p{N}/u.test(first)) return DIGITS;
  return first === "Ñ" ? first : (first.normalize("NFD")[0] ?? first);
}

/** Part of an address, so without accents. */
const letterSlug = (letter: string) =>
  `letra-${/^[0-9A-Z]/.test(letter) ? letter.charAt(0).toLowerCase() : letter.codePointAt(0)?.toString(16)}`;

export const inOrder = remembered((people: readonly PersonSummary[]) =>
  people
    .map((person) => ({ person, letter: letterOf(person.name), key: sorted(person.name) }))
    .toSorted((a, b) => compare(a.letter, b.letter) || compare(a.key, b.key) || compare(a.person.slug, b.person.slug)),
);

export type Placed = ReturnType<typeof inOrder>[number];

const namesOf = ({ person: { name, address, count, kind } }: Placed): ListedName => ({
  name,
  address,
  count,
  ...(kind === "organization" && { organization: true }),
});

export function groupsOf(placed: readonly Placed[]): NameGroup[] {
  return [...grouped(placed, ({ letter }) => [letter])].flatMap(([letter, names]) =>
    Array.from({ length: Math.ceil(names.length / GROUP) }, (_, index) => ({
      slug: index === 0 ? letterSlug(letter) : `${letterSlug(letter)}-${index + 1}`,
      address: "" as const,
      letter,
      goesOn: index > 0,
      names: names.slice(index * GROUP, (index + 1) * GROUP).map(namesOf),
    })),
  );
}
