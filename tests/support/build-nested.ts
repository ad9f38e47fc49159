/** Builds the site for a path below the root of a host, for the host tests. */
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { NESTED_BASE, NESTED_DIR } from "../../src/build/paths.ts";

process.env.BASE_PATH = NESTED_BASE;
process.exitCode = (await buildSite({ out: path.join(NESTED_DIR, NESTED_BASE) })) ? 0 : 1;
