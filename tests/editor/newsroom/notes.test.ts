/** Notes of a team at a document and its fields; they are never in the content. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { databaseIn } from "../../../src/delivery/server/database/open.ts";
import { openNewsroomDatabase } from "../../../src/editor/newsroom/database.ts";
import { newsroom, newsroomOfTeam } from "../../support/newsroom/newsroom.ts";
import { ANA, BRUNO, CARLA, listenToEvents, NORA, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const READER = { ...CARLA, may: [] };

test("a note at a field is answered, resolved, and opened again by an answer", async () => {
  const { ana, bruno } = await newsroomOfTeam();
  await ana("addNote", { file: NORA, field: "name", text: " ¿Es la misma Nora de mayo? " });
  const { notes } = await bruno("notes", { file: NORA });
  expect(notes).toMatchObject([{ field: "name", name: ANA.name, text: "¿Es la misma Nora de mayo?", answers: [] }]);
  const id = notes[0]?.id ?? 0;
  await bruno("answerNote", { id, text: "Sí." });
  await bruno("resolveNote", { id, resolved: true });
  expect((await ana("notes", { file: NORA })).notes).toMatchObject([
    { resolvedBy: BRUNO.name, answers: [{ name: BRUNO.name, text: "Sí." }] },
  ]);
  expect((await ana("list", {})).notes).toEqual({});
  await ana("answerNote", { id, text: "¿Y la de junio?" });
  expect((await ana("notes", { file: NORA })).notes[0]).not.toHaveProperty("resolvedBy");
  expect((await ana("list", {})).notes).toEqual({ [NORA]: 1 });
});

test("somebody who may only read may leave a note, and others hear how many are open", async () => {
  const room = await newsroom({ team: [ANA, READER] });
  const [ana, reader] = [await room.session(ANA.email), await room.as(READER.email)];
  const { events } = await listenToEvents(room.address, ana);
  await reader("addNote", { file: NORA, field: "", text: "Me gusta." });
  await expect.poll(() => events).toContainEqual({ event: "notes", data: { [NORA]: 1 } });
});

test("a note follows its document to a new name", async () => {
  const { ana } = await newsroomOfTeam();
  await ana("addNote", { file: NORA, field: "name", text: "¿Con z?" });
  const { file = "" } = await ana("rename", { file: NORA, slug: "NoraPaz2", confirmed: true });
  expect((await ana("notes", { file })).notes).toMatchObject([{ field: "name", text: "¿Con z?" }]);
  expect((await ana("list", {})).notes).toEqual({ [file]: 1 });
});

test("notes survive a restart, are in a copy of the database, and are in no content file", async () => {
  const { room, ana } = await newsroomOfTeam();
  const before = room.git("rev-parse", "HEAD");
  await ana("addNote", { file: NORA, field: "", text: "Falta la foto de tapa." });
  await room.restart();
  expect((await (await room.as(BRUNO.email))("notes", { file: NORA })).notes).toHaveLength(1);
  expect(room.git("rev-parse", "HEAD")).toBe(before);
  expect(room.git("status", "--porcelain")).toBe("");
  const [folder, database] = [path.join(room.folder, "copia"), await openNewsroomDatabase(room.state)];
  await mkdir(folder);
  await database.backup(databaseIn(folder));
  database.close();
  const copy = await openNewsroomDatabase(folder);
  expect(copy.notes.open()).toEqual({ [NORA]: 1 });
  copy.close();
});

test("notes at no document, answers to no note, and empty or too long texts are refused", async () => {
  const { ana } = await newsroomOfTeam();
  const refused = { status: 404 };
  await expect(ana("addNote", { file: "../equipo.yaml", field: "", text: "x" })).rejects.toMatchObject(refused);
  await expect(ana("answerNote", { id: 7, text: "x" })).rejects.toMatchObject(refused);
  await expect(ana("resolveNote", { id: 7, resolved: true })).rejects.toMatchObject(refused);
  for (const text of ["", " \n", "x".repeat(2001)])
    await expect(ana("addNote", { file: NORA, field: "", text })).rejects.toMatchObject({ status: 400 });
});
