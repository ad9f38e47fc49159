/**
 * An item of a list that lacks several of its fields: a line was lost or written twice, or the name of another list,
 * of which it is an item, is missing above it. An editor made one mistake.
 */
import { messages } from "../../messages/messages.ts";
import type { FieldPath } from "../document/source.ts";
import type { Finding } from "../problems/problem.ts";

/** What is found at fields of one item, or of several of one list. */
type Parts = [Finding, ...Finding[]];

/** A misspelt name is a mistake of its own. */
const isFolded = ({ code, details }: Finding) =>
  code === "missing-field" || (code === "unknown-field" && !details?.suggestion);

/** Findings in their order; those that follow from one mistake are the parts of one. */
export function foldItems(findings: readonly Finding[]): Finding[] {
  const items = together(findings.filter(isFolded), itemOf).filter((parts) => named(parts, "missing-field").length > 1);
  const isForeign = (parts: Parts) => named(parts, "unknown-field").length > 0;
  // The items that follow the first one are of the other list too.
  const foreign = together(items.filter(isForeign).flat(), (finding) => itemOf(finding)?.slice(0, -1));
  const folded = [...items.filter((parts) => !isForeign(parts)).map(lackingItem), ...foreign.map(foreignItem)];
  const byFirst = new Map(folded.map((each) => [each.parts?.[0], each]));
  const parts = new Set(folded.flatMap((each) => each.parts));
  return findings.flatMap((each) => byFirst.get(each) ?? (parts.has(each) ? [] : [each]));
}

/** The item of a list in which a field is. */
function itemOf({ path }: Finding): FieldPath | undefined {
  return typeof path?.at(-2) === "number" ? path.slice(0, -1) : undefined;
}

/** Findings by their place. */
function together(findings: readonly Finding[], placeOf: (finding: Finding) => FieldPath | undefined): Parts[] {
  const places = new Map<string, Parts>();
  for (const finding of findings) {
    const place = placeOf(finding)?.join("/");
    if (place === undefined) continue;
    const known = places.get(place);
    if (known) known.push(finding);
    else places.set(place, [finding]);
  }
  return [...places.values()];
}

/** The names of fields, each once. */
function named(parts: Parts, code: Finding["code"]): string[] {
  return [
    ...new Set(
      parts.filter((part) => part.code === code).map(({ path }) => messages.findings.field(String(path?.at(-1)))),
    ),
  ];
}

function lackingItem(parts: Parts): Finding {
  const [{ source }] = parts;
  return {
    code: "missing-fields",
    source,
    path: itemOf(parts[0]) ?? [],
    details: { value: list(parts, "missing-field") },
    parts,
  };
}

function foreignItem(parts: Parts): Finding {
  const [{ source }] = parts;
  const details = { value: list(parts, "unknown-field"), expected: list(parts, "missing-field") };
  return { code: "foreign-item", source, path: itemOf(parts[0]) ?? [], details, parts };
}

/** «a», «b» y «c». */
const list = (parts: Parts, code: Finding["code"]) =>
  new Intl.ListFormat(messages.report.locale).format(named(parts, code));
