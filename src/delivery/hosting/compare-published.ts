/** Compares a published site with the built site. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { messages } from "../../content/messages/messages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
import { listFiles } from "../../shared/files/list-files.ts";

/** An address at which the published file differs from the built one. */
interface Difference {
  address: string;
  reason: string;
}

/** Maximum number of compared pages, which are spread evenly over the site. */
const MAX_PAGES = 200;
const CONCURRENCY = 8;
/** Milliseconds between two attempts, because a CDN needs some time until all its servers have the new site. */
const PAUSE = 2000;

/**
 * Compares the sitemap, the feeds and the pages of the site at `url` with the folder `site`, and returns the
 * differences. Addresses that differ are requested again for up to `timeout` seconds.
 */
export async function findDifferences(url: string, site: string, timeout: number): Promise<Difference[]> {
  const end = Date.now() + timeout * 1000;
  const limit = pLimit(CONCURRENCY);
  for (let addresses = await addressesIn(site); ;) {
    const comparisons = addresses.map(async (address) => ({
      address,
      reason: await limit(differenceAt, url, site, address),
    }));
    const differences = (await Promise.all(comparisons)).filter(
      (each): each is Difference => each.reason !== undefined,
    );
    if (differences.length === 0 || Date.now() + PAUSE > end) return differences;
    addresses = differences.map(({ address }) => address);
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}

/** Returns the addresses to compare, relative to the root of the site. The root is the shortest URL in the sitemap. */
async function addressesIn(site: string): Promise<string[]> {
  const files = listFiles(site).filter((file) => /^[\w-]+\.(?:xml|rss|atom)$/.test(file));
  const sitemaps = files.filter((file) => file.startsWith("sitemap"));
  const texts = await Promise.all(sitemaps.map((file) => readFile(path.join(site, file), "utf8")));
  const urls = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address));
  const root = urls.reduce((shortest, each) => (each.length < shortest.length ? each : shortest), urls[0] ?? "");
  const pages = urls.map((each) => `/${each.slice(root.length)}`).filter((each) => !each.endsWith(".xml"));
  const step = Math.ceil(pages.length / MAX_PAGES);
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
