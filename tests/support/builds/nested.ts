/** Builds the site for a path below the root of a host, for the host tests. */
import "../small-magazine/choose.ts";
import path from "node:path";
import { buildSite } from "../../../src/delivery/build/build-site.ts";
import { NESTED_BASE, NESTED_DIR, OTHER_GENERATED_DIR } from "../../../src/delivery/build/paths.ts";

process.env.BASE_PATH = NESTED_BASE;
const out = path.join(NESTED_DIR, NESTED_BASE);
// Compiles into another folder, because other tests read the content that is compiled for the root.
process.exitCode = (await buildSite({ generated: OTHER_GENERATED_DIR, out })) ? 0 : 1;
