/**
 * Content of pages as data, separate from their code, so that no script contains a document. The HTML of a page
 * contains its data, so hydration makes no request and renders the same texts as the prerendered page. After a click on
 * a link, the data of the next page are requested as a file.
 */
import { addressKey } from "../../../shared/compiled/address.ts";
import { UPDATE_EVENT } from "../../../shared/compiled/content-updates.ts";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { once } from "../../../shared/loading/load-once.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../../shared/magazine/site-folders.ts";

export interface PageData {
  /** URL of the entry script from the build that made the data. */
  version: string;
  /** Address of the page, in any letter case. */
  address: string;
  data: unknown;
}

/** Reads the current data. A function is needed, because in development the data change with the content. */
type DataReader<Data> = () => Data;

/** Finds the data of a page; `undefined` if there is no such page. Both parameters are in lower case. */
export type Source<Data> = (segment: string, address: string) => Promise<DataReader<Data> | undefined>;

/** Loads the data of a page; `undefined` if there is no such page. Rejects with a `LoadFailure` if loading fails. */
export type LoadData<Data> = (address: string, segment: string) => Promise<DataReader<Data> | undefined>;

/** Maximum number of pages of one kind whose data a build keeps in memory, because a build requests all data. */
const MAX_CACHED = 100;

/**
 * Creates the function that loads the data of one kind of pages. `source` finds the data in the content. In built
 * scripts `source` is `false`, and the data are downloaded.
 */
export function dataLoader<Data>(source: Source<Data> | false): LoadData<Data> {
  const loads = new Map<string, () => Promise<DataReader<Data> | undefined>>();
  const load = async (key: string, segment: string) => {
    const read = embeddedData<Data>(key) ?? (await (source ? source(segment, key) : download<Data>(key, segment)));
    // If there is no such page, the data are requested again after an update, because the document may be written while
    // the preview is open.
    if (__PREVIEW__ && !import.meta.env.SSR && !read)
      window.addEventListener(UPDATE_EVENT, () => loads.delete(key), { once: true });
    return read;
  };
  return (address, segment) => {
    const key = addressKey(address);
    const cached = loads.get(key) ?? once(() => load(key, segment.toLowerCase()));
    loads.set(key, cached);
    if (import.meta.env.SSR && loads.size > MAX_CACHED) forgetOldest(loads);
    return cached();
  };
}

function forgetOldest(loads: Map<string, unknown>): void {
  const [oldest] = loads.keys();
  if (oldest !== undefined) loads.delete(oldest);
}

type PresetData = Pick<PageData, "address" | "data">;

let presetData: PresetData | undefined;

/** Sets the data of the next page to render. Called by a renderer that does not load the content. */
export function setPageData(page: PresetData): void {
  presetData = page;
}

/**
 * Returns the data that `setPageData` stored or, without such data, the data in the HTML. Returns `undefined` if these
 * are not the data of the page with the key `key`.
 */
function embeddedData<Data>(key: string): DataReader<Data> | undefined {
  const { address, data } = presetData ?? readHtmlData() ?? {};
  return address !== undefined && addressKey(address) === key ? () => data as Data : undefined;
}

function readHtmlData(): PageData | undefined {
  const tag = globalThis.document?.querySelector(`script[${PAGE_DATA_ATTRIBUTE}]`);
  return tag ? (JSON.parse(tag.textContent) as PageData) : undefined;
}

/**
 * Address of the home page, whose data always exist. When a file is missing, the data of the home page are requested
 * too. If these are not available either, the missing file does not prove that there is no such page.
 */
const EXISTING_ADDRESS = "/";

async function download<Data>(key: string, segment: string): Promise<DataReader<Data> | undefined> {
  const response = await fetch(import.meta.env.BASE_URL + pageDataPath(key));
  const isData = response.headers.get("Content-Type")?.includes("json");
  // A response without data also counts as missing, because some hosts respond with an HTML page.
  const isMissing = response.status === 404 || (response.ok && !isData);
  if (isMissing && segment) return download(EXISTING_ADDRESS, "").then(() => undefined);
  if (isMissing || !response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const { version, data } = (await response.json()) as PageData;
  if (version !== entryOf(document)) throw new Error("Another version of the site was published.");
  return () => data as Data;
}
