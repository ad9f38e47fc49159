/** Warnings about credits that are probably wrong. These warnings do not stop a build. */
import { describe, expect, test } from "vitest";
import { place, type Workspace, workspace } from "../../../support/workspace.ts";
import { HELD_OUT, type NearNames, TUNED } from "./near-names.ts";

interface Credit {
  name: string;
  rol?: string;
  link?: string;
}

/** Returns an issue with the given credits. All issues are about Zoe. */
const issue = (slug: string, credits: readonly Credit[]) => ({
  [`issues/${slug}.yaml`]: `number: "#${slug}"
name: Zoe
published: 2026-01-01
color: "#39FF14"
layout: bri
image: { src: comun/tapa.png, alt: Una tapa }
credits:
  col1:
${credits.map(({ name, rol = "Fotografía", link = "" }) => `    - rol: ${JSON.stringify(rol)}\n      name: ${JSON.stringify(name)}\n      link: ${JSON.stringify(link)}\n`).join("")}`,
});

const COVER = { "issues/comun/tapa.png": [30, 40] as [number, number] };

async function warningsOf(files: Record<string, string>) {
  const { check } = await workspace({ ...COVER, ...files });
  const { problems, warnings } = await check();
  expect(problems.map(place)).toEqual([]);
  return warnings;
}

const told = (warnings: Awaited<ReturnType<typeof warningsOf>>) =>
  warnings.map((each) => `${place(each)}: ${each.message}`);

