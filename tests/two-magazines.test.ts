/** One folder is one magazine: several magazines of one checkout share its code and nothing else. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { VALID } from "./support/documents.ts";
import { newFolder } from "./support/folders.ts";
import { COMMANDS, endProcess, runCommand } from "./support/processes.ts";
import { SITE, workspace, writeFiles } from "./support/workspace.ts";

/** The names of the magazines and of their folders. Each is a word that is in no file of the other magazine. */
const NAMES = ["Farolito", "Candelaria"] as const;

/** Creates both magazines in `folder`. */
async function twoMagazines() {
  const folder = await newFolder();
  for (const name of NAMES) await writeMagazine(path.join(folder, name), name);
  return {
    folder,
    /** Runs a command in `folder`, such as `content build --magazine Farolito`. */
    run: (...command: string[]) => runCommand(command, { cwd: folder }),
    /** Replaces something in the configuration of a magazine. */
    configure: async (name: string, from: string | RegExp, to: string) => {
      const file = path.join(folder, name, "magazine.config.ts");
      await writeFile(file, (await readFile(file, "utf8")).replace(from, to));
    },
    /** Files of a magazine that have a word, as paths from its folder. */
    filesWith: (name: string, word: string) => filesNaming(path.join(folder, name), word),
  };
}

/** Starts the editor on a magazine, and resolves to its origin. */
async function startEditor(folder: string, name: string): Promise<string> {
  const command = [COMMANDS, "edit", "--magazine", name];
  const editor = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, PORT: "0" } });
  onTestFinished(() => endProcess(editor));
  let output = "";
  for await (const piece of editor.stdout) {
    output += String(piece);
    const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (origin) return origin;
  }
  throw new Error(`The editor did not start: ${output}`);
}

