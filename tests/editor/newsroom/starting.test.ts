/** The clones with which a newsroom starts. A clone with which it does not start stays unchanged. */
import { appendFile, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startNewsroom } from "../../../src/editor/newsroom/newsroom.ts";
import { caddyLogin } from "../../../src/editor/newsroom/login/caddy-login.ts";
import { git } from "../../support/git/git.ts";
import { newFolder } from "../../support/folders.ts";
import { HILO, makeClone, TELAR } from "../../support/newsroom/clone.ts";
import { ANA, newsroomOfTest, SECRET, startWithDoubles, TEAM } from "../../support/newsroom/newsroom-requests.ts";

async function cloneOfTest() {
  const folder = await newFolder();
  const root = path.join(folder, "revista");
  const content = await makeClone(root);
  const team = path.join(folder, "equipo.yaml");
  await writeFile(team, TEAM);
  const open = (login: ReturnType<typeof caddyLogin> | null = caddyLogin(SECRET)) =>
    startWithDoubles({ folder, content, team, login });
  return { root, content, run: git(root), open };
}

/** Resolves to everything in a clone that a start could change. */
async function stateOf({ root, content, run }: Awaited<ReturnType<typeof cloneOfTest>>) {
  const files = [path.join(root, ".git/HEAD"), path.join(content, TELAR)].map((file) => readFile(file, "utf8"));
  return [run("for-each-ref"), run("status", "--porcelain"), ...(await Promise.all(files))];
}

test("uncommitted changes become a commit on a branch of the team's own", async () => {
  const { content, run, open } = await cloneOfTest();
  const main = run("rev-parse", "main");
  await appendFile(path.join(content, TELAR), "Otro párrafo.\n");
  await writeFile(path.join(content, "articles/Nuevo.md"), "nuevo");
  await rm(path.join(content, HILO));
  run("rm", "--cached", "--quiet", path.join(content, "site.yaml"));
  const { close } = await open();
  await close();
  expect(run("status", "--porcelain")).toBe("");
  expect(run("symbolic-ref", "HEAD")).toBe("refs/heads/redaccion\n");
  expect(run("log", "--format=%an: %s", "main..")).toBe("La redacción: Cambia Hilo y 2 más\n");
  expect(run("show", `HEAD:content/${TELAR}`)).toContain("Otro párrafo.");
  expect(run("ls-tree", "-r", "--name-only", "HEAD", "content/")).toContain("Nuevo.md");
  expect(run("rev-parse", "main")).toBe(main);
});

test("in the middle of a merge, a newsroom does not start and changes nothing", async () => {
  const clone = await cloneOfTest();
  const { content, run, open } = clone;
  run("switch", "--quiet", "--create", "otra");
  await appendFile(path.join(content, TELAR), "De otra.\n");
  run("commit", "--quiet", "--all", "-m", "Otra");
  run("switch", "--quiet", "main");
  await appendFile(path.join(content, TELAR), "De main.\n");
  run("commit", "--quiet", "--all", "-m", "Main");
  expect(() => run("merge", "otra")).toThrow();
  const before = await stateOf(clone);
  await expect(open()).rejects.toThrow(/^En el repositorio quedó algo a medio hacer [^\n]+$/);
  expect(await stateOf(clone)).toEqual(before);
});

test("without a repository, and without a commit, a newsroom does not start", async () => {
  const { root, run, open } = await cloneOfTest();
  run("update-ref", "-d", "HEAD");
  await expect(open()).rejects.toThrow(
    /^El repositorio todavía no tiene ninguna publicación: hacé el primer commit\.$/,
  );
  await rm(path.join(root, ".git"), { recursive: true });
  await expect(open()).rejects.toThrow(/content no está en un repositorio de Git: la redacción guarda todo en uno\.$/);
});

test("a repository that Git cannot read is reported in a sentence", async () => {
  const { root, open } = await cloneOfTest();
  await appendFile(path.join(root, ".git/config"), "[mal\n");
  const error = await open().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "UsageError", message: expect.stringContaining("La configuración de Git") });
});

test("on the main branch, beside a branch of the team, a newsroom does not start and changes nothing", async () => {
  const clone = await cloneOfTest();
  clone.run("branch", "redaccion");
  const before = await stateOf(clone);
  await expect(clone.open()).rejects.toThrow(
    /^Está en main, y la redacción ya tiene una rama: .*git switch redaccion\.$/,
  );
  expect(await stateOf(clone)).toEqual(before);
});

test("without an author, a team starts, and one person alone must configure one", async () => {
  const { run, content, open } = await cloneOfTest();
  run("config", "--remove-section", "user");
  await appendFile(path.join(content, TELAR), "Otro párrafo.\n");
  await expect(open(null)).rejects.toThrow(/^Git no sabe quién sos: decíselo con git config user\.name y git config/);
  await (await open()).close();
  expect(run("log", "-1", "--format=%an <%ae>")).toBe("La redacción <redaccion@localhost>\n");
});

test("a newsroom does not sign its commits, even if the configuration demands it", async () => {
  const { run, content, open } = await cloneOfTest();
  run("config", "commit.gpgSign", "true");
  run("config", "gpg.program", "false");
  await appendFile(path.join(content, TELAR), "Otro párrafo.\n");
  await (await open()).close();
  expect(run("status", "--porcelain")).toBe("");
});

/** Starts a newsroom whose site cannot be built. */
async function startWithoutSite({ port = 0, sitePort = 0 } = {}) {
  const { root, content } = await cloneOfTest();
  const places = { content, site: path.join(root, "sitio"), state: path.join(root, ".estado") };
  const surroundings = { bundle: async () => root, build: async () => "No se pudo", log: () => {}, onError: () => {} };
  return startNewsroom({ ...places, host: "127.0.0.1", port, sitePort }, surroundings);
}

/** Listens on a port; by default, on any free port. */
async function occupy(port = 0) {
  const server = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test.each(["port", "site-port"])(
  "a taken port is reported in a sentence, and no other port stays open: --%s",
  async (option) => {
    const [taken, free] = [await occupy(), await occupy()];
    await new Promise((resolve) => free.server.close(resolve));
    const [port, sitePort] = option === "port" ? [taken.port, free.port] : [free.port, taken.port];
    await expect(startWithoutSite({ port, sitePort })).rejects.toThrow(
      new RegExp(`^--${option}: el puerto ${taken.port} está ocupado\\. Elegí otro\\.$`),
    );
    await occupy(free.port);
  },
);

test("a symbolic link to itself is reported and does not end the newsroom", async () => {
  const room = await newsroomOfTest();
  await symlink("enlace.md", path.join(room.content, "articles/enlace.md"));
  await expect.poll(() => room.errors).toContainEqual(expect.objectContaining({ code: "ELOOP" }));
  expect((await room.act(ANA, "list", {})).status).toBe(200);
});

test("where no site can be built, the team gets in, and readers get status 503 with Retry-After", async () => {
  const { port, sitePort, close } = await startWithoutSite();
  onTestFinished(close);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  const { status, headers } = await fetch(`http://127.0.0.1:${sitePort}/`);
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
});
