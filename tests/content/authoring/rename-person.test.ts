/** `content:rename -- person` as an editor runs it: the old name is nowhere any more, and nothing else changes. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { renamePerson } from "../../../src/content/authoring/renaming/rename-person.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { runCommand } from "../../support/processes.ts";
import { type Files, type Workspace, workspace } from "../../support/workspace.ts";

/** Documents that name Ana Sosa in many fields and styles. */
const FILES: Files = {
  ...VALID,
  "team/julia.yaml": String(VALID["team/julia.yaml"]).replace("Julia Paz", '"Ana  Sosa" # directora'),
  "issues/MoraVidal.yaml": `# Número de Mora.
${ISSUE}  thanks: [{ name: 'ANA SOSA', link: "" }, { name: Ana Sosa Gil, link: "" }]
presentation: |
  Ana Sosa, [su página](/Colaboradores/ana-sosa?obra "Ana"), y [otra][ana].

  [ana]: /colaboradores/ana-sosa
gallery:
  - src: MoraVidal/tapa.png
    orientation: portrait
    alt: Una foto de Ana Sosa
    credit: "Foto de Ana Sosa" # suya
`,
  "issues/AnaSosa.yaml": ISSUE.replace("#80", "#81").replace("name: Mora Vidal", "name: Aná Sosa"),
  "profiles/industria1.yaml": `title: Ana Sosa
images:
  - src: ../issues/MoraVidal/tapa.png
    orientation: portrait
    alt: Ana
credits:
  name:
    name: Ana Sosa
    link: ""
  brands: Ana Sosa
`,
};

/** The same documents without links to the page of Ana Sosa. */
const UNLINKED: Files = { ...FILES, "issues/MoraVidal.yaml": ISSUE };

const run = ({ contentDir }: Workspace, ...args: string[]) =>
  runCommand(["rename-content", ...args, "--content", contentDir]);

/** Returns a text as `contents()` reads it from a file: with one character for each byte. */
const bytes = (text: string) => Buffer.from(text).toString("latin1");

describe("a renamed person", () => {
  test("has the new name in a credit of several people, and similar names stay", async () => {
    const credit = (text: string) => ISSUE.replace("name: Ana Sosa", `name: ${text}`);
    const space = await workspace({ ...VALID, "issues/MoraVidal.yaml": credit('"Leo Paz, Ana Sosa Gil y Ana  Sosa"') });
    expect(run(space, "persona", "ana sosa", "Eva Ríos").status).toBe(0);
    const after = await readFile(path.join(space.contentDir, "issues/MoraVidal.yaml"), "utf8");
    expect(after).toBe(credit('"Leo Paz, Ana Sosa Gil y Eva Ríos"'));
  });

  test("has the new name in every field that had the old one, and nowhere else", async () => {
    const space = await workspace(FILES);
    const before = await space.contents();
    const { status, stdout, stderr } = run(space, "persona", "ana sosa", "Ana Sossa");
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toContain("Cambiado: issues/MoraVidal.yaml");
    const after = await space.contents();
    const changed = Object.keys(before).filter((file) => before[file] !== after[file]);
    expect(changed.toSorted()).toEqual([
      "issues/AnaSosa.yaml",
      "issues/MoraVidal.yaml",
      "profiles/industria1.yaml",
      "team/julia.yaml",
    ]);
    expect(after["team/julia.yaml"]).toContain('name: "Ana Sossa" # directora');
    expect(after["issues/AnaSosa.yaml"]).toContain("name: Ana Sossa\n");
    expect(after["profiles/industria1.yaml"]).toBe(
      before["profiles/industria1.yaml"]?.replace(/(title|name): Ana Sosa/g, "$1: Ana Sossa"),
    );
    expect(after["issues/MoraVidal.yaml"]).toBe(
      before["issues/MoraVidal.yaml"]
        ?.replace("name: Ana Sosa\n", "name: Ana Sossa\n")
        .replace("'ANA SOSA'", "'Ana Sossa'")
        .replace('"Foto de Ana Sosa"', '"Foto de Ana Sossa"')
        .replace("/Colaboradores/ana-sosa", "/colaboradores/ana-sossa")
        .replace("]: /colaboradores/ana-sosa", "]: /colaboradores/ana-sossa"),
    );
  });

  test("keeps the page if only the spelling of the name changes", async () => {
    const space = await workspace(FILES);
    expect(run(space, "person", "Ana Sosa", "Ána Sosa").status).toBe(0);
    const { "issues/MoraVidal.yaml": issue } = await space.contents();
    expect(issue).toContain(bytes("name: Ána Sosa"));
    expect(issue).toContain("/Colaboradores/ana-sosa?obra");
  });

  test("becomes one with a person who has the new name already, to whose page links then lead", async () => {
    const files = { ...FILES, "people/la-gil.yaml": "name: Ana Sosa Gil\n" };
    const space = await workspace(files);
    expect(run(space, "person", "Ana Sosa", "Ana Sosa Gil").status).toBe(0);
    expect((await space.contents())["issues/MoraVidal.yaml"]).toContain("](/colaboradores/la-gil?obra");
    expect((await space.build()).problems).toEqual([]);
  });

  test("has the person's file renamed, with its pictures and the links to it", async () => {
    const about = "name: Ana Sosa # ella\nalsoKnownAs: [Anita]\nportrait:\n  src: ana-sosa/retrato.png\n  alt: Ana\n";
    const space = await workspace({ ...FILES, "people/ana-sosa.yaml": about, "people/ana-sosa/retrato.png": [30, 40] });
    const { status, stdout } = run(space, "person", "Ana Sosa", "Eva Ríos");
    expect(status).toBe(0);
    expect(stdout).toContain("Movido: people/ana-sosa.yaml → people/eva-rios.yaml");
    const after = await space.contents();
    expect(Object.keys(after)).toContain("people/eva-rios/retrato.png");
    expect(after["people/eva-rios.yaml"]).toBe(
      bytes(about.replace("Ana Sosa", "Eva Ríos").replace("ana-sosa/", "eva-rios/")),
    );
    expect(after["issues/MoraVidal.yaml"]).toContain("](/colaboradores/eva-rios?obra");
    expect(after["issues/MoraVidal.yaml"]).toContain(bytes("name: Eva Ríos"));
  });

  test("has an alias changed in the person's file if the old name was the alias", async () => {
    const about = "name: Eva Ríos\nalsoKnownAs: [Ana Sosa, Otra]\n";
    const space = await workspace({ ...UNLINKED, "people/eva.yaml": about });
    expect(run(space, "person", "Ana Sosa", "Ana Sossa").status).toBe(0);
    expect((await space.contents())["people/eva.yaml"]).toBe(bytes(about.replace("Sosa", "Sossa")));
  });
});

