/**
 * Content of pages as data beside their code, so that no script contains a document. The HTML of a page holds its data,
 * so hydration makes no request and finds the texts that were prerendered. After a link the data come from a file.
 */
import { addressKey } from "../../../shared/compiled/address.ts";
import { UPDATE_EVENT } from "../../../shared/compiled/update-event.ts";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { once } from "../../../shared/loading/load-once.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../../shared/magazine/site-folders.ts";

export interface PageData {
  /** Address of the entry script of the same build. */
  version: string;
  /** Address of the page, in any letter case. */
  address: string;
  data: unknown;
}

/** Returns the current data: in development they change with the content. */
type Reading<Data> = () => Data;

/** Finds the data of a page by segment or address, both in lower case; `undefined` if there is no such page. */
export type Source<Data> = (segment: string, address: string) => Promise<Reading<Data> | undefined>;

/** Loads the data of a page once; `undefined` if there is no such page. Rejects with a `LoadFailure`. */
export type LoadData<Data> = (address: string, segment: string) => Promise<Reading<Data> | undefined>;

/** Number of pages of a kind whose data stay in memory during a build, which asks for all pages. */
const REMEMBERED = 100;

/**
 * Creates the loader of a kind of pages. `source` finds the data in the content; `false` in built scripts, which
 * download.
 */
export function dataLoader<Data>(source: Source<Data> | false): LoadData<Data> {
  const loads = new Map<string, () => Promise<Reading<Data> | undefined>>();
  const load = async (key: string, segment: string) => {
    const read = found<Data>(key) ?? (await (source ? source(segment, key) : download<Data>(key, segment)));
    // Somebody may write a missing document while the preview is open.
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

/** Sets the data of the page that is rendered next, for a renderer without content. */
export function givePageData(page: Given): void {
  given = page;
}

/** Data that were set or came with the HTML, if they are of this page. */
function found<Data>(key: string): Reading<Data> | undefined {
  const { address, data } = given ?? fromHtml() ?? {};
  return address !== undefined && addressKey(address) === key ? () => data as Data : undefined;
}

function fromHtml(): PageData | undefined {
  const tag = globalThis.document?.querySelector(`script[${PAGE_DATA_ATTRIBUTE}]`);
  return tag ? (JSON.parse(tag.textContent) as PageData) : undefined;
}

/**
 * Address of the home page, whose data always exist: if not even those can be had, a missing file proves nothing.
 */
const ANY = "/";

async function download<Data>(key: string, segment: string): Promise<Reading<Data> | undefined> {
  const response = await fetch(import.meta.env.BASE_URL + pageDataPath(key));
  const isData = response.headers.get("Content-Type")?.includes("json");
  // Some hosts answer with an HTML page to a missing file.
  const isMissing = response.status === 404 || (response.ok && !isData);
  if (isMissing && segment) return download(ANY, "").then(() => undefined);
  if (isMissing || !response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const { version, data } = (await response.json()) as PageData;
  if (version !== entryOf(document)) throw new Error("Another version of the site was published.");
  return () => data as Data;
}
