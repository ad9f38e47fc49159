/** The policy of a page is in force: what somebody could smuggle in does not run, load or send. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { quickIf, expect, readingTest as test, visit } from "../../support/page.ts";

/** What the policy stopped, by its directive. */
async function stoppedBy(page: Page, smuggle: () => void): Promise<string> {
  const stopped = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), {
          once: true,
        }),
      ),
  );
  await page.evaluate(smuggle);
  return stopped;
}

for (const [name, directive, smuggle, asked] of [
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
  test(`${name} is stopped`, quickIf(name === "an inline script"), async ({ page, expectComplaints }) => {
    expectComplaints("Content Security Policy", ...(asked ? [`request to ${asked}`] : []));
    await visit(page, "/issues");
    expect(await stoppedBy(page, smuggle)).toBe(directive);
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
  // The page that tests share is not left at a host that is gone.
  await page.goto("/favicon.svg");
  server.close();
});
