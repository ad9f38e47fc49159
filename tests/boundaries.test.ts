/** Who may import whom (README, "Map"): imports go one way, and content has one door. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const SRC = path.join(ROOT, "src");

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => file.split(path.sep).join("/"));

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(path.join(SRC, from), "utf8");
  return [...text.matchAll(IMPORT)].map(([, type, named, dynamic]) => ({
    from,
    to: resolveImport(from, named ?? dynamic ?? ""),
    typeOnly: type !== undefined,
  }));
});

/** A file of `src/` as its path in it; anything else as it is written. */
function resolveImport(from: string, to: string): string {
  if (!to.startsWith(".")) return to;
  return path
    .relative(SRC, path.resolve(SRC, path.dirname(from), to))
    .split(path.sep)
    .join("/");
}

const roomOf = (file: string) => file.split("/")[0] ?? "";

/** For each room, the rooms whose values it may use, and those of which it may only know types. */
const RULES: Record<string, { values: string[]; types: string[] }> = {
  compiled: { values: [], types: [] },
  magazine: { values: ["compiled"], types: [] },
  schema: { values: ["magazine", "compiled"], types: [] },
  prehydration: { values: ["loading"], types: [] },
  theme: { values: ["prehydration"], types: [] },
  i18n: { values: ["magazine", "loading"], types: [] },
  loading: { values: [], types: [] },
  hosting: { values: ["magazine"], types: [] },
  server: { values: ["hosting", "magazine"], types: [] },
  pipeline: { values: ["schema", "magazine", "compiled"], types: [] },
  authoring: { values: ["schema", "pipeline", "magazine", "compiled"], types: [] },
  queries: { values: ["magazine", "compiled", "loading"], types: ["schema"] },
  seo: { values: ["magazine", "compiled"], types: [] },
  components: { values: ["theme", "i18n", "magazine", "compiled", "loading", "prehydration"], types: ["queries"] },
  forms: { values: ["components", "theme", "i18n", "loading", "prehydration"], types: [] },
  pages: { values: ["queries", "components", "seo", "forms", "theme", "magazine", "prehydration"], types: [] },
  app: {
    values: ["pages", "components", "forms", "queries", "theme", "i18n", "seo", "magazine", "compiled", "loading"],
    types: [],
  },
  prerender: { values: ["seo", "hosting", "loading"], types: ["app"] },
  build: { values: ["prerender", "hosting", "pipeline", "server", "magazine", "compiled"], types: [] },
};

describe.each(Object.entries(RULES))("src/%s", (room, { values, types }) => {
  test("imports only from the rooms below it", () => {
    const crossing = imports.filter(
      ({ from, to }) => roomOf(from) === room && files.includes(to) && roomOf(to) !== room,
    );
    const forbidden = crossing.filter(
      ({ to, typeOnly }) => !values.includes(roomOf(to)) && !(typeOnly && types.includes(roomOf(to))),
    );
    expect(forbidden.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

test("every room of src/ has a rule", () => {
  const rooms = new Set(files.map(roomOf).filter((room) => files.some((file) => file.startsWith(`${room}/`))));
  expect([...rooms].filter((room) => !(room in RULES))).toEqual([]);
});

test("only queries import generated content", () => {
  const others = imports.filter(({ from, to }) => to.startsWith("#content/") && roomOf(from) !== "queries");
  expect(others).toEqual([]);
});

test("only the pipeline, authoring, the prerenderer, hosting, the build and the server use Node", () => {
  const others = imports.filter(
    ({ from, to }) =>
      to.startsWith("node:") &&
      !["pipeline", "authoring", "server", "hosting", "prerender", "build"].includes(roomOf(from)),
  );
  expect(others).toEqual([]);
});

test("only front-matter.ts imports gray-matter", () => {
  expect(imports.filter(({ to }) => to === "gray-matter").map(({ from }) => from)).toEqual([
    "pipeline/read/front-matter.ts",
  ]);
});

test("the site takes from schema nothing that brings zod to the reader", () => {
  const withZod = new Set(["zod"]);
  const bringsZod = ({ to, typeOnly }: Import) => !typeOnly && withZod.has(to);
  for (let size = 0; size !== withZod.size;) {
    size = withZod.size;
    for (const each of imports) if (roomOf(each.from) === "schema" && bringsZod(each)) withZod.add(each.from);
  }
  const site = imports.filter(({ from }) => !["schema", "pipeline", "authoring", "build"].includes(roomOf(from)));
  expect(site.filter(bringsZod).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("colours are named in the theme and in content, nowhere else", () => {
  const sites = files.filter((file) => ["components", "pages", "forms", "app"].includes(roomOf(file)));
  const raw = sites.filter((file) =>
    /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(
      readFileSync(path.join(SRC, file), "utf8").replace(/"#content[^"]*"/g, ""),
    ),
  );
  expect(raw).toEqual([]);
});
