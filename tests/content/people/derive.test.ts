/** People are derived from credits. The tests compile documents with the real compiler, and compare the people. */
import { describe, expect, test } from "vitest";
import type { Person } from "../../../src/shared/credits/person.ts";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, problemsIn, workspace } from "../../support/workspace.ts";

/** Returns an issue with credits, each given as `rol|name|link`. Its pictures are those of `VALID`. */
function issue(name: string, credits: readonly string[], more = ""): string {
  const rows = credits.map((credit) => {
    const [rol = "", who = "", link = ""] = credit.split("|");
    return `    - rol: "${rol}"\n      name: "${who}"\n      link: "${link}"\n`;
  });
  return ISSUE.replace(/ {4}- rol[^]*/, rows.join("")).replace("name: Mora Vidal", `name: ${name}`) + more;
}

const gallery = (credit: string) =>
  `gallery:\n  - src: MoraVidal/tapa.png\n    orientation: portrait\n    alt: Una foto\n    credit: "${credit}"\n`;

/** Returns the issue of `VALID` with other credits. */
const mora = (credits: readonly string[], more = "") => ({
  "issues/MoraVidal.yaml": issue("Mora Vidal", credits, more),
});
const nina = (credits: readonly string[], more = "") => ({ "issues/Nina.yaml": issue("Nina Cobo", credits, more) });

async function peopleIn(space: Awaited<ReturnType<typeof workspace>>): Promise<Map<string, Person>> {
  const people = (await space.documents("people")) as unknown as Person[];
  return new Map(people.map((person) => [person.slug, person]));
}

async function buildPeople(files: Files, options = {}): Promise<Map<string, Person>> {
  const space = await workspace({ ...VALID, ...files });
  expect((await space.build(options)).problems).toEqual([]);
  return peopleIn(space);
}

const placesOf = async (files: Files) => (await problemsIn(files)).map(place);

const ANA = "https://www.instagram.com/ana";

