/** Whether a publication has reached readers, by the commit that their site names. */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { COMMIT_FILE, contentCommit } from "../../../src/delivery/build/content/content-commit.ts";
import { newFolder } from "../../support/folders.ts";
import { publishAll } from "../../support/git/git.ts";
import { removeModels, repository, TEXTS } from "../../support/git/repository.ts";

afterAll(removeModels);

const CHANGED = { "issues/AnaSosa.yaml": TEXTS["issues/AnaSosa.yaml"].replace("2024", "2025") };
const publishChange = async () => {
  const space = await repository();
  await space.write(CHANGED);
  const editor = await space.open();
  await editor.publish({ sentence: "Cambia Ana Sosa" });
  return { space, editor, site: await serveSite() };
};

/** Serves a site that names its commit; before the first `build`, it answers 404. */
async function serveSite() {
  let commit = "";
  const server = createServer(({ url }, response) => {
    response.writeHead(commit && url === `/${COMMIT_FILE}` ? 200 : 404).end(`${commit}\n`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, build: (from: string) => (commit = from) };
}

test("a publication has arrived once the site is built from it", async () => {
  const { space, editor, site } = await publishChange();
  expect(await editor.hasArrived(site.url)).toBeUndefined();
  site.build(space.git("rev-parse", "main^").trim());
  expect(await editor.hasArrived(site.url)).toBe(false);
  site.build(contentCommit(space.contentDir));
  expect(await editor.hasArrived(site.url)).toBe(true);
});

test("a publication has arrived with a later one of others, and commits without content change nothing", async () => {
  const { space, editor, site } = await publishChange();
  await space.publish({ "site.yaml": "name: Otra\n" });
  const others = space.remoteGit("rev-parse", "main").trim();
  site.build(others);
  expect(await editor.hasArrived(site.url)).toBe(true);
  space.git("pull", "--quiet", "origin", "main");
  publishAll(space.root, "Sólo código");
  expect(await editor.hasArrived(site.url)).toBe(true);
});

test("arrival is unknown for a site that does not answer or names no commit", async () => {
  const { editor, site } = await publishChange();
  expect(await editor.hasArrived("http://127.0.0.1:9/")).toBeUndefined();
  expect(await editor.hasArrived("")).toBeUndefined();
  site.build("<!doctype html><title>Pompa</title>");
  expect(await editor.hasArrived(site.url)).toBeUndefined();
});

test("content outside a repository has no commit", async () => {
  expect(contentCommit(await newFolder())).toBe("");
});
