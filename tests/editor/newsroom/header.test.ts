/** The login by Caddy's headers: only Caddy's secret proves them, and only members of the team are served. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PREFIX } from "../../../src/editor/contract/addresses.ts";
import { SECRET_HEADER, USER_HEADER } from "../../../src/editor/newsroom/login/caddy-login.ts";
import {
  ANA,
  type OpenNewsroom,
  newsroomOfTest,
  openNewsroom,
  messageOf,
  SECRET,
} from "../../support/newsroom/newsroom-requests.ts";

let newsroom: OpenNewsroom;
beforeAll(async () => {
  newsroom = await openNewsroom();
});
afterAll(() => newsroom.close());

const ADDRESSES = ["/", "/vista/@contenido/articles.json", `${PREFIX}list`];

describe("the login by Caddy", () => {
  test("an address of the team with the secret is let in, in any letter case", async () => {
    for (const email of [ANA, ANA.toUpperCase()])
      expect((await newsroom.get("/", { headers: newsroom.proxied(email) })).status).toBe(200);
  });

  test("only A to Z are folded in an address, however a proxy writes other letters", async () => {
    const room = await newsroomOfTest({
      team: "contact: Kika\nmembers:\n  - { email: kika@pompa.example, name: K, may: [] }\n",
    });
    const statusOf = async (name: string) => (await room.get("/", { headers: room.proxied(name) })).status;
    expect(await statusOf("KIKA@pompa.example")).toBe(200);
    for (const name of ["\u212Aika", "k\u0131ka", "\uFF4Bika", "kika\u0301"]) {
      const address = `${name}@pompa.example`;
      expect(await statusOf(Buffer.from(address).toString("latin1"))).toBe(403);
      expect(await statusOf(encodeURIComponent(address))).toBe(403);
    }
  });

  test.each([
    ["a name without the secret", { [USER_HEADER]: ANA }],
    ["a wrong secret", { [USER_HEADER]: ANA, [SECRET_HEADER]: SECRET.replace("un", "el") }],
    ["a part of the secret", { [USER_HEADER]: ANA, [SECRET_HEADER]: SECRET.slice(1) }],
    ["an empty secret", { [USER_HEADER]: ANA, [SECRET_HEADER]: "" }],
    ["the secret without a name", { [SECRET_HEADER]: SECRET }],
    ["an empty name", { [USER_HEADER]: "", [SECRET_HEADER]: SECRET }],
    ["no header, past the proxy", {}],
    ["the headers of another proxy", { "X-Forwarded-User": ANA, "Remote-User": ANA, Authorization: "Basic YTpi" }],
    ["a secret in quotes", { [USER_HEADER]: ANA, [SECRET_HEADER]: `"${SECRET}"` }],
  ] as [string, Record<string, string>][])("a request is refused with %s", async (_, headers) => {
    for (const address of ADDRESSES) {
      const answer = await newsroom.get(address, { headers });
      expect(answer.status).toBe(401);
      expect(messageOf(answer)).toBe("Nadie comprobó quién sos: entrá por la dirección de la redacción.");
    }
  });

  test("a request is refused if a header came twice, even if one is the proxy's", async () => {
    const statusOf = async (name: string, values: string[]) => {
      const headers = { ...newsroom.proxied(ANA), [name]: values } as unknown as Record<string, string>;
      return (await newsroom.get("/", { headers })).status;
    };
    expect(await statusOf(USER_HEADER, ["nadie@x.example", ANA])).toBe(403);
    expect(await statusOf(SECRET_HEADER, ["x", SECRET])).toBe(401);
  });

  test("somebody outside the team reads whom to ask, and no script in a name runs", async () => {
    const name = `"><script>alert(1)</script>@x.example`;
    const { status, text, headers } = await newsroom.get("/", {
      headers: { ...newsroom.proxied(name), Accept: "text/html" },
    });
    expect({ status, type: headers["content-type"] }).toEqual({ status: 403, type: "text/html; charset=UTF-8" });
    expect(text).not.toContain("<script");
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;@x.example» no está en el equipo");
    expect(text).toContain("pedíselo a Ana Sosa &lt;ana@pompa.example&gt;");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("anybody may ask whether the newsroom runs, and learns nothing else", async () => {
    const { status, text } = await newsroom.get("/health");
    expect({ status, keys: Object.keys(JSON.parse(text)) }).toEqual({ status: 200, keys: ["ok", "builtAt"] });
  });
});

test("the log says once for each reason why nobody was let in", async () => {
  const room = await newsroomOfTest();
  const cases: [Record<string, string>, string][] = [
    [{ [USER_HEADER]: ANA }, "Caddy no manda el secreto: falta NEWSROOM_SECRET en su entorno."],
    [{ [USER_HEADER]: ANA, [SECRET_HEADER]: "otro" }, "El secreto que manda Caddy no es el de --secret-file:"],
    [{ [SECRET_HEADER]: SECRET }, "Caddy no dice quién entra: falta basicauth."],
    [{}, "Alguien llegó a la redacción sin pasar por Caddy."],
  ];
  for (const [headers, why] of [...cases, ...cases]) {
    expect((await room.get("/", { headers })).status).toBe(401);
    expect(room.log.filter((line) => line.startsWith(`Nadie entró: ${why}`))).toHaveLength(1);
  }
  await room.act(ANA, "list", {});
  expect(room.log.filter((line) => line.startsWith("Nadie entró"))).toHaveLength(cases.length);
});

describe("requests that come too often", () => {
  const askMany = async (room: OpenNewsroom, times: number) => {
    const statuses: number[] = [];
    const ask = async () => {
      while (statuses.length < times) {
        statuses.push(0);
        const { status } = await room.get("/");
        statuses[statuses.indexOf(0)] = status;
      }
    };
    await Promise.all(Array.from({ length: 20 }, ask));
    return Object.fromEntries([401, 429].map((status) => [status, statuses.filter((each) => each === status).length]));
  };

  test("are refused after sixty in a minute, and the team is still served", async () => {
    const room = await newsroomOfTest();
    expect(await askMany(room, 100)).toEqual({ 401: 60, 429: 40 });
    expect(messageOf(await room.get("/"))).toBe("Demasiados pedidos en un minuto. Esperá un poco y probá de nuevo.");
    expect((await room.act(ANA, "list", {})).status).toBe(200);
  });

  // All requests have to arrive within one minute, even on a slow machine.
  test("are refused even of two thousand in a burst", { tags: ["@exhaustive"] }, async () => {
    const room = await newsroomOfTest();
    const [answers, served] = await Promise.all([askMany(room, 2000), room.act(ANA, "list", {})]);
    expect(answers).toEqual({ 401: 60, 429: 1940 });
    expect(served.status).toBe(200);
  });
});
