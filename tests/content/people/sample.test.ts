/** Everyone whom the sample credits has a page with exactly their works, counted in the files and not by the compiler. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { CACHE_DIR, CONTENT_DIR } from "../../../src/delivery/build/paths.ts";
import type { Person } from "../../../src/shared/magazine/person.ts";
import { buildContent } from "../../../src/content/compiler/build-content.ts";
import { contentConfig } from "../../../src/content/schema/content-config.ts";
import { documentsIn } from "../../support/workspace.ts";
import { type IssueFile, type Written, written } from "../../support/content.ts";

interface Named {
  name: string;
}

const keyOf = (name: string) =>
  [...name.normalize("NFD").toLowerCase()]
    .filter((letter) => !/\p{M}/u.test(letter))
    .join("")
    .split(/\s+/)
    .join(" ");

const today = new Date().toISOString().slice(0, 10);
const isShown = ({ draft, published }: Written) => draft !== true && !(String(published ?? "") > today);

const team = written<Named>("team");

/** Names in the fields of a document that hold names. */
const NAMES: Record<string, (document: Written) => string[]> = {
  issues: (document) => {
    const { col1, col2, col3, thanks = [], specialThanks = [] } = (document as unknown as IssueFile).credits;
    const credited = [...col1, ...col2, ...(col3 ? [col3] : []), ...thanks, ...specialThanks];
    return [String(document.name), ...credited.map(({ name }) => name)];
  },
  editorials: ({ credits }) => {
    const { left = [], right = [] } = credits as { left?: Named[]; right?: Named[] };
    return [...left, ...right].map(({ name }) => name);
  },
  profiles: ({ credits }) => [(credits as { name: Named }).name.name].filter(Boolean),
  cards: ({ credits = [] }) => (credits as Named[]).map(({ name }) => name),
  articles: ({ author }) => team.filter(({ slug }) => slug === author).map(({ name }) => name),
  team: ({ name }) => [String(name)],
};

/** «Foto de Ana Sosa», wherever it stands. */
function pictureAuthors(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { credit } = value as { credit?: unknown };
  const [, name] = /^(?:Fotos?|Ilustraci[oó]n(?:es)?) de (.+)/.exec(typeof credit === "string" ? credit : "") ?? [];
  return [...(name ? [name] : []), ...Object.values(value).flatMap(pictureAuthors)];
}

const files = written<Named & { alsoKnownAs?: string[] }>("people");
/** The name under which a person of several names is found here. */
const mainName = (name: string) =>
  keyOf(files.find(({ alsoKnownAs = [] }) => alsoKnownAs.map(keyOf).includes(keyOf(name)))?.name ?? name);

/** `issues/MoraVidal`, by name. */
const worksByName = new Map<string, Set<string>>();
let credits = 0;
for (const [type, namesIn] of Object.entries(NAMES))
  for (const document of written<object>(type).filter(isShown))
    for (const name of [...namesIn(document), ...pictureAuthors(document)]) {
      credits += 1;
      const works = worksByName.get(mainName(name)) ?? new Set();
      worksByName.set(mainName(name), works.add(`${type}/${document.slug}`));
    }

let people: Person[];

beforeAll(async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), "pompa-people-"));
  const options = { config: contentConfig, contentDir: CONTENT_DIR, outDir, cacheDir: CACHE_DIR, version: "people" };
  expect((await buildContent(options)).problems).toEqual([]);
  people = (await documentsIn(outDir, "people")) as unknown as Person[];
  await rm(outDir, { recursive: true });
}, 60_000);

test("the sample credits many people many times", () => {
  expect(credits).toBeGreaterThan(400);
  expect(worksByName.size).toBeGreaterThan(150);
});

test("every name that is credited has a page, and there is no other", () => {
  const named = new Set(people.map(({ name }) => mainName(name)));
  expect([...worksByName.keys()].filter((name) => !named.has(name))).toEqual([]);
  expect(people.filter(({ name }) => !worksByName.has(mainName(name))).map(({ name }) => name)).toEqual([]);
  expect(people).toHaveLength(worksByName.size);
});

test("every page lists exactly the documents that name the person, and counts them", () => {
  for (const { name, works, count } of people) {
    const listed = works.map(({ type, slug }) => `${type}/${slug}`);
    expect(listed.toSorted(), name).toEqual([...(worksByName.get(mainName(name)) ?? [])].toSorted());
    expect(count, name).toBe(listed.length);
  }
});

test("works are listed newest first, those without a day at the end", () => {
  const days = new Map(
    Object.keys(NAMES).flatMap((type) =>
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
