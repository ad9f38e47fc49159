/**
 * `npm run deploy -- cloudflare|workers|netlify|server`: publishes `dist/`, which must have been built for this host.
 * Environment variables name the account and the site: docs/publishing.md. `--site DIR` is another built site,
 * `--dry-run` only prints the commands. .github/workflows/publish.yml runs this command, too.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { DIST_DIR } from "../src/delivery/build/paths.ts";
import { deployCommands } from "../src/delivery/hosting/deploy.ts";
import { fail } from "./outcome/fail.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: "string", default: DIST_DIR }, "dry-run": { type: "boolean", default: false } },
});
const result = deployCommands(positionals[0] ?? "", process.env, path.resolve(values.site));
if ("error" in result) fail(result.error);
else
  for (const [program = "", ...args] of result.commands) {
    console.log([program, ...args].join(" "));
    if (values["dry-run"]) continue;
    const { status } = spawnSync(program, args, { stdio: "inherit", shell: process.platform === "win32" });
    if (status === 0) continue;
    fail(messages.commands.notPublished);
    break;
  }
