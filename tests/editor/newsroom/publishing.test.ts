/** Publishing by a team: the chosen documents reach the main branch and the site, and nobody's work is lost. */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import type { Refusal, Published } from "../../../src/editor/contract/git.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { copyContent, newsroom, newsroomOfTeam } from "../../support/newsroom/newsroom.ts";
import {
  ANA,
  BRUNO,
  CARLA,
  change,
  LEO,
  MORA,
  NORA,
  publishFiles as publish,
  removeMagazine,
  revisionsOf,
} from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const refusalIn = (answer: Published | Refusal): Refusal => {
  if (!("refusal" in answer)) throw new Error("It was published.");
  return answer;
};

test("only the chosen document reaches the main branch and the site, under its editor's name", async () => {
  const { room, ana, bruno } = await newsroomOfTeam();
  await change(ana, NORA, { name: "Nora de Ana" });
  await change(bruno, MORA, { name: "Mora de Bruno" });
  await ana("draft", { file: LEO, typed: { text: "name: sin guardar\n" } });
  expect(room.git("log", "-2", "--format=%an: %s")).toBe(
    `${BRUNO.name}: Cambia Mora Vidal\n${ANA.name}: Cambia Nora Paz\n`,
  );

  expect(await publish(ana, NORA)).toEqual({
    sentence: "Publica",
    where: "readers",
    address: "https://pompa.example",
  });
  const last = room.remoteGit("log", "-1", "--format=%an <%ae> %cn: %s", "main");
  expect(last).toBe(`${ANA.name} <${ANA.email}> ${ANA.name}: Publica\n`);
  expect(room.remoteGit("diff", "--name-only", "main^", "main")).toBe(`content/${NORA}\n`);
  expect(await room.shown(NORA)).toContain("Nora de Ana");
  expect(await room.shown(MORA)).not.toContain("Mora de Bruno");
  expect((await ana("changes", {})).changes.map(({ file }) => file)).toEqual([MORA]);
  expect(room.git("status", "--porcelain")).toBe("");
  expect(room.git("branch", "--format=%(refname:short)")).toBe("main\nredaccion\n");
});

test("publishing merges what others published meanwhile, and brings it into the folder", EXHAUSTIVE, async () => {
  const { room, ana } = await newsroomOfTeam();
  const [nora, mora] = [await room.read(NORA), await room.read(MORA)];
  await change(ana, NORA, { name: "Nora de Ana" });
  await room.publish({
    [NORA]: nora.replace("Tapa de Nora Paz", "Tapa de otros"),
    [MORA]: mora.replace("Mora Vidal", "Mora de otros"),
    [LEO]: undefined,
  });
  expect(await publish(ana, NORA)).not.toHaveProperty("refusal");
  for (const text of [room.published(NORA), await room.read(NORA), await room.shown(NORA)]) {
    expect(text).toContain("Nora de Ana");
    expect(text).toContain("Tapa de otros");
  }
  expect(await room.read(MORA)).toContain("Mora de otros");
  await expect(room.read(LEO)).rejects.toThrow("ENOENT");
  expect((await ana("changes", {})).changes).toEqual([]);
});

test("a publication of others comes in by itself, and a change of both is a conflict", EXHAUSTIVE, async () => {
  const { room, ana } = await newsroomOfTeam({ pause: 50 });
  const [nora, mora] = [await room.read(NORA), await room.read(MORA)];
  await change(ana, NORA, { name: "Nora de Ana" });
  await change(ana, MORA, { name: "Mora de Ana" });
  await room.publish({
    [NORA]: nora.replace("Tapa de Nora Paz", "Tapa de otros"),
    [MORA]: mora.replace("name: Mora Vidal", "name: Mora de otros"),
  });
  await expect.poll(() => room.read(NORA)).toContain("Tapa de otros");
  expect(await room.shown(MORA)).toContain("Mora de otros");
  expect(await room.read(NORA)).toContain("Nora de Ana");
  expect(await room.read(MORA)).toContain("Mora de Ana");

  const { conflicts = [], reason } = refusalIn(await publish(ana, NORA, MORA));
  expect(reason).toBe("conflicts");
  expect(conflicts).toMatchObject([
    {
      file: MORA,
      by: "Julia Paz",
      mine: { fields: { name: "Mora de Ana" } },
      theirs: { fields: { name: "Mora de otros" } },
    },
  ]);
  expect(room.published(NORA)).toContain("name: Nora Paz");

  const choices = conflicts.map(({ file, revision }) => ({ file, revision, take: "mine" as const }));
  const only = await revisionsOf(ana, NORA, MORA);
  expect(await ana("publish", { sentence: "Elige", only, choices })).not.toHaveProperty("refusal");
  expect(room.published(MORA)).toContain("name: Mora de Ana");
  expect(room.published(NORA)).toContain("Tapa de otros");
  expect(room.published(NORA)).toContain("Nora de Ana");
  expect((await ana("changes", {})).changes).toEqual([]);
  expect(room.errors).toEqual([]);
});