describe("two names that are nearly the same", () => {
  const often = issue("Primera", [{ name: "Tomás Arrieta" }, { name: "Tomás Arrieta" }]);
  const rarely = issue("Segunda", [{ name: "Ana Sosa" }, { name: "Tomas Arieta" }]);

  test("are told of once, at the one that is used less, with the place of the other and what to do", async () => {
    const warnings = await warningsOf({ ...often, ...rarely });
    expect(told(warnings)).toEqual([
      "issues/Segunda.yaml:13:13 near-name credits.col1[2].name: «Tomas Arieta» se escribe casi igual que «Tomás Arrieta», que se usa más, 2 veces contra 1 (ver issues/Primera.yaml:10).",
    ]);
    expect(warnings[0]?.hint).toContain('npm run content:rename -- person "Tomas Arieta" "Tomás Arrieta"');
  });

  test("are not told of again for every mention", async () => {
    const more = issue("Tercera", [{ name: "Tomas Arieta" }]);
    const most = issue("Cuarta", [{ name: "Tomás Arrieta" }]);
    const warnings = await warningsOf({ ...often, ...rarely, ...more, ...most });
    expect(warnings.map(place)).toEqual(["issues/Segunda.yaml:13:13 near-name credits.col1[2].name"]);
  });

  test.each<[what: string, file: string, text: string, codes: string[]]>([
    ["one person with a file of both", "tomas-arrieta", "name: Tomás Arrieta\nalsoKnownAs: [Tomas Arieta]\n", []],
    ["two where the one that is used less has a file", "tomas-arieta", "name: Tomas Arieta\n", []],
    ["told of although the other one has a file", "tomas-arrieta", "name: Tomás Arrieta\n", ["near-name"]],
  ])("are %s", async (_what, file, text, codes) => {
    const warnings = await warningsOf({ ...often, ...rarely, [`people/${file}.yaml`]: text });
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  test("are told of where they lead to one place, though only an initial is left of one", async () => {
    const link = "https://www.instagram.com/ana.sosa";
    const [ana, a] = [issue("Primera", [{ name: "Ana Sosa", link }]), issue("Segunda", [{ name: "A. Sosa", link }])];
    expect((await warningsOf({ ...ana, ...a })).map(({ code }) => code)).toEqual(["near-name"]);
  });

  test("are two people where each leads to a place of its own and both words are names", async () => {
    const credits = (name: string) => [{ name, link: `https://${name.split(" ")[1]?.toLowerCase()}.example/` }];
    const files = { ...issue("Primera", credits("Ema Gimenez")), ...issue("Segunda", credits("Ema Jimenez")) };
    expect(await warningsOf(files)).toEqual([]);
  });
});

/** Resolves to the pairs that get a warning about similar names. Each pair replaces the pair before it in `space`. */
async function toldPairs(space: Workspace, pairs: NearNames["same" | "different"]): Promise<string[]> {
  const found: string[] = [];
  for (const [one, other] of pairs) {
    await space.write({ ...issue("Primera", [{ name: one }]), ...issue("Segunda", [{ name: other }]) });
    const { warnings } = await space.check();
    if (warnings.some(({ code }) => code === "near-name")) found.push(`${one} | ${other}`);
  }
  return found;
}

describe.each([
  ["on which the rules were tuned", TUNED],
  ["on which they were not", HELD_OUT],
])("of the names %s", (_half, { same, different }) => {
  const inWords = (pairs: NearNames["same"]) => pairs.map((pair) => pair.join(" | "));

  test("those of one person are found", async () => {
    const found = await toldPairs(await workspace(COVER), same);
    expect(inWords(same).filter((pair) => !found.includes(pair))).toEqual([]);
  });

  test("those of two are let be", async () => {
    expect(await toldPairs(await workspace(COVER), different)).toEqual([]);
  });
});

describe("two links of one person", () => {
  const ana = (slug: string, link: string) => issue(slug, [{ name: "Ana Sosa", link }]);
  const often = {
    ...ana("Primera", "https://www.instagram.com/ana.sosa"),
    ...ana("Segunda", "https://instagram.com/ana.sosa"),
  };

  test("are told of at the one that is used less, with the place of the other", async () => {
    const warnings = await warningsOf({ ...often, ...ana("Tercera", "https://www.instagram.com/anasosa") });
    expect(told(warnings)).toEqual([
      "issues/Tercera.yaml:11:13 two-links credits.col1[1].link: El enlace de «Ana Sosa» es otro en issues/Primera.yaml:11: https://www.instagram.com/ana.sosa, que se usa más, 2 veces contra 1.",
    ]);
  });

  test("are told of once, however many they are", async () => {
    const credits = ["a", "b", "c", "d", "e"].map((host) => ({ name: "Ana Sosa", link: `https://${host}.example/` }));
    const warnings = await warningsOf({ ...often, ...issue("Tercera", credits) });
    expect(told(warnings)).toEqual([
      "issues/Tercera.yaml:11:13 many-links credits.col1[1].link: Además de https://www.instagram.com/ana.sosa (ver issues/Primera.yaml:11), «Ana Sosa» tiene 5 más: https://a.example/, https://b.example/, https://c.example/….",
    ]);
  });

  test.each([
    "http://www.instagram.com/ana.sosa",
    "https://instagram.com/ana.sosa/",
    "https://WWW.Instagram.com/ana.sosa?igsh=abc",
    "",
  ])("%j is no other", async (link) => {
    expect(await warningsOf({ ...often, ...ana("Tercera", link) })).toEqual([]);
  });

  test("may be at two places where their file has one of them", async () => {
    const site = ana("Tercera", "https://anasosa.example/");
    expect(await warningsOf({ ...often, ...site })).toMatchObject([{ code: "two-links" }]);
    const file = { "people/ana-sosa.yaml": "name: Ana Sosa\nlink: https://www.instagram.com/ana.sosa\n" };
    expect(await warningsOf({ ...often, ...site, ...file })).toEqual([]);
  });

  test("are wrong where the file has another of that place, however often they are used", async () => {
    const file = { "people/ana-sosa.yaml": "name: Ana Sosa\nlink: https://www.instagram.com/anasosa\n" };
    const warnings = await warningsOf({ ...often, ...ana("Tercera", "https://www.instagram.com/anasosa"), ...file });
    expect(warnings.map(place)).toEqual(["issues/Primera.yaml:11:13 two-links credits.col1[1].link"]);
    expect(warnings[0]?.message).toContain("es el de su archivo");
  });

  test("are those of two people where files say so", async () => {
    const other = "https://www.instagram.com/anasosa";
    const files = {
      "people/ana-sosa.yaml": "name: Ana Sosa\nlink: https://www.instagram.com/ana.sosa\n",
      "people/ana-sosa-2.yaml": `name: Ana Sosa\nlink: ${other}\n`,
    };
    expect(await warningsOf({ ...often, ...ana("Tercera", other), ...files })).toEqual([]);
  });
});

describe("a credit of several people", () => {
  const tell = (...names: string[]) => {
    const credits = names.map((name) => ({ name }));
    return warningsOf(issue("Primera", credits));
  };

  test("is no near name of the same people in another order", async () => {
    const orders = ["Ana Sosa, Leo Paz y Eva Ríos", "Eva Ríos, Ana Sosa y Leo Paz", "Leo Paz y Ana Sosa"];
    expect(await tell(...orders)).toEqual([]);
  });

  test("has near names one by one", async () => {
    const warnings = await tell("Tomás Arrieta", "Tomás Arrieta y Ana Sosa", "Eva Ríos, Tomas Arieta y Leo Paz");
    expect(warnings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^near-name «Tomas Arieta» .* «Tomás Arrieta»/),
    ]);
  });

  test("has a link that is of none of them", async () => {
    const credits = ["uno", "dos"].map((host) => ({ name: "Ana Sosa y Leo Paz", link: `https://${host}.example/` }));
    expect(await warningsOf(issue("Primera", credits))).toEqual([]);
  });

  test.each([
    "Corsé y Clavo",
    "José Ortega y Gasset",
    "Zoe, Lía y Marta",
    "Sofía Peña y familia",
    "Estudio Roca, S.A.",
    "Instituto de Arte y Nueva Música",
    "Curaduría: Ana Sosa",
  ])("that may be one name is asked about once: %s", async (name) => {
    const warnings = await warningsOf({ ...issue("Primera", [{ name }, { name }]), ...issue("Segunda", [{ name }]) });
    expect(warnings.map(place)).toEqual(["issues/Primera.yaml:10:13 unclear-names credits.col1[1].name"]);
  });

  test("is not asked about where it is a name that was typed in another order", async () => {
    expect((await tell("Tomás Arrieta", "Arrieta, Tomás")).map(({ code }) => code)).toEqual(["near-name"]);
  });

  test("is not asked about in quotes, with a file, or where the role is of no person", async () => {
    expect(await tell("«Corsé y Clavo»", "“Pan, Sal y Fulgor”", "Club Social Hilo y Tiza", "Luz & Sal")).toEqual([]);
    const files = issue("Primera", [{ name: "Corsé y Clavo" }, { name: "Hilo y Tiza", rol: "Catering" }]);
    const known = {
      "people/corse.yaml": "name: Corsé y Clavo\n",
      "roles.yaml": "roles:\n  - name: Fotografía\n  - name: Catering\n    kind: organization\n",
    };
    expect(await warningsOf({ ...files, ...known })).toEqual([]);
  });
});

