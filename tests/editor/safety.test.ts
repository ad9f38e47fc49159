/** Only the editor's own page may use its server, and nobody gets a file from outside of the content folder. */
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFile } from "../../src/shared/compiled/layout.ts";
import { changesAddress, CONTENT_DATA, fileAddress, KEY_HEADER, PREFIX } from "../../src/editor/contract/addresses.ts";
import {
  type Answer,
  refusalOf,
  send,
  type RequestParts,
  talkToEditor,
  type TalkingEditor,
} from "../support/editor-server.ts";

const ISSUE = "issues/MoraVidal.yaml";
const SECRET = "secreto fuera de content";

let editor: TalkingEditor;
let outside: string;

beforeAll(async () => {
  editor = await talkToEditor();
  outside = path.join(editor.contentDir, "..", "afuera");
  await mkdir(outside);
  await writeFile(path.join(outside, "secreto.yaml"), SECRET);
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "#123456" } })
    .png()
    .toFile(path.join(outside, "secreto.png"));
});
afterAll(() => editor.close());

const ownHeaders = () => ({ [KEY_HEADER]: editor.key, "Content-Type": "application/json" });
const hostOf = (name: string) => `${name}:${new URL(editor.address).port}`;

/** Requests an action, by default `list`, with the editor's own headers. `headers` replaces some of them. */
const act = (headers: Record<string, string>, { action = "list", ...sent }: RequestParts & { action?: string } = {}) =>
  send(editor.address, PREFIX + action, {
    method: "POST",
    body: "{}",
    ...sent,
    headers: { ...ownHeaders(), ...headers },
  });

