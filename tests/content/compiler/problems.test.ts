import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ARTICLE, articleWith, ISSUE, issueWith, MP4, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { type Files, place, SITE, workspace } from "../../support/workspace.ts";

/** Builds the valid folder with these files added or replaced, and resolves to the problems and warnings. */
async function problemsOf(files: Files): Promise<Problem[]> {
  const { problems, warnings } = await (await workspace({ ...VALID, ...files })).build();
  return [...problems, ...warnings];
}

const [MORA, TELAR] = ["issues/MoraVidal.yaml", "articles/Telar.md"] as const;

const SECOND_ISSUE = ISSUE.replace("#80", "#81");

// Most other mistakes are tested with the folder `malformed/`, whose report is a snapshot.
test.each<[name: string, files: Files, expected: string, says: RegExp]>([
  [
    "a missing field in a list",
    issueWith("      name: Ana Sosa\n", ""),
    `${MORA}:11:7 missing-field credits.col1[1].name`,
    /«name: …»/,
  ],
  [
    "a picture outside the content",
    issueWith("MoraVidal/tapa", "../../../tapa"),
    `${MORA}:7:8 missing-image image.src`,
    /No existe/,
  ],
  [
    "an option that is left empty",
    issueWith("layout: bri", "layout:"),
    `${MORA}:5:1 empty-value layout`,
    /de estas opciones: bri, cami\./,
  ],
  [
    "a picture of a text with an invalid address",
    articleWith("Un texto", "![Un hilo](Telar/100%.png)"),
    `${TELAR}:13:1 missing-image body`,
    /100%\.png/,
  ],
  [
    "a navigation entry to no page",
    { "site.yaml": SITE.replace("/news", "/nwes") },
    "site.yaml:14:28 unknown-address navigation[5].path",
    /«\/news»/,
  ],
  ["front matter that is not closed", { [TELAR]: "---\nheadline: Hola\n" }, `${TELAR}:1:1 missing-front-matter`, /---/],
  ["a file name with accents", { "team/martín.yaml": TEAM_MEMBER }, "team/martín.yaml:1:1 invalid-name", /«martin»/],
])("%s is reported at its place with a remedy", async (_name, files, expected, says) => {
  const problem = (await problemsOf(files)).find((each) => place(each) === expected);
  expect(`${problem?.message}\n${problem?.hint}`).toMatch(says);
});

describe("addresses", () => {
  test("an issue with the name of a fixed page is refused in any letter case", async () => {
    const files: Files = {
      "issues/WHO.yaml": SECOND_ISSUE.replaceAll("MoraVidal", "WHO"),
      "issues/WHO/tapa.png": [30, 40],
    };
    expect((await problemsOf(files)).map(place)).toEqual(["issues/WHO.yaml:1:1 address-collision"]);
  });

  test.each(["Index", "INDEX"])(
    "an issue whose page would be the file of the home page is refused: %s",
    async (slug) => {
      const problems = await problemsOf({ [`issues/${slug}.yaml`]: SECOND_ISSUE });
      expect(problems.map(place)).toEqual([`issues/${slug}.yaml:1:1 address-collision`]);
      expect(problems[0]?.message).toContain("la página /");
    },
  );

  const UNPORTABLE = ["CON", "Lpt1", "Aux", "N".repeat(101)];
  test.each(UNPORTABLE)("a document name that some system cannot store is refused: %s", async (slug) => {
    const problems = await problemsOf({ [`issues/${slug}.yaml`]: SECOND_ISSUE });
    expect(problems.map(place)).toEqual([`issues/${slug}.yaml:1:1 invalid-name`]);
  });

  const PICTURES = ["foto: uno.png", "aux.png", "punto./tapa.png", "nul/tapa.png", `${"n".repeat(101)}.png`];
  test.each(PICTURES)("a picture name that some system cannot store is refused: %s", async (name) => {
    const files = {
      ...issueWith("MoraVidal/tapa.png", `"MoraVidal/${name}"`),
      [`issues/MoraVidal/${name}`]: [30, 40] as [number, number],
    };
    expect((await problemsOf(files)).map(place)).toContain(`${MORA}:7:8 unportable-name image.src`);
  });

  test.each(["Concha", "Conde", "Nula", "N".repeat(100)])(
    "a document name close to a refused one is accepted: %s",
    async (slug) => {
      expect(await problemsOf({ [`issues/${slug}.yaml`]: SECOND_ISSUE })).toEqual([]);
    },
  );

  test("two files whose names differ only in letter case are refused", async () => {
    const files = { "issues/Moravidal.yaml": SECOND_ISSUE };
    expect((await problemsOf(files)).map(place)).toEqual(["issues/Moravidal.yaml:1:1 duplicate-slug"]);
  });

  test("a link to a page in another letter case is accepted", async () => {
    expect(await problemsOf(articleWith("**énfasis**", "[eso](/news/TELAR?a)"))).toEqual([]);
  });
});

test("front matter that is code is refused and does not run", async () => {
  const code = "---js\n{ headline: (globalThis.executed = true) }\n---\nHola\n";
  expect((await problemsOf({ [TELAR]: code })).map(place)).toEqual([`${TELAR}:1:1 front-matter-code`]);
  expect(globalThis).not.toHaveProperty("executed");
});

test("a card of category VIDEO is compiled with the address of its video", async () => {
  const card = ARTICLE.replace("headline", "title").replace("author: julia", "category: VIDEO\nvideo: Telar/corto.mp4");
  const files = { "cards/Corto.md": card, "cards/Telar/portada.png": [60, 40], "cards/Telar/corto.mp4": MP4 } as Files;
  const { build, list } = await workspace({ ...VALID, ...files });
  expect((await build()).problems).toEqual([]);
  expect(await list("cards")).toMatchObject([{ video: expect.stringMatching(/^\/media\/\w+\.mp4$/) }]);
});
