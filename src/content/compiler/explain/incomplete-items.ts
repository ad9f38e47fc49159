/**
 * Combines the findings of a list item that lacks several fields. They have one cause: a line was lost or duplicated,
 * or the name of a second list is missing above the item.
 */
import { append } from "../../../shared/append.ts";
import { messages } from "../../messages/messages.ts";
import type { FieldPath } from "../document/source.ts";
import type { Finding } from "../problems/problem.ts";

/** The findings of one list item, or of several items of one list. */
type Parts = [Finding, ...Finding[]];

/** Checks whether a finding can be combined with others. A misspelt name is reported separately. */
const isCombinable = ({ code, details }: Finding) =>
  code === "missing-field" || (code === "unknown-field" && !details?.suggestion);

/** Combines findings that have one cause into a single finding with `parts`. The findings stay in the same order. */
export function combineIncompleteItems(findings: readonly Finding[]): Finding[] {
  const items = groupByPath(findings.filter(isCombinable), itemOf).filter(
    (parts) => fieldNames(parts, "missing-field").length > 1,
  );
  const isForeign = (parts: Parts) => fieldNames(parts, "unknown-field").length > 0;
  // Foreign items have fields of another list. All foreign items of a list are combined, because their cause is the
  // same: the name of the other list is missing above them.
  const foreign = groupByPath(items.filter(isForeign).flat(), (finding) => itemOf(finding)?.slice(0, -1));
  const combined = [...items.filter((parts) => !isForeign(parts)).map(incompleteItem), ...foreign.map(foreignItem)];
  const combinedByFirst = new Map(combined.map((each) => [each.parts?.[0], each]));
  const parts = new Set(combined.flatMap((each) => each.parts));
  return findings.flatMap((each) => combinedByFirst.get(each) ?? (parts.has(each) ? [] : [each]));
}

/** Returns the path of the list item that contains the finding's field; `undefined` for a field outside of lists. */
function itemOf({ path }: Finding): FieldPath | undefined {
  return typeof path?.at(-2) === "number" ? path.slice(0, -1) : undefined;
}

/** Groups findings by the path that `pathOf` returns. Findings without such a path are left out. */
function groupByPath(findings: readonly Finding[], pathOf: (finding: Finding) => FieldPath | undefined): Parts[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = pathOf(finding)?.join("/");
    if (key !== undefined) append(groups, key, finding);
  }
  return [...groups.values()] as Parts[];
}

/** Returns the distinct names of the fields in findings with this code. */
function fieldNames(parts: Parts, code: Finding["code"]): string[] {
  return [
    ...new Set(
      parts.filter((part) => part.code === code).map(({ path }) => messages.findings.field(String(path?.at(-1)))),
    ),
  ];
}

function incompleteItem(parts: Parts): Finding {
  const [{ source }] = parts;
  return {
    code: "missing-fields",
    source,
    path: itemOf(parts[0]) ?? [],
    details: { value: formatNames(parts, "missing-field") },
    parts,
  };
}

function foreignItem(parts: Parts): Finding {
  const [{ source }] = parts;
  const details = { value: formatNames(parts, "unknown-field"), expected: formatNames(parts, "missing-field") };
  return { code: "foreign-item", source, path: itemOf(parts[0]) ?? [], details, parts };
}

/** Formats the names of fields as a list: «a», «b» y «c». */
const formatNames = (parts: Parts, code: Finding["code"]) =>
  new Intl.ListFormat(messages.report.locale).format(fieldNames(parts, code));
