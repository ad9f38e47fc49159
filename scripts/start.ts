/** `npm start`: builds the site and serves it. */
import "../src/delivery/build/configuration/check-magazine.ts";
import { parseArgs } from "node:util";
import { buildSite } from "../src/delivery/build/build-site.ts";

parseArgs();

if (await buildSite()) await import("./preview.ts");
else process.exitCode = 1;
