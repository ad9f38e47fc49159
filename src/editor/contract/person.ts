/** Who edits. Both sides import it, so it is free of Node. */

/** To write, to publish, to see who subscribed. */
export const RIGHTS = ["write", "publish", "subscriptions"] as const;

export type Right = (typeof RIGHTS)[number];

/** A member of the team. */
export interface Person {
  email: string;
  name: string;
  may: readonly Right[];
}

/** Whoever sits at this computer, who is no member, may everything. */
export const may = (person: Person | undefined, right: Right): boolean => person?.may.includes(right) ?? true;
