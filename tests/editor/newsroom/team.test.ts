/** The file of a team: each mistake is reported in one line, and a change counts at once. */
import { once } from "node:events";
import { rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { changesAddress } from "../../../src/editor/contract/addresses.ts";
import { readTeam } from "../../../src/editor/newsroom/team.ts";
import { writeAtomically } from "../../../src/shared/files/write-atomically.ts";
import { newFolder } from "../../support/folders.ts";
import { HILO } from "../../support/newsroom/clone.ts";
import { ANA, BRUNO, type OpenNewsroom, newsroomOfTest, HOST, TEAM } from "../../support/newsroom/newsroom-requests.ts";

const bruno = `  - { email: ${BRUNO}, name: Bruno Paz, may: [write] }`;
const teamWith = (from: string, to: string) => TEAM.replace(from, to);

test.each([
  ["text that is no YAML", teamWith("members:", "members: ["), /:3: no es YAML bien escrito: Block collections/],
  ["a key twice", `contact: Otra\n${TEAM}`, /:2: no es YAML bien escrito: Map keys must be unique/],
  ["an unknown alias of YAML", teamWith("Bruno Paz", "*nadie"), /: no es YAML bien escrito: Unresolved alias/],
  ["an empty file", "", /:1: van contact y members$/],
  ["a list", "- ana@pompa.example", /:1: van contact y members$/],
  ["an empty contact", teamWith("Ana Sosa <ana@pompa.example>", '""'), /:1: contact: falta a quién pedirle entrar$/],
  ["a missing list of members", "contact: Ana", /:1: members: falta la lista de quienes la integran$/],
  ["an empty list of members", "contact: Ana\nmembers: []", /:2: members: no hay nadie$/],
  ["a word for a person", teamWith(bruno, "  - Bruno"), /:4: members\.1: de cada persona van email, name y may$/],
  ["a missing name", teamWith("name: Bruno Paz, ", ""), /:4: members\.1\.name: falta el nombre$/],
  ["a name without letters", teamWith("Bruno Paz", '"..."'), /:4: members\.1\.name: lleva letras/],
  ["a name that Git refuses", teamWith("Bruno Paz", "Bruno <b>"), /:4: members\.1\.name: .* no puede llevar < ni >$/],
  ["an address that is none", teamWith(BRUNO, "bruno"), /:4: members\.1\.email: va un correo, como ana@pompa\.exa/],
  ["an address with a Kelvin sign", teamWith(BRUNO, "\u212Aika@pompa.example"), /:4: members\.1\.email: va un correo/],
  ["an unknown right", teamWith("[write]", "[escribir]"), /:4: members\.1\.may\.0: lo que puede hacer es write, publ/],
  ["a missing list of rights", teamWith(", may: [write] }", " }"), /:4: members\.1\.may: falta la lista de lo que/],
  ["one address twice", teamWith(BRUNO, "ANA@pompa.example"), /:4: members\.1\.email: «ana@pompa\.example» está dos/],
  ["an unknown key", teamWith("[write] }", "[write], rol: x }"), /:4: members\.1\.rol: no se entiende «rol»$/],
  ["an unknown key above", `${TEAM}equipo: x\n`, /:6: equipo: no se entiende «equipo»$/],
])("%s is reported in one line, with its place", async (_, text, sentence) => {
  const file = path.join(await newFolder(), "equipo.yaml");
  await writeFile(file, text);
  const read = () => readTeam(file);
  expect(read).toThrow(expect.objectContaining({ name: "UsageError" }));
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]*equipo\.yaml:[^\n]*$/);
});

test("several mistakes are reported in a line each, and a missing file in one", async () => {
  const file = path.join(await newFolder(), "equipo.yaml");
  await writeFile(file, teamWith("[write] }", "[escribir] }").replace("Ana Sosa <ana@pompa.example>", '""'));
  expect(() => readTeam(file)).toThrow(/equipo\.yaml:1: [^\n]*\n[^\n]*equipo\.yaml:4: [^\n]*$/);
  await rm(file);
  expect(() => readTeam(file)).toThrow(/^--team: no se puede leer \S+equipo\.yaml\.$/);
});

