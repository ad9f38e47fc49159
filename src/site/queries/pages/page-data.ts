/**
 * What a page shows of the content, as data beside its code, so that no script names a document. The HTML of a page
 * holds its own: hydration asks for nothing and meets the words that were prerendered. After a link they come in a file.
 */
import { addressKey } from "../../../shared/compiled/address.ts";
import { UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { once } from "../../../shared/loading/load-once.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../../shared/magazine/site-folders.ts";

export interface PageData {
  /** Address of the entry script that was built with it. */
  version: string;
  /** Of the page, in any letter case. */
  address: string;
  data: unknown;
}

/** Answers the data as they are now: in development they change with the content. */
type Reading<Data> = () => Data;

/** Finds the data of a page by the segment of its address, or by all of it, in lower case; `undefined` where there is no such page. */
export type Source<Data> = (segment: string, address: string) => Promise<Reading<Data> | undefined>;

/** Loads the data of a page once; `undefined` where there is no such page. Rejects with a `LoadFailure`. */
export type LoadData<Data> = (address: string, segment: string) => Promise<Reading<Data> | undefined>;

/** The data of so many pages of a kind stay in memory when a site is built, which asks for all of them. */
const REMEMBERED = 100;

/** `source`: where content is at hand, which it is not in the built browser. */
export function dataLoader<Data>(source: Source<Data> | false): LoadData<Data> {
  const loads = new Map<string, () => Promise<Reading<Data> | undefined>>();
  const load = async (key: string, segment: string) => {
    const read = found<Data>(key) ?? (await (source ? source(segment, key) : download<Data>(key, segment)));
    // A document that is missing may be written meanwhile.
    if (__PREVIEW__ && !import.meta.env.SSR && !read)
      window.addEventListener(UPDATE_EVENT, () => loads.delete(key), { once: true });
    return read;
  };
  return (address, segment) => {
    const key = addressKey(address);
    const known = loads.get(key) ?? once(() => load(key, segment.toLowerCase()));
    loads.set(key, known);
    if (import.meta.env.SSR && loads.size > REMEMBERED) forgetOldest(loads);
    return known();
  };
}

function forgetOldest(loads: Map<string, unknown>): void {
  const [oldest] = loads.keys();
  if (oldest !== undefined) loads.delete(oldest);
}

type Given = Pick<PageData, "address" | "data">;

let given: Given | undefined;

/** Who renders a page whose data were found elsewhere gives them before. */
export function givePageData(page: Given): void {
  given = page;
}

/** The data that were given, or came with the HTML, if they are those of this page. */
function found<Data>(key: string): Reading<Data> | undefined {
  const { address, data } = given ?? fromHtml() ?? {};
  return address !== undefined && addressKey(address) === key ? () => data as Data : undefined;
}

function fromHtml(): PageData | undefined {
  const tag = globalThis.document?.querySelector(`script[${PAGE_DATA_ATTRIBUTE}]`);
  return tag ? (JSON.parse(tag.textContent) as PageData) : undefined;
}

/** Address of a page whose data are always there, unless those of no page come. */
const ANY = "/";

async function download<Data>(key: string, segment: string): Promise<Reading<Data> | undefined> {
  const response = await fetch(import.meta.env.BASE_URL + pageDataPath(key));
  const isData = response.headers.get("Content-Type")?.includes("json");
  // Some hosts answer with a page to what they do not have.
  const isMissing = response.status === 404 || (response.ok && !isData);
  if (isMissing && segment) return download(ANY, "").then(() => undefined);
  if (isMissing || !response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const { version, data } = (await response.json()) as PageData;
  if (version !== entryOf(document)) throw new Error("Another version of the site was published.");
  return () => data as Data;
}