describe("a role that is written in two ways", () => {
  const roles = (...written: string[]) =>
    issue(
      "Primera",
      written.map((rol, index) => ({ rol, name: `Persona ${index}` })),
    );

  test.each([
    [["Fotografía", "Fotografía", "Fotografia"], 15],
    [["Fotografía", "Fotografía", "fotografía"], 15],
    [["Makeup", "Makeup", "Make up"], 15],
    [["Make-up", "Makeup", "Makeup"], 9],
    [["Asistente de producción", "Asistente de producción", "Asistente de producion"], 15],
    [["Estilismo", "Estilismo", "Estlismo"], 15],
  ])("%j is told of in line %i", async (written, line) => {
    expect((await warningsOf(roles(...written))).map(place)).toEqual([
      `issues/Primera.yaml:${line}:12 role-spelling credits.col1[${(line - 6) / 3}].rol`,
    ]);
  });

  test.each([
    [["Fotógrafa", "Fotógrafo", "Fotografía", "Photographer", "Photography"]],
    [["Modelo", "Model", "Modelos", "Modelas"]],
    [["Asistente de arte", "Asistentes de arte", "Asistente de moda"]],
    [["Host", "Ost", "Hair", "Pelo"]],
    [["Producción", "Posproducción", "Productora", "Productor", "Productores"]],
  ])("%j are roles of their own", async (written) => {
    expect(await warningsOf(roles(...written))).toEqual([]);
  });

  test("is right as the table has it", async () => {
    const table = "roles:\n  - name: Maquillaje\n    spellings: [Make up, Makeup]\n  - name: Fotografía\n";
    const files = { "roles.yaml": table, ...roles("Makeup", "Make up", "fotografía", "fotografía") };
    const [warning, ...more] = await warningsOf(files);
    expect(more).toEqual([]);
    expect(warning?.message).toBe(
      "«fotografía» se escribe casi igual que «Fotografía», que está en la tabla de roles (ver roles.yaml:4).",
    );
  });
});

test("what is told of documents that did not change is the same", async () => {
  const files = {
    ...issue("Primera", [{ name: "Tomás Arrieta" }, { name: "Tomás Arrieta" }]),
    ...issue("Segunda", [{ name: "Tomas Arieta" }]),
  };
  const space = await workspace({ ...COVER, ...files });
  const first = await space.build();
  expect(first.warnings.map(({ code }) => code)).toEqual(["near-name"]);
  expect((await space.build()).warnings).toEqual(first.warnings);
  await space.write(issue("Primera", [{ name: "Tomás Arrieta" }]));
  const [warning] = (await space.build()).warnings;
  expect(warning?.message).toContain("se usa lo mismo, 1 vez cada uno");
  expect(warning?.file).toBe("issues/Segunda.yaml");
});
