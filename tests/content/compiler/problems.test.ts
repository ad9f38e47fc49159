import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ARTICLE, articleWith, ISSUE, issueWith, MP4, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { type Files, place, SITE, workspace } from "../../support/workspace.ts";

/** The problems and warnings of a build of the valid folder with other files. */
async function problemsOf(files: Files): Promise<Problem[]> {
  const { problems, warnings } = await (await workspace({ ...VALID, ...files })).build();
  return [...problems, ...warnings];
}

const [MORA, TELAR] = ["issues/MoraVidal.yaml", "articles/Telar.md"] as const;
const LINK = "https://www.instagram.com/ana";

const SECOND_ISSUE = ISSUE.replace("#80", "#81");
const gallery = (orientation: string): Files => ({
  "issues/MoraVidal.yaml": `${ISSUE}gallery:\n  - src: MoraVidal/tapa.png\n    orientation: ${orientation}\n    alt: Una foto\n`,
});

type Case = [name: string, files: Files, expected: string, says: RegExp];

const issue = (name: string, from: string, to: string, at: string, says: RegExp): Case => [
  name,
  issueWith(from, to),
  `issues/MoraVidal.yaml:${at}`,
  says,
];
const article = (name: string, from: string, to: string, at: string, says: RegExp): Case => [
  name,
  articleWith(from, to),
  `articles/Telar.md:${at}`,
  says,
];

