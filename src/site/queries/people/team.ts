/** The people who make the magazine. */
import { list } from "#content/team.js";
import type { TeamMember } from "../../../content/schema/documents/team-member.ts";
import type { Credited } from "./credit-links.ts";
import { personIn } from "./people.ts";
import { question } from "../dependencies/dependency-tracking.ts";

export type { TeamMember };

/** In the order of THE TEAM, with the ways to their pages. */
export function listCreditedTeam(): (TeamMember & Credited)[] {
  const members = list().toSorted((a, b) => a.order - b.order);
  return members.map((member) => {
    const person = personIn("team", member.slug, member.name);
    return { ...member, ...(person && { person }) };
  });
}

const findName = question("name-of-member", (slug) => list().find((each) => each.slug === slug)?.name);

/** Of a member that content refers to; the compiler has checked that it is there. */
export function nameOfMember(slug: string): string {
  const name = findName(slug);
  if (name === undefined) throw new Error(`No team member ${slug}`);
  return name;
}
