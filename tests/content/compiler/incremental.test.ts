/** A build that reuses the last build notices changes outside of a file, and survives damage and interruptions. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { issueText, slugOf } from "../../../scripts/bench/support/corpus.ts";
import { ARTICLE, articleWith, ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

/** A process id that no system assigns. */
const UNUSED_PID = 2 ** 30;

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** Creates a content folder and builds it once without problems. */
async function buildOnce(files: Files = VALID): Promise<Workspace> {
  const space = await workspace(files);
  expect((await space.build()).problems).toEqual([]);
  return space;
}

describe("an unchanged document is checked again", () => {
  test("when a picture that it names was deleted", async () => {
    const { build, remove } = await buildOnce();
    await remove("issues/MoraVidal/tapa.png");
    expect((await build()).problems.map(place)).toEqual(["issues/MoraVidal.yaml:7:8 missing-image image.src"]);
  });

  test("when a document that it refers to was deleted", async () => {
    const { build, remove } = await buildOnce();
    await remove("team/julia.yaml");
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:8:9 dangling-reference author"]);
  });

  test("when a page that it links to was deleted", async () => {
    const { build, remove } = await buildOnce({ ...VALID, ...articleWith("Un texto", "[Ella](/MoraVidal)") });
    await remove("issues/MoraVidal.yaml");
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:13:1 unknown-address body"]);
  });

  test("when a picture that it names was replaced", async () => {
    const { build, write, list } = await buildOnce();
    await write({ "issues/MoraVidal/tapa.png": [60, 80] });
    expect((await build()).changed).toEqual(["issues.json"]);
    expect(await list("issues")).toMatchObject([{ image: { width: 60, height: 80 } }]);
  });
});

test("a build after changes, additions and removals gives the same output as the first build of a folder", async () => {
  const issue = (slug: string) => ({
    [`issues/${slug}.yaml`]: ISSUE.replaceAll("MoraVidal", slug).replace("#80", `#${slug}`),
    [`issues/${slug}/tapa.png`]: [30, 40] as const,
  });
  const all = ["Ana", "Bea", "Caro", "Dora", "Eva", "Flor", "Gala"].map(issue);
  const files: Files = Object.assign({}, VALID, ...all);
  const changes: Files = {
    "issues/Caro.yaml": `${files["issues/Caro.yaml"]}presentation: Hola\n`,
    "issues/MoraVidal.yaml": ISSUE.replace("name: Mora Vidal", "name: Mora"),
    ...issue("Daria"),
    ...issue("Zoe"),
  };
  const warm = await buildOnce(files);
  await warm.write(changes);
  const cold = await workspace({ ...files, ...changes });
  for (const space of [warm, cold]) {
    for (const file of ["issues/Ana.yaml", "issues/Flor.yaml", "articles/Telar.md"]) await space.remove(file);
    await space.build();
  }
  expect(await warm.output()).toEqual(await cold.output());
  expect((await warm.documents("issues")).map(({ slug }) => slug)).toEqual(
    ["Bea", "Caro", "Dora", "Daria", "Eva", "Gala", "MoraVidal", "Zoe"].toSorted(),
  );
});

test("a long document that changed only at its end is read again", async () => {
  const long = ARTICLE + "Palabra tras palabra. ".repeat(5000);
  const { build, write } = await buildOnce({ ...VALID, "articles/Telar.md": `${long}\nAcá termina.\n` });
  await write({ "articles/Telar.md": `${long}\nAcá empieza.\n` });
  expect((await build()).changed).toEqual(["articles.details.jsonl"]);
});

test("a truncated or damaged state file is ignored and rebuilt", async () => {
  const { build, check, output, outDir } = await buildOnce();
  const state = path.join(outDir, "state.json");
  const [whole, before] = [await readFile(state), await output()];
  const places = [0, 9, Math.floor(whole.length / 2), whole.length - 9];
  const damaged = places.map((at) => Buffer.from(whole).fill(0, at, at + 1));
  for (const bytes of [...places.map((length) => whole.subarray(0, length)), ...damaged]) {
    await writeFile(state, bytes);
    expect((await check()).problems).toEqual([]);
    await build();
    expect(await output()).toEqual(before);
    expect(await readFile(state)).toEqual(whole);
  }
});

test.each(["issues.json", "issues.details.jsonl", "issues.js"])(
  "a build restores %s after it was deleted",
  async (file) => {
    const { build, outDir, output } = await buildOnce();
    const before = await output();
    await rm(path.join(outDir, file));
    await build();
    expect(await output()).toEqual(before);
  },
);

