/** A site that is published over SSH on a real server, while readers ask for it. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { publish, rollBack } from "../../../src/delivery/hosting/own-server.ts";
import { findHosts } from "../../support/servers/installed.ts";
import { freePort, HOSTS } from "../../support/servers/hosts.ts";

/** What connects to it. `folder`: for its keys. */
async function startSshServer(folder: string): Promise<{ ssh: string; close: () => void }> {
  const [port, key] = [await freePort(), path.join(folder, "key")];
  spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  await cp(`${key}.pub`, path.join(folder, "authorized"));
  // It asks for it, and Debian makes it when its service starts.
  mkdirSync("/run/sshd", { recursive: true });
  const settings = [`AuthorizedKeysFile=${folder}/authorized`, "StrictModes=no", "UsePAM=no", "PidFile=none"];
  const options = [...settings, "ListenAddress=127.0.0.1", "PermitRootLogin=yes"].flatMap((each) => ["-o", each]);
  const server = spawn(findHosts().sshd ?? "", ["-D", "-f", "/dev/null", "-p", `${port}`, "-h", key, ...options]);
  const trust = ["StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR", "BatchMode=yes"];
  const ssh = `ssh -p ${port} -i ${key} ${trust.map((each) => `-o ${each}`).join(" ")}`;
  const [program = "", ...connect] = ssh.split(" ");
  while (spawnSync(program, [...connect, "127.0.0.1", "true"]).status !== 0)
    if (server.exitCode !== null) throw new Error(`sshd ended with ${server.exitCode}`);
  return { ssh, close: () => server.kill() };
}

const { rsync, sshd } = findHosts();
const ROOT = path.resolve(import.meta.dirname, "../../..");

