/** The people who make the magazine. */
import { list } from "#content/team.js";
import type { TeamMember } from "../../../content/schema/documents/team-member.ts";
import type { Credited } from "./credit-links.ts";
import { personIn } from "./people.ts";
import { question } from "../dependencies/dependency-tracking.ts";

export type { TeamMember };

/** Lists the team in the order of its page (THE TEAM), with links to the pages of the members. */
export function listCreditedTeam(): (TeamMember & Credited)[] {
  const members = list().toSorted((a, b) => a.order - b.order);
  return members.map((member) => {
    const person = personIn("team", member.slug, member.name);
    return { ...member, ...(person && { person }) };
  });
}

const findName = question("name-of-member", (slug) => list().find((each) => each.slug === slug)?.name);

/**
 * Returns the name of a team member, by the slug in the content. Throws for an unknown slug; the compiler does not
 * allow unknown slugs.
 */
export function nameOfMember(slug: string): string {
  const name = findName(slug);
  if (name === undefined) throw new Error(`No team member ${slug}`);
  return name;
}