describe("publication", () => {
  const DRAFT = { ...VALID, "issues/MoraVidal.yaml": `${ISSUE}draft: true\n` };
  const LATER = { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("2026-11-06", "2026-12-01") };

  test.each([
    ["a draft", DRAFT, "draft"],
    ["a document of a later day", LATER, "scheduled"],
  ])("%s is left out for readers and marked in a preview", async (_name, files, unpublished) => {
    const { build, list } = await workspace(files);
    await build({ now: "2026-11-20" });
    expect(await list("issues")).toEqual([]);
    await build({ now: "2026-11-20", preview: true });
    expect(await list("issues")).toMatchObject([{ name: "Mora Vidal", unpublished }]);
    await build({ now: "2026-11-20" });
    expect(await list("issues")).toEqual([]);
  });

  test("a document with an hour appears at that hour, although its file did not change", async () => {
    const { build, list } = await workspace({ ...VALID, ...issueWith("2026-11-06", "2026-12-01 18:00") });
    const shownAt = async (now: string) => {
      await build({ now });
      return (await list("issues")).map((issue) => (issue as { published?: string }).published);
    };
    expect(await shownAt("2026-12-01")).toEqual([]);
    expect(await shownAt("2026-12-01 17:59")).toEqual([]);
    expect(await shownAt("2026-12-01 18:00")).toEqual(["2026-12-01 18:00"]);
    expect(await shownAt("2026-12-02")).toEqual(["2026-12-01 18:00"]);
  });

  test("a scheduled document appears on its day, and loses its mark in the preview", async () => {
    const { build, list } = await workspace(LATER);
    await build({ now: "2026-11-30", preview: true });
    expect(await list("issues")).toMatchObject([{ unpublished: "scheduled" }]);
    await build({ now: "2026-12-01", preview: true });
    expect(await list("issues")).toMatchObject([{ name: "Mora Vidal" }]);
    expect(await list("issues")).not.toMatchObject([{ unpublished: expect.anything() }]);
    await build({ now: "2026-11-30" });
    expect((await build({ now: "2026-12-01" })).changed).toContain("issues.json");
  });

  test("a published document may not link to a draft", async () => {
    const { build } = await workspace({ ...DRAFT, ...articleWith("Un texto", "[Ella](/moravidal)") });
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:13:1 unpublished-target body"]);
  });

  test("a published document may not link to a scheduled one, even after a build of a later day", async () => {
    const { build } = await workspace({ ...LATER, ...articleWith("Un texto", "[Ella](/moravidal)") });
    expect((await build({ now: "2026-12-01" })).problems).toEqual([]);
    expect((await build({ now: "2026-11-30" })).problems.map(place)).toEqual([
      "articles/Telar.md:13:1 unpublished-target body",
    ]);
  });

  test("a draft may link to a draft, and its other mistakes are reported", async () => {
    const fields = ARTICLE.replace("author: julia", "author: juila\ndraft: true");
    const article = fields.replace("Un texto", "[Ella](/moravidal)");
    const { build } = await workspace({ ...DRAFT, "articles/Telar.md": article });
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:8:9 dangling-reference author"]);
  });
});

describe("interruption and concurrency", () => {
  const names = Array.from({ length: 200 }, (_, index) => index);
  const files: Files = Object.fromEntries([
    ...names.map((index) => [`issues/${slugOf(index)}.yaml`, issueText(index)] as const),
    ["issues/comun/tapa.png", [30, 40]],
  ]);
  const changedFiles: Files = Object.fromEntries(
    names.map((index) => [`issues/${slugOf(index)}.yaml`, issueText(index).replace(/^name: .*$/m, "name: Otra")]),
  );

  const startBuild = ({ contentDir, outDir }: Workspace) =>
    spawn(process.execPath, ["scripts/compiled.mjs", "content", "build", "--content", contentDir, "--out", outDir], {
      cwd: ROOT,
      stdio: "ignore",
    });

  test("an interrupted build leaves the complete old or new output", { tags: ["@exhaustive"] }, async () => {
    const space = await buildOnce(files);
    const before = await space.output();
    await space.write(changedFiles);
    const other = await workspace({ ...files, ...changedFiles });
    await other.build();
    const after = await other.output();
    for (const delay of [150, 200, 250, 300, 350, 400]) {
      const build = startBuild(space);
      const timer = setTimeout(() => build.kill("SIGKILL"), delay);
      await once(build, "exit");
      clearTimeout(timer);
      const output = await space.output();
      expect([before, after]).toContainEqual(output);
    }
    await space.build();
    expect(await space.output()).toEqual(after);
    expect(await readdir(path.dirname(space.outDir))).not.toContainEqual(expect.stringMatching(/^out\.\d/));
  });

  test("a build removes the remains of an interrupted one and restores the output that it set aside", async () => {
    const space = await buildOnce();
    const before = await space.output();
    await rename(space.outDir, `${space.outDir}.${UNUSED_PID}-1.previous`);
    await mkdir(`${space.outDir}.${UNUSED_PID}-2.new/issues`, { recursive: true });
    await space.write({ "site.yaml": "" });
    expect((await space.build()).problems.map(place)).toEqual(["site.yaml:1:1 empty-file"]);
    expect(await space.output()).toEqual(before);
    expect(await readdir(path.dirname(space.outDir))).not.toContainEqual(expect.stringMatching(/^out\.\d/));
  });

  test("simultaneous builds leave one complete output", { tags: ["@exhaustive"] }, async () => {
    const space = await workspace(files);
    const codes = await Promise.all([1, 2, 3].map(async () => (await once(startBuild(space), "exit"))[0] as number));
    expect(codes).toEqual([0, 0, 0]);
    const cold = await workspace(files);
    await cold.build();
    expect(await space.output()).toEqual(await cold.output());
    expect(await readFile(path.join(space.outDir, "state.json"), "utf8")).toContain(slugOf(199));
  });
});