test("a newsroom does not start with a mistake in its team", async () => {
  await expect(newsroomOfTest({ team: teamWith(bruno, "  - Bruno") })).rejects.toThrow(/equipo\.yaml:4: members\.1/);
});

/** Opens the event stream of a member; `ended` resolves at its end. */
async function openStream(room: OpenNewsroom, email: string): Promise<{ ended: Promise<unknown> }> {
  const headers = { Host: HOST, ...room.proxied(email) };
  const request = get(`${room.address}${changesAddress(await room.keyOf(email))}`, { headers });
  const [stream] = (await once(request, "response")) as [IncomingMessage];
  return { ended: once(stream.resume(), "end") };
}

const withoutBruno = teamWith(`${bruno}\n`, "");

test.each([
  ["written", (file: string) => writeFile(file, withoutBruno)],
  [
    "replaced by one of the same time",
    async (file: string) => {
      const { atime, mtime } = await stat(file);
      await writeFile(`${file}.new`, withoutBruno);
      await utimes(`${file}.new`, atime, mtime);
      await rename(`${file}.new`, file);
    },
  ],
  ["deleted and written again", async (file: string) => rm(file).then(() => writeFile(file, withoutBruno))],
])("a removed member's event stream ends without any request: the file of the team is %s", async (_, change) => {
  const room = await newsroomOfTest();
  const { ended } = await openStream(room, BRUNO);
  await change(room.team);
  await ended;
  expect((await room.get(changesAddress(await room.keyOf(ANA)), { headers: room.proxied(BRUNO) })).status).toBe(403);
});

test("a removed member is refused at the next request, and the event stream ends", async () => {
  const room = await newsroomOfTest();
  const key = await room.keyOf(BRUNO);
  const { ended } = await openStream(room, BRUNO);
  await writeAtomically(room.team, withoutBruno);
  expect((await room.get("/", { headers: room.proxied(BRUNO) })).status).toBe(403);
  await ended;
  expect((await room.get(changesAddress(key), { headers: room.proxied(BRUNO) })).status).toBe(403);
  expect((await room.act(ANA, "list", {})).status).toBe(200);
});

test("a right that was taken away is refused, and a new member is let in", async () => {
  const room = await newsroomOfTest();
  const askToPublish = () =>
    room.act(BRUNO, "askToPublish", { sentence: "Un hilo", only: [{ file: HILO, revision: "" }] });
  expect((await askToPublish()).status).toBe(200);
  const nora = "  - { email: nora@pompa.example, name: Nora Paz, may: [write] }\n";
  await writeAtomically(room.team, teamWith("[write] }", "[] }") + nora);
  expect((await askToPublish()).status).toBe(403);
  expect((await room.act("nora@pompa.example", "list", {})).status).toBe(200);
});

test("a mistake made while the newsroom runs leaves the team as it was and is reported once", async () => {
  const room = await newsroomOfTest();
  await writeAtomically(room.team, teamWith("[write] }", "[escribir] }"));
  for (const email of [ANA, BRUNO]) expect((await room.act(email, "list", {})).status).toBe(200);
  expect(room.errors).toEqual([expect.objectContaining({ message: expect.stringContaining("equipo.yaml:4: ") })]);
  await rm(room.team);
  expect((await room.act(BRUNO, "list", {})).status).toBe(200);
  await symlink(room.team, room.team);
  expect((await room.act(BRUNO, "list", {})).status).toBe(200);
  await rm(room.team);
  await writeAtomically(room.team, withoutBruno);
  expect((await room.get("/", { headers: room.proxied(BRUNO) })).status).toBe(403);
});
