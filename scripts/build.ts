import { buildSite } from "./build-site.ts";

process.exitCode = (await buildSite()) ? 0 : 1;
