/**
 * `bench:search`: measures the search on a slow phone. For the site in `dist/`, measures the time from the third letter
 * to the first result, with the index already loaded. Also measures the bytes that a query loads, both with this site's
 * index and with an index of 10,000 more issues, for which no site is built. Prints Markdown tables. Arguments:
 * `--runs N` (5), `--more N` (10000).
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { originOf } from "./support/plain-site.ts";
import { inTurn, medianMs, ms, options, repeat, slowestMs, table } from "./support/measure.ts";
import { launch } from "./support/phone.ts";
import { firstResult, transferredBytes, issueEntry } from "./support/searching.ts";
import { DIST_DIR, SERVER_ENTRY } from "../../src/delivery/build/paths.ts";
import { makeIndex } from "../../src/delivery/indexing/make-index.ts";
import type { ServerEntry } from "../../src/delivery/prerender/renderer.ts";
import { INDEX_FOLDER } from "../../src/site/search/index-files.ts";

const { runs, more } = options({ runs: "5", more: "10000" });
const MORE = Number(more);

/** Words to search for, one of each kind: a name, a title, a role, a word in texts, a misspelt name. */
const WORDS = ["mora", "telar", "fotografía", "vasija", "catalina iturve"];

const browser = await launch();
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const built = await originOf(DIST_DIR);
const times = await inTurn(WORDS, async (word) => {
  const durations = await repeat(Number(runs), () => firstResult(browser, built, word));
  return {
    typed: word.slice(0, 3),
    "third letter to first result, median": medianMs(durations),
    slowest: slowestMs(durations),
  };
});
console.log(`${table(times)}\n`);

const largeCopy = await largeSite();
console.log(
  table(
    await inTurn(
      [
        ["sample", built],
        [`sample + ${MORE.toLocaleString("en")} issues`, await originOf(largeCopy.folder)],
      ] as const,
      async ([content, origin]) => {
        const visits = await inTurn(WORDS, (word) => transferredBytes(browser, origin, word));
        const maxBytes = (bytesOf: (visit: (typeof visits)[number]) => number) =>
          kilobytes(Math.max(...visits.map(bytesOf)));
        return {
          content,
          "files of the index": origin === built ? "" : `${largeCopy.files}`,
          "index made in": origin === built ? "" : ms(largeCopy.time),
          "first use, before a word": maxBytes(({ opening }) => opening),
          "a query": maxBytes(({ query }) => query),
          "of it pictures": maxBytes(({ pictures }) => pictures),
        };
      },
    ),
  ),
);
await browser.close();
rmSync(largeCopy.folder, { recursive: true });
process.exit();

/** Copies the built site, and replaces its search index with an index of `MORE` more issues. */
async function largeSite() {
  const folder = mkdtempSync(path.join(tmpdir(), "pompa-search-"));
  cpSync(DIST_DIR, folder, { recursive: true });
  rmSync(path.join(folder, INDEX_FOLDER), { recursive: true });
  const { listSearchEntries } = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerEntry;
  const entries = await listSearchEntries();
  const issues = Array.from({ length: MORE }, (_, index) => issueEntry(index, entries));
  const start = performance.now();
  const files = await makeIndex([...entries, ...issues]);
  const time = performance.now() - start;
  for (const [name, content] of files) {
    const file = path.join(folder, INDEX_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { folder, time, files: files.size };
}
