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
const ASKED = 200;
const AT_ONCE = 8;
/** Milliseconds between two attempts, because a CDN needs some time until all its servers have the new site. */
const PAUSE = 2000;

/**
 * Compares sitemap, feeds and pages of the site at `url` with the folder `site`, and returns the differences. Addresses
 * that differ are requested again for up to `patience` seconds.
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

/** Returns the addresses to compare, relative to the root of the site. The root is the shortest URL in the sitemap. */
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
