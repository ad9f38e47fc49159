/** The engine compiles another site with its own types, addresses, rules and time zone. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { KITCHEN_FILES, kitchen, RECIPE } from "../../support/content/kitchen.ts";
import { type Files, place, workspaceOf } from "../../support/workspace.ts";

const recipe = (from: string, to: string) => ({ "recipes/Noquis.md": RECIPE.replace(from, to) });

const kitchenWith = (files: Files = {}) => workspaceOf(kitchen, { ...KITCHEN_FILES, ...files });

async function problemsOf(files: Files): Promise<string[]> {
  const { check } = await kitchenWith(files);
  return (await check()).problems.map(place);
}

describe("a kitchen", () => {
  test("is compiled to a singleton, lists without details, and whole documents by their slugs", async () => {
    const { build, module, list } = await kitchenWith();
    expect((await build()).problems).toEqual([]);
    expect(await module("kitchen.js")).toMatchObject({
      document: { slug: "kitchen", address: "", photo: { width: 40, height: 30 }, menu: ["/", "/Eat/noquis"] },
    });
    const summaries = await list("recipes");
    expect(summaries).toMatchObject([
      { slug: "Noquis", address: "/eat/Noquis", cook: { type: "cooks", slug: "ana" }, photo: { alt: "Una mesada" } },
    ]);
    expect(summaries).not.toMatchObject([{ body: expect.anything() }]);
    const recipes = (await module("recipes.js")) as { list: () => unknown };
    expect(recipes.list()).toEqual(summaries);
    const { get } = (await module("store.js")) as { get: (type: string, slug: string) => Promise<unknown> };
    expect(await get("recipes", "noquis")).toMatchObject({
      document: { dish: "Ñoquis", body: { html: '<p>Amasar, y <a href="/cooks">volver</a>.</p>' } },
    });
    expect(await get("recipes", "nada")).toBeUndefined();
  });

  test("has a TypeScript declaration for each type, based on the types of the site", async () => {
    const { build, outDir } = await kitchenWith();
    await build();
    expect(await readFile(path.join(outDir, "recipes.d.ts"), "utf8")).toBe(`declare module "#content/recipes.js" {
  import type { SummaryOf } from "#schema/document.ts";
  import type { recipes as type } from "#kitchen/recipes.ts";
  export const list: () => readonly SummaryOf<typeof type>[];
}
`);
    expect(await readFile(path.join(outDir, "cooks.d.ts"), "utf8")).toBe(`declare module "#content/cooks.js" {
  import type { Summary } from "#schema/document.ts";
  export const list: () => readonly Summary[];
}
`);
  });

  test("publishes documents by the days of its own time zone", async () => {
    const files = { ...recipe("cook:", "published: 2026-01-02\ncook:"), "kitchen.yaml": MENU("/") };
    const { build, list } = await kitchenWith(files);
    vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 0, 1, 11) / 1000));
    onTestFinished(() => void vi.unstubAllEnvs());
    await build();
    expect(await list("recipes")).toMatchObject([{ slug: "Noquis" }]);
  });
});

const MENU = (address: string) =>
  `name: La cocina\nphoto: { src: kitchen/mesada.png, alt: Una mesada }\nmenu: [${address}]\n`;

test.each<[name: string, files: Files, expected: string]>([
  ["a violated rule of the site", recipe("40", "601"), "recipes/Noquis.md:3:10 too-slow minutes"],
  ["an unknown page", { "kitchen.yaml": MENU("/eat/pizza") }, "kitchen.yaml:3:8 unknown-address menu[1]"],
  ["a dangling reference", recipe("ana", "eva"), "recipes/Noquis.md:4:7 dangling-reference cook"],
  ["a missing picture", recipe("mesada.png", "mesa.png"), "recipes/Noquis.md:6:8 missing-image photo.src"],
  ["a folder without a type", { "dishes/Noquis.md": RECIPE }, "dishes:1:1 unknown-folder"],
  ["a file that only the magazine has", { "site.yaml": "name: Pompa\n" }, "site.yaml:1:1 unexpected-file"],
])("%s is a problem at its place", async (_name, files, expected) => {
  expect(await problemsOf(files)).toEqual([expected]);
});

test("a missing singleton is reported with the description of its schema", async () => {
  const { check, remove } = await kitchenWith();
  await remove("kitchen.yaml");
  const { problems } = await check();
  expect(problems.map(place)).toEqual(["kitchen.yaml:1:1 missing-singleton"]);
  expect(problems[0]?.message).toContain("kitchen.yaml. Lo de toda la cocina.");
});

test("a document with the address of a page or of reserved files is refused", async () => {
  const config = {
    ...kitchen,
    collections: { ...kitchen.collections, recipes: { ...kitchen.collections.recipes, address: "/:slug" } },
  } as typeof kitchen;
  const { check } = await workspaceOf(config, {
    ...KITCHEN_FILES,
    "kitchen.yaml": MENU("/"),
    "recipes/COOKS.md": RECIPE,
    "recipes/Pantry.md": RECIPE,
  });
  expect((await check()).problems.map(place)).toEqual([
    "recipes/COOKS.md:1:1 address-collision",
    "recipes/Pantry.md:1:1 address-collision",
  ]);
});
