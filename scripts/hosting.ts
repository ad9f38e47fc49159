/**
 * `npm run hosting -- nginx /var/www/pompa`: prints the configuration of a server for the site in a
 * folder. Arguments: `nginx` or `caddy`, the folder, `--port N` (80), `--brotli` for nginx with its module.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { caddyConfig } from "../src/hosting/caddy.ts";
import { nginxConfig } from "../src/hosting/nginx.ts";
import { basePath } from "../src/build/base-path.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: "string", default: "80" }, brotli: { type: "boolean", default: false } },
});
const [server, folder] = positionals;
const options = { root: path.resolve(folder ?? "."), base: basePath(), port: Number(values.port) };

if (server === "nginx" && folder) console.log(nginxConfig({ ...options, brotli: values.brotli }));
else if (server === "caddy" && folder) console.log(caddyConfig(options));
else {
  console.error("Uso: npm run hosting -- nginx|caddy CARPETA [--port 80] [--brotli]");
  process.exitCode = 1;
}
