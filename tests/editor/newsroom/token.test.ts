/** Tokens as a proxy signs them, over a double of an issuer: what does not hold is nobody's. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type GenerateKeyPairResult, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tokenLogin, type TokenOptions } from "../../../src/editor/newsroom/login/token.ts";
import { ANA, type Doors, doorsOfTest, openDoors, said } from "../../support/newsroom/newsroom-requests.ts";

const AUDIENCE = "redaccion";

interface Key extends GenerateKeyPairResult {
  kid: string;
}

let [first, second]: Key[] = [];
beforeAll(async () => {
  const make = async (kid: string) => ({ kid, ...(await generateKeyPair("RS256", { extractable: true })) });
  [first, second] = await Promise.all([make("uno"), make("dos")]);
});

let server: Server;
let issuer: string;
let published: Key[];
/** What the issuer answers in place of its keys. */
let broken: string | undefined;
let doors: Doors;

beforeAll(async () => {
  server = createServer(async ({ url }, response) => {
    const keys = await Promise.all(
      published.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: "RS256" })),
    );
    response.end(broken ?? JSON.stringify(url === "/keys" ? { keys } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  doors = await openDoors({ login: tokenLogin({ issuer, audience: AUDIENCE }) });
});
beforeEach(() => {
  [published, broken] = [[first!], undefined];
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await doors.close();
  server.closeAllConnections();
  server.close();
});

/** Another that has not asked for keys yet. */
const open = (options: Partial<TokenOptions> = {}) =>
  doorsOfTest({ login: tokenLogin({ issuer, audience: AUDIENCE, ...options }) });

interface Claims {
  [name: string]: unknown;
  /** Seconds from now. */
  exp?: number | undefined;
  nbf?: number;
}

const seconds = (after: number) => Math.floor(Date.now() / 1000) + after;

function claims({ exp = 60, nbf, ...others }: Claims = {}) {
  const times = { ...(exp !== Infinity && { exp: seconds(exp) }), ...(nbf && { nbf: seconds(nbf) }) };
  return { iss: issuer, aud: AUDIENCE, email: ANA, ...times, ...others };
}

const signed = (given?: Claims, key = first!, kid = key.kid) =>
  new SignJWT(claims(given)).setProtectedHeader({ alg: "RS256", kid }).sign(key.privateKey);

const ask = (asked: Doors, token: string, header = "Authorization") =>
  asked.get("/", { headers: { [header]: header === "Authorization" ? `Bearer ${token}` : token } });

const statusOf = async (token: string, asked = doors) => (await ask(asked, token)).status;

describe("a token that holds", () => {
  const HEADERS = ["Cf-Access-Jwt-Assertion", "X-Goog-IAP-JWT-Assertion", "X-Forwarded-Access-Token", "Authorization"];
  test.each(HEADERS)("lets in, in the header %s", async (header) => {
    expect((await ask(doors, await signed(), header)).status).toBe(200);
  });

  test("whose keys lie elsewhere", async () => {
    const own = await open({ issuer: "https://otro.example", keys: `${issuer}/keys` });
    expect(await statusOf(await signed({ iss: "https://otro.example" }), own)).toBe(200);
  });

  test("by a clock that is a little off, and with an address that was verified", async () => {
    for (const given of [{ exp: -10 }, { nbf: 10 }, { email_verified: true }, { email: "Ana@Pompa.example" }])
      expect(await statusOf(await signed(given))).toBe(200);
  });
});

test("an address is folded by A to Z alone: no other letter becomes one of somebody else", async () => {
  const team = `contact: Kika\nmembers:\n  - { email: kisa@pompa.example, name: Kika Paz, may: [] }\n`;
  const own = await doorsOfTest({ login: tokenLogin({ issuer, audience: AUDIENCE }), team });
  const statuses = (names: string[]) =>
    Promise.all(names.map(async (name) => statusOf(await signed({ email: `${name}@pompa.example` }), own)));
  expect(await statuses(["kisa", "KISA", "kIsa"])).toEqual([200, 200, 200]);
  const others = ["\u212Aisa", "K\u0131sa", "k\u0130sa", "ki\u017Fa", "\uFF2Bisa", "kisa\u0301", " kisa", "kisa\u200B"];
  expect(await statuses(others)).toEqual(others.map(() => 403));
});

describe("a token that does not hold", () => {
  test.each([
    ["expired", { exp: -60 }],
    ["not valid yet", { nbf: 120 }],
    ["without an end", { exp: Infinity }],
    ["for another", { aud: "otra" }],
    ["for nobody", { aud: undefined }],
    ["of another issuer", { iss: "https://otro.example" }],
    ["with an address that nobody verified", { email_verified: false }],
    ["with one that nobody verified, in a string", { email_verified: "false" }],
    ["without an address", { email: undefined, sub: ANA }],
    ["with several addresses", { email: [ANA] }],
  ] as [string, Claims][])("is nobody's: %s", async (_, given) => {
    const answer = await ask(doors, await signed(given));
    expect(answer.status).toBe(401);
    expect(said(answer)).toContain("Nadie comprobó quién sos");
    expect(doors.log.join("\n")).toMatch(/Nadie entró: El token no (?:vale: \S.*|trae un correo comprobado)\./);
  });

  test("signed by another under the name of the key", async () => {
    expect(await statusOf(await signed({}, second, first!.kid))).toBe(401);
  });

  test("of which something was changed", async () => {
    const [header, , signature] = (await signed({ email: "otra@x.example" })).split(".");
    const body = Buffer.from(JSON.stringify(claims())).toString("base64url");
    expect(await statusOf([header, body, signature].join("."))).toBe(401);
  });

  test("without a signature", async () => {
    const bare = new UnsecuredJWT(claims()).encode();
    const [, body] = bare.split(".");
    const header = Buffer.from('{"alg":"nOnE"}').toString("base64url");
    for (const token of [bare, `${header}.${body}.`, `${header}.${body}`]) expect(await statusOf(token)).toBe(401);
  });

  test("signed with the public key as if it were a secret", async () => {
    const secret = new TextEncoder().encode(await exportSPKI(first!.publicKey));
    const header = { alg: "HS256", kid: first!.kid };
    expect(await statusOf(await new SignJWT(claims()).setProtectedHeader(header).sign(secret))).toBe(401);
  });

  test("that is none", async () => {
    for (const token of ["x", "a.b.c", "..", "eyJhbGciOiJSUzI1NiJ9.e30.", "{}"])
      expect(await statusOf(token)).toBe(401);
  });

  test("of somebody else is not read out of another header", async () => {
    const headers = { "X-Newsroom-User": ANA, "X-Forwarded-Email": ANA, "Cf-Access-Authenticated-User-Email": ANA };
    expect((await doors.get("/", { headers })).status).toBe(401);
  });
});

test("a key that the issuer replaced: the new one is accepted, the old one is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const own = await open();
  expect(await statusOf(await signed(), own)).toBe(200);
  published = [second!];
  vi.setSystemTime(Date.now() + 60_000);
  expect(await statusOf(await signed({}, second), own)).toBe(200);
  expect(await statusOf(await signed(), own)).toBe(401);
});

describe("an issuer that does not answer", () => {
  const expectUnavailable = async (asked: Doors) => {
    const answer = await ask(asked, await signed());
    expect(answer.status).toBe(503);
    expect(said(answer)).toBe("No se pudo comprobar quién sos: el servicio de acceso no contesta. Probá de nuevo.");
    expect(asked.errors).not.toEqual([]);
  };

  test("lets nobody in, says so, and is asked again", async () => {
    const { port } = server.address() as AddressInfo;
    const own = await open();
    server.close();
    await expectUnavailable(own);
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    expect(await statusOf(await signed(), own)).toBe(200);
  });

  test.each(["<h1>Mantenimiento</h1>", "{}", '{"keys":"x"}', "null"])("nor one that answers %s", async (answer) => {
    broken = answer;
    await expectUnavailable(await open());
    await expectUnavailable(await open({ keys: `${issuer}/keys` }));
  });
});
