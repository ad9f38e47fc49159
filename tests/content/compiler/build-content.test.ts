import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { STATE_FILE } from "../../../src/shared/compiled/layout.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Workspace, workspace } from "../../support/workspace.ts";

const stateOf = ({ outDir }: Workspace) => readFile(path.join(outDir, STATE_FILE), "utf8");

describe("a valid content folder", () => {
  test("is compiled to a list of summaries and to whole documents", async () => {
    const { build, list, documents } = await workspace(VALID);
    expect((await build()).problems).toEqual([]);
    const summaries = await list("issues");
    expect(summaries).toMatchObject([
      { slug: "MoraVidal", address: "/MoraVidal", number: "#80", image: { width: 30, height: 40 } },
    ]);
    expect(await documents("articles")).toMatchObject([
      {
        slug: "Telar",
        address: "/News/Telar",
        author: { type: "team", slug: "julia" },
        body: {
          html: "<h2>La urdimbre</h2>\n<p>Un texto con <strong>énfasis</strong>.</p>",
          words: 6,
          excerpt: "Un texto con énfasis.",
        },
      },
    ]);
  });

  test("keeps bodies out of the summaries", async () => {
    const { build, list } = await workspace(VALID);
    await build();
    const summaries = await list("articles");
    expect(summaries).toMatchObject([{ headline: "El telar" }]);
    expect(summaries).not.toMatchObject([{ body: expect.anything() }]);
  });

  test("publishes a derived picture for every address in a srcset", async () => {
    const { build, list, published } = await workspace({ ...VALID, "issues/MoraVidal/tapa.png": [700, 900] });
    await build();
    const summaries = (await list("issues")) as { image: { srcSet: string } }[];
    const addresses = summaries[0]?.image.srcSet.split(", ").map((entry) => entry.split(" ")) ?? [];
    expect(addresses.map(([, width]) => width)).toEqual(["380w", "700w"]);
    const files = addresses.flatMap(([address = ""]) => [address, address.replace(".webp", ".avif")]);
    expect(await published()).toEqual(expect.arrayContaining(files));
  });

  test("gives the same output on a second run and in another folder", async () => {
    const one = await workspace(VALID);
    const other = await workspace(Object.fromEntries(Object.entries(VALID).toReversed()));
    await one.build();
    const [first, state] = [await one.output(), await stateOf(one)];
    expect(await one.build()).toMatchObject({ changed: [] });
    // A changed state file would cause a new build of the site.
    expect(await stateOf(one)).toBe(state);
    await other.build();
    expect(await one.output()).toEqual(first);
    expect(await other.output()).toEqual(first);
  });

  test("adds a new document and removes a deleted one", async () => {
    const { build, write, remove, list, documents } = await workspace(VALID);
    await build();
    await write({ "issues/Nina.yaml": ISSUE.replaceAll("MoraVidal", "Nina"), "issues/Nina/tapa.png": [30, 40] });
    expect((await build()).changed).toEqual(["issues.details.jsonl", "issues.json", "people.json"]);
    await remove("issues/Nina.yaml");
    await build();
    expect(await list("issues")).toMatchObject([{ slug: "MoraVidal" }]);
    expect(await documents("issues")).toMatchObject([{ slug: "MoraVidal" }]);
    await write({ "issues/Nina.yaml": ISSUE.replaceAll("MoraVidal", "Nina") });
    await remove("issues/MoraVidal.yaml");
    await build();
    expect(await list("issues")).toMatchObject([{ slug: "Nina" }]);
    expect(await documents("issues")).toMatchObject([{ slug: "Nina" }]);
  });
});

describe("a content folder with mistakes", () => {
  const BROKEN = { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("layout: bri", "layout: brii") };

  test("leaves the last good output unchanged", async () => {
    const { build, write, output } = await workspace(VALID);
    await build();
    const before = await output();
    await write(BROKEN);
    expect(await build()).toMatchObject({ changed: [], problems: [{ code: "invalid-option" }] });
    expect(await output()).toEqual(before);
  });

  test("creates no folder for output or pictures", async () => {
    const { build, contentDir } = await workspace(BROKEN);
    await build();
    expect(await readdir(path.dirname(contentDir))).toEqual(["content"]);
  });
});