describe("a name", () => {
  test("is one person in any letter case, with accents or without, shown in the most frequent spelling", async () => {
    const people = await buildPeople({
      ...mora(["Fotografía|TOMÁS  arrieta", "Styling|Tomas Arrieta", "Host|Tomás Arrieta"]),
      ...nina(["Hair|Tomás Arrieta", "Pelo|Tomás Núñez"]),
    });
    expect(people.get("tomas-arrieta")).toMatchObject({
      name: "Tomás Arrieta",
      address: "/colaboradores/tomas-arrieta",
      count: 2,
      spellings: ["Tomás Arrieta", "TOMÁS arrieta", "Tomas Arrieta"],
    });
    expect(people.get("tomas-nunez")?.count).toBe(1);
  });

  test("with two equally frequent spellings is shown in the one with more accents", async () => {
    const people = await buildPeople(mora(["A|Ines Gómez", "B|Inés Gómez"]));
    expect(people.get("ines-gomez")?.name).toBe("Inés Gómez");
  });

  test("that would have the address of another gets a suffix, and a name of signs gets an address too", async () => {
    const people = await buildPeople(mora(["A|¡!", "A|★", "A|A. B.", "A|A B"]));
    const marked = (slug: string) => expect.stringMatching(new RegExp(`^${slug}-[a-z0-9]{7}$`)) as string;
    expect([...people.keys()].toSorted()).toEqual([
      "a-b",
      marked("a-b"),
      "julia-paz",
      "mora-vidal",
      "persona",
      marked("persona"),
    ]);
    expect(people.get("a-b")?.name).toBe("A B");
  });

  test.each([
    ["Αθηνά Παπαδοπούλου", "athina-papadopoyloy"],
    ["Дарья Жукова", "darya-zhukova"],
    ["王小明", "wangxiaoming"],
    ["김민수", "gimminsu"],
    ["שרה", "srh"],
    ["Łukasz Żak", "lukasz-zak"],
    ["Þóra Æsa", "thora-aesa"],
  ])("in another script, %s, has an address by its sound", async (name, slug) => {
    const people = await buildPeople(mora([`A|${name}`]));
    expect([...people.keys()]).toContain(slug);
  });

  test("keeps its address when other names are added", async () => {
    const names = ["★", "Δ. Ω.", "D. O", "D O", "Ана", "Ana!", "Anna", "☆", "김", "金"];
    const addressesOf = async (some: readonly string[]) => {
      const people = await buildPeople(mora(some.map((name) => `A|${name}`)));
      return new Map([...people].map(([slug, { name }]) => [name, slug]));
    };
    const [few, all] = [await addressesOf(names.slice(0, 6)), await addressesOf(names)];
    const moved = [...few].filter(([name, slug]) => all.get(name) !== slug).map(([name]) => name);
    expect(moved).toEqual([]);
  });

  test("of many letters has an address that is short enough for a file name", async () => {
    const people = await buildPeople(mora([`A|${"Nombre ".repeat(60)}`]));
    expect([...people.keys()].every((slug) => slug.length < 100)).toBe(true);
  });

  test("counts as a credit in every field that holds a name", async () => {
    const people = await buildPeople({
      ...mora(
        ["Fotografía|Ana Sosa"],
        `  thanks:\n    - name: Club Sur\n      link: ""\n${gallery("Ilustraciones de Leo Paz")}`,
      ),
      "editorials/proyecto1.yaml": `title: Uno\ncolor: "#000000"\nbgColor: "#FFFFFF"\ntitlePosition: left\nimages:\n  - src: ../issues/MoraVidal/tapa.png\n    orientation: portrait\n    alt: Una foto\n    credit: Foto de Eva Ríos\ncredits:\n  left:\n    - { rol: Model, name: Zoe Abadie, link: "" }\n`,
      "profiles/industria1.yaml": `title: Rita\nimages:\n  - src: ../issues/MoraVidal/tapa.png\n    orientation: portrait\n    alt: Rita\ncredits:\n  name: { name: Rita Luz, link: "" }\n  occupation: ""\n`,
    });
    const worksOf = (slug: string) => people.get(slug)?.works;
    expect(worksOf("mora-vidal")).toEqual([{ type: "issues", slug: "MoraVidal", roles: ["Protagonista"] }]);
    expect(worksOf("club-sur")).toEqual([{ type: "issues", slug: "MoraVidal", roles: ["Agradecimientos"] }]);
    expect(worksOf("leo-paz")).toEqual([{ type: "issues", slug: "MoraVidal", roles: ["Ilustración"] }]);
    expect(worksOf("eva-rios")).toEqual([{ type: "editorials", slug: "proyecto1", roles: ["Fotografía"] }]);
    expect(worksOf("zoe-abadie")).toEqual([{ type: "editorials", slug: "proyecto1", roles: ["Model"] }]);
    expect(worksOf("rita-luz")).toEqual([{ type: "profiles", slug: "industria1", roles: ["Club Pompa"] }]);
    expect(worksOf("julia-paz")).toEqual([
      { type: "articles", slug: "Telar", roles: ["Texto"] },
      { type: "team", slug: "julia", roles: ["Directora"] },
    ]);
  });

  test("in a draft or in a future issue does not count until the issue is published", async () => {
    const files = {
      ...nina(["A|Solo Borrador", "A|Ana Sosa"], "draft: true\n"),
      "issues/Futuro.yaml": issue("Lía Paz", ["A|Solo Futuro"]).replace("2026-11-06", "2026-12-24"),
    };
    const before = await buildPeople(files, { now: "2026-12-23" });
    expect([...before.keys()].toSorted()).toEqual(["ana-sosa", "julia-paz", "mora-vidal"]);
    expect(before.get("ana-sosa")?.count).toBe(1);
    expect([...(await buildPeople(files, { now: "2026-12-24" })).keys()]).toContain("solo-futuro");
    expect([...(await buildPeople(files, { now: "2026-12-23", preview: true })).keys()]).toContain("solo-borrador");
  });
});

