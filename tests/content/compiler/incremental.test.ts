/** A build that remembers the last one: it notices what changed around a file, and survives what happens to it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { issueText, slugOf } from "../../../scripts/bench/support/corpus.ts";
import { ARTICLE, articleWith, ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

/** A process number that no system gives. */
const GONE = 2 ** 30;

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** A folder that was built once. */
async function built(files: Files = VALID): Promise<Workspace> {
  const space = await workspace(files);
  expect((await space.build()).problems).toEqual([]);
  return space;
}

describe("a document that did not change is checked again", () => {
  test("when a picture it names is gone", async () => {
    const { build, remove } = await built();
    await remove("issues/MoraVidal/tapa.png");
    expect((await build()).problems.map(place)).toEqual(["issues/MoraVidal.yaml:7:8 missing-image image.src"]);
  });

  test("when a document it refers to is gone", async () => {
    const { build, remove } = await built();
    await remove("team/julia.yaml");
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:8:9 dangling-reference author"]);
  });

  test("when a page it links to is gone", async () => {
    const { build, remove } = await built({ ...VALID, ...articleWith("Un texto", "[Ella](/MoraVidal)") });
    await remove("issues/MoraVidal.yaml");
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:13:1 unknown-address body"]);
  });

  test("when a picture it names is another one", async () => {
    const { build, write, list } = await built();
    await write({ "issues/MoraVidal/tapa.png": [60, 80] });
    expect((await build()).changed).toEqual(["issues.json"]);
    expect(await list("issues")).toMatchObject([{ image: { width: 60, height: 80 } }]);
  });
});

test("a warm build gives the same as a cold one", async () => {
  const changes: Files = {
    "issues/MoraVidal.yaml": ISSUE.replace("name: Mora Vidal", "name: Mora"),
    "issues/Nina.yaml": ISSUE.replaceAll("MoraVidal", "Nina"),
    "issues/Nina/tapa.png": [30, 40],
  };
  const warm = await built();
  await warm.write(changes);
  await warm.remove("articles/Telar.md");
  await warm.build();
  const cold = await workspace({ ...VALID, ...changes });
  await cold.remove("articles/Telar.md");
  await cold.build();
  expect(await warm.output()).toEqual(await cold.output());
});

test("what did not change stays as it was around what did, came or went", async () => {
  const issue = (slug: string) => ({
    [`issues/${slug}.yaml`]: ISSUE.replaceAll("MoraVidal", slug).replace("#80", `#${slug}`),
    [`issues/${slug}/tapa.png`]: [30, 40] as const,
  });
  const all = ["Ana", "Bea", "Caro", "Dora", "Eva", "Flor", "Gala"].map(issue);
  const files: Files = Object.assign({}, VALID, ...all);
  const changes: Files = {
    "issues/Caro.yaml": `${files["issues/Caro.yaml"]}presentation: Hola\n`,
    ...issue("Daria"),
    ...issue("Zoe"),
  };
  const warm = await built(files);
  await warm.write(changes);
  await warm.remove("issues/Ana.yaml");
  await warm.remove("issues/Flor.yaml");
  await warm.build();
  const cold = await workspace({ ...files, ...changes });
  await cold.remove("issues/Ana.yaml");
  await cold.remove("issues/Flor.yaml");
  await cold.build();
  expect(await warm.output()).toEqual(await cold.output());
  expect((await warm.documents("issues")).map(({ slug }) => slug)).toEqual(
    ["Bea", "Caro", "Dora", "Daria", "Eva", "Gala", "MoraVidal", "Zoe"].toSorted(),
  );
});

test("a long document that changed at its end only is read again", async () => {
  const long = ARTICLE + "Palabra tras palabra. ".repeat(5000);
  const { build, write } = await built({ ...VALID, "articles/Telar.md": `${long}\nAcá termina.\n` });
  await write({ "articles/Telar.md": `${long}\nAcá empieza.\n` });
  expect((await build()).changed).toEqual(["articles.details.jsonl"]);
});

