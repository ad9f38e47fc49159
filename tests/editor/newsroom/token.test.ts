/** The login by signed tokens, with a double of their issuer: only a valid token lets somebody in. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type GenerateKeyPairResult, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tokenLogin, type TokenOptions } from "../../../src/editor/newsroom/login/token.ts";
import {
  ANA,
  type OpenNewsroom,
  newsroomOfTest,
  openNewsroom,
  messageOf,
} from "../../support/newsroom/newsroom-requests.ts";

const AUDIENCE = "redaccion";

interface Key extends GenerateKeyPairResult {
  kid: string;
}

let [first, second]: Key[] = [];
beforeAll(async () => {
  const makeKey = async (kid: string) => ({ kid, ...(await generateKeyPair("RS256", { extractable: true })) });
  [first, second] = await Promise.all([makeKey("uno"), makeKey("dos")]);
});

let server: Server;
let issuer: string;
let published: Key[];
/** What the issuer answers in place of its keys. */
let brokenAnswer: string | undefined;
let newsroom: OpenNewsroom;

beforeAll(async () => {
  server = createServer(async ({ url }, response) => {
    const keys = await Promise.all(
      published.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: "RS256" })),
    );
    response.end(brokenAnswer ?? JSON.stringify(url === "/keys" ? { keys } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  newsroom = await openNewsroom({ login: tokenLogin({ issuer, audience: AUDIENCE }) });
});
beforeEach(() => {
  [published, brokenAnswer] = [[first!], undefined];
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await newsroom.close();
  server.closeAllConnections();
  server.close();
});

/** Opens a newsroom that has not asked for keys yet. */
const open = (options: Partial<TokenOptions> = {}) =>
  newsroomOfTest({ login: tokenLogin({ issuer, audience: AUDIENCE, ...options }) });

interface Claims {
  [name: string]: unknown;
  /** Seconds from now until the token expires. `Infinity`: the token has no such claim. */
  exp?: number | undefined;
  nbf?: number;
}

const seconds = (after: number) => Math.floor(Date.now() / 1000) + after;

function claims({ exp = 60, nbf, ...others }: Claims = {}) {
  const times = { ...(exp !== Infinity && { exp: seconds(exp) }), ...(nbf && { nbf: seconds(nbf) }) };
  return { iss: issuer, aud: AUDIENCE, email: ANA, ...times, ...others };
}

const signed = (changes?: Claims, key = first!, kid = key.kid) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: "RS256", kid }).sign(key.privateKey);

const ask = (room: OpenNewsroom, token: string, header = "Authorization") =>
  room.get("/", { headers: { [header]: header === "Authorization" ? `Bearer ${token}` : token } });

const statusOf = async (token: string, room = newsroom) => (await ask(room, token)).status;

describe("a valid token", () => {
  const HEADERS = ["Cf-Access-Jwt-Assertion", "X-Goog-IAP-JWT-Assertion", "X-Forwarded-Access-Token", "Authorization"];
  test.each(HEADERS)("lets somebody in from the header %s", async (header) => {
    expect((await ask(newsroom, await signed(), header)).status).toBe(200);
  });

  test("lets somebody in with keys from another address", async () => {
    const room = await open({ issuer: "https://otro.example", keys: `${issuer}/keys` });
    expect(await statusOf(await signed({ iss: "https://otro.example" }), room)).toBe(200);
  });

  test("lets somebody in with clocks a little apart, and with a verified or capitalized address", async () => {
    for (const changes of [{ exp: -10 }, { nbf: 10 }, { email_verified: true }, { email: "Ana@Pompa.example" }])
      expect(await statusOf(await signed(changes))).toBe(200);
  });
});

test("only A to Z are folded in an address: no other letter gives the address of somebody else", async () => {
  const team = `contact: Kika\nmembers:\n  - { email: kisa@pompa.example, name: Kika Paz, may: [] }\n`;
  const room = await newsroomOfTest({ login: tokenLogin({ issuer, audience: AUDIENCE }), team });
  const statuses = (names: string[]) =>
    Promise.all(names.map(async (name) => statusOf(await signed({ email: `${name}@pompa.example` }), room)));
  expect(await statuses(["kisa", "KISA", "kIsa"])).toEqual([200, 200, 200]);
  const others = ["\u212Aisa", "K\u0131sa", "k\u0130sa", "ki\u017Fa", "\uFF2Bisa", "kisa\u0301", " kisa", "kisa\u200B"];
  expect(await statuses(others)).toEqual(others.map(() => 403));
});

