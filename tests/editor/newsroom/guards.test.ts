/** The limits of a login: no other site, no other folder, no unsaved text of others, no action without its right. */
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
  type OpenNewsroom,
  newsroomOfTest,
  HOST,
  openNewsroom,
  PUBLIC_URL,
  messageOf,
  TEAM,
} from "../../support/newsroom/newsroom-requests.ts";

const DELIA = "delia@pompa.example";

let newsroom: OpenNewsroom;
beforeAll(async () => {
  newsroom = await openNewsroom({ team: `${TEAM}  - { email: ${DELIA}, name: Delia Paz, may: [write] }\n` });
});
afterAll(() => newsroom.close());

const asAna = async (target: string, headers: Record<string, string> = {}, method = "GET") =>
  newsroom.get(target, {
    method,
    headers: { ...newsroom.proxied(ANA), ...headers },
    ...(method === "POST" && { body: "{}" }),
  });

/** Uploads a picture of an article. */
async function upload(email: string, body: string | Buffer) {
  const headers = { ...newsroom.proxied(email), [KEY_HEADER]: await newsroom.keyOf(email) };
  const target = `${PREFIX}foto?${new URLSearchParams({ file: TELAR, name: "a.png" })}`;
  return newsroom.get(target, { method: "POST", headers, body });
}

