import { once } from "node:events";
import { mkdir, rename, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, onTestFinished, test } from "vitest";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { replaceFolder } from "../../../src/shared/files/swap.ts";
import { databaseIn } from "../../../src/delivery/server/database/open.ts";
import { serve, type ServeOptions } from "../../../src/delivery/server/serve.ts";
import { MAX_ROWS } from "../../../src/delivery/server/submissions/table.ts";
import { newFolder } from "../../support/folders.ts";
import { readSubmissions } from "../../support/servers/submissions.ts";
import { writeFiles } from "../../support/workspace.ts";

/** Serves a small built site on a free port. */
async function serveSite({
  base = "/",
  timeout,
  rates = {},
}: Partial<Pick<ServeOptions, "base" | "timeout" | "rates">> = {}) {
  const root = await newFolder();
  const files = {
    "index.html": "home",
    "404.html": "not here",
    "410.html": "no longer here",
    "News/Vieja.gone": "",
    "form.html": '<form action="/f/prueba">',
    "Editorials.html": "editorials",
    "News/Ana.html": "ana",
    "assets/app-1a2b.js": "app",
  };
  await writeFiles(path.join(root, "dist"), files);
  const submissionsDir = path.join(root, "submissions");
  const server = await serve({
    dir: path.join(root, "dist"),
    base,
    submissionsDir,
    port: 0,
    rates,
    ...(timeout && { timeout }),
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const submissions = () => readSubmissions(submissionsDir);
  /** Replaces the built site, as a build does. */
  const rebuild = (page: string) => {
    const site = new FolderPlan();
    for (const [file, text] of Object.entries({ ...files, [`${page}.html`]: page })) site.write(file, text);
    replaceFolder(path.join(root, "dist"), (dir) => site.make(dir));
  };
  /** Sends a raw request and resolves to the status of the answer, or to `undefined` without an answer. */
  const send = (request: string) =>
    new Promise<string | undefined>((resolve) => {
      const socket = connect(port, "localhost", () => socket.write(request));
      socket.once("data", (data) => socket.destroy() && resolve(data.toString().split(" ")[1]));
      socket.once("error", () => resolve(undefined)).once("close", () => resolve(undefined));
    });
  return {
    root,
    rebuild,
    send,
    get: (url: string) => fetch(origin + url),
    post: postTo(`${origin}/f/prueba`),
    submissions,
    submissionsDir,
    origin,
  };
}

const postTo =
  (url: string) =>
  (body: string, init: RequestInit = {}) =>
    fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json" }, ...init });

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/Editorials", "editorials"],
    ["/editorials", "editorials"],
    ["/EDITORIALS/", "editorials"],
    ["/news/ana?foto=2", "ana"],
  ])("%s is found in any letter case", async (url, text) => {
    const { get } = await serveSite();
    const response = await get(url);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  test.each([
    ["/nada/de/nada", 404, "not here"],
    ["/News/Vieja", 410, "no longer here"],
    ["/news/vieja/", 410, "no longer here"],
    ["/404", 404, "not here"],
    ["/410", 404, "not here"],
  ])("%s, which has no page, is answered with %i and its error page", async (url, status, text) => {
    const { get } = await serveSite();
    const response = await get(url);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  test("hashed files are cached for ever, and pages are revalidated", async () => {
    const { get } = await serveSite();
    expect((await get("/assets/app-1a2b.js")).headers.get("cache-control")).toMatch(/immutable/);
    expect((await get("/")).headers.get("cache-control")).toMatch(/max-age=0, must-revalidate/);
  });
});

test.each(["PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "POST", "PROPFIND"])(
  "the method %s is refused",
  async (method) => {
    const { send, get } = await serveSite();
    expect(await send(`${method} /Editorials HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`)).toBe("405");
    expect((await get("/Editorials")).status).toBe(200);
  },
);

test("without an address, the server listens on both loopback addresses and on no other", async () => {
  const { origin } = await serveSite();
  const { port } = new URL(origin);
  const others = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
  for (const name of ["127.0.0.1", "[::1]", "localhost"])
    expect((await fetch(`http://${name}:${port}/`)).status).toBe(200);
  for (const { address, family } of others)
    await expect(fetch(`http://${family === "IPv6" ? `[${address}]` : address}:${port}/`)).rejects.toThrow();
});

test("a port that is in use on either loopback address is refused", async () => {
  const { root, origin } = await serveSite();
  const other = createServer().listen(0, "::1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  for (const port of [Number(new URL(origin).port), (other.address() as AddressInfo).port])
    await expect(serve({ dir: path.join(root, "dist"), submissionsDir: root, port })).rejects.toThrow("EADDRINUSE");
});

test("a build that replaces the site is served at once, though two folders take turns", async () => {
  const { get, rebuild } = await serveSite();
  expect((await get("/nueva")).status).toBe(404);
  rebuild("nueva");
  expect(await (await get("/Nueva")).text()).toBe("nueva");
  rebuild("primera");
  rebuild("otra");
  expect(await (await get("/otra")).text()).toBe("otra");
  for (const former of ["/nueva", "/primera"]) expect((await get(former)).status).toBe(404);
});

test("a missing site is answered with 503 until it is there", async () => {
  const { get, root } = await serveSite();
  await rename(path.join(root, "dist"), path.join(root, "previous"));
  expect((await get("/")).status).toBe(503);
  await rename(path.join(root, "previous"), path.join(root, "dist"));
  expect(await (await get("/")).text()).toBe("home");
});

test("a file that was deleted does not stop the server", async () => {
  const { get, root } = await serveSite();
  await get("/");
  await rm(path.join(root, "dist/assets/app-1a2b.js"));
  await expect(get("/assets/app-1a2b.js").then((answer) => answer.text())).rejects.toThrow();
  expect((await get("/")).status).toBe(200);
});

describe("requests that no browser sends", () => {
  test.each([
    ["an address that is none", "GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n", "400"],
    ["an address with a password", "GET http://a:b@x/f/abc HTTP/1.1\r\nHost: a\r\n\r\n", "405"],
    ["a form with a password", "POST http://a:b@x/f/abc HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", "415"],
    ["an address of two hosts", "GET http://a//f/abc HTTP/1.1\r\nHost: a\r\n\r\n", "405"],
    ["a range that ends before it begins", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=3-1\r\n\r\n", "200"],
    ["a range of the first byte", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-0\r\n\r\n", "200"],
    ["a range with an end that is none", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-9007199254740992\r\n\r\n", "200"],
    ["a range from 20 digits on", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=18446744073709551616-\r\n\r\n", "200"],
    ["a range past the file", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-999999999999999\r\n\r\n", "206"],
    ["a range that begins past the file", "GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=99-\r\n\r\n", "416"],
    ["a range of another unit", "GET / HTTP/1.1\r\nHost: a\r\nRange: lines=x\r\n\r\n", "200"],
    ["a way out of the folder", "GET /..\\..\\%2e%2e/package.json HTTP/1.1\r\nHost: a\r\n\r\n", "404"],
    ["an encoded way out of the folder", "GET /..%2f..%2fpackage.json HTTP/1.1\r\nHost: a\r\n\r\n", "404"],
    ["a NUL", "GET /index.html%00 HTTP/1.1\r\nHost: a\r\n\r\n", "404"],
    ["an endless name of a form", `POST /f/${"a".repeat(300)} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`, "405"],
    ["a query without end", `GET /?${"a".repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, "431"],
    ["two lengths", "POST /f/prueba HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na", "400"],
    ["half a letter", "GET /%ff%c0%ae HTTP/1.1\r\nHost: a\r\n\r\n", "404"],
    [
      "two lengths of one body",
      "POST /f/prueba HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "400",
    ],
  ])("%s does not stop the server", async (_name, request, status) => {
    const { send, get } = await serveSite();
    expect(await send(request)).toBe(status);
    expect((await get("/")).status).toBe(200);
  });

  test.each([
    ["a body", "POST /f/prueba HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"],
    ["headers", "POST /f/prueba HTTP/1.1\r\nHost: a\r\n"],
  ])("a request that never completes %s is answered with 408", async (_name, request) => {
    const { send, submissions, get } = await serveSite({ timeout: 300 });
    expect(await send(request)).toBe("408");
    expect(submissions()).toEqual([]);
    expect((await get("/")).status).toBe(200);
  });
});

describe("submissions", () => {
  const VALID = { nombre: "Ana Sosa", correo: "ana@pompa.example", mensaje: "" };

  test("a valid submission is stored with its form and its time", async () => {
    const { post, submissions } = await serveSite();
    expect((await post(JSON.stringify(VALID))).status).toBe(200);
    expect((await post(JSON.stringify({ ...VALID, mensaje: "¡Hola!\nSoy yo." }))).status).toBe(200);
    expect(submissions()).toMatchObject([VALID, { ...VALID, mensaje: "¡Hola!\nSoy yo." }]);
    expect(submissions()[0]).toMatchObject({ form: "prueba", received: expect.stringMatching(/^\d{4}-.*T.*Z$/) });
  });

  test("a submission that is sent again is stored once", async () => {
    const { post, submissions } = await serveSite();
    for (const body of [VALID, VALID, { ...VALID, mensaje: "¡Hola!" }])
      expect((await post(JSON.stringify(body))).status).toBe(200);
    expect(submissions()).toMatchObject([VALID, { ...VALID, mensaje: "¡Hola!" }]);
  });

  test("a submission is stored after somebody removed the folder", async () => {
    const { post, submissions, submissionsDir } = await serveSite();
    await post(JSON.stringify(VALID));
    await rm(submissionsDir, { recursive: true });
    expect((await post(JSON.stringify({ ...VALID, nombre: "Luz Paz" }))).status).toBe(200);
    expect(submissions()).toMatchObject([{ nombre: "Luz Paz" }]);
  });

  test("a submission that cannot be stored is answered with 500", async () => {
    const { post, submissionsDir, get } = await serveSite();
    await mkdir(databaseIn(submissionsDir), { recursive: true });
    expect((await post(JSON.stringify(VALID))).status).toBe(500);
    expect((await get("/")).status).toBe(200);
  });

  test.each<[string, string, RequestInit, number]>([
    ["another method", "", { method: "PUT" }, 405],
    ["another content type", "nombre=Ana", { headers: { "Content-Type": "text/plain" } }, 415],
    ["broken JSON", "{", {}, 422],
    ["a missing name", JSON.stringify({ correo: "ana@pompa.example" }), {}, 422],
    ["an address without @", JSON.stringify({ ...VALID, correo: "ana" }), {}, 422],
    ["a message that is no text", JSON.stringify({ ...VALID, mensaje: 3 }), {}, 422],
    ["a name of 101 letters", JSON.stringify({ ...VALID, nombre: "ñ".repeat(101) }), {}, 422],
    ["an address of 255 letters", JSON.stringify({ ...VALID, correo: `${"a".repeat(253)}@b` }), {}, 422],
    ["a message of 2,001 letters", JSON.stringify({ ...VALID, mensaje: "x".repeat(2001) }), {}, 422],
    ["an address of two lines", JSON.stringify({ ...VALID, correo: "ana@pompa.example\r\nBcc: x@x.example" }), {}, 422],
    ["a name with a NUL", JSON.stringify({ ...VALID, nombre: "Ana\u0000" }), {}, 422],
    ["a name with a line of another kind", JSON.stringify({ ...VALID, nombre: "Ana\u2028Sosa" }), {}, 422],
    ["an address with an escape", JSON.stringify({ ...VALID, correo: "ana@\u001b[31mpompa.example" }), {}, 422],
    ["a message with a bell", JSON.stringify({ ...VALID, mensaje: "\u0007" }), {}, 422],
    ["a message with half a letter", JSON.stringify({ ...VALID, mensaje: "\ud800" }), {}, 422],
    ["a body that is too large", JSON.stringify({ ...VALID, mensaje: "x".repeat(20_000) }), {}, 413],
  ])("%s is refused and not stored", async (_name, body, init, status) => {
    const { post, submissions } = await serveSite();
    expect((await post(body, init)).status).toBe(status);
    expect(submissions()).toEqual([]);
  });

  test("a submission to an unknown form is answered with 404, with or without scripts", async () => {
    const { origin, submissions } = await serveSite();
    const other = postTo(`${origin}/f/otro`);
    expect((await other(JSON.stringify(VALID))).status).toBe(404);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await other("fullName=Ana&email=a@b", { headers, redirect: "manual" })).status).toBe(404);
    expect((await postTo(`${origin}/f/prueb`)(JSON.stringify(VALID))).status).toBe(404);
    expect(submissions()).toEqual([]);
  });

  /** Sends one submission for each entry of `senders`, and resolves to the statuses of the answers. */
  async function statusesOf(
    post: ReturnType<typeof postTo>,
    senders: readonly string[],
    headersOf: (sender: string, index: number) => Record<string, string>,
  ): Promise<number[]> {
    const statuses = [];
    for (const [index, sender] of senders.entries()) {
      const headers = { "Content-Type": "application/json", ...headersOf(sender, index) };
      statuses.push((await post(JSON.stringify({ ...VALID, nombre: `${sender} ${index}` }), { headers })).status);
    }
    return statuses;
  }

  test("submissions are limited by the minute, for one sender and for all", async () => {
    const { post, submissions, get } = await serveSite({ rates: { sender: 3, all: 5, header: "X-Real-IP" } });
    // The server uses only the header's last address, which the proxy wrote, and only the network of an IPv6 address.
    const senders = ["9.9.9.9", "8.8.8.8, 9.9.9.9", "9.9.9.9", "9.9.9.9", "2a::1:2:3:1", "2a::1:2:3:2", "7.7.7.7"];
    const headersOf = (sender: string, index: number) => ({ "X-Real-IP": sender, "X-Forwarded-For": `1.1.1.${index}` });
    expect(await statusesOf(post, senders, headersOf)).toEqual([200, 200, 200, 429, 200, 200, 429]);
    expect(submissions()).toHaveLength(5);
    expect((await get("/")).status).toBe(200);
  });

  test.each([
    ["IPv6 addresses of one network are one sender", ["2001:db8::5", "2001:db8::1:6"], 429],
    ["zeros in IPv6 addresses may be left out in any way", ["2001:db8:0:7::5", "2001:db8:0:7:1:2:3:4"], 429],
    ["IPv6 addresses of two networks are two senders", ["2001:db8:0:7::5", "2001:db8:0:8::5"], 200],
    ["two IPv4 addresses that are written as IPv6 are two senders", ["::ffff:9.9.9.9", "::ffff:8.8.8.8"], 200],
  ])("%s", async (_which, senders, second) => {
    const { post } = await serveSite({ rates: { sender: 1, header: "X-Real-IP" } });
    expect(await statusesOf(post, senders, (sender) => ({ "X-Real-IP": sender }))).toEqual([200, second]);
  });

  test("without a configured header, the sender is the connecting address, whatever its headers say", async () => {
    const { post } = await serveSite({ rates: { sender: 1 } });
    const headersOf = (sender: string) => ({ "X-Forwarded-For": sender, "CF-Connecting-IP": sender });
    expect(await statusesOf(post, ["1.1.1.1", "2.2.2.2"], headersOf)).toEqual([200, 429]);
  });

  test("beyond the maximum, a new submission is answered with 503, a stored one with 200", async () => {
    const { post, submissionsDir, submissions } = await serveSite();
    expect((await post(JSON.stringify(VALID))).status).toBe(200);
    const database = new Sqlite(databaseIn(submissionsDir));
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_ROWS})
      INSERT INTO submissions SELECT i, 'prueba', '2026-01-01T00:00:00Z', 'Ana', 'a@b', '' FROM n`);
    expect((await post(JSON.stringify({ ...VALID, nombre: "Luz Paz" }))).status).toBe(503);
    expect((await post(JSON.stringify(VALID))).status).toBe(200);
    database.exec("DELETE FROM submissions WHERE id = '3'");
    database.close();
    expect((await post(JSON.stringify({ ...VALID, nombre: "Luz Paz" }))).status).toBe(200);
    expect(submissions()).toHaveLength(MAX_ROWS);
  });

  describe("from a browser without scripts", () => {
    const FIELDS = { fullName: "Ana Sosa", email: "ana@pompa.example", url: "" };
    const form = (fields: object) => new URLSearchParams({ ...FIELDS, ...fields }).toString();
    const FORM: RequestInit = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, redirect: "manual" };
    const redirectOf = ({ status, headers }: Response) => [status, headers.get("location")];

    test("a valid form is stored and redirects to its page, below a path", async () => {
      const { post, submissions } = await serveSite({ base: "/pompa/" });
      const answer = await post(form({ fullName: " Ana Ñandú & Sosa ", message: "¡Hola!" }), FORM);
      expect(redirectOf(answer)).toEqual([303, "/pompa/form#enviado"]);
      expect(submissions()).toMatchObject([
        { nombre: "Ana Ñandú & Sosa", correo: "ana@pompa.example", mensaje: "¡Hola!" },
      ]);
    });

    test.each<[string, string]>([
      ["nothing", ""],
      ["a name of spaces", form({ fullName: "  " })],
      ["an address without @", form({ email: "ana" })],
      ["a trap that was filled in", form({ url: "https://x.example" })],
      ["too much", form({ message: "x".repeat(20_000) })],
    ])("%s is not stored and redirects to the page of the form", async (_name, body) => {
      const { post, submissions } = await serveSite();
      expect(redirectOf(await post(body, FORM))).toEqual([303, "/form#no-enviado"]);
      expect(submissions()).toEqual([]);
    });

    test("a form that cannot be stored redirects to its page", async () => {
      const { post, submissionsDir } = await serveSite();
      await mkdir(databaseIn(submissionsDir), { recursive: true });
      expect(redirectOf(await post(form({}), FORM))).toEqual([303, "/form#no-enviado"]);
    });
  });
});
