/**
 * `npm run deployed -- https://pompa.example`: waits until the published site equals the site in `dist/`. `--site DIR`
 * is another built site, `--patience N` is the number of seconds after which the command gives up (120). Exit code 1 if
 * the command gave up.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { DIST_DIR } from "../src/delivery/build/paths.ts";
import { findDifferences } from "../src/delivery/hosting/compare-published.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { wholeNumber } from "./arguments/number.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string", default: DIST_DIR },
    patience: { type: "string", default: "120" },
  },
});
const [url = ""] = positionals;

const patience = wholeNumber(values.patience);
if (!URL.canParse(url) || patience === undefined) throw new UsageError(messages.commands.usageOfDeployed);
const changes = await findDifferences(url, path.resolve(values.site), patience);
console.log(changes.length === 0 ? messages.commands.isCurrent(url) : messages.commands.isNotCurrent(url));
for (const { address, reason } of changes.slice(0, 10)) console.log(`  ${address}: ${reason}`);
process.exitCode = changes.length === 0 ? 0 : 1;
