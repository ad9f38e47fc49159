/** Submissions that were lines of a file are taken over into the database, once and whole. */
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
import { openReceiver, submissionsFolder } from "../../support/servers/form-receiver.ts";
import { storedIn } from "../../support/servers/submissions.ts";

const moment = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
const line = (index: number) =>
  `${JSON.stringify({ received: moment(index), nombre: `Persona ${index}`, correo: "a@b.example", mensaje: "ñ\n" })}\n`;
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => line(index)).join("");

async function folderWith(files: Record<string, string>) {
  const dir = await submissionsFolder(files);
  onTestFinished(() => rm(path.dirname(dir), { recursive: true }));
  return dir;
}

/** Opens the folder as a submission does. */
async function receive(dir: string, nombre: string): Promise<void> {
  const { post, close } = await openReceiver(dir);
  expect(await post({ nombre })).toBe(200);
  close();
}

test("each line is a row, with its form and its moment, and the file says that it was taken over", async () => {
  const dir = await folderWith({ "suscripcion.jsonl": linesOf(2), "otra.jsonl": line(0) });
  await receive(dir, "Luz Paz");
  expect(storedIn(dir).map(({ form, nombre, received }) => [form, nombre, received])).toEqual([
    ["otra", "Persona 0", moment(0)],
    ["suscripcion", "Persona 0", moment(0)],
    ["suscripcion", "Persona 1", moment(1)],
    ["suscripcion", "Luz Paz", expect.any(String)],
  ]);
  expect(await readFile(path.join(dir, "suscripcion.jsonl.taken-over"), "utf8")).toBe(linesOf(2));
  expect((await readdir(dir)).filter((name) => name.endsWith(".jsonl"))).toEqual([]);
});

test("what was cut short is kept aside and told of, once, also when its file is found a second time", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const cut = '{"received":"2026-01-01T00:00:00.000Z","nombre":"Lu';
  const dir = await folderWith({ "suscripcion.jsonl": `${line(0)}${cut}\n${line(1)}null` });
  const file = path.join(dir, "suscripcion.jsonl");
  await receive(dir, "Luz Paz");
  expect(warn.mock.calls.join()).toMatch(/cortadas.*: 2\..*suscripcion\.jsonl\.cut-short/);
  // As it is for whoever is stopped right before.
  await rename(`${file}.taken-over`, file);
  await receive(dir, "Sol Ríos");
  expect(storedIn(dir).map(({ nombre }) => nombre)).toEqual(["Persona 0", "Persona 1", "Luz Paz", "Sol Ríos"]);
  expect(await readFile(`${file}.cut-short`, "utf8")).toBe(`${cut}\nnull\n`);
});

const MANY = 20_000;

/** Resolves when a process that takes the folder over was killed, as soon as it `isTime`. */
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

async function killedWhen(isTime: (dir: string) => boolean): Promise<void> {
  const dir = await folderWith({ "suscripcion.jsonl": linesOf(MANY) });
  await kill(dir, () => isTime(dir));
  await receive(dir, "Luz Paz");
  const stored = storedIn(dir).map(({ nombre }) => nombre);
  expect(stored).toEqual([...Array.from({ length: MANY }, (_, index) => `Persona ${index}`), "Luz Paz"]);
}

test("killed in the middle, it is done the next time, and no line is lost or doubled", { tags: ["@exhaustive"] }, () =>
  killedWhen((dir) => sizeOf(`${databaseIn(dir)}-wal`) > 1_000_000),
);

const MOMENTS = [1, 100, 2_000_000, 4_000_000];

test.each(MOMENTS)("… also after %i bytes", { tags: ["@exhaustive"] }, (bytes) =>
  killedWhen((dir) => sizeOf(`${databaseIn(dir)}-wal`) > bytes),
);
