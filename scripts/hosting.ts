/**
 * `npm run hosting -- nginx /var/www/pompa`: prints the configuration of a server for the site in a folder. Arguments:
 * `nginx` or `caddy`, the folder, `--port N` (80), `--brotli` for an nginx with the Brotli module.
 * `npm run hosting -- caddy --newsroom https://redaccion.pompa.example --site https://pompa.example`: prints the
 * Caddyfile of a newsroom (docs/newsroom.md).
 * `npm run hosting -- r2 [dist]`: uploads the files that a build with `--host=workers` made for the bucket. `--clean`
 * also removes files that the site does not use.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { messages } from "../src/content/messages/messages.ts";
import { caddyConfig } from "../src/delivery/hosting/caddy.ts";
import { newsroomCaddyfile } from "../src/editor/newsroom/login/caddy-login.ts";
import { nginxConfig } from "../src/delivery/hosting/nginx.ts";
import { uploadToBucket } from "../src/delivery/hosting/upload.ts";
import { basePath } from "../src/delivery/build/base-path.ts";
import { DIST_DIR } from "../src/delivery/build/paths.ts";
import { UsageError } from "../src/shared/usage-error.ts";
import { portIn } from "./arguments/port.ts";
import { fail } from "./outcome/fail.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "80" },
    brotli: { type: "boolean", default: false },
    newsroom: { type: "string" },
    site: { type: "string" },
    clean: { type: "boolean", default: false },
  },
});
const [server, folder] = positionals;
const port = portIn(values.port);
if (port === undefined) throw new UsageError(messages.commands.usageOfHosting);
const options = { root: path.resolve(folder ?? "."), base: basePath(), port };

if (server === "nginx" && folder) console.log(nginxConfig({ ...options, brotli: values.brotli }));
else if (server === "caddy" && values.newsroom && values.site)
  console.log(newsroomCaddyfile({ newsroom: values.newsroom, site: values.site, port: 4174, sitePort: 4173 }));
else if (server === "caddy" && folder) console.log(caddyConfig(options));
else if (server === "r2") upload(path.resolve(folder ?? DIST_DIR));
else throw new UsageError(messages.commands.usageOfHosting);

function upload(site: string): void {
  const fault = uploadToBucket(site, values.clean);
  if (fault !== undefined) fail(fault);
}
