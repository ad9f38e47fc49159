/** Magazines install the engine as a package, in folders of their own, without the repository. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { fingerprints } from "./support/magazines/same-files.ts";

const EXHAUSTIVE = { tags: ["@exhaustive"], timeout: 1_200_000 };
const OF_NPM = /^(?:npm_|INIT_CWD$|MAGAZINE$)/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_NPM.test(name)));
const shell = process.platform === "win32";

let folder = "";
const at = (...names: string[]) => path.join(folder, ...names);

function run(cwd: string, ...[program = "", ...args]: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8", shell });
  expect(status, `${program} ${args.join(" ")}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** Resolves to the first page that `npm start` answers in a magazine. */
async function firstPage(magazine: string): Promise<string> {
  const command = spawn("npm", ["start"], { cwd: magazine, env: { ...env, PORT: "0" }, detached: true, shell });
  const exit = once(command, "exit");
  onTestFinished(async () => {
    process.kill(-(command.pid ?? 0));
    await exit;
  });
  let output = "";
  for await (const piece of command.stdout) {
    output += String(piece);
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (address) return (await fetch(address)).text();
  }
  throw new Error(`It did not start: ${output}`);
}

/** Install scripts are skipped, because they may compile SQLite for minutes, and building a site does not need it. */
const INSTALL = ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];

/** Names of the files of a site, without their hashes. */
const namesIn = (site: string) =>
  [...fingerprints(site).keys()].map((name) => name.replace(/-[\w-]{8}(?=\.)/, "")).toSorted();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-package-"));
  run(ROOT, "npm", "pack", "--pack-destination", folder);
  const [packed = ""] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  for (const place of ["faro", "here"]) await cp(path.join(ROOT, "examples/faro"), at(place), { recursive: true });
  await writeFile(at("faro/package.json"), "{}");
  run(at("faro"), ...INSTALL, at(packed));
}, EXHAUSTIVE.timeout);

afterAll(() => rm(folder, { recursive: true, force: true }), EXHAUSTIVE.timeout);

test("the installed package builds the same files of Faro as the checkout", EXHAUSTIVE, async () => {
  expect(run(at("faro"), "npx", "pompa", "build")).toMatch(/pages in dist\//);
  run(ROOT, process.execPath, "scripts/compiled.mjs", "build", "--magazine", at("here"));
  expect(namesIn(at("faro/dist"))).toEqual(namesIn(at("here/dist")));
});

test.each(["one", "two"])(
  "a new magazine called %s starts, passes its tests and has correct types",
  EXHAUSTIVE,
  async (name) => {
    run(at("faro"), "npx", "pompa", "create", at(name), "--name", name, "--language", "en");
    run(at(name), ...INSTALL);
    expect(await firstPage(at(name))).toContain(`<title>${name}`);
    expect(run(at(name), "npm", "test")).toMatch(/no problems(?:.|\n)*pages in dist\//);
    await cp(path.join(ROOT, "examples/faro/types"), at(name, "types"), { recursive: true });
    run(at(name), process.execPath, path.join(ROOT, "node_modules/@typescript/native/bin/tsc"), "--noEmit");
  },
);
