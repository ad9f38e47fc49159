/** Publishing after others published: what merges by itself, what the editor must choose, and that nothing is lost. */
import { afterAll, expect, test } from "vitest";
import type { Conflict } from "../../../src/editor/contract/git.ts";
import type { Choice } from "../../../src/editor/contract/requests.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { ownState, removeModels, repository, type TestRepository, TEXTS } from "../../support/git/repository.ts";

afterAll(removeModels);

const FILE = "issues/AnaSosa.yaml";
const PICTURE = "issues/AnaSosa/tapa.webp";
const ana = TEXTS[FILE] ?? "";
const mine = ana.replace("Rosario", "Salta").replace("uno", "mío");
const theirs = ana.replace("Rosario", "Córdoba").replace("Ana Sosa", "Ana María Sosa");

async function conflictsOf(space: TestRepository): Promise<Conflict[]> {
  const answer = await (await space.open()).publish({ sentence: "Prueba" });
  return "conflicts" in answer ? (answer.conflicts ?? []) : [];
}

/** Returns a matcher for a document that has these fields, among others. */
const withFields = (fields: Record<string, string>) => ({ fields: expect.objectContaining(fields) });

const choose = (conflicts: readonly Conflict[], take: Choice["take"]): Choice[] =>
  conflicts.map(({ file, revision }) => ({ file, revision, take }));

async function textAfterChoosing(space: TestRepository, take: Choice["take"], file = FILE): Promise<string> {
  const choices = choose(await conflictsOf(space), take);
  expect(await (await space.open()).publish({ sentence: "Prueba", choices })).toMatchObject({ where: "remote" });
  return space.remoteGit("show", `main:content/${file}`);
}

/** Creates a repository in which the same line was changed here and in another clone. */
async function inConflict(): Promise<TestRepository> {
  const space = await repository();
  await space.write({ [FILE]: mine });
  await space.publish({ [FILE]: theirs });
  return space;
}

test("different lines of a document merge by themselves", async () => {
  const space = await repository();
  await space.write({ [FILE]: ana.replace("uno", "mío") });
  await space.publish({ [FILE]: ana.replace("Ana Sosa", "Ana María Sosa") });
  const before = await ownState(space);
  expect(await (await space.open()).publish({ sentence: "Prueba" })).toMatchObject({ where: "remote" });
  expect(space.remoteGit("show", `main:content/${FILE}`)).toBe(
    ana.replace("uno", "mío").replace("Ana Sosa", "Ana María Sosa"),
  );
  expect(await ownState(space)).toEqual(before);
});

test("a line changed on both sides is a conflict with both texts, and nothing is committed", async () => {
  const space = await repository();
  await space.write({ [FILE]: mine, "site.yaml": "name: Otra\n" });
  await space.publish({ [FILE]: theirs });
  const conflicts = await conflictsOf(space);
  expect(conflicts).toEqual([
    {
      file: FILE,
      document: FILE,
      base: withFields({ city: "Rosario", text: "uno", title: "Ana Sosa" }),
      mine: withFields({ city: "Salta", text: "mío", title: "Ana Sosa" }),
      theirs: withFields({ city: "Córdoba", text: "uno", title: "Ana María Sosa" }),
      mineIs: "changed",
      theirsIs: "changed",
      by: "Julia Paz",
      revision: expect.any(String),
      isMerged: true,
    },
  ]);
  expect(space.git("branch", "--list", "redaccion/*")).toBe("");
});

for (const [take, city, options] of [
  ["mine", "Salta", {}],
  ["theirs", "Córdoba", EXHAUSTIVE],
] as const)
  test(`a choice of «${take}» applies to the lines in conflict, and the other lines merge`, options, async () => {
    const space = await inConflict();
    const before = await ownState(space);
    const text = await textAfterChoosing(space, take);
    expect(text).toBe(`title: Ana María Sosa\n\ncity: ${city}\n\nyear: 2024\ntext: mío\n`);
    expect(await ownState(space)).toEqual(before);
  });

test("a choice applies only to the versions that were shown", EXHAUSTIVE, async () => {
  const space = await inConflict();
  const choices = choose(await conflictsOf(space), "mine");
  await space.publish({ [FILE]: theirs.replace("Córdoba", "Jujuy") });
  const answer = await (await space.open()).publish({ sentence: "Prueba", choices });
  expect(answer).toMatchObject({ reason: "conflicts", conflicts: [{ theirs: { fields: { city: "Jujuy" } } }] });
});

