/** Subscriptions, from the real receiver of the form to the answers of the editor's server. */
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { databaseIn } from "../../src/delivery/server/database/open.ts";
import { MAX_ROWS } from "../../src/delivery/server/submissions/table.ts";
import type { Person } from "../../src/editor/contract/team.ts";
import { openNewsroomDatabase } from "../../src/editor/newsroom/database.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import { openSubscriptions } from "../../src/editor/server/subscriptions.ts";
import { talkToEditor } from "../support/editor-server.ts";
import { openReceiver, createSubmissionsFolder } from "../support/servers/form-receiver.ts";

const ALL = { search: "", month: "" };
const HOUR = 3_600_000;

/** Returns submissions in the former file format, a line of JSON for each. They were received an hour apart. */
const linesFrom = (begin: string, people: readonly object[]) =>
  people
    .map((person, index) => {
      const received = new Date(Date.parse(begin) + index * HOUR).toISOString();
      return `${JSON.stringify({ received, nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "", ...person })}\n`;
    })
    .join("");

/** Opens the editor and the receiver of the form. `lines`: submissions in the former file format. */
async function setUp({ lines, person }: { lines?: string; person?: Person } = {}) {
  const dir = await createSubmissionsFolder(lines ? { "suscripcion.jsonl": lines } : {});
  const contentDir = path.join(dir, "..", "content");
  await mkdir(contentDir);
  const subscriptions = await openSubscriptions(dir);
  const { post, get, close } = await openReceiver(dir);
  const editor = await talkToEditor(contentDir, { subscriptions, ...(person && { person }) });
  onTestFinished(async () => {
    close();
    await editor.close();
    subscriptions.close();
    await rm(path.dirname(dir), { recursive: true });
  });
  const names = async (filter: object) =>
    (await editor.ask("subscriptions", { ...ALL, ...filter })).subscriptions.map(({ nombre }) => nombre);
  return { dir, post, get, ask: editor.ask, names };
}

test("subscriptions are listed with the newest first", async () => {
  const { post, ask } = await setUp();
  for (const nombre of ["Ana Sosa", "Luz Paz"]) await post({ nombre, mensaje: "¡Hola!\nSoy yo." });
  const { subscriptions, more } = await ask("subscriptions", ALL);
  expect(subscriptions).toMatchObject([
    { nombre: "Luz Paz", correo: "ana@pompa.example", mensaje: "¡Hola!\nSoy yo." },
    { nombre: "Ana Sosa" },
  ]);
  expect(more).toBe(false);
  expect((await ask("list", {})).canSeeSubscriptions).toBe(true);
});

test.each([
  ["nandu", ["Zoé Ñandú"]],
  ["ÉLITE@", ["Luz Paz"]],
  ["zoe quiero", ["Zoé Ñandú"]],
  ["quiero zoe  NANDU", ["Zoé Ñandú"]],
  ["%", []],
  ["'; --", []],
])("the search for «%s» ignores accents, case and word order", async (search, expected) => {
  const { post, names } = await setUp();
  await post({ nombre: "Zoé Ñandú", mensaje: "Quiero más" });
  await post({ nombre: "Luz Paz", correo: "elite@pompa.example" });
  expect(await names({ search })).toEqual(expected);
});

test("paging lists each subscription once, even if new ones arrive meanwhile", async () => {
  const people = Array.from({ length: 120 }, (_, index) => ({ nombre: `Persona ${index}` }));
  const { post, ask } = await setUp({ lines: linesFrom("2026-01-01T00:00:00Z", people) });
  const seen: string[] = [];
  for (let after: { received: string; id: string } | undefined, more = true; more;) {
    const page = await ask("subscriptions", { ...ALL, ...(after && { after }) });
    seen.push(...page.subscriptions.map(({ nombre }) => nombre));
    const { received = "", id = "" } = page.subscriptions.at(-1) ?? {};
    [after, more] = [{ received, id }, page.more];
    await post({ nombre: `Nueva ${seen.length}` });
  }
  expect(seen).toEqual(people.map(({ nombre }) => nombre).toReversed());
});

