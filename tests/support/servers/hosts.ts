/** The hosts of the host tests, each on a free port over a built site. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { endProcess } from "../processes.ts";
import { fillBucket } from "./cloudflare.ts";
import { findHosts } from "./installed.ts";
import { caddyConfig } from "../../../src/delivery/hosting/caddy.ts";
import { nginxConfig } from "../../../src/delivery/hosting/nginx.ts";
import { CLOUDFLARE_DIR, WORKERS_DIR } from "../../../src/delivery/build/paths.ts";
import { serve } from "../../../src/delivery/server/serve.ts";

export interface Host {
  origin: string;
  close: () => Promise<void>;
}

export interface HostOptions {
  root: string;
  base: string;
}

const hosts = findHosts();

/** The built sites of hosts whose files differ from `dist/`. */
export const ROOTS: Record<string, string> = {
  "Cloudflare Pages": CLOUDFLARE_DIR,
  "Cloudflare Workers": WORKERS_DIR,
};

/** The functions that start each host, by the host's name; `undefined` if this machine does not have the host. */
export const HOSTS: Record<string, ((options: HostOptions) => Promise<Host>) | undefined> = {
  preview: startPreview,
  nginx: hosts.nginx ? startNginx : undefined,
  Caddy: hosts.caddy ? startCaddy : undefined,
  "Cloudflare Pages": hosts.wrangler ? startPages : undefined,
  "Cloudflare Workers": hosts.wrangler ? startWorker : undefined,
};

async function startPreview({ root, base }: HostOptions): Promise<Host> {
  const port = await freePort();
  const dir = path.join(root, base);
  const server = await serve({ dir, base, submissionsDir: path.join(tmpdir(), "pompa-hosts"), port });
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function startNginx(options: HostOptions): Promise<Host> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-nginx-"));
  const { nginx = "", brotliModule } = hosts;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `${brotliModule ? `load_module ${brotliModule};` : ""}
user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")}
${nginxConfig({ ...options, port, brotli: Boolean(brotliModule) })} }`;
  await writeFile(path.join(folder, "nginx.conf"), config);
  return waitForHost(spawn(nginx, ["-c", path.join(folder, "nginx.conf")], { stdio: "ignore" }), port, folder);
}

async function startCaddy(options: HostOptions): Promise<Host> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-caddy-"));
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, `{\n  admin off\n  auto_https off\n}\n${caddyConfig({ ...options, port })}`);
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  return waitForHost(
    spawn(hosts.caddy ?? "", args, { stdio: "ignore", env: { ...process.env, HOME: folder } }),
    port,
    folder,
  );
}

function startPages({ root }: HostOptions): Promise<Host> {
  return startWrangler(["pages", "dev", root, "--compatibility-date=2025-10-01"]);
}

/** Fills the bucket only with the pictures of pages that the tests open, because filling it takes a while. */
async function startWorker({ root }: HostOptions): Promise<Host> {
  const storage = await mkdtemp(path.join(tmpdir(), "pompa-worker-"));
  await fillBucket(root, storage, ["who", "Editorials", "News/Ana"]);
  return startWrangler(["dev", "--config", path.join(root, "wrangler.jsonc"), "--persist-to", storage], storage);
}

/** Starts Wrangler. `storage`: the folder of its data, which is removed when the host closes. */
export async function startWrangler(command: string[], storage = ""): Promise<Host> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-wrangler-"));
  const args = [...command, "--port", `${port}`, "--ip", "127.0.0.1"];
  const env = { ...process.env, HOME: folder, WRANGLER_SEND_METRICS: "false", CI: "true" };
  const child = spawn(hosts.wrangler ?? "", args, { stdio: "ignore", cwd: folder, env });
  const host = await waitForHost(child, port, folder, "127.0.0.1");
  const close = async () => {
    await host.close();
    if (storage) await rm(storage, { recursive: true, force: true });
  };
  return { ...host, close };
}

async function waitForHost(child: ChildProcess, port: number, folder: string, name = "localhost"): Promise<Host> {
  const origin = `http://${name}:${port}`;
  await waitForAnswer(origin, child);
  return {
    origin,
    close: async () => {
      await endProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves with the first answer; rejects when the server ends before. */
async function waitForAnswer(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended: ${child.exitCode}`);
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** Returns a free port. Calls that run at the same time return different ports. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}
