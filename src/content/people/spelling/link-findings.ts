/** Finds people with several links. Each person is reported once, at the first unusual link. */
import { onceForEach } from "../../../shared/once.ts";
import { messages } from "../../messages/messages.ts";
import { linkFieldOf } from "../../compiler/document/tagged.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import type { Credit, Collector } from "../each-credit.ts";
import { linkPlace, countUse, type Usage, spellingFinding } from "./usage.ts";
import { matchingFile, type PersonFile } from "../person-files.ts";

interface UsedLink extends Usage {
  place: string;
  name: string;
}

/** Maps a person (the person's file or the key of the name) to the person's links by `linkPlace`. */
type Links = Map<PersonFile | string, Map<string, UsedLink>>;

export function usedLinks(): Collector {
  const people: Links = new Map();
  const placeOf = onceForEach(linkPlace);
  const add = (credit: Credit) => {
    const { document, mention, name, claimed, link: text } = credit;
    if (text === "") return;
    const person = matchingFile(mention, document, claimed.files) ?? claimed.key;
    let links = people.get(person);
    if (!links) people.set(person, (links = new Map()));
    const place = placeOf(text);
    countUse(links, place, () => ({ place, name, text, document, path: linkFieldOf(mention), count: 0 }));
  };
  return { add, findings: () => findingsOf(people) };
}

function findingsOf(people: Links): Finding[] {
  return [...people].flatMap(([person, links]) => {
    if (links.size < 2) return [];
    const own = typeof person === "string" ? "" : linkPlace(person.link);
    const [usual, ...others] = [...links.values()].toSorted(
      (a, b) => Number(b.place === own) - Number(a.place === own) || b.count - a.count,
    );
    if (!usual) return [];
    // Links to other hosts are allowed for a person whose file has a link, because one person may have both an
    // Instagram profile and a website.
    const told = own ? others.filter(({ place }) => hostOf(place) === hostOf(usual.place)) : others;
    const [rare, ...more] = told;
    if (!rare) return [];
    return [more.length === 0 ? secondLink(rare, usual, own) : manyLinks(told, usual)];
  });
}

function secondLink(rare: UsedLink, usual: UsedLink, own: string): Finding {
  const because = usual.place === own ? { because: messages.findings.ofTheirFile } : {};
  return spellingFinding({ rare, other: usual, value: rare.name, ...because }, "two-links");
}

/** The maximum number of links that a message lists. */
const EXAMPLES = 3;

/** Reports a person with many links. The person is reported once, because each link may be right or wrong. */
function manyLinks(others: readonly UsedLink[], usual: UsedLink): Finding {
  const [rare = usual] = others;
  const examples = others.slice(0, EXAMPLES).map(({ text }) => text);
  const because = messages.findings.hasMore(others.length, examples.join(", ") + (others.length > EXAMPLES ? "…" : ""));
  return spellingFinding({ rare, other: usual, value: rare.name, because }, "many-links");
}

const hostOf = (place: string) => place.split("/")[0];
