/** The real command of a newsroom behind a real Caddy, over a clone of a magazine with a remote. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { newsroomCaddyfile } from "../../../src/editor/newsroom/login/caddy-login.ts";
import { writeFullMagazine } from "../small-magazine/write.ts";
import { waitFor } from "../engines/reader.ts";
import { git, identify, makeRemote, publishAll, type RunGit } from "../git/git.ts";
import { COMMANDS, endProcess } from "../processes.ts";
import { findHosts } from "../servers/installed.ts";
import { freePort } from "../servers/hosts.ts";

export interface Member {
  name: string;
  email: string;
  may: readonly string[];
}

export interface NewsroomBehindCaddy {
  /** Where the team enters, with a password. */
  newsroom: string;
  /** Returns an address at which a member is already logged in, for browsers to which a test can give no password. */
  addressFor: (email: string) => string;
  site: string;
  remoteGit: RunGit;
  close: () => Promise<void>;
}

export const passwordOf = ({ email }: Pick<Member, "email">) => `clave de ${email}`;

export async function startBehindCaddy(team: readonly Member[]): Promise<NewsroomBehindCaddy> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-newsroom-"));
  const remote = path.join(folder, "remoto.git");
  const contentDir = await cloneOfSample(path.join(folder, "revista"), remote);
  const ports = await Promise.all(Array.from({ length: 4 + team.length }, freePort));
  const [port = 0, sitePort = 0, inside = 0, insideSite = 0, ...others] = ports;
  const [newsroom, site] = [`http://localhost:${port}`, `http://localhost:${sitePort}`];
  const secret = "secreto".repeat(6);
  const entries = new Map(team.map(({ email }, index) => [email, others[index] ?? 0]));
  const [secretFile, teamFile] = [path.join(folder, "secreto"), path.join(folder, "equipo.yaml")];
  await writeFile(secretFile, secret);
  await writeFile(teamFile, JSON.stringify({ contact: "Nina Paz", members: team }));
  const config = newsroomCaddyfile({ newsroom, site, port: inside, sitePort: insideSite });
  const caddy = await startCaddy(path.join(folder, "caddy"), { secret, team, config, entries, newsroom });
  const args = ["--content", contentDir, "--site", path.join(folder, "sitio"), "--state", path.join(folder, "estado")];
  const access = ["--login", "caddy", "--secret-file", secretFile, "--team", teamFile];
  const places = ["--public-url", newsroom, "--port", String(inside), "--site-port", String(insideSite)];
  const command = spawn(process.execPath, [COMMANDS, "newsroom", ...args, ...access, ...places], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  await waitForAnswer(`http://localhost:${inside}/health`);
  await waitForAnswer(`${site}/`);
  return {
    newsroom,
    addressFor: (email) => `http://localhost:${entries.get(email)}`,
    site,
    remoteGit: git(remote),
    close: async () => {
      await Promise.all([command, caddy].map(endProcess));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function cloneOfSample(root: string, remote: string): Promise<string> {
  const contentDir = path.join(root, "content");
  await writeFullMagazine(contentDir);
  makeRemote(remote);
  git(root)("init", "--quiet", "--initial-branch=main");
  git(root)("remote", "add", "origin", remote);
  await identify(root, "Quien la instaló");
  publishAll(root, "Primera publicación");
  return contentDir;
}

interface Caddy {
  config: string;
  secret: string;
  team: readonly Member[];
  entries: ReadonlyMap<string, number>;
  newsroom: string;
}

async function startCaddy(folder: string, { config, secret, team, entries, newsroom }: Caddy): Promise<ChildProcess> {
  await mkdir(folder);
  const hashOf = (member: Member) =>
    spawnSync(findHosts().caddy ?? "", ["hash-password", "--plaintext", passwordOf(member)], {
      encoding: "utf8",
    }).stdout.trim();
  await writeFile(
    path.join(folder, "newsroom-passwords"),
    team.map((member) => `${member.email} ${hashOf(member)}\n`).join(""),
  );
  // Each member has a proxy in front of the real Caddy. The proxy adds the member's password.
  const proxies = team.map((member) => {
    const basic = Buffer.from(`${member.email}:${passwordOf(member)}`).toString("base64");
    return `http://localhost:${entries.get(member.email)} {
      reverse_proxy ${newsroom} {
        header_up Host {upstream_hostport}
        header_up Origin ${newsroom}
        header_up Authorization "Basic ${basic}"
      }
    }\n`;
  });
  const file = path.join(folder, "Caddyfile");
  await writeFile(file, `{\n  admin off\n  auto_https off\n}\n${config}${proxies.join("")}`);
  const env = { ...process.env, HOME: folder, NEWSROOM_SECRET: secret };
  return spawn(findHosts().caddy ?? "", ["run", "--config", file, "--adapter", "caddyfile"], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
}

const waitForAnswer = (address: string) =>
  waitFor(
    () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    address,
    120_000,
  );
