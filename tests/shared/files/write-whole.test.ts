/** A new file replaces no other file, and nobody sees a part of it. */
import * as system from "node:fs/promises";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../support/folders.ts";

/** Loads `writeNewFile` with another `link`. Test files share modules, so a copy that is already loaded is dropped. */
async function loadWith(link: typeof system.link) {
  vi.resetModules();
  vi.doMock("node:fs/promises", () => ({ ...system, link }));
  onTestFinished(() => {
    vi.doUnmock("node:fs/promises");
    vi.resetModules();
  });
  return (await import("../../../src/shared/files/write-atomically.ts")).writeNewFile;
}

const refuse = () => Promise.reject(Object.assign(new Error("operation not permitted"), { code: "EPERM" }));

test.each([
  ["a file system with links", system.link],
  ["a file system without links", refuse],
])(
  "one of many simultaneous writers gets a name, and nobody replaces an existing file: %s",
  async (_, implementation) => {
    const link = vi.fn(implementation);
    const writeNewFile = await loadWith(link);
    const dir = await newFolder();
    const file = path.join(dir, "Nina.yaml");
    const texts = Array.from({ length: 8 }, (_each, index) => `${index}`.repeat(500_000));
    const answers = await Promise.all(texts.map((text) => writeNewFile(file, text)));
    expect(answers.filter(Boolean)).toEqual([true]);
    expect(link).toHaveBeenCalled();
    expect(await readFile(file, "utf8")).toBe(texts[answers.indexOf(true)]);
    await writeFile(file, "name: Ana");
    expect(await writeNewFile(file, "name: Nina")).toBe(false);
    expect(await readFile(file, "utf8")).toBe("name: Ana");
    expect(await readdir(dir)).toEqual(["Nina.yaml"]);
  },
);

test("a reader finds no file or the whole file while it is written", async () => {
  const file = path.join(await newFolder(), "foto.webp");
  const bytes = new Uint8Array(20_000_000).fill(7);
  const seen = new Set<number>();
  const writing = { isDone: false };
  const sizeNow = () =>
    readFile(file).then(
      ({ length }) => length,
      () => bytes.length,
    );
  const look = async () => {
    while (!writing.isDone) seen.add(await sizeNow());
  };
  const writeNewFile = await loadWith(system.link);
  const looking = look();
  await writeNewFile(file, bytes).finally(() => (writing.isDone = true));
  await looking;
  expect([...seen]).toEqual([bytes.length]);
});