test("months follow the time zone of the magazine and count what the search finds", async () => {
  // Buenos Aires is three hours behind UTC, so the first two of these submissions are from November there.
  const people = [{}, { nombre: "Luz Paz" }, {}, { nombre: "Luz Ríos" }].map((each, index) => ({
    mensaje: `${index}`,
    ...each,
  }));
  const { ask, names } = await setUp({ lines: linesFrom("2026-12-01T01:30:00Z", people) });
  const months = async (filter: object) => (await ask("subscriptions", { ...ALL, ...filter })).months;
  expect(await months({})).toEqual([
    { month: "2026-12", count: 2 },
    { month: "2026-11", count: 2 },
  ]);
  expect(await months({ search: "rios", month: "2026-11" })).toEqual([{ month: "2026-12", count: 1 }]);
  expect(await names({ month: "2026-11" })).toEqual(["Luz Paz", "Ana Sosa"]);
});

test("a month begins at midnight also in a time zone of half an hour", async () => {
  const { timeZone } = contentConfig;
  Object.assign(contentConfig, { timeZone: "Asia/Kolkata" });
  onTestFinished(() => void Object.assign(contentConfig, { timeZone }));
  const begin = (minute: string) => linesFrom(`2026-11-30T18:${minute}:00Z`, [{ mensaje: minute }]);
  const { ask } = await setUp({ lines: begin("29") + begin("30") });
  expect((await ask("subscriptions", ALL)).months).toEqual([
    { month: "2026-12", count: 1 },
    { month: "2026-11", count: 1 },
  ]);
});

test("the CSV file opens in spreadsheets, and none of its cells is a formula", async () => {
  const cellOf: Record<string, string> = {
    "=1+1": "'=1+1",
    "+1": "'+1",
    "-1": "'-1",
    "@a": "'@a",
    "\tx": "'\tx",
    "\r=1": "'\r'=1",
    'Hola; "=1+1;': `Hola;' "=1+1;`,
    "una\n=1": "una\n'=1",
    "＝1": "'＝1",
    'Ana "la Ñata", hola': 'Ana "la Ñata", hola',
    "a=b; c-d": "a=b; c-d",
  };
  const people = Object.keys(cellOf).map((mensaje) => ({ mensaje }));
  const { ask } = await setUp({ lines: linesFrom("2026-11-26T03:00:00Z", people) });
  const { text } = await ask("subscriptionsCsv", ALL);
  expect(text).toMatch(
    /^\uFEFF"Recibido","Nombre","Correo","Mensaje","Formulario"\r\n"2026-11-26 10:00","Ana Sosa","ana@pompa.example",/,
  );
  const cells = [...text.matchAll(/,"((?:[^"]|"")*)","suscripcion"\r\n/g)].map(([, cell = ""]) =>
    cell.replaceAll('""', '"'),
  );
  expect(cells.toReversed()).toEqual(Object.values(cellOf));
  expect((await ask("subscriptionsCsv", { ...ALL, search: "nata" })).text.split("\r\n")).toHaveLength(3);
});