describe("a credit of several people", () => {
  /** Resolves to the roles that each person has in their first work: name → roles. */
  async function rolesByName(credits: readonly string[], more: Files = {}) {
    const people = await buildPeople({ ...mora(credits), ...more });
    const others = [...people.values()].filter(({ name }) => !["Mora Vidal", "Julia Paz"].includes(name));
    return Object.fromEntries(others.map(({ name, works }) => [name, works[0]?.roles.join()]));
  }

  test.each<[text: string, names: string[]]>([
    ["Valentina Ríos, Martín Álvarez y Sofía Peña", ["Martín Álvarez", "Sofía Peña", "Valentina Ríos"]],
    ["Juan de la Cruz e Inés Paz", ["Inés Paz", "Juan de la Cruz"]],
    ["Ana Sosa & Leo Paz", ["Ana Sosa", "Leo Paz"]],
    ["Ana Sosa and Leo Paz", ["Ana Sosa", "Leo Paz"]],
    ["Ana Sosa / Leo Paz + Eva Ríos; Zoe Luz", ["Ana Sosa", "Eva Ríos", "Leo Paz", "Zoe Luz"]],
    ["ANA SOSA Y LEO PAZ", ["ANA SOSA", "LEO PAZ"]],
    ["Estudio Roca, Ana Sosa y Leo Paz", ["Ana Sosa", "Estudio Roca", "Leo Paz"]],
    ["A Ana Sosa, a Leo Paz y a todo el equipo que lo hizo", ["Ana Sosa", "Leo Paz"]],
    ["«Corsé y Clavo», Ana Sosa", ["Ana Sosa", "Corsé y Clavo"]],
    ["«Corsé y Clavo»", ["Corsé y Clavo"]],
    ["José Ortega y Gasset", ["José Ortega y Gasset"]],
    ["Club Social Hilo y Tiza", ["Club Social Hilo y Tiza"]],
    ["Arrieta, Tomás", ["Arrieta, Tomás"]],
    ["Juan «Lito» Paz", ["Juan «Lito» Paz"]],
  ])("«%s» is split into the right names", async (text, names) => {
    expect(Object.keys(await rolesByName([`Host|${text}`])).toSorted()).toEqual(names);
  });

  test("gives each person its role, or a known role that stands before a colon", async () => {
    const credits = ["Equipo|Foto: Ana Sosa, Leo Paz", "|Luces: Eva Ríos", "Luces|Zoe Luz", "Host|Otra cosa: Lía Mar"];
    expect(await rolesByName(credits)).toEqual({
      "Ana Sosa": "Foto",
      "Leo Paz": "Foto",
      "Eva Ríos": "Luces",
      "Zoe Luz": "Luces",
      "Otra cosa: Lía Mar": "Host",
    });
  });

  test("does not split a name that a person's file has", async () => {
    const file = { "people/corse.yaml": "name: Corsé y Clavo\nalsoKnownAs: [Clavo]\n" };
    const roles = await rolesByName(["Host|Ana Sosa, Corsé y Clavo y Leo Paz", "Luces|Eva Ríos y Clavo"], file);
    expect(Object.keys(roles).toSorted()).toEqual(["Ana Sosa", "Corsé y Clavo", "Eva Ríos", "Leo Paz"]);
  });

  test("gives its link to none of them", async () => {
    const people = await buildPeople(mora(["Host|Ana Sosa y Leo Paz|https://dos.example/"]));
    expect(["ana-sosa", "leo-paz"].map((slug) => people.get(slug)?.links)).toEqual([[], []]);
  });

  test("of a picture counts for each of them", async () => {
    const peopleOf = async (credit: string) => {
      return [...(await buildPeople(mora(["Host|Lía Mar"], gallery(credit)))).keys()].toSorted();
    };
    const others = ["julia-paz", "lia-mar", "mora-vidal"];
    expect(await peopleOf("Fotos de Ana Sosa y Eva Ríos")).toEqual(["ana-sosa", "eva-rios", ...others]);
    expect(await peopleOf("Foto: Ana Sosa")).toEqual(["ana-sosa", ...others]);
    expect(await peopleOf("Arte: generado")).toEqual(others);
  });
});

