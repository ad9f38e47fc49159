import { hash } from "node:crypto";
import type { SitePage } from "../../site/app/server/pages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
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
  /** Path of the file of its data, where it has some. */
  dataFile?: string;
}

/** `unknown` stands for every address that the site does not have; `shared`: what every page has, as text. */
export function planPages(pages: readonly SitePage[], unknown: string, shared: string): PlannedPage[] {
  const common = hash("sha256", shared);
  const plan = (address: string, shell: string, page?: SitePage): PlannedPage => {
    const { title, fingerprint, structuredData, hasData } = page ?? {};
    const key = hash("sha256", JSON.stringify([common, address, shell, title, fingerprint])).slice(0, 32);
    return {
      key,
      address,
      shell,
      file: pageFile(address),
      ...(structuredData && { structuredData }),
      ...(hasData && { dataFile: pageDataPath(address) }),
    };
  };
  return [plan(`/${unknown}`, unknown), ...pages.map((page) => plan(page.address, page.address, page))];
}

/** Data that scripts ask for by an address, and their file. */
export interface DataFile {
  shown: object;
  text: string;
  file: string;
}

/** `version`: the code that will read the data. */
export function dataFile(address: string, shown: object, version: string): DataFile {
  const text = scriptJson({ version, address, data: shown } satisfies PageData);
  return { shown, text, file: pageDataPath(address) };
}
