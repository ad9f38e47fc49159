/**
 * A page that is shown is kept. It is asked for once more, which costs little where it did not change, and put by when all
 * of its scripts are there: what is kept is of one version, and one that is whole stays until the next one is.
 */
import { startScripts } from "../../../shared/loading/start-scripts.ts";
import { type Kind, SCRIPTS_HEADER, scriptsOf, TITLE_HEADER, type Visit } from "../kept.ts";
import { files, renewTexts } from "./files.ts";
import { keptPage, OFFLINE_PAGE } from "./pages.ts";
import { cacheName, mayBePage, pageKey } from "./site.ts";

/** Those that were visited last; each is about 70 KB. */
const MOST_PAGES = 100;

/** Also keeps the texts, and the page that stands in for others, anew for each version of the site. */
export async function keepVisit(event: ExtendableEvent, { url, title, loaded }: Visit): Promise<void> {
  await Promise.allSettled(loaded.map((file) => load(file, event)));
  const page = mayBePage(url) ? await download(url, title) : undefined;
  if (!page) return;
  const offline = await keptPage(OFFLINE_PAGE, "offline");
  const isOfNext = !offline || scriptsOf(offline)[0] !== scriptsOf(page)[0];
  if (isOfNext) await renewTexts(event);
  await keep("pages", url, page, event);
  await removeOldest();
  if (!isOfNext) return;
  const next = await download(OFFLINE_PAGE);
  if (next) await keep("offline", OFFLINE_PAGE, next, event);
}

const load = (file: string, event: ExtendableEvent) => files.handleRequest({ request: new Request(file), event });

/** The page that the host gives now, marked with what is to be known of it; `undefined` where it has none, or does not answer. */
async function download(url: string, title = ""): Promise<Response | undefined> {
  const answer = await fetch(url, { cache: "no-cache" }).catch(() => undefined);
  const html = answer?.ok ? await answer.text() : "";
  const scripts = startScripts(html);
  if (scripts.length === 0) return undefined;
  const headers = new Headers(answer?.headers);
  // They are of the bytes that were sent.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(TITLE_HEADER, encodeURIComponent(title));
  headers.set(SCRIPTS_HEADER, scripts.map((script) => new URL(script, url).href).join(" "));
  return new Response(html, { headers });
}

async function keep(kind: Kind, url: string, page: Response, event: ExtendableEvent): Promise<void> {
  const scripts = await Promise.all(scriptsOf(page).map((script) => load(script, event)));
  if (scripts.every((script) => script?.ok)) await (await caches.open(cacheName(kind))).put(pageKey(url), page);
}

/** A page that is kept anew goes to the end of the cache. */
async function removeOldest(): Promise<void> {
  const cache = await caches.open(cacheName("pages"));
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, -MOST_PAGES).map((page) => cache.delete(page)));
}
