/** What was looked at is what is published: who saves in between is not published unread under another's name. */
import { appendFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { DocumentRevision } from "../../../src/editor/contract/requests.ts";
import type { Ask } from "../../support/editor-server.ts";
import { newsroom, type TestNewsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, BRUNO, CARLA, change, look, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const NORA = "issues/NoraPaz.yaml";
const MORA = "issues/MoraVidal.yaml";
const LEO = "issues/LeoPaz.yaml";
const PERSON = "people/ana-sosa.yaml";

const release = (ask: Ask, only: readonly DocumentRevision[]) =>
  ask("publish", { sentence: "Publica", only, choices: [] });
const refused = (...changed: string[]) =>
  expect.objectContaining({
    reason: "changed",
    refusal: expect.stringContaining("Cambió desde que lo miraste") as string,
    changed,
  }) as object;

const inContent = ({ content }: TestNewsroom, file: string) => path.join(content, file);

test("a writer who saves after the chief looked is not published", async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.as(ANA.email), await room.as(CARLA.email)];
  await change(carla, NORA, { name: "Nora para publicar" });
  await change(carla, MORA, { name: "Mora para publicar" });
  const looked = await look(ana, NORA, MORA);
  await change(carla, NORA, { name: "Nora sin leer" });
  const before = room.remoteGit("rev-parse", "main");
  expect(await release(ana, looked)).toEqual(refused(NORA));
  expect(room.remoteGit("rev-parse", "main")).toBe(before);
  expect(room.git("branch", "--format=%(refname:short)")).toBe("main\nredaccion\n");

  const again = await look(ana, NORA, MORA);
  expect(again[1]).toEqual(looked[1]);
  expect(await release(ana, again)).not.toHaveProperty("refusal");
  expect(room.published(NORA)).toContain("Nora sin leer");
});

test("not even in the moment in which it is published", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.as(ANA.email), await room.as(CARLA.email)];
  const names = Array.from({ length: 8 }, (_, index) => `Nora ${index}`);
  await change(carla, NORA, { name: "Nora mirada" });
  const looked = await look(ana, NORA);
  const saves = (async () => {
    for (const name of names) await change(carla, NORA, { name });
  })();
  const answer = await release(ana, looked);
  await saves;
  if ("refusal" in answer) expect(answer).toEqual(refused(NORA));
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
  ["problems", PERSON, (room) => writeFile(inContent(room, PERSON), "name: [\n")],
])("%s is another than what was looked at", { tags: ["@exhaustive"] }, async (_what, file, alter) => {
  const room = await newsroom();
  const [ana, carla] = [await room.as(ANA.email), await room.as(CARLA.email)];
  await change(carla, file, { biography: "Otra vida." });
  await change(carla, NORA, { name: "Nora para publicar" });
  const looked = await look(ana, file, NORA);
  await alter(room, carla);
  expect(await release(ana, looked)).toEqual(refused(file));
  expect(room.published(NORA)).not.toContain("Nora para publicar");
});

test("the list of pages that are gone is one of what was looked at", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.as(ANA.email), await room.as(CARLA.email)];
  await carla("remove", { file: LEO, confirmed: true });
  const looked = await look(ana, LEO, "gone.yaml");
  await carla("remove", { file: MORA, confirmed: true });
  expect(await release(ana, looked)).toEqual(refused("gone.yaml"));
});

test("what is asked for was looked at, and who decides sees what changed", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom();
  const [ana, bruno, carla] = [await room.as(ANA.email), await room.as(BRUNO.email), await room.as(CARLA.email)];
  await change(carla, NORA, { name: "Nora de Carla" });
  const looked = await look(carla, NORA);
  await change(bruno, NORA, { name: "Nora de Bruno" });
  expect(await carla("askToPublish", { sentence: "Está lista", only: looked })).toEqual(refused(NORA));
  expect((await ana("list", {})).requests).toBe(0);

  const asked = await look(carla, NORA);
  expect(await carla("askToPublish", { sentence: " ", only: asked })).toMatchObject({ reason: "sentence" });
  expect(await carla("askToPublish", { sentence: "Nada", only: [] })).toMatchObject({ reason: "nothing" });
  await carla("askToPublish", { sentence: "Está lista", only: asked });
  await change(bruno, NORA, { name: "Nora de Bruno otra vez" });
  const { requests, changes } = await ana("changes", {});
  expect(requests?.map(({ files }) => files)).toEqual([[NORA]]);
  expect(changes.map(({ file, revision }) => ({ file, revision }))).not.toEqual(asked);
  expect(await release(ana, asked)).toEqual(refused(NORA));
});

test("the clock publishes what was looked at, and nothing that is only saved", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom({ pause: 50 });
  await change(await room.as(CARLA.email), NORA, { name: "Nora sin publicar" });
  await room.publish({ "articles/Yerba.md": undefined });
  await vi.waitFor(async () => {
    expect(await room.shown(NORA)).not.toContain("Nora sin publicar");
    await expect(room.shown("articles/Yerba.md")).rejects.toThrow("ENOENT");
  }, 10_000);
});
