/** Who may import whom, and where colours are named (src/README.md). */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { colors } from "../src/theme/colors.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const RULES = path.join(ROOT, ".dependency-cruiser.mjs");
const CRUISE = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

interface Cruise {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** The rules that `files` break, paths in `src/` and texts, as `file: rule`. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-rooms-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, "src", path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, "src", file), text);
  }
  const command = [CRUISE, "src", "--config", RULES, "--output-type", "json"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder });
  return (JSON.parse(stdout) as Cruise).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

test("each rule refuses what it is there for, and nothing else", async () => {
  const wrong: [file: string, text: string, rule: string][] = [
    ["queries/above.ts", 'import("../pages/home.tsx");', "src/queries"],
    ["queries/type-above.ts", 'import type { Home } from "../pages/home.tsx";', "src/queries"],
    ["queries/value.ts", 'import { type A, a } from "../schema/a.ts";', "src/queries: types only"],
    ["pages/list.tsx", 'import { a } from "../queries/allowed.ts";', "src/pages: types only"],
    ["shop/new-room.ts", "export const price = 1;", "a room without a rule"],
    ["pages/generated.tsx", 'import { issues } from "#content/issues.ts";', "content has one door"],
    ["pages/node.tsx", 'import "node:fs"; export const Page = () => <h1 />;', "browser code"],
    ["pages/zod.tsx", 'import { z } from "zod";', "no zod for readers"],
    ["pages/mini.tsx", 'import * as z from "zod/mini";', "no zod for readers"],
    ["forms/subscribe/rules.ts", 'import { z } from "zod";', "zod/mini for the form"],
    ["pipeline/matter.ts", 'import matter from "gray-matter";', "one reader of front matter"],
    ["pages/circle-a.ts", 'export * from "./circle-b.ts";', "no circle"],
  ];
  const right = {
    "pages/circle-b.ts": 'import type { A } from "./circle-a.ts";',
    "pages/home.tsx": 'import { name } from "../queries/site.ts"; export const Home = () => <h1>{name}</h1>;',
    "pages/article.tsx": 'import type { A } from "../queries/allowed.ts"; export const Page = ({ a }: { a: A }) => a;',
    "queries/site.ts": 'export const name = "Pompa";',
    "queries/allowed.ts": 'import type { A } from "../schema/a.ts"; import { issues } from "#content/issues.ts";',
    "schema/a.ts": 'import { z } from "zod"; export type A = z.ZodType;',
    "pipeline/front-matter.ts": 'import matter from "gray-matter"; import "node:fs";',
  };
  const found = await broken({ ...Object.fromEntries(wrong.map(([file, text]) => [file, text])), ...right });
  const expected = wrong.map(([file, , rule]) => `src/${file}: ${rule}`);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

/** Rooms that tell editors how a colour is written. */
const IN_WORDS = ["schema", "pipeline", "authoring"];
const COLOR = /#[0-9a-f]{3,8}\b|\brgba?\([^)]*\)|\bhsla?\([^)]*\)/gi;

async function colorsIn(file: string): Promise<string[]> {
  const text = await readFile(path.join(ROOT, "src", file), "utf8");
  return text.replace(/"#content[^"]*"/g, "").match(COLOR) ?? [];
}

test("colours are named in the theme, nowhere else", async () => {
  const files = (await readdir(path.join(ROOT, "src"), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const others = files.filter((file) => !["theme", ...IN_WORDS].includes(file.split(path.sep)[0] ?? ""));
  const named = others.map(async (file) => ({ file, colors: await colorsIn(file) }));
  expect((await Promise.all(named)).filter((each) => each.colors.length > 0)).toEqual([]);
});

test("the HTML that is there before any style has the black of the theme", async () => {
  const inFull = (color: string) => color.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  expect(new Set((await colorsIn("index.html")).map(inFull))).toEqual(new Set([colors.black]));
});
