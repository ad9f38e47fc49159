import { hash } from "node:crypto";
import type { SitePage } from "../../site/app/server/pages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { pageDataPath } from "../../shared/magazine/page-data-file.ts";

/** A page that the site will have, before it is rendered. */
export interface PlannedPage {
  address: string;
  /** Of its HTML: a page is the same when what it shows, what every page has and the code are. */
  key: string;
  /** Path of its file. */
  file: string;
  /** The address that it says it holds: `UNKNOWN_ADDRESS` for all that the site does not have. */
  shell: string;
  /** Name under which what it shows is kept. */
  shown: string;
  /** What crawlers get of it. */
  structuredData?: SitePage["structuredData"];
  /** Path of the file of its data; absent where it shows those of the home page. */
  dataFile?: string;
}

/** `unknown` stands for every address that the site does not have, which show the home page; `shared`: what every page has, as text. */
export function planPages(pages: readonly SitePage[], unknown: string, shared: string): PlannedPage[] {
  const common = hash("sha256", shared);
  const plan = (address: string, shell: string, { title, shown }: SitePage, beside?: unknown) => {
    const key = hash("sha256", JSON.stringify([common, address, shell, title, shown, beside])).slice(0, 32);
    return { key, address, shell, shown, file: pageFile(address) };
  };
  const home = pages.find(({ address }) => address === FIXED_ADDRESSES.home);
  if (!home) throw new Error("There is no home page");
  return [
    plan(`/${unknown}`, unknown, home),
    ...pages.map((page) => ({
      ...plan(page.address, page.address, page, page.beside),
      structuredData: page.structuredData,
      dataFile: pageDataPath(page.address),
    })),
  ];
}
