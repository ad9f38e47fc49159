/** Shared by specs of many pages: a `test` for other readers or magazines, and queries of the HTML and the window. */
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../page.ts";
import type { Host } from "../servers/hosts.ts";

/** The `test` of readers whose browser runs no scripts. */
export const plainTest = test.extend({ javaScriptEnabled: false });

/** A `test` whose pages are those of another magazine. All tests of a file share one worker, which builds it once. */
export function testOf(serve: () => Promise<Host>) {
  test.describe.configure({ mode: "default" });
  return test.extend<object, { magazine: Host }>({
    magazine: [
      async ({ browserName: _browserName }, use) => {
        const magazine = await serve();
        await use(magazine);
        await magazine.close();
      },
      { scope: "worker", timeout: 240_000 },
    ],
    baseURL: ({ magazine }, use) => use(magazine.origin),
  });
}

/** The HTML of a page that exists, with quotes and ampersands as readers see them. */
export async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return (await response.text()).replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

export interface Node {
  "@type": string;
  [property: string]: unknown;
}

/** The structured data of an address as a crawler reads it, without scripts. */
export async function nodesOf(request: APIRequestContext, address: string): Promise<Node[]> {
  const html = await (await request.get(address)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)];
  return scripts.flatMap(([, text = ""]) => (JSON.parse(text) as { "@graph": Node[] })["@graph"]);
}

/** Collects the addresses of the page's requests that match, from now on. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => void (pattern.test(request.url()) && urls.push(request.url())));
  return urls;
}

/** The edges of an element in the window, in CSS pixels. */
export const placeOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
