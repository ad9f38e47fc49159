/** `npm run newsroom -- check` names what an installation lacks, and changes nothing. */
import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findInstallationProblems } from "../../../src/editor/newsroom/check.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { git } from "../../support/git/git.ts";
import { placesOfTest } from "../../support/newsroom/newsroom.ts";
import { ANA, type Places, removeMagazine } from "../../support/newsroom/team.ts";
import { freePort } from "../../support/servers/hosts.ts";

afterAll(removeMagazine);

/** Creates a complete installation. Resolves to its places, and to the options that name them. */
async function makeInstallation() {
  const places = await placesOfTest([ANA]);
  await chmod(places.secret, 0o640);
  const { content, site, state, team, secret } = places;
  const [port, sitePort] = await Promise.all([freePort(), freePort()]);
  const ports = { port: String(port), "site-port": String(sitePort) };
  const login = { login: "caddy", "secret-file": secret, "public-url": "https://redaccion.pompa.example" };
  return { places, options: { content, site, state, team, ...login, ...ports } };
}

test("a complete installation has no problems, and the check changes nothing", async () => {
  const { places, options } = await makeInstallation();
  const before = git(places.root)("for-each-ref");
  expect(await findInstallationProblems(options)).toEqual([]);
  expect(git(places.root)("for-each-ref")).toBe(before);
  expect(existsSync(places.state)).toBe(false);
});

/** Address of a repository that cannot be reached, because no server listens on this port. */
const NOBODY = "ssh://nadie@127.0.0.1:1/x";

test.each<[name: string, spoil: (at: Places) => unknown, sentence: RegExp]>([
  ["a missing team", (at) => rm(at.team), /^--team: no se puede leer \S+equipo\.yaml\.$/],
  ["a mistake in the team", (at) => writeFile(at.team, "contact: Ana"), /equipo\.yaml:1: members: falta la lista/],
  ["a missing secret", (at) => rm(at.secret), /^--secret-file: no se puede leer \S+secreto\.$/],
  ["a short secret", (at) => writeFile(at.secret, "x"), /^El secreto de \S+ es corto: hacé uno con openssl/],
  ["a secret that all can read", (at) => chmod(at.secret, 0o644), /^El secreto de \S+ lo puede leer .*: chmod 640 \S+/],
  ["a missing repository", (at) => rm(path.join(at.root, ".git"), { recursive: true }), /no está en un repositorio/],
  ["a missing remote", (at) => rm(at.remote, { recursive: true }), /^No podría publicar: .*docs\/newsroom\.md/],
  [
    "a remote that refuses",
    (at) => git(at.root)("remote", "set-url", "--push", "origin", NOBODY),
    /^No podría publicar: /,
  ],
  [
    "an unfinished rebase",
    (at) => mkdir(path.join(at.root, ".git/rebase-merge")),
    /^En el repositorio quedó algo a medio/,
  ],
])("%s is reported once, with its remedy", EXHAUSTIVE, async (_, spoil, sentence) => {
  const { places, options } = await makeInstallation();
  await spoil(places);
  expect(await findInstallationProblems(options)).toEqual([expect.stringMatching(sentence)]);
});

test("the port of a newsroom that runs on IPv6 is not reported as taken", async () => {
  const { options } = await makeInstallation();
  const running = createHttpServer((_, response) => response.end()).listen(Number(options.port), "::1");
  onTestFinished(() => void running.close());
  await once(running, "listening");
  const { content, site, state, port, "site-port": sitePort } = options;
  const alone = { content, site, state, port, "site-port": sitePort, host: "::1" };
  expect(await findInstallationProblems(alone)).toEqual([]);
});

test("a taken port is reported, and contradictory options together with other problems", EXHAUSTIVE, async () => {
  const { places, options } = await makeInstallation();
  const other = createServer().listen(Number(options["site-port"]), "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  expect(await findInstallationProblems(options)).toEqual([
    expect.stringMatching(/^--site-port: el puerto \d+ está ocupado\./),
  ]);
  await rm(places.team);
  const { login: _, ...without } = options;
  expect(await findInstallationProblems({ ...without, site: "/proc/nada" })).toEqual([
    "--team: falta --login caddy o --login jwt.",
    expect.stringMatching(/^--team: no se puede leer/),
  ]);
});
