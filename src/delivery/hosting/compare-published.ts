/** Compares a published site with the built one. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { messages } from "../../content/messages/messages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
import { listFiles } from "../../shared/files/list-files.ts";

/** An address that is not published as it was built. */
interface Difference {
  address: string;
  reason: string;
}

/** Pages that are compared at most, evenly spread over the site. */
const ASKED = 200;
const AT_ONCE = 8;
/** Milliseconds between two tries: a CDN takes a while until all servers have the new site. */
const PAUSE = 2000;

/**
 * Differences between the site at `url` and the folder `site`: sitemap, feeds and pages. Addresses that differ are
 * requested again for `patience` seconds.
 */
export async function differences(url: string, site: string, patience: number): Promise<Difference[]> {
  const end = Date.now() + patience * 1000;
  const limit = pLimit(AT_ONCE);
  for (let left = await addressesIn(site); ;) {
    const asked = left.map(async (address) => ({ address, reason: await limit(differenceAt, url, site, address) }));
    const different = (await Promise.all(asked)).filter((each): each is Difference => each.reason !== undefined);
    if (different.length === 0 || Date.now() + PAUSE > end) return different;
    left = different.map(({ address }) => address);
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}

/** Addresses to compare, from the root of the site, which is the shortest address of the sitemap. */
async function addressesIn(site: string): Promise<string[]> {
  const files = listFiles(site).filter((file) => /^[\w-]+\.(?:xml|rss|atom)$/.test(file));
  const sitemaps = files.filter((file) => file.startsWith("sitemap"));
  const texts = await Promise.all(sitemaps.map((file) => readFile(path.join(site, file), "utf8")));
  const told = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address));
  const root = told.reduce((shortest, each) => (each.length < shortest.length ? each : shortest), told[0] ?? "");
  const pages = told.map((each) => `/${each.slice(root.length)}`).filter((each) => !each.endsWith(".xml"));
  const step = Math.ceil(pages.length / ASKED);
  return [...files.map((file) => `/${file}`), ...pages.filter((_, index) => index % step === 0)];
}

async function differenceAt(url: string, site: string, address: string): Promise<string | undefined> {
  const file = /\.\w+$/.test(address) ? address.slice(1) : pageFile(address);
  try {
    const response = await fetch(url.replace(/\/+$/, "") + address, { headers: { "Cache-Control": "no-cache" } });
    if (!response.ok) return messages.hosting.answers(response.status);
    const expected = await readFile(path.join(site, file), "utf8");
    return (await response.text()) === expected ? undefined : messages.hosting.isOfAnother;
  } catch {
    return messages.hosting.doesNotAnswer;
  }
}
