/** `pompa test`: checks the content, and builds the site. The build checks the links inside the site. */
import "../src/delivery/build/configuration/check-magazine.ts";
import { parseArgs } from "node:util";
import { buildSite } from "../src/delivery/build/build-site.ts";
import { compileContent } from "../src/delivery/build/content/compile-content.ts";

parseArgs();

process.exitCode = (await compileContent({ check: true, format: "text" })) && (await buildSite()) ? 0 : 1;
