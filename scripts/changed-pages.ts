/**
 * `npm run changed-pages -- https://pompa.example`: prints the pages of the published site that publishing `dist/`
 * would change, and the problems of the content, as Markdown for a comment. `--site DIR` is another built site,
 * `--content DIR` another content folder.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import type { Problem } from "../src/content/compiler/problems/problem.ts";
import { DIST_DIR, ROOT } from "../src/delivery/build/paths.ts";
import { findDifferences } from "../src/delivery/hosting/compare-published.ts";
import { UsageError } from "../src/shared/usage-error.ts";

/** Maximum number of lines in a list, because nobody reads longer lists in a comment. */
const MAX_LINES = 30;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string", default: DIST_DIR }, content: { type: "string" } },
});
const [url = ""] = positionals;

if (!URL.canParse(url)) throw new UsageError(messages.commands.usageOfChangedPages);
console.log([...problems(), ...(await pages())].join("\n"));

function problems(): string[] {
  const content = values.content ? ["--content", values.content] : [];
  const command = [path.join(ROOT, "scripts/compiled.mjs"), "content", "check", "--format=json", ...content];
  const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const contentProblems = JSON.parse(stdout) as Problem[];
  return list(
    messages.commands.contentProblems,
    messages.commands.noProblems,
    contentProblems,
    ({ file, line, title, message }) => `\`${file}:${line}\` **${title}**. ${message}`,
  );
}

async function pages(): Promise<string[]> {
  const site = path.resolve(values.site);
  // If the content has problems, no site was built, so no pages are listed.
  if (!existsSync(site)) return [];
  const changed = (await findDifferences(url, site, 0)).filter(({ address }) => !/\.\w+$/.test(address));
  return list(messages.commands.changedPages, messages.commands.noChangedPages, changed, ({ address, reason }) =>
    reason.includes("404") ? messages.commands.newPage(address) : address,
  );
}

function list<Item>(title: string, none: string, items: readonly Item[], lineOf: (item: Item) => string): string[] {
  if (items.length === 0) return [none, ""];
  const more = items.length > MAX_LINES ? [messages.commands.andMore(items.length - MAX_LINES)] : [];
  return [`### ${title}`, "", ...items.slice(0, MAX_LINES).map((item) => `- ${lineOf(item)}`), ...more, ""];
}
