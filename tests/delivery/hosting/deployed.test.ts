/** The comparison of a published site with the built one. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { newFolder } from "../../support/folders.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { workspace, writeFiles } from "../../support/workspace.ts";
import { findDifferences } from "../../../src/delivery/hosting/compare-published.ts";
import { pageFile } from "../../../src/shared/compiled/address.ts";

const PAGES = ["", "issues", "News/Ana"];

const pagesWith = (words: string) =>
  Object.fromEntries(PAGES.map((page) => [`${page || "index"}.html`, `${page} ${words}`]));

/** Serves a site whose pages have these words, below the path `base`. */
async function serveSite(words: string, base = "/") {
  const site = path.join(await newFolder(), base);
  const locs = PAGES.map((page) => `<loc>https://pompa.example${base}${page}</loc>`);
  await writeFiles(site, { ...pagesWith(words), "sitemap.xml": locs.join(""), "404.html": "" });
  const server = createServer((request, response) => {
    const address = (request.url ?? "").slice(base.length - 1);
    const file = address.includes(".") ? address : pageFile(address);
    readFile(path.join(site, file)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    site,
    firstRequest: once(server, "request"),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
  };
}

test.each(["/", "/revistas/pompa/"])("the same site at %s has no differences", async (base) => {
  const { site, url } = await serveSite("de hoy", base);
  expect(await findDifferences(url, site, 0)).toEqual([]);
});

test("an outdated page, a missing page and a silent site are differences", async () => {
  const [today, yesterday] = [await serveSite("de hoy"), await serveSite("de ayer")];
  await writeFile(path.join(yesterday.site, "issues.html"), "issues de hoy");
  await rm(path.join(yesterday.site, "News/Ana.html"));
  expect(await findDifferences(yesterday.url, today.site, 0)).toEqual([
    { address: "/", reason: "es la de otra versión" },
    { address: "/News/Ana", reason: "contesta 404" },
  ]);
  expect((await findDifferences("http://127.0.0.1:1", today.site, 0)).at(-1)?.reason).toBe("no contesta");
});

test("the comment lists the pages that change and the problems of the content", { tags: ["@exhaustive"] }, async () => {
  const [today, published] = [await serveSite("de hoy"), await serveSite("de ayer")];
  await writeFile(path.join(published.site, "issues.html"), "issues de hoy");
  await rm(path.join(published.site, "News/Ana.html"));
  const { contentDir, write } = await workspace(VALID);
  // The command runs asynchronously, because this process has to answer the requests of the command.
  const comment = async () => {
    const command = ["scripts/changed-pages.ts", published.url, "--site", today.site, "--content", contentDir];
    const { stdout } = await promisify(execFile)("npx", ["tsx", ...command], { cwd: ROOT });
    return stdout;
  };
  expect(await comment()).toBe(
    "El contenido no tiene problemas.\n\n### Páginas que cambian\n\n- /\n- /News/Ana (nueva)\n\n",
  );
  await write({ "issues/MoraVidal.yaml": ISSUE.replace("layout: bri\n", "") });
  expect(await comment()).toMatch(
    /^### Problemas del contenido\n\n- `\S+MoraVidal\.yaml:\d+` \*\*Falta un campo\*\*\. /,
  );
});

test("an outdated site is asked again until it is published", async () => {
  const [today, host] = [await serveSite("de hoy"), await serveSite("de ayer")];
  const answer = findDifferences(host.url, today.site, 60);
  await host.firstRequest;
  await writeFiles(host.site, pagesWith("de hoy"));
  expect(await answer).toEqual([]);
});
