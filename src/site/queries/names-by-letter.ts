/** People by the letters of their names. */
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { grouped } from "./grouped.ts";
import { remembered } from "./order.ts";
import type { PersonSummary } from "./people.ts";

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

const { compare } = new Intl.Collator(CONTENT_LANGUAGE, { numeric: true });

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
