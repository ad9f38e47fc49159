/** The Content Security Policy of a page stops injected code from running, loading or sending anything. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DETAILS } from "../../support/content.ts";
import { quickIf, expect, readingTest as test, visit } from "../../support/page.ts";

/** Runs in the page: adds HTML or requests an address, and returns the directive of the policy that blocks it. */
const directiveBlocking = (injection: string) =>
  new Promise<string>((resolve) => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
    if (injection.startsWith("<")) document.body.append(document.createRange().createContextualFragment(injection));
    else fetch(injection).catch(() => {});
  });

for (const [name, directive, injection] of [
  ["an inline script", "script-src-elem", "<script>window.smuggled = 1</script>"],
  ["a handler in an attribute", "script-src-attr", '<img src="data:," onerror="window.smuggled = 1">'],
  ["a script from elsewhere", "script-src-elem", '<script src="https://otro.example/x.js"></script>'],
  ["a style", "style-src-elem", "<style>body{display:none}</style>"],
  ["a style in an attribute", "style-src-attr", '<p style="display:none">'],
  ["a picture from elsewhere", "img-src", '<img src="https://otro.example/x.png">'],
  ["a frame", "frame-src", '<iframe src="https://otro.example/"></iframe>'],
  ["a request to elsewhere", "connect-src", "https://otro.example/"],
  ["another base", "base-uri", '<base href="https://otro.example/">'],
] as const) {
  test(`${name} is blocked by the policy`, quickIf(name === "an inline script"), async ({ page, expectComplaints }) => {
    const [request] = /https:\S*\/x\.\w+/.exec(injection) ?? [];
    expectComplaints("Content Security Policy", ...(request ? [`request to ${request}`] : []));
    await visit(page, "/issues");
    expect(await page.evaluate(directiveBlocking, injection)).toBe(directive);
    expect(await page.evaluate(() => "smuggled" in window)).toBe(false);
  });
}

test("no other site can frame a page", async ({ page, baseURL, expectComplaints }) => {
  expectComplaints("frame-ancestors", "request to http://127.0.0.1");
  const server = createServer((_request, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(`<iframe src="${baseURL}/form"></iframe>`),
  ).listen(0);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe("chrome-error://chromewebdata/");
  // The tests of a worker share one page, which must not stay at a host that is about to close.
  await page.goto("/favicon.svg");
  server.close();
});

test("no link opens a new window, and links to other sites have noopener", { tag: "@exhaustive" }, async ({ page }) => {
  for (const address of ["/who", "/issues", "/Editorials", "/club-pompa", ...DETAILS]) {
    await page.goto(address);
    await expect(page.locator("[target=_blank], a[href^=http]:not([rel~=noopener])"), address).toHaveCount(0);
  }
});
