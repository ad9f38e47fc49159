/** `--out` replaces only what the command itself made. */
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeNeeded } from "../../../scripts/bench/support/corpus.ts";
import { SITE } from "../../support/workspace.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** A content folder, and commands whose output folder is beside it. */
async function workspace() {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-out-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeNeeded(path.join(folder, "content"));
  const run = (...command: string[]) => {
    const compiled = [path.join(ROOT, "scripts/compiled.mjs"), ...command, "--content", path.join(folder, "content")];
    return spawnSync(process.execPath, [...compiled, "--out", path.join(folder, "out")], { encoding: "utf8" });
  };
  return { folder, run };
}

test.each([
  { command: ["content", "build"], name: "out" },
  { command: ["content", "build"], name: "out.last" },
  { command: ["build"], name: "out" },
])("$command leaves somebody's work in $name alone", async ({ command, name }) => {
  const { folder, run } = await workspace();
  const work = path.join(folder, name, "thesis.txt");
  await mkdir(path.dirname(work));
  await writeFile(work, "chapter one");
  const { status, stderr } = run(...command);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("no hizo este comando") });
  expect(await readFile(work, "utf8")).toBe("chapter one");
});

test("a file in place of the output folder is left alone", async () => {
  const { folder, run } = await workspace();
  await writeFile(path.join(folder, "out"), "chapter one");
  expect(run("content", "build").status).toBe(1);
  expect(await readFile(path.join(folder, "out"), "utf8")).toBe("chapter one");
});

test("an empty folder is filled, and an earlier build is replaced", async () => {
  const { folder, run } = await workspace();
  await mkdir(path.join(folder, "out"));
  expect(run("content", "build")).toMatchObject({ status: 0, stderr: "" });
  await writeFile(path.join(folder, "content/site.yaml"), SITE.replace("name: Pompa", "name: Otra"));
  expect(run("content", "build")).toMatchObject({ status: 0, stderr: "" });
  expect(await readFile(path.join(folder, "out/site.js"), "utf8")).toContain("Otra");
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["content", "out"]));
});

test.each([
  ["inside the content", "content/out", "dentro del contenido"],
  ["around the content", ".", "está el contenido"],
])("an output folder %s is refused", async (_name, out, says) => {
  const { folder } = await workspace();
  const command = ["content", "build", "--content", path.join(folder, "content"), "--out", path.join(folder, out)];
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, "scripts/compiled.mjs"), ...command], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(says) });
});
