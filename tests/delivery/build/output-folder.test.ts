/** `--out` replaces only what the command itself made. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { writeNeeded } from "../../../scripts/bench/support/corpus.ts";
import { newFolder } from "../../support/folders.ts";
import { runCommand } from "../../support/processes.ts";
import { SITE } from "../../support/workspace.ts";

/** Creates a folder with content, and a function that runs commands with an output folder in it. */
async function workspace() {
  const folder = await newFolder();
  await writeNeeded(path.join(folder, "content"));
  const run = (command: string[], out = "out") =>
    runCommand([...command, "--content", path.join(folder, "content"), "--out", path.join(folder, out)]);
  return { folder, run };
}

const BUILD = ["content", "build"];

test.each([
  { command: BUILD, name: "out" },
  { command: BUILD, name: "out.last" },
  { command: ["build"], name: "out" },
])("$command leaves somebody's work in $name alone", async ({ command, name }) => {
  const { folder, run } = await workspace();
  const work = path.join(folder, name, "thesis.txt");
  await mkdir(path.dirname(work));
  await writeFile(work, "chapter one");
  const { status, stderr } = run(command);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("no hizo este comando") });
  expect(await readFile(work, "utf8")).toBe("chapter one");
});

test("a file in place of the output folder is left alone", async () => {
  const { folder, run } = await workspace();
  await writeFile(path.join(folder, "out"), "chapter one");
  expect(run(BUILD).status).toBe(1);
  expect(await readFile(path.join(folder, "out"), "utf8")).toBe("chapter one");
});

test("an empty folder is filled, and an earlier build is replaced", async () => {
  const { folder, run } = await workspace();
  await mkdir(path.join(folder, "out"));
  expect(run(BUILD)).toMatchObject({ status: 0, stderr: "" });
  await writeFile(path.join(folder, "content/site.yaml"), SITE.replace("name: Pompa", "name: Otra"));
  expect(run(BUILD)).toMatchObject({ status: 0, stderr: "" });
  expect(await readFile(path.join(folder, "out/site.js"), "utf8")).toContain("Otra");
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["content", "out"]));
});

test.each([
  ["inside the content", "content/out", "dentro del contenido"],
  ["around the content", ".", "está el contenido"],
])("an output folder %s is refused", async (_name, out, says) => {
  const { run } = await workspace();
  const { status, stderr } = run(BUILD, out);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(says) });
});
