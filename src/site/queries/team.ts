/** The people who make the magazine. */
import { list } from "#content/team.js";
import type { DocumentOf } from "../../content/schema/collections.ts";
import type { Credited } from "./credited.ts";
import { personIn } from "./people.ts";

export type TeamMember = DocumentOf<"team">;

/** In the order of THE TEAM, with the ways to their pages. */
export function listCreditedTeam(): (TeamMember & Credited)[] {
  const members = list().toSorted((a, b) => a.order - b.order);
  return members.map((member) => {
    const person = personIn("team", member.slug, member.name);
    return { ...member, ...(person && { person }) };
  });
}

/** A member that content refers to; the compiler has checked that it is there. */
export function getTeamMember({ slug }: { slug: string }): TeamMember {
  const member = list().find((each) => each.slug === slug);
  if (!member) throw new Error(`No team member ${slug}`);
  return member;
}