describe("an invalid token", () => {
  test.each([
    ["expired", { exp: -60 }],
    ["not valid yet", { nbf: 120 }],
    ["without an expiry", { exp: Infinity }],
    ["for another audience", { aud: "otra" }],
    ["for no audience", { aud: undefined }],
    ["of another issuer", { iss: "https://otro.example" }],
    ["with an address that nobody verified", { email_verified: false }],
    ["with an address that nobody verified, in a string", { email_verified: "false" }],
    ["without an address", { email: undefined, sub: ANA }],
    ["with several addresses", { email: [ANA] }],
  ] as [string, Claims][])("lets nobody in: %s", async (_, changes) => {
    const answer = await ask(newsroom, await signed(changes));
    expect(answer.status).toBe(401);
    expect(messageOf(answer)).toContain("Nadie comprobó quién sos");
    expect(newsroom.log.join("\n")).toMatch(/Nadie entró: El token no (?:vale: \S.*|trae un correo comprobado)\./);
  });

  test("lets nobody in if another key signed it under the same key ID", async () => {
    expect(await statusOf(await signed({}, second, first!.kid))).toBe(401);
  });

  test("lets nobody in if its claims were changed", async () => {
    const [header, , signature] = (await signed({ email: "otra@x.example" })).split(".");
    const body = Buffer.from(JSON.stringify(claims())).toString("base64url");
    expect(await statusOf([header, body, signature].join("."))).toBe(401);
  });

  test("lets nobody in without a signature", async () => {
    const bare = new UnsecuredJWT(claims()).encode();
    const [, body] = bare.split(".");
    const header = Buffer.from('{"alg":"nOnE"}').toString("base64url");
    for (const token of [bare, `${header}.${body}.`, `${header}.${body}`]) expect(await statusOf(token)).toBe(401);
  });

  test("lets nobody in if it is signed with the public key as a secret", async () => {
    const secret = new TextEncoder().encode(await exportSPKI(first!.publicKey));
    const header = { alg: "HS256", kid: first!.kid };
    expect(await statusOf(await new SignJWT(claims()).setProtectedHeader(header).sign(secret))).toBe(401);
  });

  test("lets nobody in if it is no token at all", async () => {
    for (const token of ["x", "a.b.c", "..", "eyJhbGciOiJSUzI1NiJ9.e30.", "{}"])
      expect(await statusOf(token)).toBe(401);
  });

  test("is not replaced by an address in another header", async () => {
    const headers = { "X-Newsroom-User": ANA, "X-Forwarded-Email": ANA, "Cf-Access-Authenticated-User-Email": ANA };
    expect((await newsroom.get("/", { headers })).status).toBe(401);
  });
});

test("after the issuer replaced a key, the new one is accepted and the old one refused", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const room = await open();
  expect(await statusOf(await signed(), room)).toBe(200);
  published = [second!];
  vi.setSystemTime(Date.now() + 60_000);
  expect(await statusOf(await signed({}, second), room)).toBe(200);
  expect(await statusOf(await signed(), room)).toBe(401);
});

describe("a failing issuer", () => {
  const expectUnavailable = async (room: OpenNewsroom) => {
    const answer = await ask(room, await signed());
    expect(answer.status).toBe(503);
    expect(messageOf(answer)).toBe(
      "No se pudo comprobar quién sos: el servicio de acceso no contesta. Probá de nuevo.",
    );
    expect(room.errors).not.toEqual([]);
  };

  test("lets nobody in while it does not answer, is reported, and is asked again", async () => {
    const { port } = server.address() as AddressInfo;
    const room = await open();
    server.close();
    await expectUnavailable(room);
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    expect(await statusOf(await signed(), room)).toBe(200);
  });

  test.each(["<h1>Mantenimiento</h1>", "{}", '{"keys":"x"}', "null"])(
    "lets nobody in, and is reported, if it answers %s",
    async (answer) => {
      brokenAnswer = answer;
      await expectUnavailable(await open());
      await expectUnavailable(await open({ keys: `${issuer}/keys` }));
    },
  );
});