describe("requests", () => {
  test("the editor's own page may request an action", async () => {
    expect((await act({ Origin: editor.address, "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  });

  const FOREIGN_NAMES = ["pompa.evil.example", "localhost.evil.example", "192.168.0.7", "evil.localhost"];
  test.each(FOREIGN_NAMES)("requests under the foreign host name %s are refused", async (name) => {
    const headers = { Host: hostOf(name), Origin: `http://${hostOf(name)}` };
    expect((await act(headers)).status).toBe(403);
    const page = await send(editor.address, "/", { headers: { Host: hostOf(name) } });
    expect(page.status).toBe(403);
    expect(page.text).not.toContain(editor.key);
    expect((await send(editor.address, "/vista/", { headers: { Host: hostOf(name) } })).status).toBe(403);
  });

  test("requests under an invalid host name are refused", async () => {
    expect((await act({ Host: hostOf("localhost@evil.example") })).status).toBe(400);
  });

  test.each([
    ...["http://localhost:3000", "https://evil.example", "null", "http://127.0.0.1"].map((Origin) => ({ Origin })),
    ...["cross-site", "same-site"].map((site) => ({ "Sec-Fetch-Site": site })),
  ])("requests with the header %j are refused", async (headers) => {
    expect((await act(headers)).status).toBe(403);
  });

  test("a chunked body is accepted, unless it is too large", async () => {
    const pieces = (body: string) => act({ "Transfer-Encoding": "chunked" }, { body });
    expect((await pieces("{}")).status).toBe(200);
    expect((await pieces(`"${"x".repeat(8_000_000)}"`)).status).toBe(413);
  });

  test.each([
    "/",
    "/vista/",
    "/vista/assets/",
    "/vista/locales/es/translation.json",
    CONTENT_DATA + listFile("issues"),
  ])("%s is not served to other sites", async (address) => {
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" };
    const script = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" };
    const frame = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
    for (const headers of [foreign, script, frame]) {
      const answer = await send(editor.address, address, { headers });
      expect(answer.status).toBe(403);
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("a link on another site opens the editor, but a form on another site is refused", async () => {
    const opening = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    expect((await send(editor.address, "/", { headers: opening })).status).toBe(200);
    expect((await act(opening)).status).toBe(403);
  });

  test("a CORS preflight from another site is refused", async () => {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    for (const address of ["/", "/vista/", CONTENT_DATA + listFile("issues"), `${PREFIX}list`]) {
      const answer = await send(editor.address, address, { method: "OPTIONS", headers });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      expect(answer.status).toBe(403);
    }
  });

  test.each([
    ["no key", ""],
    ["a wrong key", "x".repeat(32)],
    ["a key that is too short", "x"],
  ])("requests with %s are refused", async (_, key) => {
    expect((await act({ [KEY_HEADER]: key })).status).toBe(403);
    expect((await send(editor.address, fileAddress(key || "-", "issues/MoraVidal/tapa.webp"))).status).toBe(403);
  });

  test("an action answers only POST requests", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"])
      expect((await send(editor.address, `${PREFIX}list`, { method, headers: ownHeaders() })).status).toBe(404);
  });

  test.each(["constructor", "__proto__", "takePicture", "toString", "", "nada"])(
    "%j is not an action",
    async (action) => {
      expect((await act({}, { action })).status).toBe(404);
    },
  );

  test("only the editor's own page receives events about changes", async () => {
    const listen = (at: string, headers: Record<string, string> = {}) =>
      statusLine({ path: at, Accept: "text/event-stream", ...headers });
    const address = changesAddress(editor.key);
    expect(await listen(address, { Origin: editor.address })).toContain(" 200 ");
    for (const key of ["x", "x".repeat(32)]) expect(await listen(changesAddress(key))).toContain(" 403 ");
    expect(await listen(address, { Origin: "https://evil.example" })).toContain(" 403 ");
    expect(await listen(address, { Host: hostOf("evil.example") })).toContain(" 403 ");
  });

  test("no address opens a WebSocket", async () => {
    const upgrade = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" };
    const key = { "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64") };
    for (const address of ["/", "/vista/", changesAddress(editor.key)])
      expect(await statusLine({ path: address, ...upgrade, ...key })).not.toContain(" 101 ");
  });

  test.each([
    "/package.json",
    "/vista/package.json",
    "/vista/@fs/etc/passwd.js",
    "/vista/assets/../index.html",
    "/src/",
  ])("no file of the project is served at %s", async (address) => {
    expect((await send(editor.address, address)).status).toBe(404);
  });
});

/** Resolves to the first line of the answer to a GET request with any headers. */
function statusLine({ path: address = "/", ...headers }: Record<string, string>): Promise<string> {
  const { port } = new URL(editor.address);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: "127.0.0.1", port: Number(port) });
    const lines = Object.entries({ Host: hostOf("localhost"), ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.on("error", reject).on("close", () => resolve(""));
    socket.once("data", (data) => {
      resolve(data.toString().split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.write(`GET ${address} HTTP/1.1\r\n${lines.join("")}\r\n`);
  });
}

describe("the server", () => {
  test.each(["localhost", "127.0.0.1"])("is reached as %s", async (name) => {
    const answer = await send(editor.address, "/", { headers: { Host: hostOf(name) } });
    expect(answer.status).toBe(200);
    expect((await send(`http://${hostOf(name)}`, "/")).status).toBe(200);
  });

  test("is reached at no other address of this machine", async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const others = addresses
      .filter(({ internal, family }) => !internal && family === "IPv4")
      .map(({ address }) => address);
    for (const address of [...others, "127.0.0.2"])
      await expect(send(`http://${hostOf(address)}`, "/")).rejects.toThrow("ECONNREFUSED");
  });
});

describe("the body of a request", () => {
  test.each([
    ["invalid JSON", { body: "{nada" }, {}, 400],
    ["an empty body", { body: "" }, {}, 400],
    ["another content type", { body: "{}" }, { "Content-Type": "text/plain" }, 415],
    ["a form", { body: "a=b" }, { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["a JSON list", { body: "[]" }, {}, 400],
    ["an unknown field", { body: '{"mas":1}' }, {}, 400],
    ["more data than a document can have", { body: JSON.stringify("x".repeat(9_000_000)) }, {}, 413],
  ] as [string, RequestParts, Record<string, string>, number][])(
    "is refused with a message: %s",
    async (_, sent, headers, status) => {
      const answer = await act(headers, sent);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text).message).toMatch(/\w+\.$/);
    },
  );

  test("holds up no other request if it is slow or breaks off", async () => {
    const { port } = new URL(editor.address);
    const socket = createConnection({ host: "127.0.0.1", port: Number(port) });
    const headers = { ...ownHeaders(), Host: hostOf("localhost"), "Content-Length": "1000" };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    await new Promise((resolve) => socket.write(`POST ${PREFIX}list HTTP/1.1\r\n${lines.join("")}\r\n{`, resolve));
    await expect(editor.ask("list", {})).resolves.toHaveProperty("entries");
    socket.destroy();
    await expect(editor.ask("list", {})).resolves.toHaveProperty("entries");
  });
});

/** No document has any of these paths. */
const WRONG_PATHS = [
  "../afuera/secreto.yaml",
  "issues/../../afuera/secreto.yaml",
  "..%2fafuera%2fsecreto.yaml",
  "issues/..%2f..%2fafuera/secreto.yaml",
  String.raw`..\afuera\secreto.yaml`,
  "/etc/passwd",
  "file:///etc/passwd",
  "issues/MoraVidal.yaml\0.webp",
  "issues//MoraVidal.yaml",
  "./issues/MoraVidal.yaml",
  "ISSUES/MoraVidal.yaml",
  "issues/moravidal.YAML",
  "issues/MoraVidal.md",
  "issues/...yaml",
  "issues/a/Mora.yaml",
  "constructor/Mora.yaml",
  "site/MoraVidal.yaml",
  "issues.yaml",
  "MoraVidal.yaml",
  "PROBLEMAS.md",
  "__proto__",
  "issues",
  "",
];

describe("paths", () => {
  test.each(WRONG_PATHS)("every action refuses %j, which is not a document", async (file) => {
    const typed = { text: "pisado" };
    const requests = [
      editor.ask("open", { file }),
      editor.ask("draft", { file, typed }),
      editor.ask("discard", { file }),
      editor.ask("save", { file, typed, revision: "" }),
      editor.ask("duplicate", { file, name: "Otra" }),
      editor.ask("rename", { file, slug: "Otra", confirmed: true }),
      editor.ask("remove", { file, confirmed: true }),
      editor.ask("pictures", { file }),
      editor.ask("version", { file }),
      editor.ask("history", { file }),
      editor.ask("recover", { file, commit: "0".repeat(40) }),
      editor.ask("removePicture", { file, src: "MoraVidal/tapa.webp" }),
    ];
    for (const refusal of await Promise.all(requests.map(refusalOf))) {
      expect([400, 404]).toContain(refusal.status);
      expect(refusal.message).not.toContain(SECRET);
    }
    expect((await upload(await readFile(path.join(outside, "secreto.png")), file)).status).toBe(404);
    expect(await readFile(path.join(outside, "secreto.yaml"), "utf8")).toBe(SECRET);
  });

  const fetchFile = (file: string): Promise<Answer> => send(editor.address, fileAddress(editor.key, file));

  test("pictures of the content folder are served", async () => {
    const [picture] = await editor.ask("pictures", { file: ISSUE });
    const answer = await send(editor.address, picture?.address ?? "/nada");
    expect(answer.headers["content-type"]).toMatch(/^image\//);
    expect(answer.status).toBe(200);
  });

  test.each([
    "../afuera/secreto.png",
    "issues/../../afuera/secreto.png",
    "/etc/passwd",
    "/etc/passwd\0.png",
    ISSUE,
    "articles/Telar.md",
    "issues",
    ".",
    "issues/trampa.svg",
    "issues/trampa.html",
  ])("%j is not served", async (file) => {
    await writeFile(path.join(editor.contentDir, "issues/trampa.svg"), "<svg onload='alert(1)'/>");
    await writeFile(path.join(editor.contentDir, "issues/trampa.html"), "<script>alert(1)</script>");
    expect((await fetchFile(file)).status).toBe(404);
    expect((await fetchFile(path.resolve(editor.contentDir, file))).status).toBe(404);
  });

  test("HTML with the file name of a picture is served as an image, and a folder is not served", async () => {
    await writeFile(path.join(editor.contentDir, "issues/MoraVidal/trampa.png"), "<script>alert(1)</script>");
    await mkdir(path.join(editor.contentDir, "issues/MoraVidal/carpeta.png"));
    const { headers } = await fetchFile("issues/MoraVidal/trampa.png");
    expect(headers).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
    expect((await fetchFile("issues/MoraVidal/carpeta.png")).status).toBe(404);
  });

  test("a drawing replaces a missing picture, but not a missing video", async () => {
    expect(await fetchFile("issues/nada.webp")).toMatchObject({
      status: 200,
      headers: { "content-type": "image/svg+xml" },
    });
    expect((await fetchFile("issues/nada.mp4")).status).toBe(404);
  });

  test("a video is served whole, or the bytes that a browser requests", async () => {
    await writeFile(path.join(editor.contentDir, "issues/MoraVidal/corto.mp4"), "película");
    const address = fileAddress(editor.key, "issues/MoraVidal/corto.mp4");
    expect(await send(editor.address, address)).toMatchObject({ status: 200, text: "película" });
    const { status, headers, text } = await send(editor.address, address, { headers: { Range: "bytes=0-1" } });
    expect([status, headers["content-range"], text]).toEqual([206, "bytes 0-1/9", "pe"]);
    expect(headers).toMatchObject({ "content-type": "video/mp4", "cache-control": "no-cache" });
  });

  test("HTML behind a link with the file name of a video is served as a video", async () => {
    const folder = path.join(editor.contentDir, "issues/MoraVidal");
    await writeFile(path.join(folder, "trampa.html"), "<script>alert(1)</script>");
    await symlink("trampa.html", path.join(folder, "trampa.mp4"));
    const { status, headers } = await fetchFile("issues/MoraVidal/trampa.mp4");
    expect([status, headers["content-type"]]).toEqual([200, "video/mp4"]);
  });

  test("an address that names no file is refused", async () => {
    for (const address of [
      `archivo/${editor.key}`,
      `archivo/${editor.key}/`,
      `archivo/${editor.key}/a/b`,
      "archivo//",
      "%",
    ])
      expect((await send(editor.address, PREFIX + address)).status).toBeGreaterThanOrEqual(403);
    expect((await send(editor.address, `${PREFIX}archivo/${editor.key}/%00`)).status).toBe(404);
  });
});

describe("symbolic links", () => {
  test("to pictures and folders outside of the content folder are not followed", async () => {
    await symlink(path.join(outside, "secreto.png"), path.join(editor.contentDir, "issues/MoraVidal/enlace.png"));
    await symlink(outside, path.join(editor.contentDir, "issues/MoraVidal/afuera"));
    for (const file of ["issues/MoraVidal/enlace.png", "issues/MoraVidal/afuera/secreto.png"])
      expect((await send(editor.address, fileAddress(editor.key, file))).status).toBe(404);
    expect((await editor.ask("pictures", { file: ISSUE })).map(({ src }) => src)).not.toContain("MoraVidal/enlace.png");
    for (const src of ["MoraVidal/enlace.png", "MoraVidal/afuera/secreto.png"])
      expect((await refusalOf(editor.ask("removePicture", { file: ISSUE, src }))).status).toBe(422);
    expect(await readFile(path.join(outside, "secreto.png"))).not.toHaveLength(0);
  });

  test("in place of a document are neither read nor written", async () => {
    const file = "team/ivo-lombardi.yaml";
    const { revision } = await editor.ask("open", { file });
    await rm(path.join(editor.contentDir, file));
    await symlink(path.join(outside, "secreto.yaml"), path.join(editor.contentDir, file));
    const typed = { text: "pisado" };
    const requests = [
      editor.ask("open", { file }),
      editor.ask("draft", { file, typed }),
      editor.ask("save", { file, typed, revision }),
    ];
    for (const { status, message } of await Promise.all(requests.map(refusalOf))) {
      expect(status).toBe(404);
      expect(message).not.toContain(SECRET);
    }
    expect(await readFile(path.join(outside, "secreto.yaml"), "utf8")).toBe(SECRET);
  });

  test("in place of a folder are not followed when one of its documents is saved", async () => {
    const file = "profiles/industria27.yaml";
    const { revision, text } = await editor.ask("open", { file });
    const folder = path.join(editor.contentDir, "profiles");
    await rename(folder, path.join(outside, "profiles"));
    await symlink(path.join(outside, "profiles"), folder);
    const { status } = await refusalOf(editor.ask("save", { file, typed: { text: `${text}# pisado\n` }, revision }));
    expect(status).toBe(404);
    expect(await readFile(path.join(outside, "profiles/industria27.yaml"), "utf8")).toBe(text);
  });
});

const upload = (body: Buffer | string, file: string) =>
  act({}, { action: `foto?${new URLSearchParams({ file, name: "a.png" })}`, body });

test.each([
  ["with a script", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", 422, "SVG"],
  ["of more than 40 MB", Buffer.alloc(41_000_000), 413, "40 MB"],
])("an uploaded picture %s is refused with a message", async (_, body, status, message) => {
  const answer = await upload(body, ISSUE);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text).message).toContain(message);
});

describe("the pages of the editor and of the preview", () => {
  const policyAt = async (address: string) => {
    const { headers, text } = await send(editor.address, address, { headers: { Accept: "text/html" } });
    return { policy: String(headers["content-security-policy"]).split("; "), headers, text };
  };

  test("can be framed by the editor only, and the editor by nobody", async () => {
    expect((await policyAt("/")).policy).toContain("frame-ancestors 'none'");
    for (const address of ["/vista/", "/vista/articles/Telar", "/vista/editor/index.html"])
      expect((await policyAt(address)).policy).toContain("frame-ancestors 'self'");
  });

  test.each(["/", "/vista/", "/vista/articles/Telar"])("run only the editor's own scripts at %s", async (address) => {
    const { policy, text, headers } = await policyAt(address);
    const nonce = /'nonce-([^']{16,})'/.exec(policy.find((each) => each.startsWith("script-src")) ?? "")?.[1];
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'none'");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).not.toEqual([]);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect((await policyAt(address)).text).not.toContain(String(nonce));
  });

  test("are not cached, nor is content, but scripts are cached for ever, except for missing ones", async () => {
    const { text, headers } = await policyAt("/");
    expect(headers["cache-control"]).toBe("no-store");
    const scripts = [...text.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = ""]) => address);
    expect(scripts).not.toEqual([]);
    for (const address of scripts)
      expect((await send(editor.address, address)).headers["cache-control"]).toContain("immutable");
    const missing = await send(editor.address, "/vista/assets/nada.js");
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, undefined]);
    expect((await send(editor.address, CONTENT_DATA + listFile("issues"))).headers["cache-control"]).toBe("no-store");
  });

  test("do not have the key to the actions, except for the editor's own page", async () => {
    const list = CONTENT_DATA + listFile("issues");
    const addresses = ["/", "/vista/", "/vista/articles/Telar", "/vista/editor/index.html", "/vista/nada.js", list];
    const answers = await Promise.all(addresses.map(policyAt));
    expect(answers.map(({ policy }) => policy.join().includes(editor.key))).not.toContain(true);
    // The answer with the list is left out, because the addresses of its pictures contain the key.
    expect(answers.slice(0, -1).map(({ text }) => text.split(editor.key).length - 1)).toEqual([1, 0, 0, 0, 0]);
  });
});
