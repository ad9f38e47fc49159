/** Old submissions, which are lines of `.jsonl` files, move into the database once and whole. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { databaseIn } from "../../../src/delivery/server/database/open.ts";
import { openReceiver, createSubmissionsFolder } from "../../support/servers/form-receiver.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";

const moment = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
const line = (index: number) =>
  `${JSON.stringify({ received: moment(index), nombre: `Persona ${index}`, correo: "a@b.example", mensaje: "ñ\n" })}\n`;
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => line(index)).join("");

async function folderWith(files: Record<string, string>) {
  const dir = await createSubmissionsFolder(files);
  onTestFinished(() => rm(path.dirname(dir), { recursive: true }));
  return dir;
}

/** Sends a submission. The receiver then opens the database and imports the `.jsonl` files. */
async function submit(dir: string, nombre: string): Promise<void> {
  const { post, close } = await openReceiver(dir);
  expect(await post({ nombre })).toBe(200);
  close();
}

test("each line becomes a row with its form and its time, and its file is renamed", async () => {
  const dir = await folderWith({ "suscripcion.jsonl": linesOf(2), "otra.jsonl": line(0) });
  await submit(dir, "Luz Paz");
  expect(readSubmissions(dir).map(({ form, nombre, received }) => [form, nombre, received])).toEqual([
    ["otra", "Persona 0", moment(0)],
    ["suscripcion", "Persona 0", moment(0)],
    ["suscripcion", "Persona 1", moment(1)],
    ["suscripcion", "Luz Paz", expect.any(String)],
  ]);
  expect(await readFile(path.join(dir, "suscripcion.jsonl.taken-over"), "utf8")).toBe(linesOf(2));
  expect((await readdir(dir)).filter((name) => name.endsWith(".jsonl"))).toEqual([]);
});

test("incomplete lines are set aside with a warning, and only once if their file comes back", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const cutLine = '{"received":"2026-01-01T00:00:00.000Z","nombre":"Lu';
  const dir = await folderWith({ "suscripcion.jsonl": `${line(0)}${cutLine}\n${line(1)}null` });
  const file = path.join(dir, "suscripcion.jsonl");
  await submit(dir, "Luz Paz");
  expect(warn.mock.calls.join()).toMatch(/cortadas.*: 2\..*suscripcion\.jsonl\.cut-short/);
  // Restores the file, as if the process had been stopped before it renamed the file.
  await rename(`${file}.taken-over`, file);
  await submit(dir, "Sol Ríos");
  expect(readSubmissions(dir).map(({ nombre }) => nombre)).toEqual(["Persona 0", "Persona 1", "Luz Paz", "Sol Ríos"]);
  expect(await readFile(`${file}.cut-short`, "utf8")).toBe(`${cutLine}\nnull\n`);
});

const MANY = 20_000;

/** Starts a process that imports the files of the folder, and kills it as soon as `isTime` returns true. */
async function kill(dir: string, isTime: () => boolean): Promise<void> {
  const module = pathToFileURL(path.join(ROOT, "src/delivery/server/database/open.ts"));
  const code = `import("${module}").then(({ openDatabase }) => openDatabase(${JSON.stringify(dir)}))`;
  const child = spawn(process.execPath, ["--import", "tsx", "--eval", code], { cwd: ROOT, stdio: "inherit" });
  while (child.exitCode === null && !isTime()) await setImmediate();
  if (child.exitCode !== null) throw new Error("It was done before.");
  child.kill("SIGKILL");
  await once(child, "exit");
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function expectWholeAfterKill(isTime: (dir: string) => boolean): Promise<void> {
  const dir = await folderWith({ "suscripcion.jsonl": linesOf(MANY) });
  await kill(dir, () => isTime(dir));
  await submit(dir, "Luz Paz");
  const stored = readSubmissions(dir).map(({ nombre }) => nombre);
  expect(stored).toEqual([...Array.from({ length: MANY }, (_, index) => `Persona ${index}`), "Luz Paz"]);
}

test.each([1, 100, 1_000_000, 2_000_000, 4_000_000])(
  "after a kill at %i bytes, the next submission takes every line over once",
  { tags: ["@exhaustive"] },
  (bytes) => expectWholeAfterKill((dir) => sizeOf(`${databaseIn(dir)}-wal`) > bytes),
);
