/** «Publicar» with drafts: readers get a new draft, and lose a document that became a draft. */
import { afterAll, expect, test } from "vitest";
import type { Fields } from "../../../src/shared/values.ts";
import type { Ask } from "../../support/editor-server.ts";
import { newsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, change, CARLA, revisionsOf, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const NORA = "issues/NoraPaz.yaml";

const edit = async (ask: Ask, file: string, transform: (fields: Fields) => Fields) => {
  const { fields = {}, revision } = await ask("open", { file });
  return ask("save", { file, typed: { fields: transform(fields) }, revision });
};

const draftOf = async (ask: Ask, file: string) =>
  (await ask("changes", {})).changes.find((each) => each.file === file)?.draft;

const publish = async (ask: Ask, ...files: string[]) =>
  ask("publish", { sentence: "Publica", only: await revisionsOf(ask, ...files) });

test("a new draft is no draft any more once it is published", async () => {
  const room = await newsroom();
  const ana = await room.as(ANA.email);
  const { file } = await ana("duplicate", { file: NORA, name: "Nora Nueva" });
  await edit(ana, file, (fields) => ({ ...fields, draft: true }));
  expect(await draftOf(ana, file)).toBe("appears");
  expect(await publish(ana, file)).toMatchObject({ where: "readers" });
  expect(room.published(file)).not.toContain("draft");
  expect((await ana("changes", {})).changes).toEqual([]);
});

test("a document turned back into a draft is withdrawn, and appears with the next publication", async () => {
  const room = await newsroom();
  const ana = await room.as(ANA.email);
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
  const room = await newsroom();
  const [ana, carla] = [await room.as(ANA.email), await room.as(CARLA.email)];
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
