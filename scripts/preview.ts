import { parseArgs } from "node:util";
import { serveSite } from "./serve-site.ts";

parseArgs();

await serveSite();
