/** Names that are probably those of others, typed wrong: each is told of once, beside the one that is used most. */
import { onceForEach } from "../../../shared/once-for-each.ts";
import type { Finding } from "../../compiler/problems/finding.ts";
import type { Collector } from "../collector.ts";
import type { Credit } from "../credits.ts";
import { linkPlace } from "../link-place.ts";
import type { PersonFile } from "../person-files.ts";
import type { UsedName } from "./heard-name.ts";
import { isKnown } from "./known-words.ts";
import { nearNames } from "./near-names.ts";
import { countUse, type Usage, written } from "./usage.ts";

interface CreditedName extends Usage, UsedName {
  links: Set<string>;
  /** Those that have the name. */
  files: readonly PersonFile[];
  /** How many names come before. */
  order: number;
}

export function usedNames(): Collector {
  const names = new Map<string, CreditedName>();
  const placeOf = onceForEach(linkPlace);
  const first = ({ document, name, mention: { path }, claimed: { key, files } }: Credit): CreditedName => {
    return { key, text: name, path, document, files, count: 0, links: new Set(), order: names.size };
  };
  const add = (credit: Credit) => {
    const name = countUse(names, credit.claimed.key, () => first(credit));
    if (credit.link) name.links.add(placeOf(credit.link));
  };
  return { add, findings: () => findingsOf([...names.values()]) };
}

function findingsOf(names: readonly CreditedName[]): Finding[] {
  return [...nearNames(names)].flatMap(([name, near]) => {
    const [right] = [...near].filter((other) => isMistaken(name, other)).toSorted(mostUsedFirst);
    return right ? [written({ rare: name, other: right }, "near-name")] : [];
  });
}

/** Whether the first is the one that was typed wrong. Who has a file is called so. */
function isMistaken(name: CreditedName, other: CreditedName): boolean {
  if (name.files.length > 0 || (name.count === other.count && other.files.length > 0)) return false;
  return mostUsedFirst(other, name) < 0;
}

/** Of those that are used alike, first what has more known words, then what is named first. */
function mostUsedFirst(a: CreditedName, b: CreditedName): number {
  return b.count - a.count || knownWords(b) - knownWords(a) || a.order - b.order;
}

const knownWords = ({ key }: CreditedName) => key.split(" ").filter(isKnown).length;