async function writeMagazine(folder: string, name: string): Promise<void> {
  const { contentDir } = await workspace({ ...VALID, "site.yaml": SITE.replace("name: Pompa", `name: ${name}`) });
  await cp(contentDir, path.join(folder, "content"), { recursive: true });
  await cp(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  await writeFile(path.join(folder, "public", `${name}.txt`), name);
  await cp(path.join(ROOT, "magazine.config.ts"), path.join(folder, "magazine.config.ts"));
}

async function filesNaming(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const matches = files.map(async (file) =>
    (await readFile(file)).includes(word) ? [path.relative(folder, file)] : [],
  );
  return (await Promise.all(matches)).flat();
}

test("commands write only into the folder of their magazine", { tags: ["@exhaustive"], timeout: 120_000 }, async () => {
  const { folder, run, filesWith } = await twoMagazines();
  for (const name of NAMES) {
    const all = [["content", "build"], ["content", "check"], ["new-content", "issue", `Nina ${name}`], ["schemas"]].map(
      (command) => run(...command, "--magazine", name),
    );
    expect(all.map(({ status, stderr }) => status === 0 || stderr)).toEqual(all.map(() => true));
  }
  for (const [name, other] of [NAMES, NAMES.toReversed()] as [string, string][]) {
    expect(await filesWith(name, name)).toEqual(
      expect.arrayContaining([
        ".contentlayer/generated/site.js",
        `content/issues/Nina${name}.yaml`,
        `public/${name}.txt`,
      ]),
    );
    expect(await filesWith(name, other)).toEqual([]);
    expect(existsSync(path.join(folder, name, ".vscode/settings.json"))).toBe(true);
  }
});

test("each command reads the current configuration of its magazine", async () => {
  const [one, other] = NAMES;
  const { folder, run, configure } = await twoMagazines();
  const faults = (name: string) => run("content", "check", "--magazine", name).stderr;
  await configure(one, "Buenos_Aires", "Atlantis");
  expect(faults(one)).toContain("magazine.config.ts no sirve:\n  zone: ");
  expect(faults(other)).toBe("");
  await configure(one, "Atlantis", "Buenos_Aires");
  expect(faults(one)).toBe("");
  await configure(other, "Buenos_Aires", "Atlantis");
  await configure(other, 'editorsLanguage: "es"', 'editorsLanguage: "en"');
  expect(faults(other)).toMatch(/^magazine\.config\.ts can't be used:\n  zone: isn't a time zone [^\n]*\n$/);
  await configure(other, 'editorsLanguage: "en"', 'editorsLanguage: "fr"');
  expect(faults(other)).toMatch(/^magazine\.config\.ts no sirve:\n  zone: no es [^\n]*\n  editorsLanguage: .*\n$/);
  await configure(one, "export default", 'import "./public/Farolito.txt";\nexport default');
  expect(faults(one)).toMatch(/^magazine\.config\.ts no puede importar otros archivos, como .*\n$/);
  await configure(one, 'import "./public/Farolito.txt";\n', "");
  await writeFiles(path.join(folder, one), { "types/recipes/type.ts": "export default {};" });
  expect(faults(one)).toMatch(/^Al tipo de documentos recipes le falta schema\.ts, en .*\n$/);
});

test("one checkout builds the sites of two magazines", { tags: ["@exhaustive"], timeout: 300_000 }, async () => {
  const { folder, run, configure, filesWith } = await twoMagazines();
  await configure(NAMES[0], "es-AR", "es-UY");
  for (const name of NAMES) {
    const { stdout, stderr } = run("build", `--magazine=${name}`);
    expect(stdout, stderr).toContain(`páginas en ${path.join(name, "dist")}/`);
  }
  for (const [name, other] of [NAMES, NAMES.toReversed()] as [string, string][]) {
    expect(await filesWith(name, name)).toEqual(
      expect.arrayContaining(["dist/index.html", "dist/News/Telar.html", "dist/site.webmanifest"]),
    );
    expect(await filesWith(name, other)).toEqual([]);
    expect(run("build", "--magazine", name).stdout).toContain("Nada cambió.");
    const page = await readFile(path.join(folder, name, "dist/index.html"), "utf8");
    expect(page).toContain(`content="${name === NAMES[0] ? "es_UY" : "es_AR"}"`);
  }
});

test("the editor opens on the magazine of its folder", { tags: ["@exhaustive"], timeout: 240_000 }, async () => {
  const { folder, filesWith } = await twoMagazines();
  const [one, other] = NAMES;
  const origin = await startEditor(folder, one);
  const read = async (address: string) => (await fetch(origin + address)).text();
  expect(await read(`/vista/${one}.txt`)).toBe(one);
  expect(await read("/vista/@contenido/site.json")).toContain(`"name":"${one}"`);
  expect(existsSync(path.join(folder, one, ".contentlayer/editor"))).toBe(true);
  expect(await filesWith(other, one)).toEqual([]);
});

test("a relative folder is found from where npm was called", async () => {
  const folder = await newFolder();
  await mkdir(path.join(folder, "content"));
  const command = ["--prefix", ROOT, "run", "--silent", "content:check", "--", "--magazine", "."];
  const { stderr } = spawnSync("npm", command, { cwd: folder, encoding: "utf8", shell: process.platform === "win32" });
  expect(stderr).toBe(`En «${folder}» no hay una revista: falta public/.\n`);
});

test.each([
  { has: [], option: ["--magazine", "nada"], says: "No existe la carpeta «" },
  { has: ["nada"], option: ["--magazine", "nada"], says: "No existe la carpeta «" },
  { has: ["rev/public/", "rev/magazine.config.ts"], option: ["--magazine=rev"], says: "falta content/." },
  { has: ["rev/content", "rev/public/"], option: ["--magazine=rev"], says: "falta content/." },
  { has: ["rev/content/", "rev/public/"], option: ["--magazine=rev"], says: "falta magazine.config.ts." },
  { has: ["r#/content/"], option: ["--magazine=r#"], says: "no puede llevar #: cambiáselo a la de la revista" },
  { has: [], option: ["--magazine"], says: "--magazine: falta decir qué carpeta." },
  { has: [], option: ["--magazine", "--strict"], says: "--magazine: falta decir qué carpeta." },
  { has: [], option: ["--magazine=a", "--magazine=b"], says: "--magazine va una sola vez: ya está «a»." },
])("$option in a folder with $has is refused in one sentence by build and dev", async ({ has, option, says }) => {
  const folder = await newFolder();
  for (const name of has) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await (name.endsWith("/") ? mkdir(path.join(folder, name)) : writeFile(path.join(folder, name), ""));
  }
  for (const command of ["build", "dev"]) {
    const { status, stdout, stderr } = runCommand([command, ...option], { cwd: folder });
    expect({ status, stdout, lines: stderr.trim().split("\n").length }).toEqual({ status: 2, stdout: "", lines: 1 });
    expect(stderr).toContain(says);
  }
  expect(existsSync(path.join(folder, "rev/.contentlayer"))).toBe(false);
});
