/** A disk without room: what was there stays, it is said, and afterwards everything goes on. */
import { spawnSync } from "node:child_process";
import { appendFile, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import type { Changes } from "../../../src/editor/contract/git.ts";
import type { Opened } from "../../../src/editor/contract/protocol.ts";
import { type Answer } from "../../support/editor-server.ts";
import { newFolder, TELAR } from "../../support/newsroom/clone.ts";
import { ANA, type Doors, doorsOfTest, said } from "../../support/newsroom/newsroom-requests.ts";

/** A newsroom whose clone, or a folder of it, is on a disk of its own of two megabytes. */
async function onSmallDisk({ skip }: TestContext, within: string): Promise<Doors & { disk: string }> {
  const root = path.join(await newFolder(), "revista");
  const disk = path.join(root, within);
  await mkdir(disk, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]);
  skip(status !== 0, "only an administrator may mount a disk");
  onTestFinished(() => void spawnSync("umount", ["--lazy", disk]));
  return { ...(await doorsOfTest({ root })), disk };
}

/** To the last byte. Returns how to make room again. */
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

async function opened(doors: Doors) {
  const { text, revision } = JSON.parse((await doors.act(ANA, "open", { file: TELAR })).text) as Opened;
  const save = (more: string) => doors.act(ANA, "save", { file: TELAR, typed: { text: text + more }, revision });
  return { text, save };
}

function expectNoRoom(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(said(answer)).toMatch(/^No queda lugar en el disco/m);
}

const MORE = "Un párrafo.\n";
/** As it was looked at when there was room. */
async function releaseOf(doors: Doors) {
  const { changes } = JSON.parse((await doors.act(ANA, "changes", {})).text) as Changes;
  return { sentence: "El telar", only: changes.map(({ file, revision }) => ({ file, revision })), choices: [] };
}

test("a file is what it was, and is saved when there is room", async (context) => {
  const doors = await onSmallDisk(context, "");
  const { text, save } = await opened(doors);
  const makeRoom = await fill(doors.disk);
  expectNoRoom(await save(MORE.repeat(2000)));
  expect(await readFile(path.join(doors.content, TELAR), "utf8")).toBe(text);
  expect(doors.errors).not.toEqual([]);
  await makeRoom();
  expect((await save(MORE)).status).toBe(200);
  expect(doors.git("show", `HEAD:content/${TELAR}`)).toBe(text + MORE);
});

test("a save that Git cannot keep is not confirmed, and the next try is", async (context) => {
  const doors = await onSmallDisk(context, ".git");
  const { text, save } = await opened(doors);
  const makeRoom = await fill(doors.disk);
  expectNoRoom(await save(MORE));
  await makeRoom();
  expect((await save(MORE)).status).toBe(200);
  expect(doors.git("show", `HEAD:content/${TELAR}`)).toBe(text + MORE);
  expect(doors.git("log", "-1", "--format=%an")).toBe("Ana Sosa\n");
});

test("a publication leaves main branch and site as they were, and succeeds when there is room", async (context) => {
  const doors = await onSmallDisk(context, ".git");
  const { text, save } = await opened(doors);
  expect((await save(MORE)).status).toBe(200);
  const site = () => readFile(path.join(doors.site, TELAR), "utf8");
  const release = await releaseOf(doors);
  const [main, shown] = [doors.git("rev-parse", "main"), await site()];
  const makeRoom = await fill(doors.disk);
  expectNoRoom(await doors.act(ANA, "publish", release));
  expect([doors.git("rev-parse", "main"), await site()]).toEqual([main, shown]);
  await makeRoom();
  expect(JSON.parse((await doors.act(ANA, "publish", release)).text)).toMatchObject({ sentence: "El telar" });
  expect(await site()).toBe(text + MORE);
});
