/** `npm run new-magazine`, which writes a magazine whole or not at all. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { newFolder } from "../support/folders.ts";
import { COMMANDS, runCommand } from "../support/processes.ts";

const NEW = ["new-magazine", "faro", "--name", "Faro", "--language"];

const create = (cwd: string, language: string, ...flags: string[]) => runCommand([...NEW, language, ...flags], { cwd });
const check = (cwd: string) => runCommand(["content", "check", "--strict", "--magazine", "faro"], { cwd }).stdout;
const read = (folder: string, file: string) => readFileSync(path.join(folder, "faro", file), "utf8");

test.each([
  { language: "en", look: [], says: "no problems", address: "/articles", credited: ["Photography", "Host"] },
  {
    language: "es",
    look: ["--ground", "#101820", "--accent", "#FEE715", "--locale", "es-UY", "--zone", "America/Montevideo"],
    says: "sin problemas",
    address: "/notas",
    credited: ["Fotografía", "Conducción"],
  },
])(
  "a new magazine in $language with every type has no problems",
  async ({ language, look, says, address, credited }) => {
    const folder = await newFolder();
    const { stdout, stderr } = create(folder, language, ...look);
    expect(stderr).toBe("");
    expect(stdout.trim().split("\n").slice(-3)).toEqual(["  cd faro", "  npm install", "  npm start"]);
    expect(check(folder)).toContain(says);
    const news = `news: { address: "${address}", documents: "${address}/:slug" }`;
    expect(read(folder, "magazine.config.ts")).toContain(news);
    for (const role of credited) expect(read(folder, "content/roles.yaml")).toContain(role);
    expect(JSON.parse(read(folder, "package.json"))).toMatchObject({
      scripts: { start: "pompa start", test: "pompa test" },
      dependencies: { pompa: `file:${path.relative(path.join(folder, "faro"), ROOT)}` },
    });
    const workflow = read(folder, ".github/workflows/publish.yml");
    expect(workflow).toContain("npx pompa build --host=");
    expect(workflow).not.toMatch(/npm run|Buenos_Aires/);
    expect(workflow).toContain(language === "en" ? "name: Publish\n" : "name: Publicar\n");
    const readme = read(folder, "README.md");
    expect(readme).not.toMatch(/undefined|Pompa|--magazine/);
    for (const name of ["content/pages/", "logo.svg", "icon.svg"]) expect(readme).toContain(`\`${name}\``);
    expect(readdirSync(folder)).toEqual(["faro"]);
  },
);

test("a new magazine builds as it is", { tags: ["@exhaustive"], timeout: 240_000 }, async () => {
  const folder = await newFolder();
  create(folder, "en");
  const { stdout, stderr } = runCommand(["build", "--magazine", "faro"], { cwd: folder });
  expect(stdout, stderr).toMatch(/\d+ pages in faro\/dist\//);
});

test("a new magazine has only the chosen sections", async () => {
  const folder = await newFolder();
  expect(create(folder, "es", "--sections", "news").stderr).toBe("");
  expect(check(folder)).toContain("sin problemas");
  for (const type of ["issues", "editorials", "cards", "profiles", "podcasts"])
    expect(existsSync(path.join(folder, "faro/content", type)), type).toBe(false);
});

test.each([
  [["--accent", "#FFF000"], "--accent: can't be read on the ground: its contrast is 1, and 4.5 or more is needed."],
  [["--ground", "#777777"], "--ground: no text can be read well on that ground: choose a lighter or a darker one."],
  [["--zone", "Europe/Atlantis"], "--zone: isn't a time zone of the IANA database, such as Europe/London."],
  [["--locale", "es-AR"], "--locale: isn't a language with its country, such as en-GB."],
  [["--face", "Comic"], "--face: “Comic” isn't one of Fraunces, Anton, Instrument Serif, Inter, Work Sans."],
  [["--sections", "news,shop"], /^--sections: “shop” isn't one of .*issues.*\.$/],
])("%s is refused in one sentence, and nothing is written", async (flags, says) => {
  const folder = await newFolder();
  const { status, stderr } = create(folder, "en", ...flags);
  expect(status).toBe(2);
  expect(stderr.trim()).toEqual(typeof says === "string" ? says : expect.stringMatching(says));
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that is not empty is left alone", async () => {
  const folder = await newFolder();
  await mkdir(path.join(folder, "faro"));
  await writeFile(path.join(folder, "faro/notes.txt"), "mine");
  const { status, stderr } = create(folder, "es");
  expect(status).toBe(2);
  expect(stderr.trim()).toBe("«faro» ya tiene algo: elegí una carpeta nueva o vacía.");
  expect(readdirSync(path.join(folder, "faro"))).toEqual(["notes.txt"]);
});

test("a command that is killed while it writes leaves no magazine", async () => {
  const folder = await newFolder();
  const command = spawn(process.execPath, [COMMANDS, ...NEW, "en"], { cwd: folder, detached: true });
  await expect.poll(() => readdirSync(folder), { interval: 5 }).not.toEqual([]);
  process.kill(-(command.pid ?? 0), "SIGKILL");
  await once(command, "close");
  expect(existsSync(path.join(folder, "faro"))).toBe(false);
});
