/** Commands run on the project that they are in, whatever its folder, and follow its sources. */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeNeeded } from "../scripts/bench/support/corpus.ts";
import { SITE } from "./support/workspace.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** Copies the project, and links the packages of this one. */
async function project(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-project-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of ["package.json", "package-lock.json", "magazine.config.ts", "scripts", "src"])
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  await cp(path.join(ROOT, "content/README.md"), path.join(folder, "content/README.md"));
  await writeNeeded(path.join(folder, "content"));
  await writeFile(path.join(folder, "content/site.yaml"), SITE.replace("name: Pompa", "nombre: Pompa"));
  return folder;
}

/** `before`: a program that runs the command. */
function run(folder: string, command: string[], before: string[] = []) {
  const [program = "", ...args] = [...before, process.execPath, ...command];
  return spawnSync(program, args, { cwd: folder, encoding: "utf8" });
}

const check = (folder: string) => run(folder, [path.join(folder, "scripts/compiled.mjs"), "content", "check"]).stderr;

/** Scripts that run before any other, or by themselves. */
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
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-odd#"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of [...FIRST, ...IMPORTED]) await cp(path.join(ROOT, part), path.join(folder, part));
  await writeFile(path.join(folder, "magazine.config.ts"), `export default { editorsLanguage: "${language}" };`);
  expect(run(folder, [path.join(folder, "scripts/compiled.mjs"), "content", "check"]).stderr).toContain(says);
});

test.each(["rev#1", "qué?", "a*b", 'a"b', "node_modules/rev"])(
  "a folder called %s is refused in a sentence",
  async (name) => {
    const folder = await mkdtemp(path.join(tmpdir(), "pompa-odd-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const part of [...FIRST, ...IMPORTED, "magazine.config.ts"])
      await cp(path.join(ROOT, part), path.join(folder, name, part));
    for (const script of FIRST) {
      const { status, stdout, stderr } = run(folder, [path.join(folder, name, script), "content", "check"]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toMatch(/^(El nombre de una carpeta|El proyecto) no puede [^\n]+: [^\n]+, [^\n]+\n$/);
    }
  },
);

test.each(["rev 100%", "it's [x] {y}", "é ñ 😀", "a&b;c$d"])(
  "a project in a folder called %s is built",
  { tags: ["@exhaustive"] },
  async (name) => {
    const folder = await mkdtemp(path.join(tmpdir(), "pompa-odd-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const root = path.join(folder, name);
    for (const part of [
      "package.json",
      "package-lock.json",
      "magazine.config.ts",
      "vite.config.ts",
      "vite.editor.config.ts",
      "scripts",
      "src",
      "public",
      "tests/support",
    ])
      await cp(path.join(ROOT, part), path.join(root, part), { recursive: true });
    await symlink(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
    await cp(path.join(ROOT, "content/README.md"), path.join(root, "content/README.md"));
    await writeNeeded(path.join(root, "content"));
    const { stderr, stdout } = run(root, ["scripts/compiled.mjs", "build"]);
    expect(stderr).toBe("");
    expect(stdout).toContain("páginas en dist/");
  },
);

test("a changed source file changes the command", { tags: ["@exhaustive"] }, async () => {
  const folder = await project();
  check(folder);
  const source = path.join(folder, "src/content/messages/es/problems.json");
  await writeFile(source, (await readFile(source, "utf8")).replace("Campo desconocido", "Campo que no existe"));
  expect(check(folder)).toContain("Campo que no existe · nombre");
});

test(
  "types are checked only with content that is compiled with the current schemas",
  { tags: ["@exhaustive"] },
  async () => {
    const folder = await project();
    await writeFile(path.join(folder, "content/site.yaml"), SITE);
    const isCurrent = () => run(folder, ["--import", "tsx", "scripts/content-is-current.ts"]);
    expect(isCurrent()).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run content:build") });
    run(folder, ["scripts/compiled.mjs", "content", "build"]);
    expect(isCurrent()).toMatchObject({ status: 0, stderr: "" });
    const schema = path.join(folder, "src/content/schema/documents/site.ts");
    await writeFile(schema, (await readFile(schema, "utf8")).replace(/^( *)(?=email: )/m, "$1phone: text,\n$1"));
    expect(isCurrent()).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run content:build") });
  },
);

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
  const { status, stderr } = spawnSync(process.execPath, ["scripts/compiled.mjs", ...command], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(says) });
  expect(stderr).not.toContain("    at ");
});

test.each([30])("a limit of %i open files is reported in one sentence", async (most) => {
  const folder = await project();
  const script = path.join(folder, "scripts/compiled.mjs");
  const limited = `ulimit -n ${most}; exec "$0" "$@"`;
  const { status, stdout, stderr } = run(folder, [script, "content", "check"], ["bash", "-c", limited]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^Hay demasiados archivos abiertos[^\n]+ulimit -n 4096[^\n]+\n$/);
});
