/** `npm run build`: builds the site. Arguments: `--content DIR` (`content`), `--out DIR` (`dist`). */
import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "../src/build/build-site.ts";
import { CONTENT_DIR, DIST_DIR } from "../src/build/paths.ts";

const { values } = parseArgs({
  options: { content: { type: "string", default: CONTENT_DIR }, out: { type: "string", default: DIST_DIR } },
});
const [content, out] = [path.resolve(values.content), path.resolve(values.out)];
process.exitCode = (await buildSite({ content, out })) ? 0 : 1;
