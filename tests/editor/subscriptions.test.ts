/** Who wrote through the form, from its real receiver to what the editor's server answers. */
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { databaseIn } from "../../src/delivery/server/database/open.ts";
import { MAX_ROWS } from "../../src/delivery/server/submissions/table.ts";
import type { Person } from "../../src/editor/contract/team.ts";
import { openSubscriptions } from "../../src/editor/server/subscriptions.ts";
import { talkToEditor } from "../support/editor-server.ts";
import { openReceiver, submissionsFolder } from "../support/servers/form-receiver.ts";

const ALL = { search: "", month: "" };
const HOUR = 3_600_000;

/** Lines of JSON as they were kept before, each an hour after the other. */
const linesFrom = (begin: string, people: readonly object[]) =>
  people
    .map((person, index) => {
      const received = new Date(Date.parse(begin) + index * HOUR).toISOString();
      return `${JSON.stringify({ received, nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "", ...person })}\n`;
    })
    .join("");

interface Circumstances {
  files?: Record<string, string>;
  person?: Person;
}

async function opened({ files = {}, person }: Circumstances = {}) {
  const dir = await submissionsFolder(files);
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
  const names = async (sought: object) =>
    (await editor.ask("subscriptions", { ...ALL, ...sought })).subscriptions.map(({ nombre }) => nombre);
  return { dir, post, get, ask: editor.ask, names, subscriptions };
}

test("what is posted is there, the newest first", async () => {
  const { post, ask } = await opened();
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
])("«%s» is found without regard to accents, capitals and order", async (search, expected) => {
  const { post, names } = await opened();
  await post({ nombre: "Zoé Ñandú", mensaje: "Quiero más" });
  await post({ nombre: "Luz Paz", correo: "elite@pompa.example" });
  expect(await names({ search })).toEqual(expected);
});

test("they come page by page, and none twice when another arrives meanwhile", async () => {
  const people = Array.from({ length: 120 }, (_, index) => ({ nombre: `Persona ${index}` }));
  const { post, ask } = await opened({ files: { "suscripcion.jsonl": linesFrom("2026-01-01T00:00:00Z", people) } });
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

test("months are those of the magazine's clocks, counted for what is sought", async () => {
  // In Buenos Aires it is three hours earlier.
  const files = {
    "suscripcion.jsonl": linesFrom(
      "2026-12-01T01:30:00Z",
      [{}, { nombre: "Luz Paz" }, {}, { nombre: "Luz Ríos" }].map((each, index) => ({ mensaje: `${index}`, ...each })),
    ),
  };
  const { ask, names } = await opened({ files });
  const months = async (sought: object) => (await ask("subscriptions", { ...ALL, ...sought })).months;
  expect(await months({})).toEqual([
    { month: "2026-12", count: 2 },
    { month: "2026-11", count: 2 },
  ]);
  expect(await months({ search: "rios", month: "2026-11" })).toEqual([{ month: "2026-12", count: 1 }]);
  expect(await names({ month: "2026-11" })).toEqual(["Luz Paz", "Ana Sosa"]);
});

test("the table is CSV that spreadsheets read, and no cell of it is a formula", async () => {
  const said = [
    "=1+1",
    "+1",
    "-1",
    "@a",
    "\tx",
    "\r=1",
    'Hola; "=1+1;',
    "una\n=1",
    "＝1",
    'Ana "la Ñata", hola',
    "a=b; c-d",
  ];
  const { ask } = await opened({
    files: {
      "suscripcion.jsonl": linesFrom(
        "2026-11-26T03:00:00Z",
        said.map((mensaje) => ({ mensaje })),
      ),
    },
  });
  const { text } = await ask("subscriptionsCsv", ALL);
  expect(text).toMatch(
    /^\uFEFF"Recibido","Nombre","Correo","Mensaje","Formulario"\r\n"2026-11-26 10:00","Ana Sosa","ana@pompa.example",/,
  );
  const cells = [...text.matchAll(/,"((?:[^"]|"")*)","suscripcion"\r\n/g)].map(([, cell = ""]) =>
    cell.replaceAll('""', '"'),
  );
  expect(cells.toReversed()).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@a",
    "'\tx",
    "'\r'=1",
    `Hola;' "=1+1;`,
    "una\n'=1",
    "'＝1",
    'Ana "la Ñata", hola',
    "a=b; c-d",
  ]);
  expect((await ask("subscriptionsCsv", { ...ALL, search: "nata" })).text.split("\r\n")).toHaveLength(3);
});

