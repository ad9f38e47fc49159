/**
 * Bundles the site. `npm run build` starts this script if the code has changed. Arguments: `--generated DIR`, and
 * `--no-offline`.
 */
import { parseArgs } from "node:util";
import { bundleSite } from "../../src/delivery/build/bundles/bundle-site.ts";
import { GENERATED_DIR } from "../../src/delivery/build/paths.ts";
import { siteConfig } from "../../vite.config.ts";

const { values } = parseArgs({
  options: {
    generated: { type: "string", default: GENERATED_DIR },
    "no-offline": { type: "boolean", default: false },
  },
});
// If the build is killed, this process ends too, because the next build writes into the same folders.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
// JSX has to be compiled for production, because JSX for development needs React's development build, which the site
// does not have.
process.env.NODE_ENV = "production";
await bundleSite({ config: siteConfig, generated: values.generated, offline: !values["no-offline"] });
