import { onceForEach } from "../../shared/once-for-each.ts";
import { personAt, workKey } from "./people.ts";
import { type Dated, WORKS_COMPARED } from "./relations.ts";

/**
 * What of somebody's works is compared, by their slug. `days`: id → day, of the works that have one. Each work is one
 * object, however many made it.
 */
export function comparedWorks(days: ReadonlyMap<string, string>) {
  const workOf = onceForEach((id: string): Dated => ({ id, published: days.get(id) ?? "" }));
  return onceForEach((person: string): readonly Dated[] =>
    (personAt(person)?.works ?? [])
      .slice(0, WORKS_COMPARED)
      .flatMap((work) => (work.type === "team" ? [] : [workOf(workKey(work))])),
  );
}
