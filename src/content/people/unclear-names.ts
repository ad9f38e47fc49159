/** Credits that may be one name or several: each is asked about once, unless its role says that it is no person's. */
import type { Document } from "../compiler/document/document.ts";
import type { Finding } from "../compiler/problems/finding.ts";
import { PROBLEMS } from "../problems.ts";
import type { Collector } from "./collector.ts";
import type { Credit } from "./credits.ts";
import { roleGroups } from "./role-groups.ts";

export function unclearNames(documents: readonly Document[]): Collector {
  const groupOf = roleGroups(documents);
  const found = new Map<string, Finding>();
  const add = ({ document, mention, role, isUnclear }: Credit) => {
    const { name: value, path } = mention;
    if (!isUnclear || found.has(value) || groupOf(role).kind === "organization") return;
    const code = { code: "unclear-names", ...PROBLEMS["unclear-names"] };
    found.set(value, { code, source: document.source, path, details: { value } });
  };
  return { add, findings: () => [...found.values()] };
}
