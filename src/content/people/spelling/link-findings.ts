/** Finds people whose credits have different links. Each person is reported once, at one of the unusual links. */
import { onceForEach } from "../../../shared/once.ts";
import { messages } from "../../messages/messages.ts";
import { linkFieldOf } from "../../compiler/document/tagged.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import type { Credit, Collector } from "../each-credit.ts";
import { linkPageKey, countUse, type Usage, spellingFinding } from "./usage.ts";
import { matchingFile, type PersonFile } from "../person-files.ts";

interface UsedLink extends Usage {
  pageKey: string;
  name: string;
}

/** Maps each person (a file, or the key of a name) to the links of that person, by `linkPageKey`. */
type Links = Map<PersonFile | string, Map<string, UsedLink>>;

export function linkCollector(): Collector {
  const people: Links = new Map();
  const pageKeyOf = onceForEach(linkPageKey);
  const add = (credit: Credit) => {
    const { document, mention, name, match, link: text } = credit;
    if (text === "") return;
    const person = matchingFile(mention, document, match.files) ?? match.key;
    let links = people.get(person);
    if (!links) people.set(person, (links = new Map()));
    const pageKey = pageKeyOf(text);
    countUse(links, pageKey, () => ({ pageKey, name, text, document, path: linkFieldOf(mention), count: 0 }));
  };
  return { add, findings: () => findingsOf(people) };
}

function findingsOf(people: Links): Finding[] {
  return [...people].flatMap(([person, links]) => {
    if (links.size < 2) return [];
    const fileLink = typeof person === "string" ? "" : linkPageKey(person.link);
    const [usual, ...others] = [...links.values()].toSorted(
      (a, b) => Number(b.pageKey === fileLink) - Number(a.pageKey === fileLink) || b.count - a.count,
    );
    if (!usual) return [];
    // Links to other hosts are allowed for a person whose file has a link, because one person may have both an
    // Instagram profile and a website.
    const reported = fileLink ? others.filter(({ pageKey }) => hostOf(pageKey) === hostOf(usual.pageKey)) : others;
    const [rare, ...more] = reported;
    if (!rare) return [];
    return [more.length === 0 ? secondLink(rare, usual, fileLink) : manyLinks(reported, usual)];
  });
}

function secondLink(rare: UsedLink, usual: UsedLink, fileLink: string): Finding {
  const reasonField = usual.pageKey === fileLink ? { reason: messages.findings.ofTheirFile } : {};
  return spellingFinding({ rare, other: usual, value: rare.name, ...reasonField }, "two-links");
}

/** The maximum number of links that a message lists. */
const MAX_EXAMPLES = 3;

/** Reports a person with many links in one message, because any of the links may be right or wrong. */
function manyLinks(others: readonly UsedLink[], usual: UsedLink): Finding {
  const [rare = usual] = others;
  const examples = others.slice(0, MAX_EXAMPLES).map(({ text }) => text);
  const reason = messages.findings.hasMore(
    others.length,
    examples.join(", ") + (others.length > MAX_EXAMPLES ? "…" : ""),
  );
  return spellingFinding({ rare, other: usual, value: rare.name, reason }, "many-links");
}

const hostOf = (pageKey: string) => pageKey.split("/")[0];