async function folderOf(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `pompa-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A site of some pages, each of which asks for the script of its version. */
async function writeSite(site: string, version: number): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(path.join(site, "assets"), { recursive: true });
  await mkdir(path.join(site, "News"));
  const html = `<html><script src="/assets/app-${version}.js"></script>`;
  for (const page of ["index", "404", ...Array.from({ length: 50 }, (_, index) => `News/N${index}`)])
    await writeFile(path.join(site, `${page}.html`), `${html}${page}`);
  await writeFile(path.join(site, `assets/app-${version}.js`), `version ${version}`);
  await writeFile(path.join(site, "assets/same.js"), "the same");
}

const versionIn = (text: string) => Number(/app-(\d+)/.exec(text)?.[1]);
const shown = async (target: string) => versionIn(await readFile(path.join(target, "current/index.html"), "utf8"));

describe.skipIf(!rsync)("in a folder of this machine", { tags: ["@exhaustive"] }, () => {
  async function published(versions: number) {
    const [target, site] = [await folderOf("target"), path.join(await folderOf("site"), "dist")];
    for (let version = 1; version <= versions; version++) {
      await writeSite(site, version);
      expect(publish({ target, site, ssh: "ssh" })).toEqual({ message: expect.stringContaining("Publicado") });
    }
    return { target, site };
  }

  test("the last five sites are kept, and their scripts with the one of now", async () => {
    const { target } = await published(8);
    expect(await shown(target)).toBe(8);
    const releases = (await readdir(path.join(target, "releases"))).filter((name) => !name.startsWith("."));
    const pages = releases
      .toSorted()
      .map((name) => readFile(path.join(target, "releases", name, "index.html"), "utf8"));
    expect((await Promise.all(pages)).map(versionIn)).toEqual([4, 5, 6, 7, 8]);
    const scripts = await readdir(path.join(target, "current/assets"));
    expect(scripts).toEqual(expect.arrayContaining([4, 5, 6, 7, 8].map((version) => `app-${version}.js`)));
    expect(scripts).not.toContain("app-2.js");
  });

  test("what is the same is not sent again, and lies on the disk once", async () => {
    const { target, site } = await published(1);
    await writeSite(site, 1);
    const { message } = publish({ target, site, ssh: "ssh" }) as { message: string };
    expect(message).toContain("Enviados: 0 archivos");
    expect((await stat(path.join(target, "current/index.html"))).nlink).toBe(2);
  });

  test("a site can be taken back, as far as there is one", async () => {
    const { target } = await published(3);
    expect(rollBack({ target, ssh: "ssh" })).toEqual({ message: expect.stringContaining("Se volvió a") });
    expect(await shown(target)).toBe(2);
    rollBack({ target, ssh: "ssh" });
    expect(await shown(target)).toBe(1);
    expect(rollBack({ target, ssh: "ssh" })).toEqual({ error: "No hay un sitio anterior al de ahora." });
    expect(await shown(target)).toBe(1);
  });

  test("a trial says what would be sent, and changes nothing", async () => {
    const { target, site } = await published(1);
    await writeSite(site, 2);
    const before = await readdir(target, { recursive: true });
    const answer = publish({ target, site, ssh: "ssh", dryRun: true });
    expect(answer).toEqual({ message: "Se enviarían: 53 archivos." });
    expect(await readdir(target, { recursive: true })).toEqual(before);
  });

  test.each([
    ["pompa.example", "Falta decir adónde"],
    ["-oProxyCommand=x:/var/www", "Falta decir adónde"],
    ["/var/www/pompa", "no hay un sitio"],
  ])("%s is refused in a sentence", async (target, sentence) => {
    const site = await folderOf("empty");
    expect(publish({ target, site, ssh: "ssh" })).toEqual({ error: expect.stringContaining(sentence) });
  });

  test("a server that does not answer leaves the site as it was", async () => {
    const { target, site } = await published(1);
    const answer = publish({ target: `nobody@127.0.0.1:${target}`, site, ssh: "ssh -p 1 -o BatchMode=yes" });
    expect(answer).toEqual({ error: expect.stringContaining("el sitio sigue como estaba") });
    expect(await shown(target)).toBe(1);
  });
});

describe.skipIf(!rsync || !sshd)("over SSH", { tags: ["@exhaustive"] }, () => {
  async function server() {
    const [target, site, keys] = [
      await folderOf("target"),
      path.join(await folderOf("site"), "dist"),
      await folderOf("keys"),
    ];
    const { ssh, close } = await startSshServer(keys);
    onTestFinished(close);
    const command = (...args: string[]) =>
      spawn(
        process.execPath,
        ["--import", "tsx", "scripts/publish.ts", `127.0.0.1:${target}`, "--site", site, "--ssh", ssh, ...args],
        {
          cwd: ROOT,
          detached: true,
        },
      );
    const run = async (...args: string[]) => (await once(command(...args), "exit"))[0] as number;
    return { target, site, command, run };
  }

  test.skipIf(!HOSTS.nginx || !HOSTS.Caddy)(
    "of 20,000 requests during twenty publications and five steps back none fails, and none gets a mixed site",
    { timeout: 600_000 },
    async () => {
      const { target, site, run } = await server();
      await writeSite(site, 0);
      expect(await run()).toBe(0);
      const hosts = await Promise.all(
        [HOSTS.nginx, HOSTS.Caddy].map((start) => start?.({ root: `${target}/current`, base: "/" })),
      );
      for (const host of hosts) onTestFinished(() => host?.close());
      const wrong: string[] = [];
      let asked = 0;
      const publishing = new AbortController();
      async function read(origin: string): Promise<void> {
        while (!publishing.signal.aborted || asked < 20_000) {
          const page = await fetch(`${origin}/News/N${asked % 50}`);
          const version = versionIn(await page.text());
          const script = await fetch(`${origin}/assets/app-${version}.js`);
          const text = await script.text();
          if (page.status !== 200 || text !== `version ${version}`)
            wrong.push(`${page.status} ${version} ${script.status} ${text}`);
          asked += 2;
        }
      }
      const readers = hosts.flatMap((host) => [1, 2, 3].map(() => read(host?.origin ?? "")));
      for (let version = 1; version <= 20; version++) {
        await writeSite(site, version);
        expect(await run()).toBe(0);
        if (version % 4 === 0) expect(await run("--rollback")).toBe(0);
      }
      publishing.abort();
      await Promise.all(readers);
      expect(wrong).toEqual([]);
      expect(await shown(target)).toBe(19);
    },
  );

  test("killed at ten moments the site is whole, and the next publication goes on", { timeout: 300_000 }, async () => {
    const { target, site, command, run } = await server();
    await writeSite(site, 0);
    expect(await run()).toBe(0);
    for (let version = 1; version <= 10; version++) {
      await writeSite(site, version);
      const child = command();
      await new Promise((resume) => setTimeout(resume, 150 * version));
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
      const now = await shown(target);
      const pages = (await readdir(path.join(target, "current/News"))).map((name) =>
        path.join(target, "current/News", name),
      );
      for (const page of pages) expect(versionIn(await readFile(page, "utf8"))).toBe(now);
      expect(await readFile(path.join(target, `current/assets/app-${now}.js`), "utf8")).toBe(`version ${now}`);
    }
    expect(await run()).toBe(0);
    expect(await shown(target)).toBe(10);
  });
});
