/** «Publicar» with drafts: readers get a new draft, and lose a document that became a draft. */
import { cp } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Fields } from "../../../src/shared/values.ts";
import { type Ask, refusalOf } from "../../support/editor-server.ts";
import { newsroomOfTeam } from "../../support/newsroom/newsroom.ts";
import { change, NORA, publishFiles as publish, revisionsOf, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const edit = async (ask: Ask, file: string, transform: (fields: Fields) => Fields) => {
  const { fields = {}, revision } = await ask("open", { file });
  return ask("save", { file, typed: { fields: transform(fields) }, revision });
};

const draftOf = async (ask: Ask, file: string) =>
  (await ask("changes", {})).changes.find((each) => each.file === file)?.draft;

test("a new draft is no draft any more once it is published", async () => {
  const { room, ana } = await newsroomOfTeam();
  const { file } = await ana("duplicate", { file: NORA, name: "Nora Nueva" });
  await edit(ana, file, (fields) => ({ ...fields, draft: true }));
  expect(await draftOf(ana, file)).toBe("appears");
  expect(await publish(ana, file)).toMatchObject({ where: "readers" });
  expect(room.published(file)).not.toContain("draft");
  expect((await ana("changes", {})).changes).toEqual([]);
});

test("a document turned back into a draft is withdrawn, and appears with the next publication", async () => {
  const { room, ana } = await newsroomOfTeam();
  await edit(ana, NORA, (fields) => ({ ...fields, draft: true }));
  expect(await draftOf(ana, NORA)).toBe("withdrawn");
  expect(await publish(ana, NORA)).toMatchObject({ where: "readers" });
  expect(room.published(NORA)).toContain("draft: true");
  await change(ana, NORA, { name: "Nora de vuelta" });
  expect(await draftOf(ana, NORA)).toBe("appears");
  await publish(ana, NORA);
  expect(room.published(NORA)).not.toContain("draft");
});

test("a draft that others changed meanwhile is not published, and unsaved text over a draft survives", async () => {
  const { room, ana, carla } = await newsroomOfTeam();
  const { file } = await ana("duplicate", { file: NORA, name: "Nora Nueva" });
  await edit(ana, file, (fields) => ({ ...fields, draft: true }));
  const revisions = await revisionsOf(ana, file);
  await change(carla, file, { name: "Nora sin leer" });
  expect(await ana("publish", { sentence: "Publica", only: revisions })).toMatchObject({ changed: [file] });
  expect((await ana("open", { file })).fields).toMatchObject({ draft: true });

  const { fields = {}, revision } = await ana("open", { file });
  const typed = { fields: { ...fields, name: "Nora a medias" } };
  await ana("draft", { file, typed, over: { saved: { fields }, revision } });
  expect(await publish(ana, file)).toMatchObject({ where: "readers" });
  expect(room.published(file)).toContain("Nora sin leer");
  const opened = await ana("open", { file });
  expect(opened.kept).toMatchObject({ typed: { fields: { name: "Nora a medias" } }, revision: opened.revision });
  expect(opened.kept?.typed).not.toHaveProperty("fields.draft");
});

test("a picture that only the unsaved draft of a colleague names is not removed", async () => {
  const { room, bruno, carla } = await newsroomOfTeam();
  const src = "NoraPaz/nueva.png";
  await cp(path.join(room.content, "issues/comun/tapa.png"), path.join(room.content, "issues", src));
  const { fields = {} } = await bruno("open", { file: NORA });
  await bruno("draft", { file: NORA, typed: { fields: { ...fields, image: { src, alt: "Nora" } } } });
  expect(await refusalOf(carla("removePicture", { file: NORA, src }))).toMatchObject({ status: 422 });
  await bruno("discard", { file: NORA });
  expect(await carla("removePicture", { file: NORA, src })).toEqual({});
});