describe("requests of other sites, with the login that a browser sends", () => {
  const HOSTS = ["localhost", "127.0.0.1", "evil.example", `${HOST}:8443`, `evil.${HOST}`, `${HOST}.evil.example`, ""];
  test.each(HOSTS)("nothing is served under the host name %j", async (name) => {
    for (const target of ["/", "/vista/"]) {
      const answer = await asAna(target, { Host: name });
      expect(answer.status).toBe(403);
      expect(messageOf(answer)).toBe("La redacción no está en esta dirección.");
    }
  });

  test.each([
    { Origin: "https://evil.example" },
    { Origin: `http://${HOST}` },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" },
    { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
  ])("nothing is done for a request with %j", async (foreign) => {
    const own = { [KEY_HEADER]: await newsroom.keyOf(ANA), "Content-Type": "application/json" };
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

  test("the newsroom is shown in no frame, and the preview only in its own", async () => {
    const policyAt = async (target: string) =>
      String((await asAna(target, { Accept: "text/html" })).headers["content-security-policy"]).split("; ");
    expect(await policyAt("/")).toContain("frame-ancestors 'none'");
    expect(await policyAt("/vista/")).toContain("frame-ancestors 'self'");
  });
});

describe("files outside of the content", () => {
  const PATHS = ["../equipo.yaml", "../../equipo.yaml", "/etc/passwd", "articles/../../.git/config"];
  test.each(PATHS)("%s is neither a document nor a picture", async (file) => {
    for (const action of ["open", "pictures", "history"] as const)
      expect((await newsroom.act(ANA, action, { file })).status).toBe(404);
    expect((await asAna(fileAddress(await newsroom.keyOf(ANA), file))).status).toBe(404);
  });

  const ELSEWHERE = ["/estado/submissions.sqlite", "/submissions.sqlite", "/vista/equipo.yaml"];
  test.each([...ELSEWHERE, "/vista/assets/../editor/app/index.html"])("%s is not served", async (target) => {
    expect((await asAna(target)).status).toBe(404);
  });

  test("a picture of another folder is not served", async () => {
    const outside = path.join(newsroom.folder, "fuera.png");
    await copyFile(path.join(newsroom.content, "articles/comun/tapa.png"), outside);
    for (const file of [outside, "../../fuera.png", "articles/../../../fuera.png"])
      expect((await asAna(fileAddress(await newsroom.keyOf(ANA), file))).status).toBe(404);
  });

  test("an uploaded file that is no picture, or has too many pixels, is refused", async () => {
    const wide = { width: 13_000, height: 10_000, channels: 3, background: "white" } as const;
    const bomb = await sharp({ create: wide }).png({ compressionLevel: 1 }).toBuffer();
    for (const body of ["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", bomb])
      expect((await upload(ANA, body)).status).toBe(422);
  });
});

describe("unsaved text", () => {
  const SECRET_TEXT = "Lo que nadie más lee";

  test("is shown to nobody else", async () => {
    const opened = JSON.parse((await newsroom.act(ANA, "open", { file: TELAR })).text) as Opened;
    const typed = { fields: { ...opened.fields, headline: SECRET_TEXT }, body: SECRET_TEXT };
    expect((await newsroom.act(ANA, "draft", { file: TELAR, typed })).status).toBe(200);
    const seenBy = async (email: string) => {
      const data = [listFile("articles"), documentFile("articles", "telar")].map((file) =>
        newsroom.get(CONTENT_DATA + file, { headers: newsroom.proxied(email) }),
      );
      const asked = [newsroom.act(email, "open", { file: TELAR }), newsroom.act(email, "list", {})];
      const changes = [newsroom.act(email, "changes", {}), newsroom.act(email, "version", { file: TELAR })];
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

  test("is not opened to a member with the key of another", async () => {
    const key = await newsroom.keyOf(ANA);
    const asBruno = newsroom.proxied(BRUNO);
    const picture = "articles/comun/tapa.png";
    expect((await asAna(fileAddress(key, picture))).status).toBe(200);
    for (const address of [fileAddress(key, picture), fileAddress(key, picture, { small: true }), changesAddress(key)])
      expect((await newsroom.get(address, { headers: asBruno })).status).toBe(403);
    const headers = { ...asBruno, [KEY_HEADER]: key, "Content-Type": "application/json" };
    const body = JSON.stringify({ file: TELAR });
    expect((await newsroom.get(`${PREFIX}open`, { method: "POST", headers, body })).status).toBe(403);
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
    const before = newsroom.git("rev-parse", "main", "HEAD");
    const answer = await newsroom.act(email, action, input);
    expect({ status: answer.status, message: messageOf(answer) }).toEqual({ status: 403, message: NOT_ALLOWED });
    expect(newsroom.git("rev-parse", "main", "HEAD")).toBe(before);
  });

  test("somebody who may only read may upload no picture", async () => {
    expect((await upload(CARLA, "x")).status).toBe(403);
  });

  test("a request to publish is dismissed only by who made it and by who may publish", async () => {
    const opened = JSON.parse((await newsroom.act(BRUNO, "open", { file: HILO })).text) as Opened;
    const text = opened.text.replace("El hilo", "El hilo nuevo");
    const saved = await newsroom.act(BRUNO, "save", { file: HILO, typed: { text }, revision: opened.revision });
    expect(saved.status).toBe(200);
    const requests = async () =>
      (JSON.parse((await newsroom.act(ANA, "changes", {})).text) as { requests: { id: number }[] }).requests;
    for (const email of [BRUNO, ANA]) {
      const { changes } = JSON.parse((await newsroom.act(BRUNO, "changes", {})).text) as Changes;
      const only = changes.map(({ file, revision }) => ({ file, revision }));
      await newsroom.act(BRUNO, "askToPublish", { sentence: "Un hilo", only });
      const [asked] = await requests();
      await newsroom.act(DELIA, "dismissRequest", { id: asked?.id });
      expect(await requests()).toEqual([asked]);
      await newsroom.act(email, "dismissRequest", { id: asked?.id });
      expect(await requests()).toEqual([]);
    }
  });
});

test("without a login, only requests under this machine's own names are answered", async () => {
  const room = await newsroomOfTest({ login: null });
  const host = new URL(room.address).host;
  expect((await room.get("/", { headers: { Host: host } })).status).toBe(200);
  for (const name of [HOST, "evil.example", "192.168.0.7"])
    expect((await room.get("/", { headers: { Host: name } })).status).toBe(403);
});