/** Fills the table so that `room` more rows fit. */
function fill(dir: string, room: number): void {
  const database = new Sqlite(databaseIn(dir));
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_ROWS - room})
    INSERT INTO submissions SELECT i, 'suscripcion', '2026-01-01T00:00:00Z', 'Ana ' || i, 'a@b', 'hola' FROM n`);
  database.close();
}

test("the editor shows how many more subscriptions fit, and the form refuses those that do not", async () => {
  const { dir, post, ask } = await setUp();
  expect((await ask("subscriptions", ALL)).room).toBe(MAX_ROWS);
  fill(dir, 1);
  expect((await ask("subscriptions", { ...ALL, search: "nadie" })).room).toBe(1);
  expect(await post({ nombre: "Luz Paz" })).toBe(200);
  expect((await ask("subscriptions", ALL)).room).toBe(0);
  expect(await post({ nombre: "Sol Ríos" })).toBe(503);
});

test("a CSV file of the full table is complete and holds up no other request", { tags: ["@exhaustive"] }, async () => {
  const { dir, get, ask } = await setUp();
  fill(dir, 0);
  const state = { isWritten: false };
  const csv = ask("subscriptionsCsv", ALL).finally(() => (state.isWritten = true));
  let longest = 0;
  while (!state.isWritten) {
    const begin = performance.now();
    expect(await get("/")).toBe(200);
    longest = Math.max(longest, performance.now() - begin);
  }
  expect((await csv).text.split("\r\n")).toHaveLength(MAX_ROWS + 2);
  expect(longest).toBeLessThan(500);
});

/** Resolves to the bytes of all files in the folder, joined into one text. */
const bytesOf = async (dir: string) =>
  Buffer.concat(await Promise.all((await readdir(dir)).map((name) => readFile(path.join(dir, name))))).toString(
    "latin1",
  );

test("removing a person needs confirmation and deletes their data from every file", async () => {
  const other = '{"nombre":"Mariana","correo":"mariana@pompa.example","mens';
  const cut = `{"nombre":"Ana","correo":"ana@pompa.example","mens\n${other}\n{"nombre":"Lu`;
  const lines = linesFrom("2026-01-01T00:00:00Z", [
    { mensaje: "Se fue".repeat(2000) },
    { nombre: "Luz Paz", correo: "luz@pompa.example" },
  ]);
  const { dir, post, ask, names } = await setUp({ lines: lines + cut });
  await post({ correo: " ANA@Pompa.example", mensaje: "Se fue, también" });
  const request = { correo: "Ana@pompa.example", confirmed: false };
  expect(await ask("removeSubscriber", request)).toEqual({ count: 2, done: false });
  expect(await names({})).toHaveLength(3);
  expect(await bytesOf(dir)).toMatch(/Se fue/);
  expect(await ask("removeSubscriber", { ...request, confirmed: true })).toEqual({ count: 2, done: true });
  expect(await names({})).toEqual(["Luz Paz"]);
  expect(await bytesOf(dir)).not.toMatch(/Se fue|"ana@pompa/i);
  expect(await bytesOf(dir)).toMatch(/luz@pompa/);
  expect(await bytesOf(dir)).toContain(other);
});

test("a backup is complete even if a subscription arrives meanwhile", async () => {
  const { dir, post } = await setUp();
  await post({ nombre: "Luz Paz" });
  const database = await openNewsroomDatabase(dir);
  onTestFinished(database.close);
  const file = path.join(dir, "..", "copia.sqlite");
  await Promise.all([database.backup(file), post({ nombre: "Ana Sosa" })]);
  const copy = new Sqlite(file, { readonly: true });
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(copy.prepare("SELECT nombre FROM submissions").pluck().all()).toContain("Luz Paz");
  copy.close();
});

test("a team member without the right to see subscriptions is refused and not offered them", async () => {
  const person: Person = { email: "sol@pompa.example", name: "Sol Ríos", may: ["write", "publish"] };
  const { post, ask, names } = await setUp({ person });
  await post({});
  const refusal = { status: 403, message: expect.stringMatching(/^No tenés permiso/) };
  await expect(names({})).rejects.toMatchObject(refusal);
  await expect(ask("subscriptionsCsv", ALL)).rejects.toMatchObject(refusal);
  await expect(ask("removeSubscriber", { correo: "ana@pompa.example", confirmed: true })).rejects.toMatchObject(
    refusal,
  );
  expect(await ask("list", {})).toMatchObject({ canSeeSubscriptions: false, person });
});

test("a team member with only the right to see subscriptions sees them and creates no documents", async () => {
  const person: Person = { email: "sol@pompa.example", name: "Sol Ríos", may: ["subscriptions"] };
  const { post, names, ask } = await setUp({ person });
  await post({});
  expect(await names({})).toEqual(["Ana Sosa"]);
  await expect(ask("create", { type: "issues", name: "Ana" })).rejects.toMatchObject({ status: 403 });
});

test("an editor without stored subscriptions says that none are stored", async () => {
  const editor = await talkToEditor();
  onTestFinished(editor.close);
  expect((await editor.ask("list", {})).canSeeSubscriptions).toBe(false);
  await expect(editor.ask("subscriptions", ALL)).rejects.toMatchObject({
    status: 404,
    message: expect.stringMatching(/no se guardan/),
  });
});
