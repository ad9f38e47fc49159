/** What `npm run build` starts when the code changed. Arguments: `--generated DIR`, and `--no-offline` as there. */
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
// A build that is killed takes this with it: the next would meet it in the same folders.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
// Whatever started this: JSX that is compiled for development asks React for what it has there only.
process.env.NODE_ENV = "production";
await bundleSite({ config: siteConfig, generated: values.generated, offline: !values["no-offline"] });
