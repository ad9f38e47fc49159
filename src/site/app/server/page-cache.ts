/**
 * What was found of the pages, with what each had read. In the next build only pages are looked at that read something
 * which is answered otherwise by then.
 */
import { onceForEach } from "../../../shared/once.ts";
import { answerTo, noting, type Read } from "../../queries/dependencies/dependency-tracking.ts";
import "../../queries/dependencies/store-dependencies.ts";
import type { Pages, ShownPages } from "../../registry/crawler.ts";

export type Fingerprint = (text: string) => string;

/** As a build leaves it for the next one, in JSON. */
export interface PageCache {
  /** Everything that was read, with a fingerprint of the answer. */
  reads: [read: Read, answer: string][];
  /** Address → what was found, and the places in the list of what was read. */
  pages: Record<string, [found: { shown: string }, reads: number[]]>;
}

export function pagesSince(last: PageCache | undefined, fingerprint: Fingerprint, shown: Pick<ShownPages, "has">) {
  const answerOf = onceForEach((read: Read) => fingerprint(textIn(answerTo(read))));
  // There are a million in a large magazine: an array finds them sooner than a map.
  const same = Array.from<boolean | undefined>({ length: last?.reads.length ?? 0 });
  const isSame = (place: number) => (same[place] ??= isAnswered(last?.reads[place]));
  const isAnswered = ([read, answer]: Partial<PageCache["reads"][number]> = []) =>
    read !== undefined && answerOf(read) === answer;
  const pages = new Map<string, SeenPage>();
  const find: Pages["find"] = async <Found extends { shown: string }>(
    address: string,
    look: () => Promise<() => Found>,
  ) => {
    const [found, places] = last?.pages[address] ?? [];
    if (found && shown.has(found.shown) && places?.every(isSame)) {
      pages.set(address, { found, places });
      return found as Found;
    }
    const { made, reads } = noting(await look());
    pages.set(address, { found: made, reads });
    return made;
  };
  return { find, known: () => numbered(pages, answerOf, last?.reads) };
}

const textIn = (answer: unknown) => (typeof answer === "string" ? answer : (JSON.stringify(answer) ?? ""));

/** Of a page that is as it was, what it read is known by its places in the last list. */
type SeenPage = { found: unknown } & ({ reads: Iterable<Read> } | { places: readonly number[] });

function numbered(
  pages: ReadonlyMap<string, SeenPage>,
  answerOf: (read: Read) => string,
  last: PageCache["reads"] = [],
): PageCache {
  const numbers = new Map<Read, number>();
  const numberOf = onceForEach(() => numbers.size, numbers);
  const moved: number[] = [];
  const numberAt = (place: number) => (moved[place] ??= numberOf(last[place]?.[0] ?? ""));
  const written = Array.from(pages, ([address, page]) => {
    const reads = "places" in page ? page.places.map(numberAt) : Array.from(page.reads, numberOf);
    return [address, [page.found, reads]] as const;
  });
  return {
    reads: Array.from(numbers.keys(), (read) => [read, answerOf(read)]),
    pages: Object.fromEntries(written) as PageCache["pages"],
  };
}
