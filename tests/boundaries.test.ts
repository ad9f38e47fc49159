/** Which modules may import which others, and which files may contain colours and type names (src/README.md). */
import { execFile } from "node:child_process";
import { readdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";
import { DOCUMENT_TYPES } from "../src/shared/magazine/addresses.ts";
import { newFolder } from "./support/folders.ts";
import { writeFiles } from "./support/workspace.ts";

const RULES = path.join(ROOT, ".dependency-cruiser.mjs");
const CRUISE = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
/** Lets dependency-cruiser run in a folder whose name contains a percent sign. */
const PERCENT = pathToFileURL(path.join(ROOT, "tests/support/percent-imports.mjs")).href;

interface Cruise {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** Resolves to the import rules that `files` (path in `src/` → text) break, each as `file: rule`. */
async function violationsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await newFolder();
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  await writeFiles(path.join(folder, "src"), files);
  const command = ["--import", PERCENT, CRUISE, "src", "--config", RULES, "--output-type", "json"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder });
  return (JSON.parse(stdout) as Cruise).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

test("each rule refuses its forbidden import and nothing else", async () => {
  const forbidden: [file: string, text: string, rule: string][] = [
    ["shared/magazine/wing.ts", 'import type { Home } from "../../site/pages/home.tsx";', "src/shared/magazine"],
    ["site/queries/above.ts", 'import("../pages/home.tsx");', "src/site/queries"],
    ["site/queries/type-above.ts", 'import type { Home } from "../pages/home.tsx";', "src/site/queries"],
    ["site/queries/value.ts", 'import { type A, a } from "../../content/schema/a.ts";', "src/site: types only"],
    ["site/pages/list.tsx", 'import { a } from "../queries/allowed.ts";', "src/site/pages: types only"],
    ["site/components/list.tsx", 'import { name } from "../queries/site.ts";', "src/site/components: types only"],
    ["delivery/build/page.ts", 'import { Home } from "../../site/pages/home.tsx";', "src/delivery: types only"],
    ["editor/app/value.ts", 'import { a } from "../../content/schema/a.ts";', "src/editor/app: types only"],
    ["editor/server/app.ts", 'import { list } from "../app/list.ts";', "the editor's server"],
    ["site/shop/price.ts", "export const price = 1;", "a place without a rule"],
    ["site/pages/generated.tsx", 'import { issues } from "#content/issues.ts";', "content has one door"],
    ["site/pages/node.tsx", 'import "node:fs"; export const Page = () => <h1 />;', "browser code"],
    ["delivery/hosting/cloudflare/node.ts", 'import "node:fs";', "no Node in the Worker"],
    ["site/pages/zod.tsx", 'import { z } from "zod";', "no zod for readers"],
    ["site/pages/mini.tsx", 'import * as z from "zod/mini";', "no zod for readers"],
    ["site/forms/subscribe/rules.ts", 'import { z } from "zod";', "zod/mini for the form"],
    ["content/compiler/matter.ts", 'import matter from "gray-matter";', "one reader of front matter"],
    [
      "site/queries/articles.ts",
      'import type { Article } from "../../types/articles/schema.ts";',
      "the engine names no type",
    ],
    ["types/cards/list.tsx", 'import { A } from "../articles/card.tsx";', "types know nothing of each other"],
    [
      "types/cards/value.ts",
      'import { a } from "../../content/schema/a.ts";',
      "src/types/[^/]+/(?!type[.]ts|schema[.]ts)[^/]+: types only",
    ],
    ["site/pages/circle-a.ts", 'export * from "./circle-b.ts";', "no circle"],
  ];
  const allowed = {
    "types/articles/schema.ts": 'import { a } from "../../content/schema/a.ts"; export type Article = typeof a;',
    "types/articles/card.tsx":
      'import type { Article } from "./schema.ts"; export const A = (article: Article) => article;',
    "site/pages/circle-b.ts": 'import type { A } from "./circle-a.ts";',
    "site/pages/home.tsx": 'import { name } from "../queries/site.ts"; export const Home = () => <h1>{name}</h1>;',
    "site/pages/article.tsx":
      'import type { A } from "../queries/allowed.ts"; export const Page = ({ a }: { a: A }) => a;',
    "site/queries/site.ts": 'export const name = "Pompa";',
    "site/queries/allowed.ts":
      'import type { A } from "../../content/schema/a.ts"; import { issues } from "#content/issues.ts";',
    "content/schema/a.ts": 'import { z } from "zod"; export type A = z.ZodType;',
    "editor/app/list.ts": "export const list = [];",
    "content/compiler/front-matter.ts": 'import matter from "gray-matter"; import "node:fs";',
  };
  const files = Object.fromEntries(forbidden.map(([file, text]) => [file, text]));
  const violations = await violationsOf({ ...files, ...allowed });
  const expected = forbidden.map(([file, , rule]) => `src/${file}: ${rule}`);
  expect(violations.toSorted()).toEqual(expected.toSorted());
});

/** Matches the files that may contain colours, because they define colours or show editors how to write one. */
const COLOR_FILES =
  /^(?:shared[\\/]colors[\\/]color-names\.ts$|(?:site[\\/]theme|content|types[\\/][\w-]+[\\/]schema)[\\/.])/;
const COLOR = /#[0-9a-f]{3,8}\b|\brgba?\([^)]*\)|\bhsla?\([^)]*\)/gi;

async function colorsIn(file: string): Promise<string[]> {
  const text = await readFile(path.join(ROOT, "src", file), "utf8");
  return text.replace(/"#content[^"]*"/g, "").match(COLOR) ?? [];
}

test("colours are written only in the theme, the content rules and the schemas", async () => {
  const files = (await readdir(path.join(ROOT, "src"), { recursive: true })).filter((file) =>
    /\.tsx?$|^index\.html$/.test(file),
  );
  const others = files.filter((file) => !COLOR_FILES.test(file));
  const uses = others.map(async (file) => ({ file, colors: await colorsIn(file) }));
  expect((await Promise.all(uses)).filter((each) => each.colors.length > 0)).toEqual([]);
});

test("the engine names no document type and no page of a type", async () => {
  const types = await readdir(path.join(ROOT, "src/types"), { withFileTypes: true });
  const folders = types.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const pages = Object.values(DOCUMENT_TYPES).map(({ section }) => section);
  const names = new Set([...folders, ...pages].filter((name) => !COMMON_PAGES.includes(name)));
  const files = await readdir(path.join(ROOT, "src"), { recursive: true });
  const engine = files.filter((file) => /\.tsx?$/.test(file) && !/^types[\\/]|[\\/]words[\\/]/.test(file));
  const uses = engine.map(async (file) => {
    const code = (await readFile(path.join(ROOT, "src", file), "utf8")).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "");
    return [...code.matchAll(/"([\w-]+)"/g)].flatMap(([, text = ""]) =>
      names.has(text) ? `${file.replaceAll(path.sep, "/")}: ${text}` : [],
    );
  });
  expect((await Promise.all(uses)).flat().toSorted()).toEqual(OTHER_MEANINGS);
});

/** Pages that every magazine has, so the engine may name them. */
const COMMON_PAGES = ["who", "contributors"];

/** Uses of the same words with other meanings: zod's issues, the colour `news`, the field `topics`, groups of texts. */
const OTHER_MEANINGS = [
  "content/authoring/creating/placeholder-values.ts: issues",
  "content/importing/convert-item.ts: topics",
  "delivery/build/configuration/check-colors.ts: news",
  "shared/colors/color-names.ts: news",
  "shared/magazine/define-magazine.ts: news",
  "site/components/search/search-panel.tsx: topics",
  "site/i18n/create-i18n.ts: cards",
  "site/i18n/create-i18n.ts: editorials",
  "site/i18n/create-i18n.ts: topics",
  "site/theme/semantic-tokens.ts: news",
];
