/** What a login does not open: other sites, other folders, what others typed, and what somebody may not do. */
import { copyFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  changesAddress,
  CONTENT_DATA,
  fileAddress,
  KEY_HEADER,
  PREFIX,
} from "../../../src/editor/contract/addresses.ts";
import { documentFile, listFile } from "../../../src/shared/compiled/layout.ts";
import type { Changes } from "../../../src/editor/contract/git.ts";
import type { EditorState, Opened } from "../../../src/editor/contract/protocol.ts";
import { HILO, TELAR } from "../../support/newsroom/clone.ts";
import {
  ANA,
  BRUNO,
  CARLA,
  type Doors,
  doorsOfTest,
  HOST,
  openDoors,
  PUBLIC_URL,
  said,
  TEAM,
} from "../../support/newsroom/newsroom-requests.ts";

const DELIA = "delia@pompa.example";

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors({ team: `${TEAM}  - { email: ${DELIA}, name: Delia Paz, may: [write] }\n` });
});
afterAll(() => doors.close());

const asAna = async (target: string, headers: Record<string, string> = {}, method = "GET") =>
  doors.get(target, {
    method,
    headers: { ...doors.proxied(ANA), ...headers },
    ...(method === "POST" && { body: "{}" }),
  });

describe("other sites, with the login that a browser sends by itself", () => {
  const HOSTS = ["localhost", "127.0.0.1", "evil.example", `${HOST}:8443`, `evil.${HOST}`, `${HOST}.evil.example`, ""];
  test.each(HOSTS)("nothing is served under the name %j", async (name) => {
    for (const target of ["/", "/vista/"]) {
      const answer = await asAna(target, { Host: name });
      expect(answer.status).toBe(403);
      expect(said(answer)).toBe("La redacción no está en esta dirección.");
    }
  });

  test.each([
    { Origin: "https://evil.example" },
    { Origin: `http://${HOST}` },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" },
    { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
  ])("nothing is done for %j", async (foreign) => {
    const own = { [KEY_HEADER]: await doors.keyOf(ANA), "Content-Type": "application/json" };
    expect((await asAna(`${PREFIX}list`, { ...own, Origin: PUBLIC_URL }, "POST")).status).toBe(200);
    expect((await asAna(`${PREFIX}list`, { ...own, ...(foreign as Record<string, string>) }, "POST")).status).toBe(403);
    expect((await asAna("/", foreign as Record<string, string>)).status).toBe(403);
  });

  test("a form of another site does nothing, since it knows no key", async () => {
    const opening = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    expect((await asAna("/", opening)).status).toBe(200);
    expect((await asAna(`${PREFIX}list`, opening, "POST")).status).toBe(403);
    expect((await asAna(`${PREFIX}list`, { "Content-Type": "application/json" }, "POST")).status).toBe(403);
  });

  test("the newsroom is shown in no frame, and the site beside it only in its own", async () => {
    const policyAt = async (target: string) =>
      String((await asAna(target, { Accept: "text/html" })).headers["content-security-policy"]).split("; ");
    expect(await policyAt("/")).toContain("frame-ancestors 'none'");
    expect(await policyAt("/vista/")).toContain("frame-ancestors 'self'");
  });
});

describe("what is outside of the content", () => {
  const PATHS = ["../equipo.yaml", "../../equipo.yaml", "/etc/passwd", "articles/../../.git/config"];
  test.each(PATHS)("%s is neither a document nor a picture", async (file) => {
    for (const action of ["open", "pictures", "history"] as const)
      expect((await doors.act(ANA, action, { file })).status).toBe(404);
    expect((await asAna(fileAddress(await doors.keyOf(ANA), file))).status).toBe(404);
  });

  test.each([
    "/estado/submissions.sqlite",
    "/vista/equipo.yaml",
    "/vista/assets/../editor/app/index.html",
    "/submissions.sqlite",
  ])("%s is not served", async (target) => {
    expect((await asAna(target)).status).toBe(404);
  });

  test("nor is a picture of another folder", async () => {
    const outside = path.join(doors.folder, "fuera.png");
    await copyFile(path.join(doors.content, "articles/comun/tapa.png"), outside);
    for (const file of [outside, "../../fuera.png", "articles/../../../fuera.png"])
      expect((await asAna(fileAddress(await doors.keyOf(ANA), file))).status).toBe(404);
  });

  test("no picture, and one with more pixels than can be drawn", async () => {
    const headers = { ...doors.proxied(ANA), [KEY_HEADER]: await doors.keyOf(ANA) };
    const target = `${PREFIX}foto?${new URLSearchParams({ file: TELAR, name: "a.png" })}`;
    const wide = { width: 13_000, height: 10_000, channels: 3, background: "white" } as const;
    const bomb = await sharp({ create: wide }).png({ compressionLevel: 1 }).toBuffer();
    for (const body of ["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", bomb])
      expect((await doors.get(target, { method: "POST", headers, body })).status).toBe(422);
  });
});

describe("what somebody typed and did not save", () => {
  const SECRET_TEXT = "Lo que nadie más lee";

  test("nobody else is shown", async () => {
    const opened = JSON.parse((await doors.act(ANA, "open", { file: TELAR })).text) as Opened;
    const typed = { fields: { ...opened.fields, headline: SECRET_TEXT }, body: SECRET_TEXT };
    expect((await doors.act(ANA, "draft", { file: TELAR, typed })).status).toBe(200);
    const seenBy = async (email: string) => {
      const data = [listFile("articles"), documentFile("articles", "telar")].map((file) =>
        doors.get(CONTENT_DATA + file, { headers: doors.proxied(email) }),
      );
      const asked = [doors.act(email, "open", { file: TELAR }), doors.act(email, "list", {})];
      const changes = [doors.act(email, "changes", {}), doors.act(email, "version", { file: TELAR })];
      const answers = await Promise.all([...data, ...asked, ...changes]);
      for (const { status } of answers) expect(status).toBe(200);
      const { entries } = JSON.parse(answers[3]?.text ?? "") as EditorState;
      return {
        isShown: answers.map(({ text }) => text.includes(SECRET_TEXT)),
        isUnsaved: entries.find(({ file }) => file === TELAR)?.unsaved,
      };
    };
    expect(await seenBy(ANA)).toEqual({ isShown: [true, true, true, true, false, false], isUnsaved: true });
    for (const email of [BRUNO, CARLA])
      expect(await seenBy(email)).toEqual({ isShown: Array(6).fill(false), isUnsaved: false });
  });

  test("is not opened by the key of another either", async () => {
    const key = await doors.keyOf(ANA);
    const asBruno = doors.proxied(BRUNO);
    const picture = "articles/comun/tapa.png";
    expect((await asAna(fileAddress(key, picture))).status).toBe(200);
    for (const address of [fileAddress(key, picture), fileAddress(key, picture, { small: true }), changesAddress(key)])
      expect((await doors.get(address, { headers: asBruno })).status).toBe(403);
    const headers = { ...asBruno, [KEY_HEADER]: key, "Content-Type": "application/json" };
    const body = JSON.stringify({ file: TELAR });
    expect((await doors.get(`${PREFIX}open`, { method: "POST", headers, body })).status).toBe(403);
  });
});

describe("rights", () => {
  const LOOKED = { file: HILO, revision: "" };
  const typed = { text: "pisado" };
  const release = { sentence: "Un hilo", only: [LOOKED], choices: [] };
  const NOT_ALLOWED = "No tenés permiso para eso. Pedíselo a quien administra la redacción.";

  test.each([
    [BRUNO, "publish", release],
    [CARLA, "publish", release],
    [CARLA, "save", { file: HILO, typed, revision: "" }],
    [CARLA, "draft", { file: HILO, typed }],
    [CARLA, "create", { type: "articles", name: "Otra" }],
    [CARLA, "remove", { file: HILO, confirmed: true }],
    [CARLA, "askToPublish", { sentence: "Un hilo", only: [LOOKED] }],
    [CARLA, "dismissRequest", { id: 1 }],
  ] as const)("%s may not %s", async (email, action, input) => {
    const before = doors.git("rev-parse", "main", "HEAD");
    const answer = await doors.act(email, action, input);
    expect({ status: answer.status, said: said(answer) }).toEqual({ status: 403, said: NOT_ALLOWED });
    expect(doors.git("rev-parse", "main", "HEAD")).toBe(before);
  });

  test("who only reads hands in no picture either", async () => {
    const headers = { ...doors.proxied(CARLA), [KEY_HEADER]: await doors.keyOf(CARLA) };
    const target = `${PREFIX}foto?${new URLSearchParams({ file: TELAR, name: "a.png" })}`;
    expect((await doors.get(target, { method: "POST", headers, body: "x" })).status).toBe(403);
  });

  test("a request to publish is dismissed by who made it and who publishes, by nobody else", async () => {
    const opened = JSON.parse((await doors.act(BRUNO, "open", { file: HILO })).text) as Opened;
    const text = opened.text.replace("El hilo", "El hilo nuevo");
    const saved = await doors.act(BRUNO, "save", { file: HILO, typed: { text }, revision: opened.revision });
    expect(saved.status).toBe(200);
    const requests = async () =>
      (JSON.parse((await doors.act(ANA, "changes", {})).text) as { requests: { id: number }[] }).requests;
    const dismissing = [BRUNO, ANA];
    for (const email of dismissing) {
      const { changes } = JSON.parse((await doors.act(BRUNO, "changes", {})).text) as Changes;
      const only = changes.map(({ file, revision }) => ({ file, revision }));
      await doors.act(BRUNO, "askToPublish", { sentence: "Un hilo", only });
      const [asked] = await requests();
      await doors.act(DELIA, "dismissRequest", { id: asked?.id });
      expect(await requests()).toEqual([asked]);
      await doors.act(email, "dismissRequest", { id: asked?.id });
      expect(await requests()).toEqual([]);
    }
  });
});

test("without a login only this machine may ask, under its own names", async () => {
  const own = await doorsOfTest({ login: null });
  const host = new URL(own.address).host;
  expect((await own.get("/", { headers: { Host: host } })).status).toBe(200);
  for (const name of [HOST, "evil.example", "192.168.0.7"])
    expect((await own.get("/", { headers: { Host: name } })).status).toBe(403);
});
