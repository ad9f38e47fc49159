/**
 * `npm run publish -- user@host:/var/www/pompa`: publishes `dist/` on your own server, in the given folder. The web
 * server must serve the folder `current` inside it. `--dry-run` only prints what would be sent, `--rollback` restores
 * the previous site, `--site DIR` is another built site, `--ssh "ssh -p 2222"` is another command for connecting.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { DIST_DIR } from "../src/delivery/build/paths.ts";
import { publish, rollBack } from "../src/delivery/hosting/own-server.ts";
import { fail } from "./outcome/fail.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean", default: false },
    rollback: { type: "boolean", default: false },
    site: { type: "string", default: DIST_DIR },
    ssh: { type: "string", default: "ssh" },
  },
});
const [target = ""] = positionals;
const { ssh } = values;
const outcome = values.rollback
  ? rollBack({ target, ssh })
  : publish({ target, ssh, site: path.resolve(values.site), dryRun: values["dry-run"] });
if ("error" in outcome) fail(outcome.error);
else console.log(outcome.message);