test("a publication of others that could not be merged is merged later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const room = await newsroom({ pause: 50 });
  const lock = path.join(room.root, ".git/index.lock");
  await writeFile(lock, "");
  await room.publish({ [MORA]: (await room.read(MORA)).replace("name: Mora Vidal", "name: Mora de otros") });
  await expect.poll(() => room.errors).toHaveLength(1);
  expect(await room.shown(MORA)).toContain("Mora de otros");
  await rm(lock);
  vi.setSystemTime(Date.now() + 3_600_000);
  await expect.poll(() => room.read(MORA)).toContain("Mora de otros");
});

test("two publications at once wait for one another, and a save waits for neither", async () => {
  const { room, ana, bruno, carla } = await newsroomOfTeam();
  await change(ana, NORA, { name: "Nora de Ana" });
  await change(bruno, MORA, { name: "Mora de Bruno" });
  let goOn = () => {};
  const saved = new Promise<void>((resolve) => (goOn = resolve));
  let builds = 0;
  room.buildWith(async (building) => {
    builds++;
    await saved;
    expect(--builds).toBe(0);
    return copyContent(building);
  });
  const published = Promise.all([publish(ana, NORA), publish(bruno, MORA)]);
  await expect.poll(() => builds).toBe(1);
  await change(carla, LEO, { name: "Leo de Carla" });
  goOn();
  for (const answer of await published) expect(answer).not.toHaveProperty("refusal");
  expect(room.remoteGit("log", "-2", "--format=%an", "main").split("\n")).toEqual(
    expect.arrayContaining([ANA.name, BRUNO.name]),
  );
  expect(await room.shown(NORA)).toContain("Nora de Ana");
  expect(await room.shown(MORA)).toContain("Mora de Bruno");
  expect(await room.read(LEO)).toContain("Leo de Carla");
  expect(await room.shown(LEO)).not.toContain("Leo de Carla");
  expect((await ana("changes", {})).changes.map(({ file }) => file)).toEqual([LEO]);
});

test("a site that cannot be built stays as it is, and the next publication brings everything", EXHAUSTIVE, async () => {
  const { room, ana } = await newsroomOfTeam();
  room.buildWith(async () => "No queda lugar.");
  await change(ana, NORA, { name: "Nora de Ana" });
  expect(await publish(ana, NORA)).toMatchObject({ trouble: "No queda lugar." });
  room.buildWith(async () => {
    throw new Error("spawn ENOMEM");
  });
  await change(ana, MORA, { name: "Mora de Ana" });
  expect(await publish(ana, MORA)).toMatchObject({ trouble: expect.stringContaining("quedó como estaba") });
  expect(room.errors).toHaveLength(1);
  expect(await room.shown(NORA)).toContain("name: Nora Paz");

  room.buildWith(copyContent);
  await change(ana, LEO, { name: "Leo de Ana" });
  expect(await publish(ana, LEO)).not.toHaveProperty("trouble");
  expect(await room.shown(NORA)).toContain("Nora de Ana");
  expect(await room.shown(MORA)).toContain("Mora de Ana");
});

