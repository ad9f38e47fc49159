/** A full disk: files stay as they were, the editor gets a message, and everything works once there is room. */
import { spawnSync } from "node:child_process";
import { appendFile, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import type { Changes } from "../../../src/editor/contract/git.ts";
import type { Opened } from "../../../src/editor/contract/protocol.ts";
import { type Answer } from "../../support/editor-server.ts";
import { newFolder } from "../../support/folders.ts";
import { TELAR } from "../../support/newsroom/clone.ts";
import { ANA, type OpenNewsroom, newsroomOfTest, messageOf } from "../../support/newsroom/newsroom-requests.ts";

/** Opens a newsroom. Its clone, or the folder `within` the clone, is on a separate disk of two megabytes. */
async function onSmallDisk({ skip }: TestContext, within: string): Promise<OpenNewsroom & { disk: string }> {
  const root = path.join(await newFolder(), "revista");
  const disk = path.join(root, within);
  await mkdir(disk, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]);
  skip(status !== 0, "only an administrator may mount a disk");
  onTestFinished(() => void spawnSync("umount", ["--lazy", disk]));
  return { ...(await newsroomOfTest({ root })), disk };
}

/** Fills a disk to the last byte, and returns a function that makes room again. */
async function fill(disk: string): Promise<() => Promise<void>> {
  const file = path.join(disk, "relleno");
  const add = (bytes: number) =>
    appendFile(file, Buffer.alloc(bytes)).then(
      () => true,
      () => false,
    );
  for (const bytes of [65_536, 4096, 1]) while (await add(bytes));
  return () => rm(file);
}

async function openArticle(room: OpenNewsroom) {
  const { text, revision } = JSON.parse((await room.act(ANA, "open", { file: TELAR })).text) as Opened;
  const save = (more: string) => room.act(ANA, "save", { file: TELAR, typed: { text: text + more }, revision });
  return { text, save };
}

function expectNoRoom(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(messageOf(answer)).toMatch(/^No queda lugar en el disco/m);
}

const MORE = "Un párrafo.\n";
/** Resolves to a request that publishes all current changes. */
async function publicationOf(room: OpenNewsroom) {
  const { changes } = JSON.parse((await room.act(ANA, "changes", {})).text) as Changes;
  return { sentence: "El telar", only: changes.map(({ file, revision }) => ({ file, revision })), choices: [] };
}

test("on a full disk, a file stays as it was, and is saved once there is room", async (context) => {
  const room = await onSmallDisk(context, "");
  const { text, save } = await openArticle(room);
  const makeRoom = await fill(room.disk);
  expectNoRoom(await save(MORE.repeat(2000)));
  expect(await readFile(path.join(room.content, TELAR), "utf8")).toBe(text);
  expect(room.errors).not.toEqual([]);
  await makeRoom();
  expect((await save(MORE)).status).toBe(200);
  expect(room.git("show", `HEAD:content/${TELAR}`)).toBe(text + MORE);
});

test("a save for which Git has no room is not confirmed, and the next try is", async (context) => {
  const room = await onSmallDisk(context, ".git");
  const { text, save } = await openArticle(room);
  const makeRoom = await fill(room.disk);
  expectNoRoom(await save(MORE));
  await makeRoom();
  expect((await save(MORE)).status).toBe(200);
  expect(room.git("show", `HEAD:content/${TELAR}`)).toBe(text + MORE);
  expect(room.git("log", "-1", "--format=%an")).toBe("Ana Sosa\n");
});

test("a publication without room changes neither main branch nor site, and succeeds once there is room", async (context) => {
  const room = await onSmallDisk(context, ".git");
  const { text, save } = await openArticle(room);
  expect((await save(MORE)).status).toBe(200);
  const site = () => readFile(path.join(room.site, TELAR), "utf8");
  const publication = await publicationOf(room);
  const [main, shown] = [room.git("rev-parse", "main"), await site()];
  const makeRoom = await fill(room.disk);
  expectNoRoom(await room.act(ANA, "publish", publication));
  expect([room.git("rev-parse", "main"), await site()]).toEqual([main, shown]);
  await makeRoom();
  expect(JSON.parse((await room.act(ANA, "publish", publication)).text)).toMatchObject({ sentence: "El telar" });
  expect(await site()).toBe(text + MORE);
});
