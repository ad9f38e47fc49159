/** The index of names and the links to people, with people as the compiler would give them. */
import { beforeEach, expect, test, vi } from "vitest";
import type { PersonSummary } from "../../../src/shared/credits/person.ts";

const people = vi.hoisted(() => ({ summaries: [] as PersonSummary[] }));
vi.mock("#content/people.js", () => ({ list: () => people.summaries }));

const person = (name: string, more: Partial<PersonSummary> = {}): PersonSummary => ({
  slug: more.slug ?? name,
  address: `/colaboradores/${more.slug ?? name}`,
  name,
  kind: "person",
  roles: ["Foto"],
  roleCounts: [1],
  spellings: [name],
  links: [],
  count: 1,
  published: "",
  works: [],
  ...more,
});

const work = (slug: string) => ({ type: "issues" as const, slug, roles: ["Foto"] });

beforeEach(() => void vi.resetModules());

async function loadQueries(summaries: PersonSummary[]) {
  people.summaries = summaries;
  return {
    ...(await import("../../../src/site/queries/people/names.ts")),
    ...(await import("../../../src/site/queries/people/people.ts")),
  };
}

test("names are grouped by the letters of Spanish, whatever their case, accents and marks", async () => {
  const names = ["zoe", "Ñandú", "Nora", "«Ópera»", "Ola", "Álvaro", "Alba", "9 de Julio", "¿Quién?", "alma"];
  const { listNames } = await loadQueries(names.map((name) => person(name)));
  expect(listNames().map(({ letter, names: group }) => [letter, group.map(({ name }) => name)])).toEqual([
    ["0–9", ["9 de Julio"]],
    ["A", ["Alba", "alma", "Álvaro"]],
    ["N", ["Nora"]],
    ["Ñ", ["Ñandú"]],
    ["O", ["Ola", "«Ópera»"]],
    ["Q", ["¿Quién?"]],
    ["Z", ["zoe"]],
  ]);
  expect(new Set(listNames().map(({ slug }) => slug)).size).toBe(7);
});

test("a letter with many names has several groups, and its link leads to the page of the first", async () => {
  const many = Array.from({ length: 600 }, (_, index) => person(`A${String(index).padStart(3, "0")}`));
  const { listNames, besideNames } = await loadQueries([...many, person("Beto")]);
  const names = listNames().flatMap(({ names: group }) => group.map(({ name }) => name));
  expect(names).toEqual([...many.map(({ name }) => name), "Beto"]);
  const { letters } = besideNames({ list: "/colaboradores", number: 1, total: listNames().length });
  expect(letters.map(({ letter, address }) => [letter, address])).toEqual([
    ["A", "/colaboradores"],
    ["B", "/colaboradores/pagina/2"],
  ]);
});

test("a role lists its people, roles with most works come first, and later list pages have no roles", async () => {
  const { nameCategories, besideNames } = await loadQueries([
    person("Ana", { roles: ["Foto", "Texto"], roleCounts: [1, 7] }),
    person("Beto"),
  ]);
  const namesOf = (role: string) => nameCategories.itemsOf(role).flatMap(({ names }) => names.map(({ name }) => name));
  expect(nameCategories.names()).toEqual(["rol/texto", "rol/foto"]);
  expect(namesOf("rol/foto")).toEqual(["Ana", "Beto"]);
  expect(namesOf("rol/texto")).toEqual(["Ana"]);
  const beside = besideNames({ list: "/colaboradores/rol/texto", number: 1, total: 1 });
  expect(beside).toMatchObject({ role: "Texto", count: 1 });
  expect(beside.roles).toEqual([
    { name: "Texto", address: "/colaboradores/rol/texto", count: 1 },
    { name: "Foto", address: "/colaboradores/rol/foto", count: 2 },
  ]);
  expect(besideNames({ list: "/colaboradores", number: 2, total: 30 }).roles).toEqual([]);
});

test("a credited name leads to a person in any spelling, and among namesakes to the one with the work", async () => {
  const { personIn } = await loadQueries([
    person("Ana Sosa", { slug: "ana-sosa", spellings: ["Ana Sosa", "Anita"], works: [work("Uno")] }),
    person("Ana Sosa", { slug: "ana-sosa-2", works: [work("Dos"), work("Tres")], links: ["https://ana.example"] }),
    person("Ana Sosa", { slug: "ana-sosa-3", works: [work("Tres")] }),
  ]);
  expect(personIn("issues", "Uno", " ANITA ")).toBe("/colaboradores/ana-sosa");
  expect(personIn("issues", "Uno", "ana  sosá")).toBe("/colaboradores/ana-sosa");
  expect(personIn("issues", "Dos", "Ana Sosa")).toBe("/colaboradores/ana-sosa-2");
  expect(personIn("issues", "Tres", "Ana Sosa", "https://ana.example")).toBe("/colaboradores/ana-sosa-2");
  expect(personIn("issues", "Uno", "Nadie")).toBeUndefined();
});

test("collaborators are ordered by shared works, then by name", async () => {
  const ana = person("Ana", { works: [work("Uno"), work("Dos")] });
  const { collaboratorsOf } = await loadQueries([
    ana,
    person("Zoe", { works: [work("Uno"), work("Dos")] }),
    person("Ñato", { works: [work("Uno")] }),
    person("Nora", { works: [work("Dos")] }),
    person("Otra", { works: [work("Cinco")] }),
  ]);
  const shared = (most: number) => collaboratorsOf(ana, most).map(({ name, shared: count }) => [name, count]);
  expect(shared(8)).toEqual([
    ["Zoe", 2],
    ["Nora", 1],
    ["Ñato", 1],
  ]);
  expect(shared(1)).toEqual([["Zoe", 2]]);
});
