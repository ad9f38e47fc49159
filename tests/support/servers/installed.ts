/**
 * Finds the servers of the host tests, and installs them where it may: Debian's nginx, Caddy, rclone, rsync and sshd,
 * and Cloudflare's local runtime. Tests skip a missing host, and say so.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { WRANGLER } from "../../../src/delivery/hosting/workers.ts";

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const DEBIAN_PACKAGES = [
  "nginx",
  "libnginx-mod-http-brotli-static",
  "caddy",
  "rclone",
  "rsync",
  "openssh-client",
  "openssh-server",
];

export const WRANGLER_FOLDER = path.join(ROOT, "node_modules", ".cache", "wrangler");

export interface Hosts {
  nginx: string | undefined;
  /** nginx's module that sends Brotli. */
  brotliModule: string | undefined;
  caddy: string | undefined;
  /** The program that fills a bucket. */
  rclone: string | undefined;
  rsync: string | undefined;
  sshd: string | undefined;
  wrangler: string | undefined;
}

export function findHosts(): Hosts {
  return {
    nginx: ifExists("/usr/sbin/nginx"),
    brotliModule: ifExists(BROTLI_MODULE),
    caddy: ifExists("/usr/bin/caddy"),
    rclone: ifExists("/usr/bin/rclone"),
    rsync: ifExists("/usr/bin/rsync"),
    sshd: ifExists("/usr/sbin/sshd"),
    wrangler: ifExists(path.join(WRANGLER_FOLDER, "node_modules", ".bin", "wrangler")),
  };
}

const ifExists = (file: string) => (existsSync(file) ? file : undefined);

export function ensureHosts(): void {
  const { wrangler, ...fromDebian } = findHosts();
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (Object.values(fromDebian).includes(undefined) && mayInstall) {
    console.log("Instalando nginx, Caddy, rclone, rsync y sshd de Debian para las pruebas de alojamiento…");
    run("apt-get", ["update", "-qq"]);
    // With this run level, Debian does not start them as services.
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...DEBIAN_PACKAGES], { RUNLEVEL: "1" });
  }
  if (!wrangler) {
    console.log("Instalando el entorno local de Cloudflare para las pruebas de alojamiento…");
    run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefix", WRANGLER_FOLDER, WRANGLER]);
  }
  const missing = Object.entries(findHosts()).flatMap(([name, file]) => (file ? [] : [name]));
  if (missing.length > 0) console.log(`Sin ${missing.join(", ")}: esas pruebas de alojamiento se saltean.`);
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
}