describe("roles", () => {
  const ROLES = `roles:
  - name: Fotografía
    spellings: [Photographer, Fotógrafa]
  - name: Estudio
    kind: organization
  - name: Agradecimientos
    kind: any
    spellings: [Special Thanks]
`;

  test("of one group are one role, the most frequent first; a role that the table lacks stays as written", async () => {
    const people = await buildPeople({
      "roles.yaml": ROLES,
      ...mora(["photographer|Ana Sosa", "Sonido|Ana Sosa"]),
      ...nina(["Fotógrafa|Ana Sosa"]),
    });
    expect(people.get("ana-sosa")?.roles).toEqual(["Fotografía", "Sonido"]);
    expect(people.get("ana-sosa")?.works[0]?.roles).toEqual(["photographer", "Sonido"]);
  });

  test("tell organizations from people, unless they allow both", async () => {
    const people = await buildPeople({
      "roles.yaml": ROLES,
      ...mora([
        "Estudio|Nave Tres",
        "Special Thanks|Nave Tres",
        "Special Thanks|Rita",
        "Estudio|Ana Sosa",
        "Fotografía|Ana Sosa",
      ]),
    });
    const kinds = ["nave-tres", "rita", "ana-sosa"].map((slug) => people.get(slug)?.kind);
    expect(kinds).toEqual(["organization", "any", "person"]);
  });

  test("that are empty repeat those of the entry before in the same list", async () => {
    const column = '  col2:\n    - { rol: "", name: Lía Paz, link: "" }\n';
    const people = await buildPeople(mora(["Hair|Ana Sosa", "|Eva Ríos"], column));
    expect(people.get("eva-rios")?.works[0]?.roles).toEqual(["Hair"]);
    expect(people.get("lia-paz")?.works[0]?.roles).toEqual([]);
  });
});

describe("a file of a person", () => {
  test("adds aliases, a biography, a portrait and a link, and gives the page its address", async () => {
    const people = await buildPeople({
      "people/ana-maria.yaml": `name: Ana María Sosa\nalsoKnownAs: [ana sosa]\nlink: https://ana.example/\nportrait:\n  src: ana-maria/retrato.png\n  alt: Ana\nbiography: |\n  Ana **mira**.\n`,
      "people/ana-maria/retrato.png": [30, 40],
    });
    expect(people.get("ana-maria")).toMatchObject({
      name: "Ana María Sosa",
      address: "/colaboradores/ana-maria",
      count: 1,
      spellings: ["Ana Sosa", "Ana María Sosa", "ana sosa"],
      links: ["https://ana.example/", ANA],
      biography: { html: "<p>Ana <strong>mira</strong>.</p>" },
      portrait: { width: 30, height: 40 },
    });
    expect(people.has("ana-sosa")).toBe(false);
  });

  test("has its link before those of credits", async () => {
    const space = await workspace({
      ...VALID,
      ...mora(["A|Ana Sosa|https://otra.example/", "B|Ana Sosa|https://otra.example/", `C|Ana Sosa|${ANA}`]),
      "people/ana-sosa.yaml": `name: Ana Sosa\nlink: ${ANA}\n`,
    });
    await space.build();
    expect((await peopleIn(space)).get("ana-sosa")?.links).toEqual([ANA, "https://otra.example/"]);
  });

  test("makes a page even if nobody credits the person", async () => {
    expect((await buildPeople({ "people/nadie.yaml": "name: Nadie\n" })).get("nadie")).toMatchObject({
      count: 0,
      works: [],
    });
  });

  test("gets its address before a credited person whose name leads to the same one", async () => {
    const people = await buildPeople({ "people/ana-sosa.yaml": "name: Otra\n" });
    expect(people.get("ana-sosa")?.name).toBe("Otra");
    expect([...people].find(([, { name }]) => name === "Ana Sosa")?.[0]).toMatch(/^ana-sosa-[a-z0-9]{7}$/);
  });

  test("may not claim the name of another file", async () => {
    const files = { "people/ana.yaml": "name: Ana Sosa\n", "people/eva.yaml": "name: Eva\nalsoKnownAs: [ANA SOSA]\n" };
    expect(await placesOf(files)).toEqual(["people/eva.yaml:2:15 taken-name alsoKnownAs[1]"]);
  });
});

