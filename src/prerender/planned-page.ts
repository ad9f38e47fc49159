import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { SitePage } from "../app/server/pages.ts";
import { pageFile } from "../compiled/address.ts";
import { pageDataPath } from "../magazine/page-data-file.ts";
import type { PageData } from "../queries/page-data.ts";
import { scriptJson } from "../seo/escape.ts";
import type { ServerEntry } from "./renderer.ts";

/** A page that the site will have, before it is rendered. */
export interface PlannedPage {
  /** Of its HTML: a page is the same when what it shows, what every page has and the code are. */
  key: string;
  /** Path of its file. */
  file: string;
  address: string;
  /** The address that it says it holds: `UNKNOWN_ADDRESS` for all that the site does not have. */
  shell: string;
  /** What crawlers get of it. */
  page?: SitePage;
  /** Finds what it shows of the content, where it shows any: that of all pages would fill the memory. */
  readData: () => Promise<DataFile | undefined>;
  /** Path of the file of its data, where it has some. */
  dataFile?: string;
}

/** Data that scripts ask for by an address, and their file. */
export interface DataFile {
  shown: object;
  text: string;
  file: string;
}

/** So many pages are planned before others get the thread. */
const IN_ONE_GO = 50;

/** `shared`: what every page has, as text; `version`: the code that will read the data. */
export async function planPages(entry: ServerEntry, shared: string, version: string): Promise<PlannedPage[]> {
  const pages = await entry.listPages();
  const common = hash("sha256", shared);
  const unknown = { address: `/${entry.UNKNOWN_ADDRESS}`, shell: entry.UNKNOWN_ADDRESS };
  const addresses = [unknown, ...pages.map((page) => ({ address: page.address, shell: page.address, page }))];
  const planned: PlannedPage[] = [];
  for (const each of addresses) {
    const readData = () => dataOf(entry, each.address, version);
    const data = await readData();
    const key = hash("sha256", [common, JSON.stringify(each), data?.text].join("\n")).slice(0, 32);
    // What is found at once never lets go of the thread, in which the index of the search is told its entries meanwhile.
    if (planned.length % IN_ONE_GO === 0) await setImmediate();
    planned.push({ ...each, key, file: pageFile(each.address), readData, ...(data && { dataFile: data.file }) });
  }
  return planned;
}

async function dataOf(entry: ServerEntry, address: string, version: string): Promise<DataFile | undefined> {
  const shown = await entry.dataOf(address);
  return shown && dataFile(address, shown, version);
}

export function dataFile(address: string, shown: object, version: string): DataFile {
  const text = scriptJson({ version, address, data: shown } satisfies PageData);
  return { shown, text, file: pageDataPath(address) };
}
