/** Publication of a site over SSH on a real server. */
import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { cp, readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { publish, rollBack } from "../../../src/delivery/hosting/own-server.ts";
import { newFolder } from "../../support/folders.ts";
import { endProcess } from "../../support/processes.ts";
import { findHosts } from "../../support/servers/installed.ts";
import { freePort, HOSTS } from "../../support/servers/hosts.ts";
import { writeFiles } from "../../support/workspace.ts";

/** Starts a server that ends after the test, and returns the command that connects to it. */
async function startSshServer(): Promise<string> {
  const [port, folder] = [await freePort(), await newFolder()];
  const key = path.join(folder, "key");
  spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  await cp(`${key}.pub`, path.join(folder, "authorized"));
  // The server needs this folder, which Debian creates when its service starts.
  mkdirSync("/run/sshd", { recursive: true });
  const settings = [`AuthorizedKeysFile=${folder}/authorized`, "StrictModes=no", "UsePAM=no", "PidFile=none"];
  const options = [...settings, "ListenAddress=127.0.0.1", "PermitRootLogin=yes"].flatMap((each) => ["-o", each]);
  const server = spawn(findHosts().sshd ?? "", ["-D", "-f", "/dev/null", "-p", `${port}`, "-h", key, ...options]);
  const trust = ["StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR", "BatchMode=yes"];
  const ssh = `ssh -p ${port} -i ${key} ${trust.map((each) => `-o ${each}`).join(" ")}`;
  const [program = "", ...connect] = ssh.split(" ");
  onTestFinished(() => endProcess(server));
  const isOpen = () => promisify(execFile)(program, [...connect, "127.0.0.1", "true"]).then(() => true);
  while (!(await isOpen().catch(() => false)))
    if (server.exitCode !== null) throw new Error(`sshd ended with ${server.exitCode}`);
  return ssh;
}

const { rsync, sshd } = findHosts();

/** Writes a site of some pages, each with the script of its version. */
async function writeSite(site: string, version: number): Promise<void> {
  await rm(site, { recursive: true, force: true });
  const html = `<html><script src="/assets/app-${version}.js"></script>`;
  const pages = ["index", "404", ...Array.from({ length: 50 }, (_, index) => `News/N${index}`)];
  const scripts = { [`assets/app-${version}.js`]: `version ${version}`, "assets/same.js": "the same" };
  await writeFiles(site, { ...Object.fromEntries(pages.map((page) => [`${page}.html`, html + page])), ...scripts });
}

const versionIn = (text: string) => Number(/app-(\d+)/.exec(text)?.[1]);
const currentVersion = async (target: string) =>
  versionIn(await readFile(path.join(target, "current/index.html"), "utf8"));

describe.skipIf(!rsync)("in a folder of this machine", { tags: ["@exhaustive"] }, () => {
  async function publishVersions(versions: number) {
    const [target, site] = [await newFolder(), path.join(await newFolder(), "dist")];
    for (let version = 1; version <= versions; version++) {
      await writeSite(site, version);
      expect(publish({ target, site, ssh: "ssh" })).toEqual({ message: expect.stringContaining("Publicado") });
    }
    return { target, site };
  }

  test("the last five sites stay, and the current one has their scripts", async () => {
    const { target } = await publishVersions(8);
    expect(await currentVersion(target)).toBe(8);
    const releases = (await readdir(path.join(target, "releases"))).filter((name) => !name.startsWith("."));
    const pages = releases
      .toSorted()
      .map((name) => readFile(path.join(target, "releases", name, "index.html"), "utf8"));
    expect((await Promise.all(pages)).map(versionIn)).toEqual([4, 5, 6, 7, 8]);
    const scripts = await readdir(path.join(target, "current/assets"));
    expect(scripts).toEqual(expect.arrayContaining([4, 5, 6, 7, 8].map((version) => `app-${version}.js`)));
    expect(scripts).not.toContain("app-2.js");
  });

  test("an unchanged file is not sent again, and is on the disk once", async () => {
    const { target, site } = await publishVersions(1);
    await writeSite(site, 1);
    const { message } = publish({ target, site, ssh: "ssh" }) as { message: string };
    expect(message).toContain("Enviados: 0 archivos");
    expect((await stat(path.join(target, "current/index.html"))).nlink).toBe(2);
  });

  test("a rollback returns to the previous site, as long as there is one", async () => {
    const { target } = await publishVersions(3);
    expect(rollBack({ target, ssh: "ssh" })).toEqual({ message: expect.stringContaining("Se volvió a") });
    expect(await currentVersion(target)).toBe(2);
    rollBack({ target, ssh: "ssh" });
    expect(await currentVersion(target)).toBe(1);
    expect(rollBack({ target, ssh: "ssh" })).toEqual({ error: "No hay un sitio anterior al de ahora." });
    expect(await currentVersion(target)).toBe(1);
  });

  test("a dry run says how many files would be sent, and changes nothing", async () => {
    const { target, site } = await publishVersions(1);
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
  ])("the target %s is refused in a sentence", async (target, sentence) => {
    const site = await newFolder();
    expect(publish({ target, site, ssh: "ssh" })).toEqual({ error: expect.stringContaining(sentence) });
  });

  test("a publication to a silent server leaves the site as it was", async () => {
    const { target, site } = await publishVersions(1);
    const answer = publish({ target: `nobody@127.0.0.1:${target}`, site, ssh: "ssh -p 1 -o BatchMode=yes" });
    expect(answer).toEqual({ error: expect.stringContaining("el sitio sigue como estaba") });
    expect(await currentVersion(target)).toBe(1);
  });
});

describe.skipIf(!rsync || !sshd)("over SSH", { tags: ["@exhaustive"] }, () => {
  async function startServer() {
    const [target, site] = [await newFolder(), path.join(await newFolder(), "dist")];
    const ssh = await startSshServer();
    const options = [`127.0.0.1:${target}`, "--site", site, "--ssh", ssh];
    const command = (...args: string[]) =>
      spawn(process.execPath, ["--import", "tsx", "scripts/publish.ts", ...options, ...args], {
        cwd: ROOT,
        detached: true,
      });
    const run = async (...args: string[]) => (await once(command(...args), "exit"))[0] as number;
    return { target, site, command, run };
  }

  test.skipIf(!HOSTS.nginx || !HOSTS.Caddy)(
    "none of 20,000 requests fails or mixes sites during twenty publications and five rollbacks",
    { timeout: 600_000 },
    async () => {
      const { target, site, run } = await startServer();
      await writeSite(site, 0);
      expect(await run()).toBe(0);
      const hosts = await Promise.all(
        [HOSTS.nginx, HOSTS.Caddy].map((start) => start?.({ root: `${target}/current`, base: "/" })),
      );
      for (const host of hosts) onTestFinished(() => host?.close());
      const failures: string[] = [];
      let requestCount = 0;
      const publishing = new AbortController();
      async function read(origin: string): Promise<void> {
        while (!publishing.signal.aborted || requestCount < 20_000) {
          const page = await fetch(`${origin}/News/N${requestCount % 50}`);
          const version = versionIn(await page.text());
          const script = await fetch(`${origin}/assets/app-${version}.js`);
          const text = await script.text();
          if (page.status !== 200 || text !== `version ${version}`)
            failures.push(`${page.status} ${version} ${script.status} ${text}`);
          requestCount += 2;
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
      expect(failures).toEqual([]);
      expect(await currentVersion(target)).toBe(19);
    },
  );

  test("a killed publication leaves the site whole, and the next one succeeds", { timeout: 300_000 }, async () => {
    const { target, site, command, run } = await startServer();
    await writeSite(site, 0);
    expect(await run()).toBe(0);
    for (let version = 1; version <= 10; version++) {
      await writeSite(site, version);
      const child = command();
      const ended = once(child, "exit");
      await Promise.race([wait(150 * version), ended]);
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
      await ended;
      // The link is resolved only once, because the server may still finish a command that the killed process sent.
      const current = await realpath(path.join(target, "current"));
      const shown = versionIn(await readFile(path.join(current, "index.html"), "utf8"));
      for (const name of await readdir(path.join(current, "News")))
        expect(versionIn(await readFile(path.join(current, "News", name), "utf8"))).toBe(shown);
      expect(await readFile(path.join(current, `assets/app-${shown}.js`), "utf8")).toBe(`version ${shown}`);
    }
    expect(await run()).toBe(0);
    expect(await currentVersion(target)).toBe(10);
  });
});
