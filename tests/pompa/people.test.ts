/** Everyone whom the sample credits has a page with exactly their works, counted in the files and not by the compiler. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { CACHE_DIR, CONTENT_DIR } from "../../src/delivery/build/paths.ts";
import type { Person } from "../../src/shared/magazine/person.ts";
import { buildContent } from "../../src/content/compiler/build-content.ts";
import { contentConfig } from "../../src/content/schema/content-config.ts";
import { documentsIn } from "../support/workspace.ts";
import { written } from "../support/content.ts";
import { FOLDERS, keyOf, PEOPLE } from "../support/people.ts";

let people: Person[];

beforeAll(async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), "pompa-people-"));
  const options = { config: contentConfig, contentDir: CONTENT_DIR, outDir, cacheDir: CACHE_DIR, version: "people" };
  expect((await buildContent(options)).problems).toEqual([]);
  people = (await documentsIn(outDir, "people")) as unknown as Person[];
  await rm(outDir, { recursive: true });
}, 60_000);

test("the sample credits many people many times", () => {
  expect(PEOPLE.size).toBeGreaterThan(150);
  expect([...PEOPLE.values()].flatMap(({ works }) => [...works]).length).toBeGreaterThan(300);
});

test("every name that is credited has a page, and there is no other", () => {
  expect(people.map(({ name }) => keyOf(name)).toSorted()).toEqual([...PEOPLE.keys()].toSorted());
});

test("every page lists exactly the documents that name the person, and counts them", () => {
  for (const { name, works, count } of people) {
    const listed = works.map(({ type, slug }) => `${type}/${slug}`);
    expect(listed.toSorted(), name).toEqual([...(PEOPLE.get(keyOf(name))?.works ?? [])].toSorted());
    expect(count, name).toBe(listed.length);
  }
});

test("works are listed newest first, those without a day at the end", () => {
  const days = new Map(
    FOLDERS.flatMap((type) =>
      written<object>(type).map(({ slug, published }) => [`${type}/${slug}`, String(published ?? "")]),
    ),
  );
  for (const { name, works, published } of people) {
    const order = works.map(({ type, slug }) => days.get(`${type}/${slug}`) ?? "");
    expect(order, name).toEqual(order.toSorted().toReversed());
    expect(published, name).toBe(order[0]);
  }
});

test("roles are those of content/roles.yaml, and places are no people", () => {
  const kindOf = (name: string) => people.find((person) => person.name === name)?.kind;
  expect(kindOf("Casa Ombú")).toBe("organization");
  expect(kindOf("Ivo Lombardi")).toBe("person");
  expect(kindOf("Familia Oyarzo")).toBe("any");
  const roles = new Set(people.flatMap((person) => person.roles));
  for (const spelling of ["Photographer", "Makeup", "Hair", "Model", "Brand's List", "Special Thanks"])
    expect(roles, spelling).not.toContain(spelling);
});
