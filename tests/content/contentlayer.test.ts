/**
 * An independent check of the compiler: Contentlayer itself, with the same configuration and content, must read the
 * same documents with the same values.
 */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseSources } from "../../src/content/compiler/read/yaml/parse-sources.ts";
import { collections } from "../../src/types/collections.ts";
import { FULL_MAGAZINE } from "../support/small-magazine/full.ts";
import { FULL_SOURCES } from "../support/small-magazine/sources.ts";
import { writeFiles } from "../support/workspace.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const names = Object.keys(collections);

let folder: string;

/** Contentlayer runs in a copy, because it writes to the folder that our compiler owns. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-contentlayer-"));
  const config = ["contentlayer.config.ts", "magazine.config.ts", "package.json", "package-lock.json", "tsconfig.json"];
  for (const part of [...config, "src"]) await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  await writeFiles(path.join(folder, "content"), FULL_MAGAZINE);
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  const contentlayer = path.join(ROOT, "node_modules/contentlayer2/bin/cli.cjs");
  await promisify(execFile)(process.execPath, [contentlayer, "build"], {
    cwd: folder,
    // Contentlayer takes its working directory from this variable.
    env: { ...process.env, PWD: folder },
  });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function readByContentlayer(name: string): Promise<Record<string, unknown>[]> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const index = path.join(folder, ".contentlayer/generated", type, "_index.json");
  // If a type has a single document, the index contains this document instead of a list.
  const documents = [JSON.parse(await readFile(index, "utf8")) as Record<string, unknown>].flat();
  return documents.map(withoutMarks).toSorted(bySlug);
}

async function readByUs(name: string): Promise<Record<string, unknown>[]> {
  const own = await parseSources(FULL_SOURCES.filter(({ collection }) => collection === name));
  return own
    .flatMap((result) => ("source" in result ? [result.source] : []))
    .map(({ data, slug, body }) => ({ ...(data as object), slug, ...(body && { body: body.text.trim() }) }))
    .toSorted(bySlug);
}

const bySlug = (a: Record<string, unknown>, b: Record<string, unknown>) => (String(a.slug) < String(b.slug) ? -1 : 1);

/** Removes what Contentlayer adds, and reduces a Markdown body to its source text. */
function withoutMarks({ _id, _raw, _type, body, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const text = (body as { raw: string } | undefined)?.raw.trim();
  return { ...fields, ...(text !== undefined && { body: text }) };
}

test.each(names)("Contentlayer and the compiler read the same documents of %s with the same values", async (name) => {
  expect(await readByUs(name)).toEqual(await readByContentlayer(name));
});
