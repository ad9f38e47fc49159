import type { PersonSummary, Work } from "./people.ts";
import { type Dated, WORKS_COMPARED } from "./relations.ts";

/** What of somebody's works is compared. */
export type ComparedWorks = (person: PersonSummary) => readonly Dated[];

export const idOf = ({ type, slug }: Pick<Work, "type" | "slug">) => `${type}/${slug}`;

/** `days`: id → day, of the works that have one. Each work is one object, however many made it. */
export function comparedWorks(days: ReadonlyMap<string, string>): ComparedWorks {
  const works = new Map<string, Dated>();
  const workOf = (work: Work) => {
    const id = idOf(work);
    const known = works.get(id) ?? { id, published: days.get(id) ?? "" };
    works.set(id, known);
    return known;
  };
  const newestOf = ({ works: all }: PersonSummary) =>
    all.slice(0, WORKS_COMPARED).flatMap((work) => (work.type === "team" ? [] : [workOf(work)]));
  const compared = new Map<PersonSummary, readonly Dated[]>();
  return (person) => {
    const known = compared.get(person) ?? newestOf(person);
    compared.set(person, known);
    return known;
  };
}
