/** Of whom the same is said again the same is made, and once: a process that builds again and again changes few. */
import type { Metadata } from "../compiler/document/document.ts";
import type { Said, Somebody } from "./gather.ts";
import { dataOf, type GroupOf, type PersonData } from "./person-data.ts";
import type { RoleGroup } from "./role-groups.ts";

interface Made extends Somebody {
  /** Of each thing that is said. */
  groups: RoleGroup[];
  data: PersonData;
}

/** By the file or the key of the name, below the first document that says something. */
const made = new WeakMap<Metadata, Map<string, Made>>();

export function rememberedData(person: Somebody, groupOf: GroupOf): PersonData {
  const [first] = person.said;
  if (!first) return dataOf(person, groupOf);
  const { metadata } = first.document;
  const known = made.get(metadata) ?? new Map<string, Made>();
  made.set(metadata, known);
  const key = person.file?.document.source.file ?? person.key;
  const groups = person.said.map(({ role }) => groupOf(role));
  const last = known.get(key);
  if (last && isSame(last, { ...person, groups })) return last.data;
  const data = dataOf(person, groupOf);
  known.set(key, { ...person, groups, data });
  return data;
}

function isSame(last: Made, { file, said, groups }: Omit<Made, "data">): boolean {
  return (
    last.file?.document.metadata === file?.document.metadata &&
    last.said.length === said.length &&
    last.said.every((each, at) => saysSame(each, said[at])) &&
    last.groups.every(({ name, kind }, at) => name === groups[at]?.name && kind === groups[at].kind)
  );
}

const saysSame = (a: Said, b: Said | undefined) =>
  a.document.metadata === b?.document.metadata &&
  a.role === b.role &&
  a.claimed?.spelling === b.claimed?.spelling &&
  a.link === b.link;
