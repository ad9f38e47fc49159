/** `content:new` as an editor runs it: the new document lacks only what its author must fill in. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { archetypeOf, AUTHORED_TYPES } from "../../../src/content/authoring/creating/archetypes.ts";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { collectionNamed } from "../../../src/types/collections.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { runCommand } from "../../support/processes.ts";
import { place, type Workspace, workspace } from "../../support/workspace.ts";

const run = ({ contentDir }: Workspace, ...args: string[]) =>
  runCommand(["new-content", ...args, "--content", contentDir]);

const read = ({ contentDir }: Workspace, file: string) => readFile(path.join(contentDir, file), "utf8");

interface JsonSchema {
  enum?: string[];
  format?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** Returns a value that an author may write for a field. `field`: name as in problems, like `credits.col1[1].name`. */
function sampleOf(type: string, field: string): string {
  const { schema } = collectionNamed(type);
  const steps = field.match(/[^.[\]]+/g) ?? [];
  const node = steps.reduce<JsonSchema | undefined>(
    (within, step) => within?.properties?.[step] ?? within?.items,
    z.toJSONSchema(schema, { io: "input" }) as JsonSchema,
  );
  if (node?.type === "integer") return "1";
  return (
    node?.enum?.[0] ??
    ({ email: "ana@pompa.example", date: "2026-11-06", iri: "https://pompa.example" }[node?.format ?? ""] || "Algo")
  );
}

/** Fills the gaps that the check reports in a document: each field gets a sample value, and the body gets a text. */
function fill(text: string, type: string, blanks: readonly Problem[]): string {
  const lines = text.split("\n");
  for (const { line, field } of blanks) {
    const blank = lines[line - 1] ?? "";
    lines[line - 1] = field === "body" ? "Un texto." : blank.replace(/:( #.*)?$/, `: ${sampleOf(type, field)}`);
  }
  return lines.join("\n");
}

test.each(AUTHORED_TYPES)(
  "a new document of %s has no problems but its blanks, and none once they are filled",
  async (type) => {
    const space = await workspace(VALID);
    const { stdout } = run(space, archetypeOf(type).words.at(-1) ?? "", "José: la luz");
    const own = path.relative(space.contentDir, path.resolve(ROOT, /^Listo: (.+)$/m.exec(stdout)?.[1] ?? ""));
    const blanks = (await space.check()).problems;
    expect(blanks.map(({ file }) => file).filter((file) => file !== own)).toEqual([]);
    expect(blanks.filter(({ code }) => code !== "empty-value" && code !== "empty-text")).toEqual([]);
    const text = fill(await read(space, own), type, blanks);
    const pictures = [...text.matchAll(/^ *(?:- )?src: (\S+)/gm)].map(([, src]) => `${path.dirname(own)}/${src}`);
    await space.write({ [own]: text, ...Object.fromEntries(pictures.map((picture) => [picture, [30, 40]])) });
    expect((await space.check()).problems.map(place)).toEqual([]);
  },
);

test.each([
  ["issue", "Nina Cobo", "issues/NinaCobo.yaml"],
  ["editorial", "Hilos: sueltos", "editorials/proyecto1.yaml"],
  ["nota", "El «telar» de ñandú", "articles/ElTelarDeNandu.md"],
  ["equipo", "Ana Sosa", "team/ana-sosa.yaml"],
  ["persona", "Lucía D’Elía", "people/lucia-delia.yaml"],
  ["persona", "Łukasz Żak", "people/lukasz-zak.yaml"],
  ["persona", "Дарья Жукова", "people/darya-zhukova.yaml"],
])("a new %s called %s is written to %s", async (type, name, file) => {
  const space = await workspace(VALID);
  run(space, type, name);
  expect(existsSync(path.join(space.contentDir, file))).toBe(true);
});

test("a new document explains its fields and offers optional ones in comments", async () => {
  const space = await workspace(VALID);
  run(space, "issue", "Nina Cobo");
  const text = await read(space, "issues/NinaCobo.yaml");
  expect(text).toContain(
    "  alt: # Texto alternativo. Lo que tiene que saber de la imagen quien no la ve. Por ejemplo: Mora Vidal de pie",
  );
  expect(text).toContain("      name: # Nombre. El de la persona o el del estudio. Por ejemplo: Ana Sosa\n");
  expect(text).toContain("layout: cami # Lugar de la tapa. ");
  expect(text).toContain(" bri: tapa a la izquierda; cami: tapa a la derecha.\n");
  expect(text).toMatch(
    /^published: .* Se escribe AAAA-MM-DD, y con hora AAAA-MM-DD HH:MM\. Por ejemplo: 2026-11-20 o 2026-11-20 18:00$/m,
  );
  expect(text).toMatch(/^color: .* Va entre comillas\. Por ejemplo: "#39FF14"$/m);
  expect(text).toMatch(/^# presentation: .* Poné \| después de los dos puntos/m);
  expect(text).toMatch(/^draft: .* Se escribe true o false\.$/m);
  expect(text).toContain("\n# gallery: # Galería. Las fotos, en el orden en que se ven");
});

test("a name that YAML readers may take for another value is quoted", async () => {
  const space = await workspace(VALID);
  run(space, "persona", "No");
  expect(await read(space, "people/no.yaml")).toMatch(/^name: "No" # Nombre\. /m);
});

test("a new issue gets the next number, and another accent and side than the newest one", async () => {
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

test("a new issue gets another accent than the only issue", async () => {
  const space = await workspace(VALID);
  run(space, "issue", "Nina Cobo");
  expect(await read(space, "issues/NinaCobo.yaml")).toContain('color: "#FF2D95"');
});

test("a content folder that does not exist is refused and not created", async () => {
  const space = await workspace();
  const contentDir = path.join(path.dirname(space.contentDir), "contnet");
  const { status, stderr } = run({ ...space, contentDir }, "issue", "Nina Cobo");
  expect(stderr).toContain("No existe la carpeta");
  expect(status).toBe(2);
  expect(existsSync(contentDir)).toBe(false);
});

test.each([
  ["a name that is taken", ["issue", "Mora Vidal"], "Ya existe issues/MoraVidal.yaml"],
  ["a name that differs in letter case alone", ["issue", "Moravidal"], "se llama igual"],
  ["a name that is the address of a page", ["issue", "Who"], "/who"],
  ["a name that is too long", ["issue", "a".repeat(300)], "puede tener hasta 100 letras"],
  ["a name that Windows reserves", ["issue", "Con"], "no puede llamarse como un dispositivo de Windows"],
  ["a name without letters", ["nota", "¿?"], "no tiene letras"],
  ["an unknown option", ["issue", "Nina Cobo", "--nada"], "Uso:"],
  ["an unknown type", ["poema", "Hola"], "Uso:"],
  ["a missing name without a terminal to ask for it", ["issue"], "Uso:"],
])("%s is refused, and nothing is written", async (_name, args, message) => {
  const space = await workspace(VALID);
  const { documents: before } = await space.check();
  const { status, stderr } = run(space, ...args);
  expect(stderr).toContain(message);
  expect(status).toBe(args.includes("--nada") ? 2 : 1);
  expect(await read(space, "issues/MoraVidal.yaml")).toBe(ISSUE);
  expect((await space.check()).documents).toBe(before);
});
