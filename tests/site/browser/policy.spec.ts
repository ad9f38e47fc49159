/** The Content Security Policy of a page stops injected code from running, loading or sending anything. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { quickIf, expect, readingTest as test, visit } from "../../support/page.ts";

/** Returns the directive of the policy that blocks an injection. */
async function directiveBlocking(page: Page, inject: () => void): Promise<string> {
  const blockingDirective = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), {
          once: true,
        }),
      ),
  );
  await page.evaluate(inject);
  return blockingDirective;
}

for (const [name, directive, inject, requestedUrl] of [
  [
    "an inline script",
    "script-src-elem",
    () => document.body.append(Object.assign(document.createElement("script"), { textContent: "window.smuggled = 1" })),
  ],
  [
    "a handler in an attribute",
    "script-src-attr",
    () => document.body.insertAdjacentHTML("beforeend", '<img src="data:," onerror="window.smuggled = 1">'),
  ],
  [
    "a script from elsewhere",
    "script-src-elem",
    () => document.body.append(Object.assign(document.createElement("script"), { src: "https://otro.example/x.js" })),
    "https://otro.example/x.js",
  ],
  [
    "a style",
    "style-src-elem",
    () => document.head.append(Object.assign(document.createElement("style"), { textContent: "body{display:none}" })),
  ],
  ["a style in an attribute", "style-src-attr", () => document.body.setAttribute("style", "display:none")],
  [
    "a picture from elsewhere",
    "img-src",
    () => void (new Image().src = "https://otro.example/x.png"),
    "https://otro.example/x.png",
  ],
  [
    "a frame",
    "frame-src",
    () => document.body.append(Object.assign(document.createElement("iframe"), { src: "https://otro.example/" })),
  ],
  ["a request to elsewhere", "connect-src", () => void fetch("https://otro.example/").catch(() => {})],
  [
    "another base",
    "base-uri",
    () => document.head.append(Object.assign(document.createElement("base"), { href: "https://otro.example/" })),
  ],
] as const) {
  test(`${name} is blocked by the policy`, quickIf(name === "an inline script"), async ({ page, expectComplaints }) => {
    expectComplaints("Content Security Policy", ...(requestedUrl ? [`request to ${requestedUrl}`] : []));
    await visit(page, "/issues");
    expect(await directiveBlocking(page, inject)).toBe(directive);
    expect(await page.evaluate(() => "smuggled" in window)).toBe(false);
  });
}

test("no other site can frame a page", async ({ page, baseURL, browserName, expectComplaints }) => {
  test.skip(browserName !== "chromium", "Others show an address of their own.");
  expectComplaints("frame-ancestors", "request to http://127.0.0.1");
  const server = createServer((_request, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(`<iframe src="${baseURL}/form"></iframe>`),
  ).listen(0);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe("chrome-error://chromewebdata/");
  // The shared page must not stay at a host that is about to close.
  await page.goto("/favicon.svg");
  server.close();
});
