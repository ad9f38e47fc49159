/**
 * `npm run build`: builds the site. Arguments: `--content DIR` (`content`), `--out DIR` (`dist`), `--host NAME`
 * (`files`; src/delivery/hosting/README.md), `--max-files N` for a plan that allows more or fewer files than the host's
 * free plan, `--no-offline` for a site that readers' browsers do not store for offline reading, `--strict` to treat
 * warnings about the content as errors.
 */
import "../src/delivery/build/configuration/check-magazine.ts";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { buildSite } from "../src/delivery/build/build-site.ts";
import { parseHost } from "../src/delivery/hosting/hosts.ts";
import { parseContentFolder, FOLDER_OPTION, parseFolder } from "./arguments/folder.ts";

const { values } = parseArgs({
  options: {
    content: FOLDER_OPTION,
    out: FOLDER_OPTION,
    host: { type: "string" },
    "max-files": { type: "string" },
    "no-offline": { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
  },
});
// Makes Node collect garbage earlier. By default, the heap first grows to four times the needed memory, so that the
// garbage of 10,000 issues would be half a gigabyte.
setFlagsFromString("--heap-growing-percent=50");
const [content, out] = [parseContentFolder(values.content), parseFolder("out", values.out)];
const offline = !values["no-offline"];
const host = parseHost({ host: values.host, maxFiles: values["max-files"] });
const options = { ...(content && { content }), ...(out && { out }), offline, strict: values.strict, ...host };
process.exitCode = (await buildSite(options)) ? 0 : 1;
