/** A new file replaces no other file, and nobody sees a part of it. */
import type * as FileSystem from "node:fs/promises";
import { link, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeNewFile } from "../../../src/shared/files/write-atomically.ts";

vi.mock("node:fs/promises", async (original) => {
  const system = await original<typeof FileSystem>();
  return { ...system, link: vi.fn(system.link) };
});

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-write-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

const withoutLinks = () =>
  vi.mocked(link).mockRejectedValue(Object.assign(new Error("operation not permitted"), { code: "EPERM" }));

test.each([
  ["a file system with links", () => {}],
  ["a file system without links", withoutLinks],
])("one of many simultaneous writers gets a name, and nobody replaces an existing file: %s", async (_, prepare) => {
  prepare();
  onTestFinished(() => void vi.mocked(link).mockReset());
  const dir = await folder();
  const file = path.join(dir, "Nina.yaml");
  const texts = Array.from({ length: 8 }, (_each, index) => `${index}`.repeat(500_000));
  const answers = await Promise.all(texts.map((text) => writeNewFile(file, text)));
  expect(answers.filter(Boolean)).toEqual([true]);
  expect(await readFile(file, "utf8")).toBe(texts[answers.indexOf(true)]);
  await writeFile(file, "name: Ana");
  expect(await writeNewFile(file, "name: Nina")).toBe(false);
  expect(await readFile(file, "utf8")).toBe("name: Ana");
  expect(await readdir(dir)).toEqual(["Nina.yaml"]);
});

test("a reader finds no file or the whole file while it is written", async () => {
  const file = path.join(await folder(), "foto.webp");
  const bytes = new Uint8Array(20_000_000).fill(7);
  const seen = new Set<number>();
  const writing = { isDone: false };
  const look = async () => {
    while (!writing.isDone)
      seen.add(
        await readFile(file).then(
          ({ length }) => length,
          () => bytes.length,
        ),
      );
  };
  const looking = look();
  await writeNewFile(file, bytes);
  writing.isDone = true;
  await looking;
  expect([...seen]).toEqual([bytes.length]);
});
