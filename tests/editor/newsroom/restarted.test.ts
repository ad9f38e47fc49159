/** A newsroom that is started again, after it was stopped or killed, continues where it was. */
import { truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { copyContent, newsroom, newsroomOfTeam, placesOfTest } from "../../support/newsroom/newsroom.ts";
import { startCommand } from "../../support/newsroom/command.ts";
import {
  ANA,
  BRUNO,
  CARLA,
  change,
  LEO,
  MORA,
  NORA,
  openSession,
  publishFiles as publish,
  removeMagazine,
  revisionsOf,
} from "../../support/newsroom/team.ts";
import { askOf } from "../../support/editor-server.ts";
import { git } from "../../support/git/git.ts";

afterAll(removeMagazine);

test("drafts, requests and open pages survive a restart, even a draft of a deleted document", async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.session(ANA.email), await room.session(CARLA.email)];
  const typed = { fields: { name: "a medias" } };
  for (const file of [NORA, LEO]) await ana.ask("draft", { file, typed });
  await change(carla.ask, MORA, { name: "Mora de Carla" });
  await carla.ask("askToPublish", { sentence: "Está lista", only: await revisionsOf(carla.ask, MORA) });
  await carla.ask("remove", { file: LEO, confirmed: true });
  await room.restart();
  const ask = askOf({ ...ana, address: room.address });
  const { entries, requests } = await ask("list", {});
  expect(entries.filter(({ unsaved }) => unsaved).map(({ file }) => file)).toEqual([NORA, LEO]);
  for (const file of [NORA, LEO]) expect((await ask("open", { file })).kept).toMatchObject({ typed });
  expect(requests).toBe(1);
});

test("changes of a killed process are committed, and its locks stop nobody from saving", async () => {
  const room = await newsroom();
  await room.restart(async () => {
    await writeFile(path.join(room.content, NORA), (await room.read(NORA)).replace("Nora Paz", "Nora a medias"));
    for (const lock of ["index", "HEAD", "refs/heads/redaccion", "packed-refs", "refs/remotes/origin/main"])
      await writeFile(path.join(room.root, ".git", `${lock}.lock`), "");
  });
  expect(room.git("log", "-1", "--format=%an: %s")).toBe("La redacción: Cambia Nora Paz\n");
  const ana = await room.as(ANA.email);
  await change(ana, MORA, { name: "Mora de Ana" });
  expect(await publish(ana, MORA)).not.toHaveProperty("refusal");
});

test("files cut off while a publication of others came in are repaired, not committed", EXHAUSTIVE, async () => {
  const room = await newsroom();
  await change(await room.as(ANA.email), MORA, { name: "Mora de Ana" });
  const before = room.git("rev-parse", "redaccion").trim();
  await room.restart(async () => {
    await room.publish({ [NORA]: (await room.read(NORA)).replace("Nora Paz", "Nora de otros"), [LEO]: undefined });
    room.git("fetch", "--quiet");
    const tree = room.git("merge-tree", "--write-tree", "redaccion", "origin/main").trim();
    const joined = room.git("commit-tree", tree, "-p", before, "-p", "origin/main", "-m", "Trae lo publicado").trim();
    room.git("update-ref", "refs/worktree/redaccion/taking", joined);
    await truncate(path.join(room.content, NORA), 9);
  });
  expect(await room.read(NORA)).toContain("Nora de otros");
  expect(await room.read(MORA)).toContain("Mora de Ana");
  expect(room.git("log", "--format=%s", "--first-parent", `${before}..redaccion`)).toBe("Trae lo publicado\n");
  expect(room.git("status", "--porcelain")).toBe("");
});

test("a publication cut off before it reached the main branch does not stop the next one", EXHAUSTIVE, async () => {
  const room = await newsroom();
  await change(await room.as(ANA.email), NORA, { name: "Nora de Ana" });
  await room.restart(async () => {
    const commit = room.git("commit-tree", "HEAD^{tree}", "-p", "main", "-m", "Quedó en el camino").trim();
    const noted = room.git("commit-tree", "HEAD^{tree}", "-p", commit, "-m", "redaccion/camino").trim();
    room.git("update-ref", "refs/worktree/redaccion/1/content", noted);
  });
  const again = await room.as(BRUNO.email);
  expect((await again("changes", {})).waiting).toBeUndefined();
  expect(room.git("for-each-ref", "refs/worktree")).toBe("");
  expect(await publish(again, NORA)).not.toHaveProperty("refusal");
  expect(room.remoteGit("log", "-1", "--format=%an: %s", "main")).toBe(`${BRUNO.name}: Publica\n`);
});

test("a stop waits for a running publication and a running save, and answers both", async () => {
  const { room, ana, bruno } = await newsroomOfTeam();
  await change(ana, NORA, { name: "Nora de Ana" });
  let goOn = () => {};
  const closing = new Promise<void>((resolve) => (goOn = resolve));
  const building = vi.fn(async (asked: Parameters<typeof copyContent>[0]) => {
    await closing;
    return copyContent(asked);
  });
  room.buildWith(building);
  const released = publish(ana, NORA);
  await expect.poll(() => building).toHaveBeenCalled();
  const saved = change(bruno, MORA, { name: "Mora de Bruno" });
  await expect.poll(() => room.read(MORA)).toContain("Mora de Bruno");
  const closed = room.close();
  goOn();
  expect(await released).not.toHaveProperty("refusal");
  expect(await saved).toHaveProperty("revision");
  await closed;
  expect(await room.shown(NORA)).toContain("Nora de Ana");
  expect(room.git("log", "-2", "--format=%an", "redaccion")).toContain(BRUNO.name);
});

test("a second newsroom over the same clone does not open", async () => {
  const room = await newsroom();
  await expect(room.openAgain()).rejects.toThrow("La redacción ya está abierta");
  await change(await room.as(ANA.email), NORA, { name: "Nora de Ana" });
});

test("the command ends on SIGTERM, after a running publication", { ...EXHAUSTIVE, timeout: 600_000 }, async () => {
  const places = await placesOfTest([ANA]);
  const command = await startCommand(places);
  const { ask } = await openSession(command.address, ANA.email);
  await change(ask, NORA, { name: "Nora de Ana" });
  const released = publish(ask, NORA);
  const last = () => git(places.remote)("log", "-1", "--format=%s", "main");
  await expect.poll(last, { timeout: 120_000 }).toBe("Publica\n");
  expect(await command.stop("SIGTERM")).toBe(0);
  expect(await released).not.toHaveProperty("refusal");
  expect(command.output()).toContain(`${ANA.name} publicó: Publica\n`);
});
