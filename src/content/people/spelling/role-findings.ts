/** Roles that are written in two ways, as far as `content/roles.yaml` does not have both: each is told of once. */
import { words } from "../../words/words.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { FieldPath } from "../../compiler/document/source.ts";
import type { Finding } from "../../compiler/problems/finding.ts";
import type { Collector } from "../collector.ts";
import type { Credit } from "../credits.ts";
import { listedRoles } from "../role-groups.ts";
import { nearRoles } from "./near-roles.ts";
import { countUse, type Usage, written } from "./usage.ts";

interface Role extends Usage {
  /** It is in the table, and so it is right. */
  isListed: boolean;
  /** How many roles come before. */
  order: number;
}

export function usedRoles(documents: readonly Document[]): Collector {
  const roles = new Map<string, Role>();
  const role = (text: string, document: Document, path: FieldPath, isListed = false): Role => {
    return { text, document, path, isListed, count: 0, order: roles.size };
  };
  for (const { text, document, path } of listedRoles(documents)) roles.set(text, role(text, document, path, true));
  const add = ({ document, mention }: Credit) => {
    const { role: text, roleField, path } = mention;
    // The first of a list that has a role is the one that says it.
    if (text && roleField !== undefined)
      countUse(roles, text, () => role(text, document, [...path.slice(0, -1), roleField]));
  };
  return { add, findings: () => findingsOf(roles) };
}

function findingsOf(roles: ReadonlyMap<string, Role>): Finding[] {
  const near = nearRoles([...roles.keys()]);
  return [...roles.values()].flatMap((role) => {
    if (role.isListed) return [];
    const others = (near.get(role.text) ?? []).flatMap((text) => roles.get(text) ?? []);
    const [right] = others.filter((other) => bestFirst(other, role) < 0).toSorted(bestFirst);
    return right ? [written({ rare: role, other: right, ...(right.isListed && LISTED) }, "role-spelling")] : [];
  });
}

const LISTED = { because: words.findings.inRoleTable };

/** What is listed, then what is used most, then what is named first. */
function bestFirst(a: Role, b: Role): number {
  return Number(b.isListed) - Number(a.isListed) || b.count - a.count || a.order - b.order;
}
