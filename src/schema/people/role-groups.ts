/** The groups of `content/roles.yaml`: which spellings are one role, and who has it. */
import { nameKey } from "../../compiled/name-key.ts";
import type { PersonKind } from "../../compiled/person.ts";
import type { Document } from "../../pipeline/document/document.ts";

export interface RoleGroup {
  name: string;
  kind: PersonKind;
}

interface WrittenGroup extends RoleGroup {
  spellings: readonly string[];
}

/** Answers the group of a role; one that the table lacks stands as written, and is of a person. */
export function roleGroups(documents: readonly Document[]): (role: string) => RoleGroup {
  const table = documents.find(({ source }) => source.collection === "roles")?.metadata.fields?.roles;
  const groups = new Map<string, RoleGroup>();
  for (const group of (table ?? []) as WrittenGroup[])
    for (const spelling of [group.name, ...group.spellings]) groups.set(nameKey(spelling), group);
  const known = new Map<string, RoleGroup>();
  return (role) => {
    const group = known.get(role) ?? groups.get(nameKey(role)) ?? { name: role, kind: "person" };
    known.set(role, group);
    groups.set(nameKey(role), group);
    return group;
  };
}
