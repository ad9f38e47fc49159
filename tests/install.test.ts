/** `scripts/launcher/install.mjs`, which installs packages before a command runs. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, cp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { newFolder } from "./support/folders.ts";
import { writeFiles } from "./support/workspace.ts";

const LOCK = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/fsevents": { version: "2.0.0", optional: true },
    "node_modules/better-sqlite3": { version: "12.0.0", optional: true },
    "node_modules/vitest": { version: "4.0.0", dev: true },
  },
};

/** A double of npm that records its arguments, and installs packages for the Node that runs it. */
const NPM = `#!${process.execPath}
const fs = require("node:fs");
fs.appendFileSync("asked.txt", process.argv.slice(2).join(" ") + "\\n");
console.log("npm's own line");
if (fs.existsSync("offline")) process.exit(7);
const sqlite = () => fs.writeFileSync("node_modules/better-sqlite3/abi", process.versions.modules);
if (process.argv[2] === "rebuild") sqlite();
else {
  fs.rmSync("node_modules", { recursive: true, force: true });
  fs.mkdirSync("node_modules/better-sqlite3", { recursive: true });
  const open = 'if (require("fs").readFileSync(__dirname + "/abi", "utf8") !== process.versions.modules) throw 1;';
  fs.writeFileSync("node_modules/better-sqlite3/index.js", "module.exports = class { constructor() { " + open + " } };");
  sqlite();
  fs.writeFileSync("half", "");
  while (fs.existsSync("slow"));
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
  delete packages[""];
  delete packages["node_modules/fsevents"];
  if (process.argv.includes("--omit=dev")) delete packages["node_modules/vitest"];
  else fs.mkdirSync("node_modules/vitest");
  fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));
}
`;

/** `install.mjs` and the files that it imports. */
const PROGRAM = [
  "scripts/launcher/install.mjs",
  "scripts/launcher/magazine.mjs",
  "src/content/messages/launcher.mjs",
  "src/delivery/build/configuration/editors-language.mjs",
];

/** Creates a project without packages, which has an npm of its own. */
async function project() {
  const folder = await newFolder();
  const file = (name: string) => path.join(folder, name);
  await writeFiles(folder, {
    "bin/npm": NPM,
    "bin/package.json": JSON.stringify({ type: "commonjs" }),
    "package-lock.json": JSON.stringify(LOCK),
    "magazine.config.ts": 'export default { editorsLanguage: "es" };',
  });
  await chmod(file("bin/npm"), 0o755);
  for (const part of PROGRAM) await cp(path.join(ROOT, part), file(part));
  const options = { cwd: folder, env: { PATH: `${file("bin")}${path.delimiter}${process.env.PATH}` } };
  const command = [process.execPath, [file("scripts/launcher/install.mjs")], options] as const;
  return {
    file,
    run: (...args: string[]) => spawnSync(command[0], [...command[1], ...args], { ...options, encoding: "utf8" }),
    start: () => spawn(command[0], command[1], { ...options, detached: true }),
    npm: (...args: string[]) => spawnSync(file("bin/npm"), args, options),
    npmCalls: async () => (existsSync(file("asked.txt")) ? await readFile(file("asked.txt"), "utf8") : ""),
  };
}

const EXHAUSTIVE = { tags: ["@exhaustive"] };
const CI = "ci --no-audit --no-fund\n";

test("missing packages are installed once, and npm's output goes to stderr", EXHAUSTIVE, async () => {
  const { run, npmCalls } = await project();
  expect(run()).toMatchObject({ status: 0, stdout: "", stderr: expect.stringContaining("npm's own line") });
  expect(run()).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(await npmCalls()).toBe(CI);
});

test("packages that somebody installed by hand are not installed again", async () => {
  const { npm, run, file, npmCalls } = await project();
  npm("ci");
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  // Writes the same packages in another format, so that only the text of the lock file changes.
  await writeFile(file("package-lock.json"), JSON.stringify(LOCK, undefined, 2));
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  expect(await npmCalls()).toBe("ci\n");
});

