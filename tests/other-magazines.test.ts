/** Commands on content run in any magazine, whichever types it has, and speak the language of its editors. */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { EXHAUSTIVE } from "./support/exhaustive.ts";
import { DATA_PICTURE } from "./support/content/exports.ts";
import { newFolder } from "./support/folders.ts";
import { runCommand } from "./support/processes.ts";
import { writeFiles } from "./support/workspace.ts";

const SPANISH = /\b(?:cambiado|movido|uso|no se|revis[aá]|del|los|las|una|nueva)\b/i;

const OLD = { "old/Tide.md": "---\ntitle: The tide\ndate: 2026-01-02\n---\n\nIt comes and goes.\n" };

/** Prepares a magazine. Its `run` executes a command and expects English output without a stack trace. */
async function openMagazine(folder: string) {
  await writeFiles(folder, OLD);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = runCommand([...args, "--magazine", "other"], { cwd: folder });
    expect(stdout + stderr).not.toMatch(/^ {4}at /m);
    expect(stdout + stderr).not.toMatch(SPANISH);
    return { status, text: stdout + stderr };
  };
  const [document = ""] = (await readdir(path.join(folder, "other/content/editorials"))).filter((name) =>
    name.endsWith(".yaml"),
  );
  return { folder, run, editorial: path.parse(document).name };
}

/** Copies `examples/faro`. */
async function faro() {
  const folder = await newFolder();
  const to = path.join(folder, "other");
  for (const part of ["content", "public", "types", "magazine.config.ts", "logo.svg"])
    await cp(path.join(ROOT, "examples/faro", part), path.join(to, part), { recursive: true });
  return openMagazine(folder);
}

/** Creates a magazine with these sections. */
async function withSections(sections: string) {
  const folder = await newFolder();
  const answers = ["--name", "Other", "--language", "en", "--sections", sections];
  expect(runCommand(["new-magazine", "other", ...answers], { cwd: folder }).stderr).toBe("");
  return openMagazine(folder);
}

test.each([
  { language: "es", says: "por la ruta de un archivo" },
  { language: "en", says: "by the path of a file" },
])(
  "an outdated import of a configuration is refused in $language, with the current one",
  async ({ language, says }) => {
    const folder = await newFolder();
    for (const part of ["content", "public"]) await mkdir(path.join(folder, "other", part), { recursive: true });
    const currentImport = 'import { defineMagazine } from "pompa";';
    const config = (await readFile(path.join(ROOT, "magazine.config.ts"), "utf8"))
      .replace(currentImport, 'import { defineMagazine } from "../../pompa/src/shared/magazine/define-magazine.ts";')
      .replace(/editorsLanguage: "\w+"/, `editorsLanguage: "${language}"`);
    await writeFile(path.join(folder, "other/magazine.config.ts"), config);
    const { status, stderr } = runCommand(["content", "check", "--magazine", "other"], { cwd: folder });
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`^magazine\\.config\\.ts [^\n]*${says}[^\n]*\n  ${currentImport}\n$`));
  },
);

test("a magazine without cards imports articles, and renames a document in English", async () => {
  const { run } = await faro();
  expect(run("import-content", "--help").text).toContain("[--type article]");
  expect(run("import-content", "old").text).toContain("New: 1");
  expect(run("rename-content", "article", "ATableForTheMoon", "Moon")).toMatchObject({
    status: 0,
    text: expect.stringContaining("Moved: articles/ATableForTheMoon.md → articles/Moon.md"),
  });
});

test("an imported item has a language of the magazine, and file names in the magazine's main language", async () => {
  const { folder, run } = await faro();
  const config = path.join(folder, "other/magazine.config.ts");
  const oneLanguage = await readFile(config, "utf8");
  await writeFile(config, oneLanguage.replace('languages: ["en"]', 'languages: ["en", "fr"]'));
  const importItem = async (language: string) => {
    const text = `---\ntitle: The sea\nslug: "?"\nlang: ${language}\n---\n\n![The sea](${DATA_PICTURE})\n`;
    await writeFiles(folder, { "old/Sea.md": text });
    run("import-content", "old");
    return {
      text: await readFile(path.join(folder, "other/content/articles/Untitled.md"), "utf8"),
      report: await readFile(path.join(folder, "old.importado.md"), "utf8"),
    };
  };
  const french = await importItem("fr-CA");
  expect(french.text).toContain("\nlang: fr\n");
  expect(french.text).toContain("src: Untitled/image.png\n");
  expect((await importItem("en-GB")).text).not.toContain("lang:");
  const spanish = await importItem("es");
  expect(spanish.text).not.toContain("lang:");
  expect(spanish.report).toContain("Its language isn't one of those here: es");
});

test.each([
  { what: "Faro", magazine: faro, types: ["editorial", "article", "podcast", "team", "person"] },
  { what: "issues and editorials", magazine: () => withSections("issues,editorials"), types: ["issue", "editorial"] },
  { what: "cards and editorials", magazine: () => withSections("made-in-arg,editorials"), types: ["card"] },
  { what: "news and editorials", magazine: () => withSections("news,editorials"), types: ["article", "editorial"] },
])("every command on content runs in $what", { ...EXHAUSTIVE, timeout: 600_000 }, async ({ magazine, types }) => {
  const { run, editorial } = await magazine();
  for (const args of [["content", "check"], ["content", "build"], ["schemas"], ["problems"]])
    expect(run(...args)).toMatchObject({ status: 0 });
  expect(run("rename-content", "editorial", editorial, "lights9")).toMatchObject({
    status: 0,
    text: expect.stringContaining(`Moved: editorials/${editorial}.yaml → editorials/lights9.yaml`),
  });
  for (const type of types) {
    const name = type === "editorial" ? "lights10" : "Nina Cobo";
    expect(run("new-content", type, name).text).toContain("Done: ");
  }
  expect(run("new-content", "nothing", "Nina").text).toContain("Usage: ");
  expect(run("rename-content", "nothing", "a", "b").text).toContain("Usage: ");
  expect(run("rename-content", "person", "Nobody Here", "Somebody").status).toBe(1);
  const report = run("import-content", "old").text;
  expect(report).toContain(types.some((type) => ["article", "card"].includes(type)) ? "old.importado.md" : "neither");
  expect(run("import-content", "missing.xml").status).not.toBe(0);
});
