/** `content:new`, as an editor runs it: a document that lacks only what its author knows. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ISSUE, VALID } from "../support/documents.ts";
import { place, type Workspace, workspace } from "../support/workspace.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

function run({ contentDir }: Workspace, ...args: string[]) {
  const command = ["--import", "tsx", "scripts/new-content.ts", ...args, "--content", contentDir];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" });
}

const read = ({ contentDir }: Workspace, file: string) => readFile(path.join(contentDir, file), "utf8");

describe.each([
  ["issue", "Nina Cobo", "issues/NinaCobo.yaml", ["image.alt", "credits.col1[1].name"]],
  ["editorial", "Hilos: sueltos", "editorials/proyecto1.yaml", ["images[1].alt", "credits.left[1].name"]],
  ["perfil", "José Ñandú", "profiles/industria1.yaml", ["images[1].alt"]],
  ["tarjeta", "La luz", "cards/LaLuz.md", ["category", "image.alt", "credits[1].name", "body"]],
  ["nota", "El «telar» de noche", "articles/ElTelarDeNoche.md", ["image.alt", "body"]],
  ["equipo", "Ana Sosa", "team/ana-sosa.yaml", ["role", "email", "photo.alt"]],
])("a new %s", (type, name, file, blanks) => {
  test("is refused for its blanks alone, and accepted once they are filled", async () => {
    const space = await workspace(VALID);
    expect(run(space, type, name).status).toBe(0);
    const before = (await space.check()).problems;
    expect(before.map(({ field }) => field)).toEqual(blanks);
    expect(new Set(before.map((problem) => problem.file))).toEqual(new Set([file]));
    const picture = /src: (\S+)/.exec(await read(space, file))?.[1] ?? "";
    const filled = (await read(space, file))
      .replace(/^( *alt:| {4,}name:|role:)( #.*)?$/gm, "$1 Algo")
      .replace(/^email:$/m, "email: ana@pompa.example")
      .replace(/^category:.*$/m, "category: CALZADO");
    await space.write({ [file]: file.endsWith(".md") ? `${filled}\nUn texto.\n` : filled });
    await space.write({ [`${path.dirname(file)}/${picture}`]: [30, 40] });
    expect((await space.check()).problems.map(place)).toEqual([]);
  });
});

test("an issue follows the newest one in number, accent and side", async () => {
  const older = ISSUE.replaceAll("MoraVidal", "Ana").replace("#80", "#79").replace("2026-11-06", "2026-10-01");
  const files = {
    "issues/Ana.yaml": older.replace("#39FF14", "#FF4FA3"),
    "issues/Ana/tapa.png": [30, 40] as [number, number],
  };
  const space = await workspace({ ...VALID, ...files });
  run(space, "issue", "Nina Cobo");
  const text = await read(space, "issues/NinaCobo.yaml");
  expect(text).toContain('number: "#81"');
  expect(text).toContain('color: "#FF4FA3"');
  expect(text).toContain("layout: cami");
});

test("an issue takes another accent than the only one there is", async () => {
  const space = await workspace(VALID);
  run(space, "issue", "Nina Cobo");
  expect(await read(space, "issues/NinaCobo.yaml")).toContain('color: "#FF2D95"');
});

test("a content folder that is not there is refused, not made", async () => {
  const space = await workspace();
  const contentDir = path.join(path.dirname(space.contentDir), "contnet");
  const { status, stderr } = run({ ...space, contentDir }, "issue", "Nina Cobo");
  expect(stderr).toContain("No existe la carpeta");
  expect(status).toBe(1);
  expect(existsSync(contentDir)).toBe(false);
});

test.each([
  ["a name that is taken", ["issue", "Mora Vidal"], "Ya existe issues/MoraVidal.yaml"],
  ["a name that differs in letter case alone", ["issue", "Moravidal"], "se llama igual"],
  ["the address of a page", ["issue", "Who"], "/who"],
  ["a name without letters", ["nota", "¿?"], "no tiene letras"],
  ["an option that is none", ["issue", "Nina Cobo", "--nada"], "Uso:"],
  ["an unknown type", ["poema", "Hola"], "Uso:"],
  ["a missing name, where nobody can be asked", ["issue"], "Uso:"],
])("%s is refused, and nothing is written", async (_name, args, says) => {
  const space = await workspace(VALID);
  const { status, stderr } = run(space, ...args);
  expect(stderr).toContain(says);
  expect(status).toBe(1);
  expect(await read(space, "issues/MoraVidal.yaml")).toBe(ISSUE);
  expect((await space.check()).documents).toBe(4);
});