test("a picture in conflict is chosen whole and named with its document", EXHAUSTIVE, async () => {
  const space = await repository();
  await space.write({ [PICTURE]: "mía\0", [FILE]: ana.replace("uno", "mío") });
  await space.publish({ [PICTURE]: "de ella\0" });
  const [conflict] = await conflictsOf(space);
  expect(conflict).toMatchObject({ file: PICTURE, document: FILE, isMerged: false });
  expect(conflict).not.toHaveProperty("mine");
  expect(await textAfterChoosing(space, "theirs", PICTURE)).toBe("de ella\0");
});

test("a document that others removed comes back with «mine»", EXHAUSTIVE, async () => {
  const space = await repository();
  await space.write({ [FILE]: mine });
  await space.publish({ [FILE]: undefined });
  expect(await conflictsOf(space)).toMatchObject([
    { mine: { fields: { city: "Salta" } }, mineIs: "changed", theirsIs: "removed", by: "Julia Paz" },
  ]);
  expect(await textAfterChoosing(space, "mine")).toBe(mine);
});

test("a document removed here stays with «theirs» and goes with «mine»", EXHAUSTIVE, async () => {
  for (const take of ["theirs", "mine"] as const) {
    const space = await repository();
    await space.remove(FILE);
    await space.write({ "site.yaml": "name: Otra\n" });
    await space.publish({ [FILE]: theirs });
    expect(await conflictsOf(space)).toMatchObject([
      { theirs: { fields: { city: "Córdoba" } }, mineIs: "removed", theirsIs: "changed" },
    ]);
    expect(await textAfterChoosing(space, take, "site.yaml")).toBe("name: Otra\n");
    const remaining = space.remoteGit("ls-tree", "--name-only", "main", `content/${FILE}`).trim();
    expect(remaining).toBe(take === "theirs" ? `content/${FILE}` : "");
  }
});

test("two new documents of the same name are a conflict", EXHAUSTIVE, async () => {
  const space = await repository();
  await space.write({ "issues/Mora.yaml": "title: Mora\ncity: Salta\n" });
  await space.publish({ "issues/Mora.yaml": "title: Mora\ncity: Jujuy\n" });
  expect(await conflictsOf(space)).toMatchObject([
    { file: "issues/Mora.yaml", mineIs: "changed", theirsIs: "changed" },
  ]);
  expect(await textAfterChoosing(space, "mine", "issues/Mora.yaml")).toBe("title: Mora\ncity: Salta\n");
});

test("a document renamed here takes over what others changed in it", EXHAUSTIVE, async () => {
  const long = `${ana}${"línea\n".repeat(20)}`;
  const space = await repository({ files: { ...TEXTS, [FILE]: long } });
  await space.remove(FILE);
  await space.write({ "issues/AnaPaz.yaml": long.replace("uno", "mío") });
  await space.publish({ [FILE]: long.replace("Ana Sosa", "Ana Paz") });
  const editor = await space.open();
  expect(await editor.publish({ sentence: "Prueba" })).toMatchObject({ where: "remote" });
  expect(space.remoteGit("show", `main:content/issues/AnaPaz.yaml`)).toBe(
    long.replace("uno", "mío").replace("Ana Sosa", "Ana Paz"),
  );
  expect(space.remoteGit("ls-tree", "--name-only", "main", `content/${FILE}`)).toBe("");
});

test("choosing only «theirs» leaves nothing to publish", EXHAUSTIVE, async () => {
  const space = await repository();
  await space.write({ [FILE]: ana.replace("Rosario", "Salta") });
  await space.publish({ [FILE]: ana.replace("Rosario", "Córdoba") });
  const choices = choose(await conflictsOf(space), "theirs");
  expect(await (await space.open()).publish({ sentence: "Prueba", choices })).toMatchObject({ reason: "nothing" });
});

test("an older text does not undo a merge and is merged again", EXHAUSTIVE, async () => {
  const space = await inConflict();
  const editor = await space.open();
  const merged = await textAfterChoosing(space, "theirs");
  expect((await editor.changes()).changes).toEqual([]);
  await space.write({ [FILE]: mine.replace("mío", "mío otra vez") });
  expect(await editor.publish({ sentence: "Otra vez" })).toMatchObject({ where: "remote" });
  const sent = space.remoteGit("show", `main:content/${FILE}`);
  expect(sent).toBe(merged.replace("mío", "mío otra vez"));
});

test("a waiting document is to be published again after others change it", EXHAUSTIVE, async () => {
  const space = await repository();
  const editor = await space.open();
  await space.write({ [FILE]: mine });
  await space.protect();
  await editor.publish({ sentence: "Primera" });
  await space.protect(false);
  await space.publish({ [FILE]: theirs });
  expect(await editor.publish({ sentence: "Segunda" })).toMatchObject({ reason: "conflicts" });
  expect((await editor.changes()).changes).toMatchObject([{ file: FILE, waiting: false }]);
});
