/** A command runs on the project that contains it, whatever the folder's name, and uses the current source files. */
import { spawnSync } from "node:child_process";
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { writeNeeded } from "../scripts/bench/support/corpus.ts";
import { ROOT } from "../src/delivery/build/paths.ts";
import { EXHAUSTIVE } from "./support/exhaustive.ts";
import { newFolder } from "./support/folders.ts";
import { runCommand } from "./support/processes.ts";
import { SITE } from "./support/workspace.ts";

/** Copies files and folders (`parts`) of this project into a new folder with the given name, and returns its path. */
async function copyOf(name: string, parts: readonly string[]): Promise<string> {
  const folder = path.join(await newFolder(), name);
  for (const part of parts) await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  return folder;
}

/** Copies the project, with a link to the installed packages. `more`: additional files that only a build needs. */
async function project(name = "project", more: readonly string[] = []): Promise<string> {
  const parts = ["package.json", "package-lock.json", "magazine.config.ts", "scripts", "src", "content/README.md"];
  const folder = await copyOf(name, [...parts, ...more]);
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  await writeNeeded(path.join(folder, "content"));
  return folder;
}

/** Runs a command with Node in a folder. `before`: another program, with its arguments, that starts Node. */
function run(folder: string, command: string[], before: string[] = []) {
  const [program = "", ...args] = [...before, process.execPath, ...command];
  return spawnSync(program, args, { cwd: folder, encoding: "utf8" });
}

const check = (folder: string) => run(folder, [path.join(folder, "scripts/compiled.mjs"), "content", "check"]).stderr;

/** Scripts that run before anything is compiled. */
const FIRST = ["scripts/compiled.mjs", "scripts/launcher/install.mjs"];
/** Files that these scripts import. */
const IMPORTED = [
  "scripts/launcher/magazine.mjs",
  "src/content/messages/launcher.mjs",
  "src/delivery/build/configuration/editors-language.mjs",
];

test.each([
  { language: "en", says: "The name of a folder cannot have #" },
  { language: "es", says: "El nombre de una carpeta no puede llevar #" },
])("errors before anything is compiled are in $language, the language of the editors", async ({ language, says }) => {
  const folder = await copyOf("rev#1", [...FIRST, ...IMPORTED]);
  await writeFile(path.join(folder, "magazine.config.ts"), `export default { editorsLanguage: "${language}" };`);
  expect(check(folder)).toContain(says);
});

test.each(["rev#1", "qué?", "a*b", 'a"b', "node_modules/rev"])(
  "a folder called %s is refused in a sentence",
  async (name) => {
    const folder = await copyOf(name, [...FIRST, ...IMPORTED, "magazine.config.ts"]);
    for (const script of FIRST) {
      const { status, stdout, stderr } = run(folder, [path.join(folder, script), "content", "check"]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toMatch(/^(El nombre de una carpeta|El proyecto) no puede [^\n]+: [^\n]+, [^\n]+\n$/);
    }
  },
);

test.each(["rev 100%", "it's [x] {y}", "é ñ 😀", "a&b;c$d"])(
  "a project in a folder called %s is built",
  EXHAUSTIVE,
  async (name) => {
    const root = await project(name, ["vite.config.ts", "vite.editor.config.ts", "public", "tests/support"]);
    const { stderr, stdout } = run(root, ["scripts/compiled.mjs", "build"]);
    expect(stderr).toBe("");
    expect(stdout).toContain("páginas en dist/");
  },
);

test("a changed source file changes the command", EXHAUSTIVE, async () => {
  const folder = await project();
  await writeFile(path.join(folder, "content/site.yaml"), SITE.replace("name: Pompa", "nombre: Pompa"));
  check(folder);
  const source = path.join(folder, "src/content/messages/es/problems.json");
  await writeFile(source, (await readFile(source, "utf8")).replace("Campo desconocido", "Campo que no existe"));
  expect(check(folder)).toContain("Campo que no existe · nombre");
});

test("types are checked only with content that is compiled with the current schemas", EXHAUSTIVE, async () => {
  const folder = await project();
  const isCurrent = () => run(folder, ["--import", "tsx", "scripts/content-is-current.ts"]);
  expect(isCurrent()).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run content:build") });
  run(folder, ["scripts/compiled.mjs", "content", "build"]);
  expect(isCurrent()).toMatchObject({ status: 0, stderr: "" });
  const schema = path.join(folder, "src/content/schema/documents/site.ts");
  await writeFile(schema, (await readFile(schema, "utf8")).replace(/^( *)(?=email: )/m, "$1phone: text,\n$1"));
  expect(isCurrent()).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run content:build") });
});

test.each([
  { env: { BASE_PATH: "a b" }, command: ["content", "check"], says: "BASE_PATH: «a b»" },
  { env: { PORT: "99999" }, command: ["preview"], says: "PORT: «99999»" },
  { env: {}, command: ["content", "check", "--bogus"], says: "No se entiende «--bogus»." },
  { env: {}, command: ["build", "--out"], says: "No se entiende «--out»." },
  { env: {}, command: ["content", "nada"], says: "No se entiende «nada»" },
  { env: {}, command: ["content", "check", "--content="], says: "--content: falta" },
  { env: {}, command: ["build", "--content", "a", "--content", "b"], says: "--content va una sola vez" },
  { env: {}, command: ["edit", "--content", "package.json"], says: "No existe la carpeta" },
  { env: {}, command: ["schemas", "--out", "package.json"], says: "es un archivo, o está dentro de uno" },
])("a wrong command or setting is reported without a stack trace: $says", ({ env, command, says }) => {
  const { status, stderr } = runCommand(command, { env });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(says) });
  expect(stderr).not.toContain("    at ");
});

test("a limit of 30 open files is reported in one sentence", async () => {
  const folder = await project();
  const script = path.join(folder, "scripts/compiled.mjs");
  const limited = ["bash", "-c", 'ulimit -n 30; exec "$0" "$@"'];
  const { status, stdout, stderr } = run(folder, [script, "content", "check"], limited);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^Hay demasiados archivos abiertos[^\n]+ulimit -n 4096[^\n]+\n$/);
});