test("without development packages, commands run, and only the tests install them", async () => {
  const { npm, run, npmCalls } = await project();
  npm("ci", "--omit=dev");
  expect(run("build")).toMatchObject({ status: 0, stderr: "" });
  expect(run("build")).toMatchObject({ status: 0, stderr: "" });
  expect(run("test").status).toBe(0);
  expect(run("test")).toMatchObject({ status: 0, stderr: "" });
  expect(await npmCalls()).toBe(`ci --omit=dev\n${CI}`);
});

test.each([
  { what: "a package has another version", packages: { "node_modules/zod": { version: "5.0.0" } } },
  { what: "a package is new", packages: { "node_modules/vite": { version: "8.0.0" } } },
  {
    what: "an optional package has another version",
    packages: { "node_modules/better-sqlite3": { version: "13.0.0" } },
  },
])("packages are installed again if $what", EXHAUSTIVE, async ({ packages }) => {
  const { npm, run, file, npmCalls } = await project();
  npm("ci");
  run();
  await writeFile(file("package-lock.json"), JSON.stringify({ packages: { ...LOCK.packages, ...packages } }));
  expect(run().status).toBe(0);
  expect(await npmCalls()).toBe(`ci\n${CI}`);
});

test("a killed installation is completed by the next command", EXHAUSTIVE, async () => {
  const { run, start, file, npmCalls } = await project();
  await writeFile(file("slow"), "");
  const first = start();
  await expect.poll(() => existsSync(file("half"))).toBe(true);
  // The signal goes to the whole process group, as from a terminal.
  process.kill(-(first.pid ?? 0), "SIGKILL");
  await once(first, "close");
  await rm(file("slow"));
  expect(run().status).toBe(0);
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  expect(await npmCalls()).toBe(CI + CI);
});

test("of two commands at once, one installs and the other waits", EXHAUSTIVE, async () => {
  const { start, file, npmCalls } = await project();
  await writeFile(file("slow"), "");
  const first = start();
  await expect.poll(() => existsSync(file("half"))).toBe(true);
  const second = start();
  let output = "";
  second.stderr.on("data", (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output).toBe("Otro comando está instalando los paquetes: hay que esperar a que termine.\n");
  const ends = Promise.all([first, second].map((each) => once(each, "exit")));
  await rm(file("slow"));
  expect((await ends).map(([status]) => status as number)).toEqual([0, 0]);
  expect(await npmCalls()).toBe(CI);
  expect(existsSync(file(".contentlayer/installing"))).toBe(false);
});

test("a missing connection is reported, and the next command tries again", EXHAUSTIVE, async () => {
  const { run, file, npmCalls } = await project();
  await writeFile(file("offline"), "");
  expect(run()).toMatchObject({ status: 7, stderr: expect.stringContaining("revisá la conexión") });
  await rm(file("offline"));
  expect(run().status).toBe(0);
  expect(await npmCalls()).toBe(CI + CI);
});

test(
  "SQLite alone is rebuilt for another version of Node, and a failure is retried after an hour",
  EXHAUSTIVE,
  async () => {
    const { npm, run, file, npmCalls } = await project();
    npm("ci");
    run();
    await writeFile(file("node_modules/better-sqlite3/abi"), "1");
    const stamp = await readFile(file("node_modules/.pompa-installed"), "utf8");
    await writeFile(file("node_modules/.pompa-installed"), stamp.replace(/ .*/, " 1"));
    await writeFile(file("offline"), "");
    expect(run()).toMatchObject({ status: 0, stderr: expect.stringContaining("SQLite no anda con Node") });
    await rm(file("offline"));
    expect(run()).toMatchObject({ status: 0, stderr: "" });
    expect(await npmCalls()).toBe("ci\nrebuild better-sqlite3\n");
    const before = Date.now() / 1000 - 3601;
    await utimes(file("node_modules/.pompa-installed"), before, before);
    expect(run()).toMatchObject({ status: 0, stderr: expect.not.stringContaining("no anda") });
    expect(run()).toMatchObject({ status: 0, stderr: "" });
    expect(await npmCalls()).toBe("ci\nrebuild better-sqlite3\nrebuild better-sqlite3\n");
  },
);

test("an optional SQLite that is missing is not installed again", EXHAUSTIVE, async () => {
  const { npm, run, file, npmCalls } = await project();
  npm("ci");
  await rm(file("node_modules/better-sqlite3"), { recursive: true });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  expect(await npmCalls()).toBe("ci\n");
});
