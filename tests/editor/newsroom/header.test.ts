/** Whom Caddy let in: only its secret says so, and only somebody of the team is served. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PREFIX } from "../../../src/editor/contract/addresses.ts";
import { SECRET_HEADER, USER_HEADER } from "../../../src/editor/newsroom/login/caddy-login.ts";
import { ANA, type Doors, doorsOfTest, openDoors, said, SECRET } from "../../support/newsroom/newsroom-requests.ts";

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.close());

const ADDRESSES = ["/", "/vista/@contenido/articles.json", `${PREFIX}list`];

describe("who is let in", () => {
  test("who has the name and the secret, in any letter case", async () => {
    for (const email of [ANA, ANA.toUpperCase()])
      expect((await doors.get("/", { headers: doors.proxied(email) })).status).toBe(200);
  });

  test("an address is folded by A to Z alone, in whatever way a proxy writes other letters", async () => {
    const own = await doorsOfTest({
      team: "contact: Kika\nmembers:\n  - { email: kika@pompa.example, name: K, may: [] }\n",
    });
    const statusOf = async (name: string) => (await own.get("/", { headers: own.proxied(name) })).status;
    expect(await statusOf("KIKA@pompa.example")).toBe(200);
    for (const name of ["\u212Aika", "k\u0131ka", "\uFF4Bika", "kika\u0301"]) {
      const written = `${name}@pompa.example`;
      expect(await statusOf(Buffer.from(written).toString("latin1"))).toBe(403);
      expect(await statusOf(encodeURIComponent(written))).toBe(403);
    }
  });

  test.each([
    ["a name without the secret", { [USER_HEADER]: ANA }],
    ["a wrong secret", { [USER_HEADER]: ANA, [SECRET_HEADER]: SECRET.replace("un", "el") }],
    ["a part of the secret", { [USER_HEADER]: ANA, [SECRET_HEADER]: SECRET.slice(1) }],
    ["an empty secret", { [USER_HEADER]: ANA, [SECRET_HEADER]: "" }],
    ["the secret without a name", { [SECRET_HEADER]: SECRET }],
    ["an empty name", { [USER_HEADER]: "", [SECRET_HEADER]: SECRET }],
    ["nothing, past the proxy", {}],
    ["what another proxy would send", { "X-Forwarded-User": ANA, "Remote-User": ANA, Authorization: "Basic YTpi" }],
    ["a secret in quotes", { [USER_HEADER]: ANA, [SECRET_HEADER]: `"${SECRET}"` }],
  ] as [string, Record<string, string>][])("not %s", async (_, headers) => {
    for (const address of ADDRESSES) {
      const answer = await doors.get(address, { headers });
      expect(answer.status).toBe(401);
      expect(said(answer)).toBe("Nadie comprobó quién sos: entrá por la dirección de la redacción.");
    }
  });

  test("not what came twice, of which one is the proxy's", async () => {
    const statusOf = async (name: string, values: string[]) => {
      const headers = { ...doors.proxied(ANA), [name]: values } as unknown as Record<string, string>;
      return (await doors.get("/", { headers })).status;
    };
    expect(await statusOf(USER_HEADER, ["nadie@x.example", ANA])).toBe(403);
    expect(await statusOf(SECRET_HEADER, ["x", SECRET])).toBe(401);
  });

  test("who is not in the team reads whom to ask, and nothing in a name runs", async () => {
    const name = `"><script>alert(1)</script>@x.example`;
    const { status, text, headers } = await doors.get("/", {
      headers: { ...doors.proxied(name), Accept: "text/html" },
    });
    expect({ status, type: headers["content-type"] }).toEqual({ status: 403, type: "text/html; charset=UTF-8" });
    expect(text).not.toContain("<script");
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;@x.example» no está en el equipo");
    expect(text).toContain("pedíselo a Ana Sosa &lt;ana@pompa.example&gt;");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("anybody may ask whether it runs, and learns nothing else", async () => {
    const { status, text } = await doors.get("/health");
    expect({ status, keys: Object.keys(JSON.parse(text)) }).toEqual({ status: 200, keys: ["ok", "builtAt"] });
  });
});

test("the log says once why nobody was let in, whatever the reason is", async () => {
  const own = await doorsOfTest();
  const cases: [Record<string, string>, string][] = [
    [{ [USER_HEADER]: ANA }, "Caddy no manda el secreto: falta NEWSROOM_SECRET en su entorno."],
    [{ [USER_HEADER]: ANA, [SECRET_HEADER]: "otro" }, "El secreto que manda Caddy no es el de --secret-file:"],
    [{ [SECRET_HEADER]: SECRET }, "Caddy no dice quién entra: falta basicauth."],
    [{}, "Alguien llegó a la redacción sin pasar por Caddy."],
  ];
  for (const [headers, why] of [...cases, ...cases]) {
    expect((await own.get("/", { headers })).status).toBe(401);
    expect(own.log.filter((line) => line.startsWith(`Nadie entró: ${why}`))).toHaveLength(1);
  }
  await own.act(ANA, "list", {});
  expect(own.log.filter((line) => line.startsWith("Nadie entró"))).toHaveLength(cases.length);
});

describe("who asks too often", () => {
  const askMany = async (asked: Doors, times: number) => {
    const statuses: number[] = [];
    const ask = async () => {
      while (statuses.length < times) {
        statuses.push(0);
        const { status } = await asked.get("/");
        statuses[statuses.indexOf(0)] = status;
      }
    };
    await Promise.all(Array.from({ length: 20 }, ask));
    return Object.fromEntries([401, 429].map((status) => [status, statuses.filter((each) => each === status).length]));
  };

  test("is told so after sixty in a minute, and the team is still served", async () => {
    const own = await doorsOfTest();
    expect(await askMany(own, 100)).toEqual({ 401: 60, 429: 40 });
    expect(said(await own.get("/"))).toBe("Demasiados pedidos en un minuto. Esperá un poco y probá de nuevo.");
    expect((await own.act(ANA, "list", {})).status).toBe(200);
  });

  test("also of ten thousand in a burst", { tags: ["@exhaustive"] }, async () => {
    const own = await doorsOfTest();
    const [answers, served] = await Promise.all([askMany(own, 10_000), own.act(ANA, "list", {})]);
    expect(answers).toEqual({ 401: 60, 429: 9940 });
    expect(served.status).toBe(200);
  });
});
