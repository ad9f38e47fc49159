/** The editor's list of changes since the last publication. */
import { mkdir, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  formerFile,
  ownState,
  removeModels,
  repository,
  type TestRepository,
  TEXTS,
} from "../../support/git/repository.ts";

afterAll(removeModels);

/** Resolves to the changes, each in the form `changed issues/AnaSosa.yaml [removed issues/AnaSosa/tapa.webp]`. */
async function linesOf(space: TestRepository): Promise<string[]> {
  const { changes } = await (await space.open()).changes();
  return changes.map(({ kind, from, file, pictures }) => {
    const parts = [kind, from && `${from} →`, file, ...pictures.map((each) => `[${each.kind} ${each.file}]`)];
    return parts.filter(Boolean).join(" ");
  });
}

const ana = TEXTS["issues/AnaSosa.yaml"] ?? "";

test("added, changed, removed and renamed documents are listed with their pictures", async () => {
  const space = await repository({
    files: { ...TEXTS, "cards/proyecto1.md": "x\n".repeat(30), "cards/proyecto1/a b.png": "p\0" },
  });
  await space.write({
    "issues/AnaSosa.yaml": ana.replace("2024", "2025"),
    "issues/MoraVidal.yaml": "title: Mora\n",
    "issues/MoraVidal/tapa ñandú.webp": "nueva\0",
    "cards/proyecto2.md": `${"x\n".repeat(30)}y\n`,
    "cards/proyecto2/a b.png": "p\0",
  });
  await space.remove("cards/proyecto1.md");
  await space.remove("cards/proyecto1");
  await space.remove("articles/Telar.md");
  expect(await linesOf(space)).toEqual([
    "removed articles/Telar.md",
    "renamed cards/proyecto1.md → cards/proyecto2.md [renamed cards/proyecto2/a b.png]",
    "changed issues/AnaSosa.yaml",
    "added issues/MoraVidal.yaml [added issues/MoraVidal/tapa ñandú.webp]",
  ]);
});

test("a picture is listed under its document, and a file of no document by itself", async () => {
  const space = await repository();
  await space.write({ "issues/AnaSosa/tapa.webp": "otra\0", "issues/AnaSosa/b/c.png": "c\0", "sueltas/d.png": "d\0" });
  expect(await linesOf(space)).toEqual([
    "pictures issues/AnaSosa.yaml [added issues/AnaSosa/b/c.png] [changed issues/AnaSosa/tapa.webp]",
    "added sueltas/d.png",
  ]);
});

test("hidden and ignored files, files outside the content and symbolic links are not listed", async () => {
  const space = await repository();
  await writeFile(path.join(space.root, ".gitignore"), "*.tmp\n");
  await writeFile(path.join(space.root, "src/código.ts"), "dos\n");
  const hidden = [".DS_Store", ".borradores/Uno.yaml", "issues/.Uno.yaml.swp", "issues/Uno.tmp"];
  await space.write(Object.fromEntries(hidden.map((file) => [file, "x"])));
  await symlink("/etc/passwd", path.join(space.contentDir, "issues/Enlace.yaml"));
  await symlink("/etc", path.join(space.contentDir, "issues/Carpeta"));
  await space.remove("issues/AnaSosa.yaml");
  await symlink("/etc/passwd", path.join(space.contentDir, "issues/AnaSosa.yaml"));
  await space.remove("issues/AnaSosa");
  await symlink("/etc", path.join(space.contentDir, "issues/AnaSosa"));
  expect(await linesOf(space)).toEqual([]);
});

test("a change of the same size, at the time of Git's index, is listed", async () => {
  const space = await repository();
  const moment = new Date("2026-11-22T10:00:00Z");
  const [file, index] = [path.join(space.contentDir, "site.yaml"), path.join(space.root, ".git/index")];
  // Makes Git compare only the sizes and times of files, as on file systems that record little else.
  space.git("config", "core.checkStat", "minimal");
  space.git("config", "core.trustctime", "false");
  await utimes(file, moment, moment);
  space.git("update-index", "--refresh");
  await utimes(index, moment, moment);
  await writeFile(file, "name: Bomba\n");
  await utimes(file, moment, moment);
  expect(await linesOf(space)).toEqual(["changed site.yaml"]);
});

test("committed changes are listed until they are published", async () => {
  const space = await repository();
  await space.write({ "site.yaml": "name: Otra\n" });
  space.git("commit", "--quiet", "--all", "-m", "Local");
  expect(await linesOf(space)).toEqual(["changed site.yaml"]);
});

test("changes that others published are not listed", async () => {
  const space = await repository();
  await space.write({ "site.yaml": "name: Otra\n" });
  await space.publish({ "issues/Nueva.yaml": "title: Nueva\n", "articles/Telar.md": undefined });
  space.git("fetch", "--quiet");
  expect(await linesOf(space)).toEqual(["changed site.yaml"]);
});

test("a change that others published in the same words is no longer listed", async () => {
  const space = await repository();
  await space.write({ "site.yaml": "name: Otra\n" });
  await space.publish({ "site.yaml": "name: Otra\n" });
  space.git("fetch", "--quiet");
  expect(await linesOf(space)).toEqual([]);
});

test("listing changes writes nothing into the repository", async () => {
  const space = await repository();
  await space.write({ "site.yaml": "name: Otra\n", "issues/Nueva.yaml": "title: Nueva\n" });
  const before = await ownState(space);
  const gitFiles = () => readdir(path.join(space.root, ".git"), { recursive: true });
  const files = await gitFiles();
  await (await space.open()).changes();
  expect(await ownState(space)).toEqual(before);
  expect(await gitFiles()).toEqual(files);
});

test("only published content files have a published version", async () => {
  const space = await repository();
  await space.write({ "issues/AnaSosa.yaml": "title: Otra\n" });
  await mkdir(path.join(space.contentDir, "issues/Nueva"));
  const version = async (file: string) => formerFile(await space.open(), file);
  expect((await version("issues/AnaSosa.yaml"))?.toString()).toBe(ana);
  const others = ["issues/Nueva.yaml", "issues", "", "../package.json", "/etc/passwd", ".gitignore", "issues/*.yaml"];
  for (const file of others) expect(await version(file)).toBeUndefined();
});
