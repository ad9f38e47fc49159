/**
 * The groups of roles in `content/roles.yaml`. Each group lists the spellings of one role, and says whether people or
 * organizations hold it.
 */
import { nameKey } from "../../shared/compiled/name-key.ts";
import { onceForEach } from "../../shared/once.ts";
import type { PersonKind } from "../../shared/credits/person.ts";
import type { Document } from "../compiler/document/document.ts";
import type { FieldPath } from "../compiler/document/source.ts";

export interface RoleGroup {
  name: string;
  kind: PersonKind;
}

interface ListedGroup extends RoleGroup {
  spellings: readonly string[];
}

/** A role in `content/roles.yaml`, and its place in that file. */
export interface ListedRole {
  text: string;
  document: Document;
  path: FieldPath;
}

export function listedRoles(documents: readonly Document[]): ListedRole[] {
  const document = rolesIn(documents);
  if (!document) return [];
  return tableOf(document).flatMap(({ name, spellings }, index) => {
    const path = ["roles", index];
    return [
      { text: name, document, path: [...path, "name"] },
      ...spellings.map((text, at) => ({ text, document, path: [...path, "spellings", at] })),
    ];
  });
}

const rolesIn = (documents: readonly Document[]) => documents.find(({ source }) => source.collection === "roles");

const tableOf = (roles: Document | undefined) => (roles?.metadata.fields?.roles ?? []) as ListedGroup[];

/**
 * Returns a function that finds the group of a role. A role that `content/roles.yaml` does not list gets a group of its
 * own, of the kind `person`.
 */
export function roleGroups(documents: readonly Document[]): (role: string) => RoleGroup {
  const groups = new Map<string, RoleGroup>();
  for (const group of tableOf(rolesIn(documents)))
    for (const spelling of [group.name, ...group.spellings]) groups.set(nameKey(spelling), group);
  return onceForEach((role) => {
    const group = groups.get(nameKey(role)) ?? { name: role, kind: "person" };
    groups.set(nameKey(role), group);
    return group;
  });
}
