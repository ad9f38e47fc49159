/** Builds the site for the hosts of the host tests whose files differ from `dist/`. */
import "../small-magazine/choose.ts";
import { buildSite } from "../../../src/delivery/build/build-site.ts";
import { CLOUDFLARE_DIR, WORKERS_DIR } from "../../../src/delivery/build/paths.ts";

/** Fewer files than the magazine has, so that social pictures, data and pages are in the bucket too. */
const FEW_FILES = 200;

const built =
  (await buildSite({ out: CLOUDFLARE_DIR, host: "cloudflare" })) &&
  (await buildSite({ out: WORKERS_DIR, host: "workers", maxFiles: FEW_FILES }));
process.exitCode = built ? 0 : 1;
