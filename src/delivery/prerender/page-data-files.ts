import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { KeptFiles } from "../../shared/files/file-cache.ts";
import type { PageData } from "../../site/queries/pages/page-data.ts";
import type { ShownPages } from "../../site/registry/crawler.ts";
import { scriptJson } from "../../site/seo/markup.ts";

/** Data of pages, as the files that scripts load. `version` is the address of the entry script that reads them. */
export function shownPages(kept: KeptFiles, version: string) {
  const textOf = (name: string) => readFileSync(fileOf(name), "utf8");
  const fileOf = (name: string) => {
    const file = kept.find(`${name}.json`);
    if (file === undefined) throw new Error(`${name} was removed from the cache while the site was built`);
    return file;
  };
  return {
    keep: (address, data) => {
      const text = scriptJson({ version, address, data } satisfies PageData);
      const name = hash("sha256", text).slice(0, 32);
      kept.put(`${name}.json`, text);
      return name;
    },
    has: (name) => kept.has(`${name}.json`),
    read: (name) => (JSON.parse(textOf(name)) as PageData).data,
    textOf,
    fileOf,
  } satisfies ShownPages & Record<string, unknown>;
}
