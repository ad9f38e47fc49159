/** Who is in the team: each mistake of its file is a sentence, and a change counts at once. */
import { once } from "node:events";
import { rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { changesAddress } from "../../../src/editor/contract/addresses.ts";
import { readTeam } from "../../../src/editor/newsroom/team.ts";
import { writeAtomically } from "../../../src/shared/files/write-whole.ts";
import { HILO, newFolder } from "../../support/newsroom/clone.ts";
import { ANA, BRUNO, type Doors, doorsOfTest, HOST, TEAM } from "../../support/newsroom/newsroom-requests.ts";

const bruno = `  - { email: ${BRUNO}, name: Bruno Paz, may: [write] }`;
const changed = (from: string, to: string) => TEAM.replace(from, to);

test.each([
  ["what is no YAML", changed("members:", "members: ["), /:3: no es YAML bien escrito: Block collections/],
  ["a key twice", `contact: Otra\n${TEAM}`, /:2: no es YAML bien escrito: Map keys must be unique/],
  ["a name of YAML that is none", changed("Bruno Paz", "*nadie"), /: no es YAML bien escrito: Unresolved alias/],
  ["nothing", "", /:1: van contact y members$/],
  ["a list", "- ana@pompa.example", /:1: van contact y members$/],
  ["nobody to ask", changed("Ana Sosa <ana@pompa.example>", '""'), /:1: contact: falta a quién pedirle entrar$/],
  ["no members", "contact: Ana", /:1: members: falta la lista de quienes la integran$/],
  ["nobody", "contact: Ana\nmembers: []", /:2: members: no hay nadie$/],
  ["a word for a person", changed(bruno, "  - Bruno"), /:4: members\.1: de cada persona van email, name y may$/],
  ["no name", changed("name: Bruno Paz, ", ""), /:4: members\.1\.name: falta el nombre$/],
  ["a name without letters", changed("Bruno Paz", '"..."'), /:4: members\.1\.name: lleva letras/],
  ["a name that Git refuses", changed("Bruno Paz", "Bruno <b>"), /:4: members\.1\.name: .* no puede llevar < ni >$/],
  ["no address", changed(BRUNO, "bruno"), /:4: members\.1\.email: va un correo, como ana@pompa\.example$/],
  ["an address with a Kelvin sign", changed(BRUNO, "\u212Aika@pompa.example"), /:4: members\.1\.email: va un correo/],
  ["no right", changed("[write] }", "[escribir] }"), /:4: members\.1\.may\.0: lo que puede hacer es write, publish/],
  ["no rights", changed(", may: [write] }", " }"), /:4: members\.1\.may: falta la lista de lo que puede hacer: write/],
  ["one address twice", changed(BRUNO, "ANA@pompa.example"), /:4: members\.1\.email: «ana@pompa\.example» está dos/],
  ["an unknown key", changed("may: [write] }", "may: [write], rol: x }"), /:4: members\.1\.rol: no se entiende «rol»$/],
  ["an unknown key above", `${TEAM}equipo: x\n`, /:6: equipo: no se entiende «equipo»$/],
])("%s is told of in one line, with its place", async (_, text, sentence) => {
  const file = path.join(await newFolder(), "equipo.yaml");
  await writeFile(file, text);
  const read = () => readTeam(file);
  expect(read).toThrow(expect.objectContaining({ name: "UsageError" }));
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]*equipo\.yaml:[^\n]*$/);
});

test("several mistakes are a line each, and a file that is not there is one", async () => {
  const file = path.join(await newFolder(), "equipo.yaml");
  await writeFile(file, changed("[write] }", "[escribir] }").replace("Ana Sosa <ana@pompa.example>", '""'));
  expect(() => readTeam(file)).toThrow(/equipo\.yaml:1: [^\n]*\n[^\n]*equipo\.yaml:4: [^\n]*$/);
  await rm(file);
  expect(() => readTeam(file)).toThrow(/^--team: no se puede leer \S+equipo\.yaml\.$/);
});

test("a newsroom does not start with a mistake", async () => {
  await expect(doorsOfTest({ team: changed(bruno, "  - Bruno") })).rejects.toThrow(/equipo\.yaml:4: members\.1/);
});

/** `ended`: what somebody hears has ended. */
async function hearing(doors: Doors, email: string): Promise<{ ended: Promise<unknown> }> {
  const headers = { Host: HOST, ...doors.proxied(email) };
  const asked = get(`${doors.address}${changesAddress(await doors.keyOf(email))}`, { headers });
  const [stream] = (await once(asked, "response")) as [IncomingMessage];
  return { ended: once(stream.resume(), "end") };
}

const withoutBruno = changed(`${bruno}\n`, "");

test.each([
  ["written", (file: string) => writeFile(file, withoutBruno)],
  [
    "put in its place, with the time that it had",
    async (file: string) => {
      const { atime, mtime } = await stat(file);
      await writeFile(`${file}.new`, withoutBruno);
      await utimes(`${file}.new`, atime, mtime);
      await rename(`${file}.new`, file);
    },
  ],
  ["there again after it was gone", async (file: string) => rm(file).then(() => writeFile(file, withoutBruno))],
])("what somebody hears ends when they are taken out, though nobody asks: a file %s", async (_, change) => {
  const doors = await doorsOfTest();
  const { ended } = await hearing(doors, BRUNO);
  await change(doors.team);
  await ended;
  expect((await doors.get(changesAddress(await doors.keyOf(ANA)), { headers: doors.proxied(BRUNO) })).status).toBe(403);
});

test("who is taken out is out at the next request, and hears nothing any more", async () => {
  const doors = await doorsOfTest();
  const key = await doors.keyOf(BRUNO);
  const { ended } = await hearing(doors, BRUNO);
  await writeAtomically(doors.team, withoutBruno);
  expect((await doors.get("/", { headers: doors.proxied(BRUNO) })).status).toBe(403);
  await ended;
  expect((await doors.get(changesAddress(key), { headers: doors.proxied(BRUNO) })).status).toBe(403);
  expect((await doors.act(ANA, "list", {})).status).toBe(200);
});

test("a right that is taken away is gone, and who comes in is in", async () => {
  const doors = await doorsOfTest();
  expect(
    (await doors.act(BRUNO, "askToPublish", { sentence: "Un hilo", only: [{ file: HILO, revision: "" }] })).status,
  ).toBe(200);
  const nora = "  - { email: nora@pompa.example, name: Nora Paz, may: [write] }\n";
  await writeAtomically(doors.team, changed("[write] }", "[] }") + nora);
  expect(
    (await doors.act(BRUNO, "askToPublish", { sentence: "Un hilo", only: [{ file: HILO, revision: "" }] })).status,
  ).toBe(403);
  expect((await doors.act("nora@pompa.example", "list", {})).status).toBe(200);
});

test("a mistake while it runs leaves the team as it was, and is told of once", async () => {
  const doors = await doorsOfTest();
  await writeAtomically(doors.team, changed("[write] }", "[escribir] }"));
  for (const email of [ANA, BRUNO]) expect((await doors.act(email, "list", {})).status).toBe(200);
  expect(doors.errors).toEqual([expect.objectContaining({ message: expect.stringContaining("equipo.yaml:4: ") })]);
  await rm(doors.team);
  expect((await doors.act(BRUNO, "list", {})).status).toBe(200);
  await writeAtomically(doors.team, changed(`${bruno}\n`, ""));
  expect((await doors.get("/", { headers: doors.proxied(BRUNO) })).status).toBe(403);
});
