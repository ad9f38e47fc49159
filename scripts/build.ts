/** `npm run build`: builds the site. Argument: `--out DIR` (`dist`). */
import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build-site.ts";
import { DIST_DIR } from "./paths.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: DIST_DIR } } });
const out = path.resolve(values.out);
process.exitCode = (await buildSite(out)) ? 0 : 1;