describe("two people of one name", () => {
  const TWO: Files = {
    "people/ana-1.yaml": `name: Ana Sosa\nlink: http://instagram.com/Ana/\n`,
    "people/ana-2.yaml": "name: Ana Sosa\nworks:\n  - issues/Nina\n",
  };

  test("are told apart by link and by document", async () => {
    const people = await buildPeople({ ...TWO, ...nina(["Hair|Ana Sosa"]) });
    expect(people.get("ana-1")?.works.map(({ slug }) => slug)).toEqual(["MoraVidal"]);
    expect(people.get("ana-2")?.works.map(({ slug }) => slug)).toEqual(["Nina"]);
    expect(people.has("ana-sosa")).toBe(false);
  });

  test.each([
    ["neither matches", "Hair|Ana Sosa", "issues/Otra"],
    ["both match", `Hair|Ana Sosa|${ANA}`, "issues/Nina"],
  ])("are a problem at the credit if %s", async (_when, credit, works) => {
    const files = {
      ...TWO,
      ...nina([credit]),
      "issues/Otra.yaml": issue("Otra Cosa", []).replace("  col1:\n", "  col1: []\n"),
      "people/ana-2.yaml": `name: Ana Sosa\nworks: [${works}]\n`,
    };
    const problems = await problemsIn(files);
    expect(problems.map(place)).toEqual(["issues/Nina.yaml:12:13 ambiguous-person credits.col1[1].name"]);
    expect(problems[0]?.message).toMatch(/people\/ana-1\.yaml y people\/ana-2\.yaml/);
  });

  test("are told apart as authors by the team member that a person's file lists", async () => {
    const people = await buildPeople({
      "people/julia-1.yaml": "name: Julia Paz\nworks: [team/julia]\n",
      "people/julia-2.yaml": "name: Julia Paz\nlink: https://otra.example\n",
    });
    expect(people.get("julia-1")?.works.map(({ type }) => type)).toEqual(["articles", "team"]);
    expect(people.get("julia-2")?.count).toBe(0);
  });

  test("may not list a work that does not exist", async () => {
    const files = { "people/ana.yaml": "name: Ana Sosa\nworks: [issues/NoEsta]\n" };
    expect(await placesOf(files)).toEqual(["people/ana.yaml:2:9 dangling-reference works[1]"]);
  });

  test("may list a draft as a work", async () => {
    expect(await placesOf({ ...TWO, ...nina(["Hair|Ana Sosa"], "draft: true\n") })).toEqual([]);
  });
});

describe("a link to the page of a person", () => {
  const linking = (link: string, more: Files = {}): Files => ({
    ...more,
    "issues/MoraVidal.yaml": `${ISSUE}presentation: |\n  Con [ella](${link}).\n`,
  });

  test.each(["/colaboradores/ana-sosa", "/Colaboradores/Ana-Sosa/", "/colaboradores"])(
    "%s is accepted",
    async (link) => {
      expect(await placesOf(linking(link))).toEqual([]);
    },
  );

  test("that is misspelt is a problem whose hint has the right address", async () => {
    const problems = await problemsIn(linking("/colaboradores/ana-soza"));
    expect(problems.map(place)).toEqual(["issues/MoraVidal.yaml:15:7 unknown-address presentation"]);
    expect(problems[0]?.hint).toContain("/colaboradores/ana-sosa");
  });

  test("whom only a draft credits is a problem, except in a draft", async () => {
    const draft = nina(["Hair|Eva Ríos"], "draft: true\n");
    expect(await placesOf(linking("/colaboradores/eva-rios", draft))).toEqual([
      "issues/MoraVidal.yaml:15:7 unpublished-target presentation",
    ]);
    const own = { "issues/Nina.yaml": `${draft["issues/Nina.yaml"]}presentation: "[ella](/colaboradores/eva-rios)"\n` };
    expect(await placesOf(own)).toEqual([]);
  });
});

