/** A newsroom with contradictory options does not start, and reports the contradiction in one sentence. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { HELP, newsroomOptions, parseCommand } from "../../../src/editor/newsroom/options.ts";
import { newFolder } from "../../support/folders.ts";
import { SECRET } from "../../support/newsroom/newsroom-requests.ts";
import { runCommand } from "../../support/processes.ts";

const ADDRESS = ["--public-url", "https://redaccion.pompa.example"];
const TEAM = ["--team", "equipo.yaml"];
const JWT = ["--login", "jwt", ...TEAM, ...ADDRESS, "--issuer", "https://pompa.example", "--audience", "x"];

const optionsOf = (args: readonly string[], environment = {}) => newsroomOptions(parseCommand(args, environment).raw);

/** Writes a file with a secret that Caddy shares, and resolves to arguments that name the file. */
async function secretArguments(secret = `${SECRET}\n`): Promise<string[]> {
  const file = path.join(await newFolder(), "secreto");
  await writeFile(file, secret);
  return ["--login", "caddy", ...TEAM, ...ADDRESS, "--secret-file", file];
}

const without = (args: readonly string[], name: string) =>
  args.filter((_, index) => args[index] !== name && args[index - 1] !== name);

const at = (publicUrl: string) => [...JWT, "--public-url", publicUrl];

test.each([
  [
    "every address of IPv4 without a login",
    ["--host", "0.0.0.0"],
    /^--host 0\.0\.0\.0: sin --login .* \(127\.0\.0\.1\)/,
  ],
  ["every address of IPv6 without a login", ["--host", "::"], /^--host ::: sin --login/],
  ["an address of the network without a login", ["--host", "192.168.0.7"], /^--host 192\.168\.0\.7: sin --login/],
  ["a name that only looks like this machine", ["--host", "127.0.0.1.evil.example"], /^--host 127\S+: sin --login/],
  ["a public address without a login", ADDRESS, /^--public-url: falta --login, que comprueba quién entra por ahí\.$/],
  ["a team without a login", TEAM, /^--team: falta --login caddy o --login jwt\.$/],
  ["an issuer without a login", ["--issuer", "https://x.example"], /^--issuer: falta --login caddy o --login jwt\.$/],
  ["an unknown login", ["--login", "oauth", ...TEAM], /^--login oauth: los que hay son caddy y jwt\.$/],
  ["no team", ["--login", "caddy", ...ADDRESS], /^Falta --team: /],
  ["no secret", ["--login", "caddy", ...TEAM, ...ADDRESS], /^Falta --secret-file: /],
  ["a missing secret", ["--login", "caddy", ...TEAM, "--secret-file", "/no/hay"], /^--secret-file: no se puede/],
  ["no issuer", without(JWT, "--issuer"), /^Con --login jwt van --issuer y --audience: /],
  ["no audience", without(JWT, "--audience"), /^Con --login jwt van --issuer y --audience: /],
  ["no public address", without(JWT, "--public-url"), /^Falta --public-url: la dirección por la que entra el equipo/],
  ["a secret beside tokens", [...JWT, "--secret-file", "x"], /^--secret-file: no va con --login jwt\.$/],
  ["an issuer that is no address", [...JWT, "--issuer", "pompa.example"], /^--issuer: «pompa\.example» no es una/],
  ["keys without HTTPS", [...JWT, "--keys", "http://x.example/k"], /^--keys: .* empezar con https:\/\/\.$/],
  ["an issuer without HTTPS", [...JWT, "--issuer", "http://x.example"], /^--issuer: .* empezar con https:\/\/\.$/],
  ["a logout address without HTTPS", [...JWT, "--logout", "http://x.example"], /^--logout: .* empezar con https/],
  ["a public address without HTTPS", at("http://x.example"), /^--public-url: .* empezar con https/],
  ["a public address that is none", at("redaccion"), /^--public-url: «redaccion» no es una dirección\.$/],
  ["a public address with a path", at("https://x.example/a"), /^--public-url: .* sin nada después/],
  ["a public address with a query", at("https://x.example/?a"), /^--public-url: .* sin nada después/],
  ["a public address with a password", at("https://a:b@x.example"), /^--public-url: .* sin nada después/],
  ["a port that is too large", ["--port", "70000"], /^--port: «70000» no es un puerto\.$/],
  ["a port that is no number", ["--site-port", "web"], /^--site-port: «web» no es un puerto\.$/],
] as [string, string[], RegExp][])("the options are refused in one sentence: %s", (_, args, sentence) => {
  const read = () => optionsOf(args);
  expect(read).toThrow(expect.objectContaining({ name: "UsageError" }));
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+$/);
});

test("a short secret, and a secret beside an issuer, are refused", async () => {
  const short = await secretArguments("corto\n");
  expect(() => optionsOf(short)).toThrow(/^El secreto de \S+ es corto: hacé uno con openssl rand -hex 32\.$/);
  const caddy = await secretArguments();
  expect(() => optionsOf([...caddy, "--issuer", "https://x.example"])).toThrow(/^--issuer: no va con --login caddy\.$/);
});

test("valid options are accepted, and arguments come before the environment", async () => {
  expect(optionsOf([])).toMatchObject({ host: "127.0.0.1", port: 4174, sitePort: 4173 });
  expect(optionsOf([])).not.toHaveProperty("access");
  const url = { publicUrl: new URL("https://redaccion.pompa.example") };
  for (const args of [JWT, [...(await secretArguments()), "--host", "0.0.0.0"]])
    expect(optionsOf(args)).toMatchObject({ ...url, access: { team: "equipo.yaml" } });
  const out = "https://x.example/out";
  expect(optionsOf([...JWT, "--logout", out])).toMatchObject({ access: { logout: out } });
  const environment = { NEWSROOM_PORT: "5000", NEWSROOM_SITE_PORT: "5001", NEWSROOM_LOGIN: "" };
  expect(optionsOf(["--port", "6000"], environment)).toMatchObject({ port: 6000, sitePort: 5001 });
});

const run = (...args: string[]) => {
  const { status, stdout, stderr } = runCommand(["newsroom", ...args]);
  return { status, stdout, stderr };
};

test("the command prints what is wrong and ends with status 2", async () => {
  expect(run("--host", "0.0.0.0")).toEqual({
    status: 2,
    stdout: "",
    stderr: "--host 0.0.0.0: sin --login la redacción sólo escucha en esta computadora (127.0.0.1).\n",
  });
  expect(run("--hots", "x")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("No se entiende «--hots».\n"),
  });
  const state = path.join(await newFolder(), "nada");
  expect(run("backup", "copia.db", "--state", state)).toEqual({
    status: 2,
    stdout: "",
    stderr: `--state: ahí no hay nada guardado: falta ${path.join(state, "submissions.sqlite")}.\n`,
  });
});

test("the help of the command names every option and its variable", () => {
  const { status, stdout } = run("--help");
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(`${HELP}\n`) });
  const { raw } = parseCommand([], new Proxy({}, { get: () => "x" }));
  expect(Object.keys(raw)).not.toEqual([]);
  for (const name of Object.keys(raw))
    for (const word of [`--${name} `, `NEWSROOM_${name.toUpperCase().replaceAll("-", "_")}`])
      expect(stdout).toContain(word);
});
