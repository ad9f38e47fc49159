/** What `npx wrangler deploy` reads: https://developers.cloudflare.com/workers/wrangler/configuration/ */
import path from "node:path";
import { USUAL_RATES } from "../server/rates.ts";
import type { Environment } from "./cloudflare/environment.ts";

/** The newest that runs on Node 20. */
export const WRANGLER = "wrangler@4.45.0";

/** The day whose runtime the Worker is written for; a later one may behave differently. */
const COMPATIBILITY_DATE = "2025-10-01";

/** One plain file. `sources`: the folder `src/`; `configuration`: the file of the magazine's, compiled. */
export async function bundleWorker(sources: string, configuration: string): Promise<string> {
  // Only this host needs what takes long to load.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: path.join(sources, "delivery/hosting/cloudflare/worker.ts"),
    platform: "neutral",
    resolve: { alias: { "#magazine": configuration, pompa: sources } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return output[0].code;
}

/** Names of what the site has at Cloudflare come from its own: «Club Pompa» is `club-pompa`. */
export function wranglerConfig({ siteName, base }: { siteName: string; base: string }): string {
  const name = siteName
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replace(/[ -]+/g, "-");
  const binding = (each: keyof Environment) => each;
  const config = {
    name,
    main: "worker.js",
    compatibility_date: COMPATIBILITY_DATE,
    assets: { directory: "site", binding: binding("ASSETS"), not_found_handling: "none" },
    r2_buckets: [{ binding: binding("FILES"), bucket_name: name }],
    d1_databases: [{ binding: binding("DB"), database_name: name }],
    ratelimits: [
      { name: binding("SENDERS"), namespace_id: "4173", simple: { limit: USUAL_RATES.sender, period: 60 } },
      { name: binding("EVERYBODY"), namespace_id: "4174", simple: { limit: USUAL_RATES.all, period: 60 } },
    ],
    vars: { [binding("BASE")]: base },
  };
  return `// Written by npm run build -- --host=workers. What to do with it: src/delivery/hosting/README.md\n${JSON.stringify(config, undefined, 2)}\n`;
}