/** So many rows that it is `room` to the end. */
function fill(dir: string, room: number): void {
  const database = new Sqlite(databaseIn(dir));
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_ROWS - room})
    INSERT INTO submissions SELECT i, 'suscripcion', '2026-01-01T00:00:00Z', 'Ana ' || i, 'a@b', 'hola' FROM n`);
  database.close();
}

test("the team is told how many more are taken, until there is no room", async () => {
  const { dir, post, ask } = await opened();
  expect((await ask("subscriptions", ALL)).room).toBe(MAX_ROWS);
  fill(dir, 1);
  expect((await ask("subscriptions", { ...ALL, search: "nadie" })).room).toBe(1);
  expect(await post({ nombre: "Luz Paz" })).toBe(200);
  expect((await ask("subscriptions", ALL)).room).toBe(0);
  expect(await post({ nombre: "Sol Ríos" })).toBe(503);
});

test("while a long table is written, others are answered, and it is whole", { tags: ["@exhaustive"] }, async () => {
  const { dir, get, ask } = await opened();
  fill(dir, 0);
  const state = { isWritten: false };
  const written = ask("subscriptionsCsv", ALL).finally(() => (state.isWritten = true));
  let longest = 0;
  while (!state.isWritten) {
    const begin = performance.now();
    expect(await get("/")).toBe(200);
    longest = Math.max(longest, performance.now() - begin);
  }
  expect((await written).text.split("\r\n")).toHaveLength(MAX_ROWS + 2);
  expect(longest).toBeLessThan(500);
});

/** The bytes of every file in the folder. */
const bytesOf = async (dir: string) =>
  Buffer.concat(await Promise.all((await readdir(dir)).map((name) => readFile(path.join(dir, name))))).toString(
    "latin1",
  );

test("everything of a person is removed once that is confirmed, and no file says it any more", async () => {
  const other = '{"nombre":"Mariana","correo":"mariana@pompa.example","mens';
  const cut = `{"nombre":"Ana","correo":"ana@pompa.example","mens\n${other}\n{"nombre":"Lu`;
  const lines = linesFrom("2026-01-01T00:00:00Z", [
    { mensaje: "Se fue".repeat(2000) },
    { nombre: "Luz Paz", correo: "luz@pompa.example" },
  ]);
  const { dir, post, ask, names } = await opened({ files: { "suscripcion.jsonl": lines + cut } });
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

test("a copy is whole while others write", async () => {
  const { dir, post, subscriptions } = await opened();
  await post({ nombre: "Luz Paz" });
  const file = path.join(dir, "..", "copia.sqlite");
  await Promise.all([subscriptions.backup(file), post({ nombre: "Ana Sosa" })]);
  const copy = new Sqlite(file, { readonly: true });
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(copy.prepare("SELECT nombre FROM submissions").pluck().all()).toContain("Luz Paz");
  copy.close();
});

test("a member of the team who may not see them is refused, and is not offered it", async () => {
  const person: Person = { email: "sol@pompa.example", name: "Sol Ríos", may: ["write", "publish"] };
  const { post, ask, names } = await opened({ person });
  await post({});
  const refused = { status: 403, message: expect.stringMatching(/^No tenés permiso/) };
  await expect(names({})).rejects.toMatchObject(refused);
  await expect(ask("subscriptionsCsv", ALL)).rejects.toMatchObject(refused);
  await expect(ask("removeSubscriber", { correo: "ana@pompa.example", confirmed: true })).rejects.toMatchObject(
    refused,
  );
  expect(await ask("list", {})).toMatchObject({ canSeeSubscriptions: false, person });
});

test("a member who may see them and nothing else sees them", async () => {
  const person: Person = { email: "sol@pompa.example", name: "Sol Ríos", may: ["subscriptions"] };
  const { post, names, ask } = await opened({ person });
  await post({});
  expect(await names({})).toEqual(["Ana Sosa"]);
  await expect(ask("create", { type: "issues", name: "Ana" })).rejects.toMatchObject({ status: 403 });
});

test("where nothing is stored the editor says so", async () => {
  const dir = path.join(await submissionsFolder(), "..", "content");
  await mkdir(dir);
  const editor = await talkToEditor(dir);
  onTestFinished(async () => {
    await editor.close();
    await rm(path.dirname(dir), { recursive: true });
  });
  expect((await editor.ask("list", {})).canSeeSubscriptions).toBe(false);
  await expect(editor.ask("subscriptions", ALL)).rejects.toMatchObject({
    status: 404,
    message: expect.stringMatching(/no se guardan/),
  });
});