describe("the renaming of a person is refused, and nothing is written,", () => {
  test.each<[when: string, files: Files, names: [string, string], message: RegExp]>([
    ["nobody has the name", {}, ["Ana Soza", "Ana"], /¿Quisiste decir «Ana Sosa»\?/],
    ["a name is missing", {}, ["Ana Sosa", " "], /el viejo|nombre viejo y el nuevo/],
    [
      "two people have the name",
      { "people/a.yaml": "name: Ana Sosa\nworks: []\n", "people/b.yaml": "name: Ana Sosa\n" },
      ["Ana Sosa", "Eva"],
      /people\/a\.yaml y people\/b\.yaml/,
    ],
    [
      "the person of the new name has a file too",
      { "people/a.yaml": "name: Ana Sosa\n", "people/b.yaml": "name: Eva\n" },
      ["Ana Sosa", "EVA"],
      /people\/b\.yaml/,
    ],
    [
      "a file that cannot be read may name the person",
      { "issues/Rota.yaml": "name: [Ana Sosa\n" },
      ["Ana Sosa", "Eva"],
      /issues\/Rota\.yaml tiene problemas/,
    ],
    [
      "a YAML alias repeats the name",
      { "issues/Ancla.yaml": ISSUE.replace("Mora Vidal", "&a Ana Sosa").replace(": Ana Sosa\n", ": *a\n") },
      ["Ana Sosa", "Eva"],
      /issues\/Ancla\.yaml/,
    ],
  ])("when %s", async (_when, files, [from, to], message) => {
    const space = await workspace({ ...FILES, ...files });
    const before = await space.contents();
    expect(await renamePerson({ contentDir: space.contentDir, from, to })).toMatchObject({
      refusal: expect.stringMatching(message) as string,
    });
    expect(await space.contents()).toEqual(before);
  });
});

test("a renamed document has its new name in the list of a person's works", async () => {
  const space = await workspace({
    ...UNLINKED,
    "people/ana.yaml": "name: Ana Sosa\nworks:\n  - issues/MoraVidal # éste\n",
  });
  expect(run(space, "issue", "MoraVidal", "OtraMora").status).toBe(0);
  expect((await space.contents())["people/ana.yaml"]).toContain(bytes("- issues/OtraMora # éste"));
});
