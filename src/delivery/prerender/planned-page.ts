import { hash } from "node:crypto";
import type { SitePage } from "../../site/app/server/pages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { pageDataPath } from "../../shared/magazine/page-data-file.ts";
import type { PageData } from "../../site/queries/page-data.ts";
import { scriptJson } from "../../site/seo/escape.ts";

/** A page that the site will have, before it is rendered. */
export interface PlannedPage {
  address: string;
  /** Of its HTML: a page is the same when what it shows, what every page has and the code are. */
  key: string;
  /** Path of its file. */
  file: string;
  /** The address that it says it holds: `UNKNOWN_ADDRESS` for all that the site does not have. */
  shell: string;
  /** What crawlers get of it. */
  structuredData?: SitePage["structuredData"];
  /** Path of the file of its data; absent where it shows those of the home page. */
  dataFile?: string;
}

/** `unknown` stands for every address that the site does not have, which show the home page; `shared`: what every page has, as text. */
export function planPages(pages: readonly SitePage[], unknown: string, shared: string): PlannedPage[] {
  const common = hash("sha256", shared);
  const plan = (
    address: string,
    shell: string,
    { title, fingerprint, listTitle, structuredData }: Partial<SitePage>,
  ) => {
    const key = hash("sha256", JSON.stringify([common, address, shell, title, fingerprint, listTitle])).slice(0, 32);
    return { key, address, shell, file: pageFile(address), ...(structuredData && { structuredData }) };
  };
  const home = pages.find(({ address }) => address === FIXED_ADDRESSES.home);
  return [
    plan(`/${unknown}`, unknown, { ...(home && { title: home.title, fingerprint: home.fingerprint }) }),
    ...pages.map((page) => ({ ...plan(page.address, page.address, page), dataFile: pageDataPath(page.address) })),
  ];
}

/** Data that scripts ask for by an address, and their file. */
export interface DataFile {
  shown: Pick<PageData, "address" | "data">;
  text: string;
  file: string;
}

/** `version`: the code that will read the data. */
export function dataFile({ address, data }: DataFile["shown"], version: string): DataFile {
  const text = scriptJson({ version, address, data } satisfies PageData);
  return { shown: { address, data }, text, file: pageDataPath(address) };
}
