/** Two of a team in one document: each sees that the other is there, hears what is saved, and overwrites nothing. */
import { afterAll, expect, test, vi } from "vitest";
import { newsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, BRUNO, CARLA, change, hear, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const NORA = "issues/NoraPaz.yaml";
const ANA_THERE = { name: ANA.name, file: NORA };

test("who has a document open is told to the others, until they leave it", async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.asking(ANA.email), await room.asking(BRUNO.email)];
  const { heard } = await hear(room.address, bruno);
  await ana.ask("here", { file: NORA });
  await vi.waitFor(() => expect(heard).toContainEqual({ event: "people", data: [ANA_THERE] }));
  expect((await bruno.ask("list", {})).others).toEqual([ANA_THERE]);
  expect((await ana.ask("list", {})).others).toEqual([]);
  await ana.ask("here", { file: "" });
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ event: "people", data: [] }));
});

test("only a document that there is can be open, and others hear of nothing else", async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.asking(ANA.email), await room.asking(BRUNO.email)];
  const { heard } = await hear(room.address, bruno);
  const invented = ["issues/Nadie.yaml", "../equipo.yaml", `${NORA}/`, "issues/norapaz.yaml", "x".repeat(100_000)];
  for (const file of invented) await expect(ana.ask("here", { file })).rejects.toMatchObject({ status: 404 });
  await ana.ask("here", { file: NORA });
  await vi.waitFor(() => expect(heard).toEqual([{ event: "people", data: [ANA_THERE] }]));
});

test("who closes the page is not there any more", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.asking(ANA.email), await room.asking(BRUNO.email)];
  const { leave } = await hear(room.address, ana);
  await ana.ask("here", { file: NORA });
  leave();
  await vi.waitFor(async () => expect((await bruno.ask("list", {})).others).toEqual([]), 10_000);
});

test("who has other rights by now goes on hearing", async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.asking(ANA.email), await room.asking(CARLA.email)];
  const { heard } = await hear(room.address, carla);
  await room.setTeam([ANA, { ...CARLA, may: ["write", "publish"] }]);
  expect((await carla.ask("list", {})).person?.may).toEqual(["write", "publish"]);
  // Its connection was ended, so that the browser asks for another.
  const again = await hear(room.address, carla);
  await ana.ask("here", { file: NORA });
  await vi.waitFor(() => expect(again.heard).toContainEqual({ event: "people", data: [ANA_THERE] }));
  expect(heard).toEqual([]);
});

test("of two who save the same document the second gets both versions, and nothing is written", async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.as(ANA.email), await room.as(BRUNO.email)];
  const { fields = {}, revision } = await bruno("open", { file: NORA });
  await change(ana, NORA, { name: "Nora de Ana" });
  const typed = { fields: { ...fields, name: "Nora de Bruno" } };
  await bruno("draft", { file: NORA, typed, over: { saved: { fields }, revision } });
  expect(await bruno("save", { file: NORA, typed, revision })).toMatchObject({
    conflict: { fields: { name: "Nora de Ana" }, by: { name: "Ana Sosa", isYou: false } },
  });
  expect(await ana("save", { file: NORA, typed, revision })).toMatchObject({ conflict: { by: { isYou: true } } });
  expect(await room.read(NORA)).toContain("Nora de Ana");
  expect((await bruno("open", { file: NORA })).kept).toMatchObject({ typed, saved: { fields }, revision });
});