test("of what was remembered and cut short or damaged nothing is believed", async () => {
  const { build, check, output, outDir } = await built();
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

test.each(["issues.json", "issues.details.jsonl", "issues.js"])("%s is made again once deleted", async (file) => {
  const { build, outDir, output } = await built();
  const before = await output();
  await rm(path.join(outDir, file));
  await build();
  expect(await output()).toEqual(before);
});

describe("publication", () => {
  const DRAFT = { ...VALID, "issues/MoraVidal.yaml": `${ISSUE}draft: true\n` };
  const LATER = { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("2026-11-06", "2026-12-01") };

  test.each([
    ["a draft", DRAFT, "draft"],
    ["a document of a later day", LATER, "scheduled"],
  ])("%s is left out, and shown marked to editors", async (_name, files, unpublished) => {
    const { build, list } = await workspace(files);
    await build({ now: "2026-11-20" });
    expect(await list("issues")).toEqual([]);
    await build({ now: "2026-11-20", preview: true });
    expect(await list("issues")).toMatchObject([{ name: "Mora Vidal", unpublished }]);
    await build({ now: "2026-11-20" });
    expect(await list("issues")).toEqual([]);
  });

  test("appears on its day, although its file did not change", async () => {
    const { build } = await workspace(LATER);
    await build({ now: "2026-11-30" });
    expect((await build({ now: "2026-12-01" })).changed).toContain("issues.json");
  });

  test("appears at its hour", async () => {
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

  test("loses its mark on its day", async () => {
    const { build, output } = await workspace(LATER);
    await build({ now: "2026-11-30", preview: true });
    expect((await output()).get("issues.json")).toContain("scheduled");
    await build({ now: "2026-12-01", preview: true });
    expect((await output()).get("issues.json")).not.toContain("scheduled");
  });

  test("what is published may not refer to a draft", async () => {
    const { build } = await workspace({ ...DRAFT, ...articleWith("Un texto", "[Ella](/moravidal)") });
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:13:1 unpublished-target body"]);
  });

  test("what is published may not refer to what is not yet, on whatever day was built before", async () => {
    const { build } = await workspace({ ...LATER, ...articleWith("Un texto", "[Ella](/moravidal)") });
    expect((await build({ now: "2026-12-01" })).problems).toEqual([]);
    expect((await build({ now: "2026-11-30" })).problems.map(place)).toEqual([
      "articles/Telar.md:13:1 unpublished-target body",
    ]);
  });

  test("a draft may refer to a draft, and is checked like everything", async () => {
    const article = ARTICLE.replace("Un texto", "[Ella](/moravidal)").replace(
      "author: julia",
      "author: juila\ndraft: true",
    );
    const { build } = await workspace({ ...DRAFT, "articles/Telar.md": article });
    expect((await build()).problems.map(place)).toEqual(["articles/Telar.md:8:9 dangling-reference author"]);
  });
});

describe("two hundred documents", () => {
  const names = Array.from({ length: 200 }, (_, index) => index);
  const files: Files = Object.fromEntries([
    ...names.map((index) => [`issues/${slugOf(index)}.yaml`, issueText(index)] as const),
    ["issues/comun/tapa.png", [30, 40]],
  ]);
  const changed: Files = Object.fromEntries(
    names.map((index) => [`issues/${slugOf(index)}.yaml`, issueText(index).replace(/^name: .*$/m, "name: Otra")]),
  );

  const command = ({ contentDir, outDir }: Workspace) =>
    spawn(process.execPath, ["scripts/compiled.mjs", "content", "build", "--content", contentDir, "--out", outDir], {
      cwd: ROOT,
      stdio: "ignore",
    });

  test("an interrupted build leaves the last output whole, or the next one", { tags: ["@exhaustive"] }, async () => {
    const space = await built(files);
    const before = await space.output();
    await space.write(changed);
    const other = await workspace({ ...files, ...changed });
    await other.build();
    const after = await other.output();
    for (const delay of [150, 200, 250, 300, 350, 400]) {
      const build = command(space);
      const timer = setTimeout(() => build.kill("SIGKILL"), delay);
      await once(build, "exit");
      clearTimeout(timer);
      const found = await space.output();
      expect([before, after]).toContainEqual(found);
    }
    await space.build();
    expect(await space.output()).toEqual(after);
    expect(await readdir(path.dirname(space.outDir))).not.toContainEqual(expect.stringMatching(/^out\.\d/));
  });

  test("what an interrupted build left is taken away, and an output set aside comes back", async () => {
    const space = await built();
    const before = await space.output();
    await rename(space.outDir, `${space.outDir}.${GONE}-1.previous`);
    await mkdir(`${space.outDir}.${GONE}-2.new/issues`, { recursive: true });
    await space.write({ "site.yaml": "" });
    expect((await space.build()).problems.map(place)).toEqual(["site.yaml:1:1 empty-file"]);
    expect(await space.output()).toEqual(before);
    expect(await readdir(path.dirname(space.outDir))).not.toContainEqual(expect.stringMatching(/^out\.\d/));
  });

  test("builds at the same time leave one whole output", { tags: ["@exhaustive"] }, async () => {
    const space = await workspace(files);
    const codes = await Promise.all([1, 2, 3].map(async () => (await once(command(space), "exit"))[0] as number));
    expect(codes).toEqual([0, 0, 0]);
    const cold = await workspace(files);
    await cold.build();
    expect(await space.output()).toEqual(await cold.output());
    expect(await readFile(path.join(space.outDir, "state.json"), "utf8")).toContain(slugOf(199));
  });
});