describe.each<Case>([
  issue("a misspelt field", "layout:", "layuot:", "5:1 unknown-field layuot", /«layout»/),
  issue("an unquoted colour", '"#39FF14"', "#39FF14", "4:1 unquoted-hash color", /comillas/),
  issue("a colour that is hard to read on black", "#39FF14", "#0033FF", "4:8 low-contrast color", /contraste de 2,9/),
  issue("a colour with a wrong digit", "#39FF14", "#39FF1G", "4:8 invalid-format color", /seis cifras/),
  [
    "a spelling that two roles share",
    {
      "roles.yaml":
        "roles:\n  - name: Fotografía\n    spellings: [Photographer]\n  - name: Foto\n    spellings: [fotografia]\n",
    },
    "roles.yaml:5:17 repeated-role roles[2].spellings[1]",
    /«fotografia» ya está en «Fotografía»/,
  ],
  issue("a layout that does not exist", "bri", "cammi", "5:9 invalid-option layout", /«cami»/),
  issue("a day that does not exist", "2026-11-06", "2026-02-30", "3:12 invalid-date published", /AAAA-MM-DD/),
  issue("a link that is a script", LINK, "javascript:alert(1)", "13:13 unsafe-link credits.col1[1].link", /https:/),
  issue("a link without scheme", LINK, "www.instagram.com/ana", "13:13 invalid-link credits.col1[1].link", /https:/),
  issue("a number written without quotes", '"#80"', "80", "1:9 unquoted-value number", /entre comillas/),
  issue("a field that is missing", "layout: bri\n", "", "1:1 missing-field layout", /«layout: …»/),
  issue(
    "a missing field in a list",
    "      name: Ana Sosa\n",
    "",
    "11:7 missing-field credits.col1[1].name",
    /«name: …»/,
  ),
  issue("a description that is blank", "alt: Tapa de Mora Vidal", 'alt: "  "', "8:8 empty-text image.alt", /ninguno/),
  issue("a missing picture", "tapa", "tpaa", "7:8 missing-image image.src", /«MoraVidal\/tapa\.png»/),
  issue("a picture outside the content", "MoraVidal/tapa", "../../../tapa", "7:8 missing-image image.src", /No existe/),
  [
    "a picture file with text",
    { "issues/MoraVidal/tapa.png": "hola" },
    `${MORA}:7:8 unreadable-image image.src`,
    /Exportala/,
  ],
  [
    "a portrait declared as landscape",
    gallery("landscape"),
    `${MORA}:15:10 orientation-mismatch gallery[1].src`,
    /30 × 40.*portrait/s,
  ],
  issue(
    "a link field with another address",
    "layout:",
    "link: /otra\nlayout:",
    "5:7 link-elsewhere link",
    /link: \/MoraVidal/,
  ),
  issue("a field written twice", "layout: bri", "layout: bri\nlayout: cami", "6:1 duplicate-field", /dos veces/),
  issue("quotes that are not closed", '"#80"', '"#80', "1:9 yaml-unclosed-quote", /comillas/),
  issue("a colon in a plain text", "name: Mora Vidal", "name: Mora: Vidal", "2:11 unquoted-colon", /comillas dobles/),
  issue(
    "an option that is left empty",
    "layout: bri",
    "layout:",
    "5:1 empty-value layout",
    /de estas opciones: bri, cami\./,
  ),
  ["an empty file", { [MORA]: "" }, `${MORA}:1:1 empty-file`, /README/],
  ["text that is not UTF-8", { [MORA]: Uint8Array.of(0x6e, 0xf1, 0x6f) }, `${MORA}:1:1 not-text`, /UTF-8/],
  article("an author who does not exist", "author: julia", "author: juila", "8:9 dangling-reference author", /«julia»/),
  article("a link to no page", "**énfasis**", "[eso](/News/Tela)", "13:14 unknown-address body", /«\/News\/Telar»/),
  article(
    "a link of the text that is a script",
    "**énfasis**",
    "[eso](javascript:alert(1))",
    "13:14 unsafe-link body",
    /https:/,
  ),
  article("raw HTML in the text", "Un texto", "<script>x</script>", "13:1 raw-html body", /Markdown/),
  article("a first-level heading in the text", "## La", "# La", "11:1 first-level-heading body", /##/),
  article(
    "a missing picture of a text",
    "Un texto",
    "![Un hilo](Telar/hilo.png)",
    "13:1 missing-image body",
    /No existe/,
  ),
  article(
    "a picture of a text with an invalid address",
    "Un texto",
    "![Un hilo](Telar/100%.png)",
    "13:1 missing-image body",
    /100%\.png/,
  ),
  [
    "a navigation entry to no page",
    { "site.yaml": SITE.replace("/news", "/nwes") },
    "site.yaml:14:28 unknown-address navigation[5].path",
    /«\/news»/,
  ],
  ["front matter that is missing", { [TELAR]: "Hola\n" }, `${TELAR}:1:1 missing-front-matter`, /---/],
  ["front matter that is not closed", { [TELAR]: "---\nheadline: Hola\n" }, `${TELAR}:1:1 missing-front-matter`, /---/],
  article("a text in the front matter", "author:", "body: Hola\nauthor:", "8:1 unknown-field body", /segundo «---»/),
  article("an article without text", ARTICLE.slice(ARTICLE.indexOf("## La")), "", "10:1 empty-text body", /texto/),
  ["an empty site file", { "site.yaml": "" }, "site.yaml:1:1 empty-file", /README/],
  issue(
    "a name almost like another",
    "- rol: Fotografía",
    "- rol: Luces\n      name: Ana Oyarvide\n    - rol: Fotografía\n      name: Ana Ollarvide\n    - rol: Video",
    "14:13 near-name credits.col1[2].name",
    /«Ana Oyarvide».*issues\/MoraVidal\.yaml:12/,
  ),
  issue(
    "a second link of a person",
    "    - rol: Foto",
    "    - rol: Luces\n      name: Ana Sosa\n      link: https://ana.example/\n    - rol: Foto",
    "16:13 two-links credits.col1[2].link",
    /MoraVidal\.yaml:13: https:\/\/ana\.example/,
  ),
  issue(
    "many links of a person",
    "    - rol: Foto",
    ["uno", "dos", "tres", "cuatro", "cinco"]
      .map((host) => `    - rol: Luces\n      name: Ana Sosa\n      link: https://${host}.example/\n`)
      .join("") + "    - rol: Foto",
    "16:13 many-links credits.col1[2].link",
    /uno\.example\/ \(ver issues\/MoraVidal\.yaml:13\).*tiene 5 más: https:\/\/dos\.example\/,/,
  ),
  issue(
    "a credit that may name several people",
    "name: Ana Sosa",
    "name: Hilo y Tiza",
    "12:13 unclear-names credits.col1[1].name",
    /«Hilo y Tiza».*«…»/s,
  ),
  issue(
    "a role in another letter case",
    "    - rol: Foto",
    "    - rol: fotografía\n      name: Eva Ruiz\n    - rol: Foto",
    "13:12 role-spelling credits.col1[2].rol",
    /«fotografía».*content\/roles\.yaml/s,
  ),
  ["a folder with a misspelt name", { "isues/Nina.yaml": ISSUE }, "isues:1:1 unknown-folder", /«issues»/],
  ["a document with another ending", { "issues/Nina.yml": ISSUE }, "issues/Nina.yml:1:1 unexpected-file", /\.yaml/],
  ["a document outside its folder", { "Nina.yaml": ISSUE }, "Nina.yaml:1:1 unexpected-file", /carpeta/],
  ["a file name with accents", { "team/martín.yaml": TEAM_MEMBER }, "team/martín.yaml:1:1 invalid-name", /«martin»/],
])("%s", (_name, files, expected, says) => {
  test(`is reported at its place: ${expected}`, async () => {
    const problems = await problemsOf(files);
    expect(problems.map(place)).toContain(expected);
    const problem = problems.find((each) => place(each) === expected);
    expect(`${problem?.message}\n${problem?.hint}`).toMatch(says);
  });
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

  test("an issue whose name begins with a small letter is refused", async () => {
    expect((await problemsOf({ "issues/nina.yaml": SECOND_ISSUE })).map(place)).toEqual([
      "issues/nina.yaml:1:1 invalid-name",
    ]);
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

test("a mistake in a document is not reported again in documents that refer to it", async () => {
  const problems = await problemsOf({ "team/julia.yaml": TEAM_MEMBER.replace("order: 1", "order: uno") });
  expect(problems.map(place)).toEqual(["team/julia.yaml:4:8 wrong-type order"]);
});

describe("a card of category VIDEO", () => {
  const card = (video: string) => `---
title: Corto
category: VIDEO
published: 2026-10-01
image:
  src: Corto/portada.png
  alt: Un taller
${video}---

Un corto.
`;
  const VIDEO = "video: Corto/corto.mp4\n";
  const files = (video: string): Files => ({ "cards/Corto.md": card(video), "cards/Corto/portada.png": [60, 40] });

  test("is refused without a video", async () => {
    expect((await problemsOf(files(""))).map(place)).toEqual(["cards/Corto.md:2:1 missing-video video"]);
  });

  test("is refused if its video file is missing", async () => {
    expect((await problemsOf(files(VIDEO))).map(place)).toEqual(["cards/Corto.md:8:8 missing-file video"]);
  });

  test("is compiled with the address of its video", async () => {
    const { build, list } = await workspace({ ...VALID, ...files(VIDEO), "cards/Corto/corto.mp4": MP4 });
    expect((await build()).problems).toEqual([]);
    expect(await list("cards")).toMatchObject([{ video: expect.stringMatching(/^\/media\/\w+\.mp4$/) }]);
  });
});