describe("an incremental build", () => {
  const FILES: Files = {
    ...VALID,
    "roles.yaml": "roles:\n  - name: Pelo\n    spellings: [Hair]\n",
    ...nina(["Hair|Anita Sosa", "Sonido|Eva Ríos"]),
    "people/ana-sosa.yaml": "name: Ana Sosa\nalsoKnownAs: [Anita Sosa]\nbiography: Ana **mira**.\n",
  };
  /** Files with two names that share an address, a role in two spellings, and a role with which a credit begins. */
  const MORE_FILES: Files = {
    ...FILES,
    "issues/Uno.yaml": issue("Uno", ["|Voz: Eva Ríos", "Sonido|Ana-Paz"]),
    "issues/Dos.yaml": issue("Dos", ["Fotografía|Leo Paz", "Sonido|Ana Paz"]),
    "issues/Tres.yaml": issue("Tres", ["fotografia|Eva Ríos"]),
  };

  const dos = (...credits: string[]) => ({ "issues/Dos.yaml": issue("Dos", credits) });

  test.each<[what: string, files: Files]>([
    ["a credit", nina(["Hair|Anita Sosa", "Sonido|Luz Ríos"])],
    ["an alias", { "people/ana-sosa.yaml": "name: Ana Sosa\nbiography: Ana **mira**.\n" }],
    ["a biography", { "people/ana-sosa.yaml": "name: Ana Sosa\nalsoKnownAs: [Anita Sosa]\nbiography: Otra.\n" }],
    ["a group of roles", { "roles.yaml": "roles:\n  - name: Peinado\n    spellings: [Hair]\n" }],
    ["a name that has the address of another", dos("Fotografía|Leo Paz", "Sonido|Luz Paz")],
    ["a role that another credit begins with", dos("Voz|Leo Paz", "Fotografía|Leo Paz")],
    ["a role that others spell differently", dos("Luces|Leo Paz", "Sonido|Ana Paz")],
    ["the day of a signed article", { "articles/Telar.md": ARTICLE.replace("2026-10-01", "2026-09-01") }],
    ["a signature", { "articles/Telar.md": ARTICLE.replace("author: julia\n", "") }],
    [
      "a day",
      { "issues/Dos.yaml": issue("Dos", ["Fotografía|Leo Paz"]).replace(/^published: .*/m, "published: 2020-01-01") },
    ],
    ["nothing", {}],
  ])("after a change of %s gives the same as a full build", async (_what, files) => {
    const warm = await workspace(MORE_FILES);
    await warm.build();
    await warm.write(files);
    expect((await warm.build()).problems).toEqual([]);
    const cold = await workspace({ ...MORE_FILES, ...files });
    await cold.build();
    expect(await warm.output()).toEqual(await cold.output());
  });

  test("after a change of a credit changes only the person whom the credit names", async () => {
    const space = await workspace(FILES);
    const { build, write } = space;
    await build();
    const before = await peopleIn(space);
    expect((await build()).changed).toEqual([]);
    await write(nina(["Hair|Anita Sosa", "Sonido|Luz Ríos"]));
    await build();
    const oldTexts = new Set([...before.values()].map((person) => JSON.stringify(person)));
    const changed = [...(await peopleIn(space)).values()].filter((person) => !oldTexts.has(JSON.stringify(person)));
    expect(changed.map(({ slug }) => slug)).toEqual(["luz-rios"]);
  });

  test("forgets removed files and people whom nobody credits any more", async () => {
    const space = await workspace(FILES);
    await space.build();
    await space.remove("people/ana-sosa.yaml");
    await space.remove("issues/Nina.yaml");
    await space.build();
    const people = await peopleIn(space);
    expect([...people.keys()].toSorted()).toEqual(["ana-sosa", "julia-paz", "mora-vidal"]);
    expect(people.get("ana-sosa")).not.toHaveProperty("biography");
  });
});
