/** Two members of a team in one document: each sees that the other is there, and neither overwrites the other. */
import { afterAll, expect, test } from "vitest";
import { newsroom, newsroomOfTeam } from "../../support/newsroom/newsroom.ts";
import { ANA, BRUNO, CARLA, change, listenToEvents, NORA, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const ANA_THERE = { name: ANA.name, file: NORA };

test("others are shown who has a document open, until the document is left", async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.session(ANA.email), await room.session(BRUNO.email)];
  const { events } = await listenToEvents(room.address, bruno);
  await ana.ask("here", { file: NORA });
  await expect.poll(() => events).toContainEqual({ event: "people", data: [ANA_THERE] });
  expect((await bruno.ask("list", {})).others).toEqual([ANA_THERE]);
  expect((await ana.ask("list", {})).others).toEqual([]);
  await ana.ask("here", { file: "" });
  await expect.poll(() => events.at(-1)).toEqual({ event: "people", data: [] });
});

test("only an existing document can be shown as open", async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.session(ANA.email), await room.session(BRUNO.email)];
  const { events } = await listenToEvents(room.address, bruno);
  const invented = ["issues/Nadie.yaml", "../equipo.yaml", `${NORA}/`, "issues/norapaz.yaml", "x".repeat(100_000)];
  for (const file of invented) await expect(ana.ask("here", { file })).rejects.toMatchObject({ status: 404 });
  await ana.ask("here", { file: NORA });
  await expect.poll(() => events).toEqual([{ event: "people", data: [ANA_THERE] }]);
});

test("an editor who closes the page is not shown any more", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.session(ANA.email), await room.session(BRUNO.email)];
  const { leave } = await listenToEvents(room.address, ana);
  await ana.ask("here", { file: NORA });
  expect((await bruno.ask("list", {})).others).toEqual([ANA_THERE]);
  leave();
  await expect.poll(async () => (await bruno.ask("list", {})).others).toEqual([]);
});

test("an editor with new rights still hears of others, over a new connection", async () => {
  const room = await newsroom();
  const [ana, carla] = [await room.session(ANA.email), await room.session(CARLA.email)];
  const { events } = await listenToEvents(room.address, carla);
  await room.setTeam([ANA, { ...CARLA, may: ["write", "publish"] }]);
  expect((await carla.ask("list", {})).person?.may).toEqual(["write", "publish"]);
  // The newsroom has ended the connection, so that the browser asks for another.
  const again = await listenToEvents(room.address, carla);
  await ana.ask("here", { file: NORA });
  await expect.poll(() => again.events).toContainEqual({ event: "people", data: [ANA_THERE] });
  expect(events).toEqual([]);
});

test("the second save of the same version gets both versions and writes nothing", async () => {
  const { room, ana, bruno } = await newsroomOfTeam();
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
