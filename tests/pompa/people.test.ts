/** Checks that the credits in Pompa's files agree with the pages of the credited people. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { CACHE_DIR, CONTENT_DIR } from "../../src/delivery/build/paths.ts";
import type { Person } from "../../src/shared/credits/person.ts";
import { buildContent } from "../../src/content/compiler/build-content.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import { documentsIn } from "../support/workspace.ts";
import { roles, readDocuments } from "../support/content.ts";
import { creditsOf, FOLDERS, isPublished, normalizeName } from "../support/site/people.ts";

/** The credited names of each document, as they are written. */
const CREDITS = new Map(
  FOLDERS.flatMap((type) =>
    readDocuments<object>(type)
      .filter(isPublished)
      .map((document) => [`${type}/${document.slug}`, creditsOf(type, document).map(({ name }) => name)] as const),
  ),
);

let people: Person[];

beforeAll(async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), "pompa-people-"));
  const options = { config: contentConfig, contentDir: CONTENT_DIR, outDir, cacheDir: CACHE_DIR, version: "people" };
  expect((await buildContent(options)).problems).toEqual([]);
  people = (await documentsIn(outDir, "people")) as unknown as Person[];
  await rm(outDir, { recursive: true });
}, 60_000);

/** True if one of the names in a credit is a spelling of the person's name. */
const isNamedIn = ({ spellings }: Person, names: string) =>
  spellings.some((spelling) => normalizeName(names).includes(normalizeName(spelling)));

test("every credited name belongs to a person who has the document among their works", () => {
  for (const [work, credits] of CREDITS) {
    const credited = people.filter(({ works }) => works.some(({ type, slug }) => `${type}/${slug}` === work));
    for (const name of credits)
      expect(
        credited.find((person) => isNamedIn(person, name)),
        `${work}: ${name}`,
      ).toBeDefined();
  }
});

test("every work of a person credits the person and is counted", () => {
  for (const person of people) {
    for (const { type, slug } of person.works)
      expect(
        CREDITS.get(`${type}/${slug}`)?.find((name) => isNamedIn(person, name)),
        person.name,
      ).toBeDefined();
    expect(person.count, person.name).toBe(person.works.length);
  }
});

test("works are listed newest first, with those without a day at the end", () => {
  const days = new Map(
    FOLDERS.flatMap((type) =>
      readDocuments<object>(type).map(({ slug, published }) => [`${type}/${slug}`, String(published ?? "")]),
    ),
  );
  for (const { name, works, published } of people) {
    const order = works.map(({ type, slug }) => days.get(`${type}/${slug}`) ?? "");
    expect(order, name).toEqual(order.toSorted().toReversed());
    expect(published, name).toBe(order[0]);
  }
});

test("roles have their names in content/roles.yaml, and tell people from organizations", () => {
  const table = roles.roles as { name: string; kind?: string; spellings?: string[] }[];
  const others = new Set(table.flatMap(({ spellings = [] }) => spellings));
  const kinds = new Map(table.map(({ name, kind = "person" }) => [name, kind]));
  for (const { name, kind, roles: own } of people) {
    expect(
      own.filter((role) => others.has(role)),
      name,
    ).toEqual([]);
    const isPerson = own.some((role) => (kinds.get(role) ?? "person") === "person");
    expect(kind === "person", name).toBe(isPerson);
  }
});
