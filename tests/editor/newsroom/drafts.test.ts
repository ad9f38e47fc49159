/** «Publicar» on drafts: readers get what they never had, and lose what they had. */
import { afterAll, expect, test } from "vitest";
import type { Fields } from "../../../src/shared/values.ts";
import type { Ask } from "../../support/editor-server.ts";
import { newsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, change, CARLA, look, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const NORA = "issues/NoraPaz.yaml";

const edit = async (ask: Ask, file: string, of: (fields: Fields) => Fields) => {
  const { fields = {}, revision } = await ask("open", { file });
  return ask("save", { file, typed: { fields: of(fields) }, revision });
};

const draftOf = async (ask: Ask, file: string) =>
  (await ask("changes", {})).changes.find((each) => each.file === file)?.draft;

const publish = async (ask: Ask, ...files: string[]) =>
  ask("publish", { sentence: "Publica", only: await look(ask, ...files) });

test("a new draft is none any more when it is published", async () => {
  const room = await newsroom();
  const ana = await room.as(ANA.email);
  const { file } = await ana("duplicate", { file: NORA, name: "Nora Nueva" });
  await edit(ana, file, (fields) => ({ ...fields, draft: true }));
  expect(await draftOf(ana, file)).toBe("appears");
  expect(await publish(ana, file)).toMatchObject({ where: "readers" });
  expect(room.published(file)).not.toContain("draft");
  expect((await ana("changes", {})).changes).toEqual([]);
});

test("what went back to a draft is taken from readers, and a draft that was published as one appears", async () => {
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

test("what is typed over a draft and not saved is kept, and one that others changed is none of what was looked at", async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.as(ANA.email), await room.as(CARLA.email)];
  const { file } = await ana("duplicate", { file: NORA, name: "Nora Nueva" });
  await edit(ana, file, (fields) => ({ ...fields, draft: true }));
  const looked = await look(ana, file);
  await change(carla, file, { name: "Nora sin leer" });
  expect(await ana("publish", { sentence: "Publica", only: looked })).toMatchObject({ changed: [file] });
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
