/** The index of everyone who is credited: by letter, and by role. */
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { nameKey, nameSlug } from "../../shared/compiled/name-key.ts";
import { FIXED_ADDRESSES, ROLES } from "../../shared/magazine/addresses.ts";
import { categoryAddress, listPageAddress, listPageWith } from "../../shared/magazine/list-pages.ts";
import { groupsOf, inOrder, type NameGroup, type Placed } from "./names-by-letter.ts";
import { remembered } from "./order.ts";
import { type Collaborator, listPeople, type PersonSummary } from "./people.ts";
import type { Categories, ListPagePlace } from "./list-pages.ts";

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
