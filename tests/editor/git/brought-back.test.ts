/** Deleted documents and former versions come back whole, for one editor and in a newsroom: one case at a time. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Fields } from "../../../src/content/authoring/schemas/form-schema.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { type Desk, makeDesk, pictureOf, removeDesks, type Way } from "../../support/git/desk.ts";

afterAll(removeDesks);

const article = (slug: string, more: Fields = {}) => ({
  headline: `La nota ${slug}`,
  subtitle: "Una trama",
  published: "2026-10-02",
  image: { src: `${slug}/tapa.webp`, alt: "Una tapa" },
  ...more,
});

async function deskOfTest(way: Way): Promise<Desk> {
  const desk = await makeDesk(way);
  onTestFinished(desk.close);
  return desk;
}

/** Creates and saves an article. Its cover has the colour `color`. */
async function write({ editor, write: put }: Desk, slug: string, more: Fields = {}, color = 1): Promise<string> {
  const { file } = await editor.create({ type: "articles", name: slug });
  await put(`articles/${slug}/tapa.webp`, await pictureOf(color));
  await save(editor, file, { fields: article(slug, more), body: "Un texto." });
  return file;
}

async function save(editor: Desk["editor"], file: string, typed: { fields: Fields; body?: string }): Promise<void> {
  const { revision } = await editor.open({ file });
  expect(await editor.save({ file, typed, revision })).toHaveProperty("revision");
}

/** Restores the oldest version of a document and saves it. Resolves to the restored fields. */
async function goBack({ editor }: Desk, file: string): Promise<Fields> {
  const { versions } = await editor.history({ file });
  const oldest = versions.at(-1);
  if (!oldest) throw new Error("There is no version.");
  const { typed } = await editor.goBack({ file, was: oldest.file, commit: oldest.commit });
  if (!("fields" in typed)) throw new Error("It has no fields.");
  await save(editor, file, typed);
  return typed.fields;
}

async function recover({ editor }: Desk, file: string): Promise<string> {
  const removed = (await editor.removed({})).documents.find((each) => each.file === file);
  if (!removed) throw new Error(`${file} is not offered.`);
  return (await editor.recover({ file, commit: removed.commit })).file;
}

/** Resolves to the files of the deleted documents that the editor offers to restore. */
const offeredFiles = async ({ editor }: Desk) => (await editor.removed({})).documents.map(({ file }) => file);

const publish = async (space: Desk) => {
  expect(await space.problems()).toEqual([]);
  expect(await space.publish("Publica")).toBeUndefined();
};

test.each(["alone", "newsroom"] as const)(
  "a deleted draft that was never published is offered and comes back whole: %s",
  async (way) => {
    const first = await deskOfTest(way);
    const file = await write(first, "Telar", { draft: true });
    const text = await first.read(file);
    expect(await offeredFiles(first)).toEqual([]);
    await first.editor.remove({ file, confirmed: true });
    const space = await first.reopen();
    expect(await offeredFiles(space)).toEqual([file]);
    expect(await recover(space, file)).toBe(file);
    expect([await space.read(file), await space.read("articles/Telar/tapa.webp")]).toEqual([text, await pictureOf(1)]);
    expect(await offeredFiles(space)).toEqual([]);
  },
);

test("a deleted document comes back even without a repository", EXHAUSTIVE, async () => {
  const first = await deskOfTest("alone");
  const file = await write(first, "Telar");
  await rm(path.join(first.contentDir, "..", ".git"), { recursive: true });
  const space = await first.reopen();
  await space.editor.remove({ file, confirmed: true });
  expect(await recover(await space.reopen(), file)).toBe(file);
});

test("a deleted document whose name is taken comes back under a new one", EXHAUSTIVE, async () => {
  const space = await deskOfTest("newsroom");
  const file = await write(space, "Telar", { headline: "El primero" });
  await space.editor.remove({ file, confirmed: true });
  await write(space, "Telar", { headline: "El segundo" }, 2);
  expect(await recover(space, file)).toBe("articles/Telar2.md");
  const { fields } = await space.editor.open({ file: "articles/Telar2.md" });
  expect(fields).toEqual(article("Telar2", { headline: "El primero" }));
  expect(await space.read("articles/Telar2/tapa.webp")).toEqual(await pictureOf(1));
  expect(await space.read("articles/Telar/tapa.webp")).toEqual(await pictureOf(2));
  await publish(space);
});

test("a version from before a rename comes back with its pictures and keeps the former address", async () => {
  const space = await deskOfTest("newsroom");
  const file = await write(space, "Telar");
  await publish(space);
  await space.editor.rename({ file, slug: "Urdimbre", confirmed: true });
  // Versions from before the rename are available both before and after it is published.
  for (const isPublished of [false, true]) {
    const more = { headline: "La nota Telar", formerAddresses: ["/News/Telar"] };
    expect(await goBack(space, "articles/Urdimbre.md")).toEqual(article("Urdimbre", more));
    if (!isPublished) await publish(space);
  }
  expect(await space.problems()).toEqual([]);
});

