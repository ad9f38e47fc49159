/** Counts the uses of each spelling, and reports the rarer of two spellings. */
import { messages } from "../../messages/messages.ts";
import type { FieldPath, TextPlace } from "../../compiler/document/source.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import { rule } from "../../rules.ts";
import { linkKey } from "../../../shared/compiled/link-key.ts";

/** A spelling and the number of its uses. */
export interface Usage {
  text: string;
  count: number;
  /** The document and the field in which the spelling is first used. */
  document: Document;
  path: FieldPath;
  /** The place in the text of the field. */
  at?: TextPlace;
}

type WarningCode = "near-name" | "two-links" | "many-links" | "role-spelling";

interface SpellingPair {
  rare: Usage;
  other: Usage;
  /** The value that the message names; by default the rare spelling. */
  value?: string;
  /** The reason that the message gives, such as why the other spelling is correct; by default the numbers of uses. */
  reason?: string;
}

export function spellingFinding({ rare, other, value = rare.text, reason }: SpellingPair, code: WarningCode): Finding {
  return {
    code: rule(code),
    source: rare.document.source,
    path: rare.path,
    ...(rare.at && { at: rare.at }),
    other: { source: other.document.source, path: other.path },
    details: { value, expected: other.text, usage: reason ?? usageInWords(rare.count, other.count) },
  };
}

function usageInWords(rare: number, other: number): string {
  if (rare === other) return messages.findings.usedAlike(messages.findings.times(rare));
  return messages.findings.usedMore(messages.findings.times(other), rare);
}

/** Counts one more use of a spelling. */
export function countUse<Key, Use extends Usage>(uses: Map<Key, Use>, key: Key, create: () => Use): Use {
  let use = uses.get(key);
  if (!use) uses.set(key, (use = create()));
  use.count++;
  return use;
}

/** Returns the key of a link without its query and fragment. */
export const linkPageKey = (link: string) => linkKey(link.replace(/[?#].*$/, ""));