test("nothing is published without the remote, and the next try with it succeeds", EXHAUSTIVE, async () => {
  const { room, ana } = await newsroomOfTeam();
  await change(ana, NORA, { name: "Nora de Ana" });
  room.git("remote", "set-url", "origin", `${room.remote}-no-hay`);
  const before = room.git("rev-parse", "main", "origin/main");
  const refused = refusalIn(await publish(ana, NORA));
  expect(refused.refusal).toContain("no se pudo llegar al servidor de la revista. Cuando haya conexión, «Publicar»");
  expect(room.git("rev-parse", "main", "origin/main")).toBe(before);
  expect(room.git("branch", "--format=%(refname:short)")).toBe("main\nredaccion\n");
  expect(await room.shown(NORA)).toContain("name: Nora Paz");

  room.git("remote", "set-url", "origin", room.remote);
  expect(await publish(ana, NORA)).not.toHaveProperty("refusal");
  expect(room.published(NORA)).toContain("Nora de Ana");
});

test("a writer's request to publish is shown to who may publish, and disappears once published", async () => {
  const { ana, carla } = await newsroomOfTeam();
  await change(carla, NORA, { name: "Nora de Carla" });
  await expect(publish(carla, NORA)).rejects.toMatchObject({ status: 403 });
  await carla("askToPublish", { sentence: "Está lista", only: await revisionsOf(carla, NORA) });
  expect((await ana("list", {})).requests).toBe(1);
  expect((await ana("changes", {})).requests).toMatchObject([
    { name: CARLA.name, email: CARLA.email, sentence: "Está lista", files: [NORA] },
  ]);
  await publish(ana, NORA);
  expect((await ana("changes", {})).requests).toEqual([]);
  expect((await carla("list", {})).requests).toBe(0);
});

test("a request to publish follows its document to a new name", async () => {
  const { carla } = await newsroomOfTeam();
  await change(carla, NORA, { name: "Nora de Carla" });
  await change(carla, MORA, { name: "Mora de Carla" });
  await carla("askToPublish", { sentence: "Están listas", only: await revisionsOf(carla, NORA, MORA) });
  await carla("rename", { file: NORA, slug: "NoraPaz2", confirmed: true });
  expect((await carla("changes", {})).requests).toMatchObject([{ files: ["issues/NoraPaz2.yaml", MORA] }]);
});

test("a renamed document and a removed one take their pictures along when published", async () => {
  const { room, ana } = await newsroomOfTeam();
  await ana("rename", { file: "people/ana-sosa.yaml", slug: "ana-s", confirmed: true });
  await ana("remove", { file: LEO, confirmed: true });
  const { changes } = await ana("changes", {});
  expect(await publish(ana, ...changes.map(({ file }) => file))).not.toHaveProperty("refusal");
  const there = room.remoteGit("ls-tree", "-r", "--name-only", "main", "content/people/", "content/issues/");
  expect(there).toContain("content/people/ana-s/retrato.png");
  expect(there).not.toContain("ana-sosa");
  expect(there).not.toContain("LeoPaz");
  expect((await ana("changes", {})).changes).toEqual([]);
});

test("unsaved text is in the editor's other browser and in nobody else's", EXHAUSTIVE, async () => {
  const room = await newsroom();
  const [one, other, bruno] = [await room.as(ANA.email), await room.as(ANA.email), await room.as(BRUNO.email)];
  const { fields = {}, revision } = await one("open", { file: NORA });
  const typed = { fields: { ...fields, name: "Nora a medias" } };
  await one("draft", { file: NORA, typed, over: { saved: { fields }, revision } });
  expect((await other("open", { file: NORA })).kept).toMatchObject({ typed, saved: { fields }, revision });
  expect(await bruno("open", { file: NORA })).not.toHaveProperty("kept");
  await one("save", { file: NORA, typed, revision });
  expect(await other("open", { file: NORA })).not.toHaveProperty("kept");
});

test("a save that is repeated after a lost answer is no conflict and no second commit", async () => {
  const { room, ana } = await newsroomOfTeam();
  const { fields = {}, revision } = await ana("open", { file: NORA });
  const saving = { file: NORA, typed: { fields: { ...fields, name: "Nora de Ana" } }, revision };
  const first = await ana("save", saving);
  expect(await ana("save", saving)).toEqual(first);
  expect(room.git("log", "-2", "--format=%s")).toBe("Cambia Nora Paz\nPrimera publicación\n");
});