test("a replaced picture comes back beside its replacement of the same name", EXHAUSTIVE, async () => {
  const space = await deskOfTest("alone");
  const file = await write(space, "Telar");
  await publish(space);
  await space.write("articles/Telar/tapa.webp", await pictureOf(2));
  await publish(space);
  expect((await goBack(space, file)).image).toMatchObject({ src: "Telar/tapa-2.webp" });
  expect(await space.read("articles/Telar/tapa-2.webp")).toEqual(await pictureOf(1));
  // Restoring the picture a second time makes no second copy.
  expect((await goBack(space, file)).image).toMatchObject({ src: "Telar/tapa-2.webp" });
  await publish(space);
});

test("a document that was renamed and deleted takes its addresses back when it comes back", EXHAUSTIVE, async () => {
  const space = await deskOfTest("newsroom");
  const file = await write(space, "Telar");
  await publish(space);
  await space.editor.rename({ file, slug: "Urdimbre", confirmed: true });
  await space.editor.remove({ file: "articles/Urdimbre.md", confirmed: true });
  await publish(space);
  expect(String(await space.read("gone.yaml"))).toContain("/News/Urdimbre");
  await recover(space, "articles/Urdimbre.md");
  expect(String(await space.read("gone.yaml"))).not.toContain("/News/");
  await publish(space);
});

test("a document deleted with a successor takes its addresses back from it", EXHAUSTIVE, async () => {
  const space = await deskOfTest("alone");
  const [file, next] = [await write(space, "Telar"), await write(space, "Urdimbre", {}, 2)];
  await publish(space);
  await space.editor.remove({ file, confirmed: true, successor: next });
  expect(String(await space.read(next))).toContain("/News/Telar");
  await recover(await space.reopen(), file);
  expect(String(await space.read(next))).not.toContain("/News/Telar");
  await publish(space);
});

test("a version names documents as they are called today, and no deleted one", EXHAUSTIVE, async () => {
  const space = await deskOfTest("newsroom");
  const person = { name: "Julia Paz", role: "Redacción", email: "julia@pompa.example", order: 1 };
  const photo = (slug: string) => ({ src: `${slug}/retrato.webp`, alt: "Un retrato" });
  const julia = (await space.editor.create({ type: "team", name: "Julia" })).file;
  await space.write("team/julia/retrato.webp", await pictureOf(3));
  await save(space.editor, julia, { fields: { ...person, photo: photo("julia") } });
  const [other, gone] = [await write(space, "Urdimbre", {}, 4), await write(space, "Hilo", {}, 5)];
  const file = await write(space, "Telar", { author: "julia" });
  const body = "[Una](/News/Urdimbre), [otra](https://pompa.example/News/Hilo).";
  await save(space.editor, file, { fields: article("Telar", { author: "julia" }), body });
  await publish(space);
  await save(space.editor, file, { fields: article("Telar"), body: "Sin nombres." });
  await publish(space);
  await space.editor.rename({ file: other, slug: "Trama", confirmed: true });
  await space.editor.rename({ file: julia, slug: "julia-paz", confirmed: true });
  await space.editor.remove({ file: gone, confirmed: true });
  expect(await goBack(space, file)).toMatchObject({ author: "julia-paz" });
  expect((await space.editor.open({ file })).body).toBe("[Una](/News/Trama), otra.");
  await publish(space);
});

test("a version that its schema refuses comes back with its pictures", EXHAUSTIVE, async () => {
  const space = await deskOfTest("alone");
  const file = await write(space, "Telar", { draft: true, subtitle: 3, otherField: true });
  expect(await space.publish("Publica")).toBeDefined();
  await space.commit("Publica");
  await save(space.editor, file, { fields: article("Telar"), body: "Un texto." });
  await publish(space);
  await space.editor.rename({ file, slug: "Urdimbre", confirmed: true });
  await space.write("articles/Urdimbre/tapa.webp", await pictureOf(2));
  const [oldest] = (await space.editor.history({ file: "articles/Urdimbre.md" })).versions.slice(-1);
  const request = { file: "articles/Urdimbre.md", was: file, commit: oldest?.commit ?? "" };
  const { typed } = await space.editor.goBack(request);
  expect(typed).toMatchObject({ fields: { otherField: true, image: { src: "Urdimbre/tapa-2.webp" } } });
  expect(await space.read("articles/Urdimbre/tapa-2.webp")).toEqual(await pictureOf(1));
});

test("an address that two documents had belongs to the last one", EXHAUSTIVE, async () => {
  const space = await deskOfTest("alone");
  const file = await write(space, "Telar");
  await space.editor.rename({ file, slug: "Urdimbre", confirmed: true });
  await write(space, "Telar", {}, 2);
  await space.editor.rename({ file, slug: "Hilo", confirmed: true });
  const formerOf = async (name: string) => (await space.editor.open({ file: name })).fields?.formerAddresses;
  expect(await formerOf("articles/Urdimbre.md")).toBeUndefined();
  expect(await formerOf("articles/Hilo.md")).toEqual(["/News/Telar"]);
  await publish(space);
  await space.editor.rename({ file: "articles/Hilo.md", slug: "Telar", confirmed: true });
  await space.editor.remove({ file, confirmed: true });
  await write(space, "Telar");
  await space.editor.rename({ file, slug: "Hilo", confirmed: true });
  expect((await space.editor.open({ file: "gone.yaml" })).fields?.formerAddresses).toEqual([]);
  await publish(space);
});
