/** Only what a publisher looked at is published: a document that somebody saves in between is refused. */
import { existsSync } from "node:fs";
import { appendFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { DocumentRevision } from "../../../src/editor/contract/requests.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import type { Ask } from "../../support/editor-server.ts";
import { newsroomOfTeam, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { change, LEO, MORA, NORA, revisionsOf, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const PERSON = "people/ana-sosa.yaml";

const publish = (ask: Ask, only: readonly DocumentRevision[]) => ask("publish", { sentence: "Publica", only });
const refusalOf = (...changed: string[]) =>
  expect.objectContaining({
    reason: "changed",
    refusal: expect.stringContaining("Cambió desde que lo miraste") as string,
    changed,
  }) as object;

const inContent = ({ content }: TestNewsroom, file: string) => path.join(content, file);

test("a document saved after the publisher looked at it is not published", async () => {
  const { room, ana, carla } = await newsroomOfTeam();
  await change(carla, NORA, { name: "Nora para publicar" });
  await change(carla, MORA, { name: "Mora para publicar" });
  const seen = await revisionsOf(ana, NORA, MORA);
  await change(carla, NORA, { name: "Nora sin leer" });
  const before = room.remoteGit("rev-parse", "main");
  expect(await publish(ana, seen)).toEqual(refusalOf(NORA));
  expect(room.remoteGit("rev-parse", "main")).toBe(before);
  expect(room.git("branch", "--format=%(refname:short)")).toBe("main\nredaccion\n");

  const again = await revisionsOf(ana, NORA, MORA);
  expect(again[1]).toEqual(seen[1]);
  expect(await publish(ana, again)).not.toHaveProperty("refusal");
  expect(room.published(NORA)).toContain("Nora sin leer");
});

test("a document saved in the moment of its publication is not published unread", EXHAUSTIVE, async () => {
  const { room, ana, carla } = await newsroomOfTeam();
  const names = Array.from({ length: 8 }, (_, index) => `Nora ${index}`);
  await change(carla, NORA, { name: "Nora mirada" });
  const seen = await revisionsOf(ana, NORA);
  const saves = (async () => {
    for (const name of names) await change(carla, NORA, { name });
  })();
  const answer = await publish(ana, seen);
  await saves;
  if ("refusal" in answer) expect(answer).toEqual(refusalOf(NORA));
  else expect(room.published(NORA)).toContain("Nora mirada");
  for (const name of names) expect(room.published(NORA)).not.toContain(name);
});

test.each<[string, string, (room: TestNewsroom, carla: Ask) => Promise<unknown>]>([
  [
    "another picture under the same name",
    PERSON,
    (room) => appendFile(inContent(room, "people/ana-sosa/retrato.png"), "otra"),
  ],
  ["a rename", PERSON, (_room, carla) => carla("rename", { file: PERSON, slug: "ana-s", confirmed: true })],
  ["a deletion", PERSON, (room) => rm(inContent(room, PERSON))],
  ["a text with problems", PERSON, (room) => writeFile(inContent(room, PERSON), "name: [\n")],
])("%s after the publisher looked stops the publication", EXHAUSTIVE, async (_what, file, alter) => {
  const { room, ana, carla } = await newsroomOfTeam();
  await change(carla, file, { biography: "Otra vida." });
  await change(carla, NORA, { name: "Nora para publicar" });
  const seen = await revisionsOf(ana, file, NORA);
  await alter(room, carla);
  expect(await publish(ana, seen)).toEqual(refusalOf(file));
  expect(room.published(NORA)).not.toContain("Nora para publicar");
});

test(
  "a page added to the list of gone pages after the publisher looked stops the publication",
  EXHAUSTIVE,
  async () => {
    const { ana, carla } = await newsroomOfTeam();
    await carla("remove", { file: LEO, confirmed: true });
    const seen = await revisionsOf(ana, LEO, "gone.yaml");
    await carla("remove", { file: MORA, confirmed: true });
    expect(await publish(ana, seen)).toEqual(refusalOf("gone.yaml"));
  },
);

test("a request to publish counts only for the versions its author looked at", EXHAUSTIVE, async () => {
  const { ana, bruno, carla } = await newsroomOfTeam();
  await change(carla, NORA, { name: "Nora de Carla" });
  const seen = await revisionsOf(carla, NORA);
  await change(bruno, NORA, { name: "Nora de Bruno" });
  expect(await carla("askToPublish", { sentence: "Está lista", only: seen })).toEqual(refusalOf(NORA));
  expect((await ana("list", {})).requests).toBe(0);

  const requested = await revisionsOf(carla, NORA);
  expect(await carla("askToPublish", { sentence: " ", only: requested })).toMatchObject({ reason: "sentence" });
  expect(await carla("askToPublish", { sentence: "Nada", only: [] })).toMatchObject({ reason: "nothing" });
  await carla("askToPublish", { sentence: "Está lista", only: requested });
  await change(bruno, NORA, { name: "Nora de Bruno otra vez" });
  const { requests, changes } = await ana("changes", {});
  expect(requests?.map(({ files }) => files)).toEqual([[NORA]]);
  expect(changes.map(({ file, revision }) => ({ file, revision }))).not.toEqual(requested);
  expect(await publish(ana, requested)).toEqual(refusalOf(NORA));
});

test("the clock brings others' publication to the site, and nothing that is only saved", EXHAUSTIVE, async () => {
  const { room, carla } = await newsroomOfTeam({ pause: 50 });
  await change(carla, NORA, { name: "Nora sin publicar" });
  await room.publish({ "articles/Yerba.md": undefined });
  await expect.poll(() => existsSync(path.join(room.site, "articles/Yerba.md"))).toBe(false);
  await expect.poll(() => room.shown(NORA)).toContain("name: Nora Paz");
});
