/** What is written in two ways: where, how often, and which of the two is told of. */
import { messages } from "../../messages/messages.ts";
import type { FieldPath } from "../../compiler/document/source.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import { PROBLEMS } from "../../problems.ts";
import { linkKey } from "../../../shared/compiled/link-key.ts";

/** One way of writing it. */
export interface Usage {
  text: string;
  count: number;
  /** Where it is written first. */
  document: Document;
  path: FieldPath;
}

type Warning = "near-name" | "two-links" | "many-links" | "role-spelling";

interface Twice {
  rare: Usage;
  other: Usage;
  /** What the message names; what is written when left out. */
  value?: string;
  /** What is said of the two, such as why the other is the right one; how often each is used when left out. */
  because?: string;
}

export function written({ rare, other, value = rare.text, because }: Twice, code: Warning): Finding {
  return {
    code: { code, ...PROBLEMS[code] },
    source: rare.document.source,
    path: rare.path,
    other: { source: other.document.source, path: other.path },
    details: { value, expected: other.text, usage: because ?? usageInWords(rare.count, other.count) },
  };
}

function usageInWords(rare: number, other: number): string {
  if (rare === other) return messages.findings.usedAlike(messages.findings.times(rare));
  return messages.findings.usedMore(messages.findings.times(other), rare);
}

/** Counts one more. */
export function countUse<Key, Use extends Usage>(uses: Map<Key, Use>, key: Key, first: () => Use): Use {
  let use = uses.get(key);
  if (!use) uses.set(key, (use = first()));
  use.count++;
  return use;
}

/** Adds to the values of a key. */
export function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Where a link leads, whatever it tells that place. */
export const linkPlace = (link: string) => linkKey(link.replace(/[?#].*$/, ""));
