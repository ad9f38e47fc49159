import { hash } from "node:crypto";
import type { SitePage } from "../../site/app/server/site-pages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { pageDataPath } from "../../shared/magazine/site-folders.ts";

/** A page that the site will have, before it is rendered. */
export interface PlannedPage {
  address: string;
  /** Hash of everything that decides the HTML: what the page shows, what every page has, and the code. */
  key: string;
  /** Path of the HTML file. */
  file: string;
  /** Address in the HTML: `UNKNOWN_ADDRESS` for the page of all addresses that the site does not have. */
  shell: string;
  /** Name of the cached data of the page. */
  shown: string;
  /** Structured data for crawlers. */
  structuredData?: SitePage["structuredData"];
  /** Path of the file with the data of the page; absent if the page shows the data of the home page. */
  dataFile?: string;
}

/**
 * Plans pages. `unknown` stands for every address that the site does not have, which shows the home page. `shared` is a
 * text that decides every page.
 */
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
