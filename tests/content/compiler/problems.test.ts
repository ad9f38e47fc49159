import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ARTICLE, ISSUE, MP4, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { type Files, place, SITE, workspace } from "../../support/workspace.ts";

/** Builds the valid folder with some files changed, and returns the problems. */
async function problemsOf(files: Files): Promise<Problem[]> {
  const { build } = await workspace({ ...VALID, ...files });
  const { problems, warnings } = await build();
  return [...problems, ...warnings];
}

/** A second issue. */
const OTHER = ISSUE.replace("#80", "#81");
const issue = (from: string, to: string): Files => ({ "issues/MoraVidal.yaml": ISSUE.replace(from, to) });
const article = (from: string, to: string): Files => ({ "articles/Telar.md": ARTICLE.replace(from, to) });
const gallery = (orientation: string): Files => ({
  "issues/MoraVidal.yaml": `${ISSUE}gallery:\n  - src: MoraVidal/tapa.png\n    orientation: ${orientation}\n    alt: Una foto\n`,
});

describe.each<[name: string, files: Files, expected: string, says: RegExp]>([
  ["a misspelt field", issue("layout:", "layuot:"), "issues/MoraVidal.yaml:5:1 unknown-field layuot", /«layout»/],
  ["an unquoted colour", issue('"#39FF14"', "#39FF14"), "issues/MoraVidal.yaml:4:1 unquoted-hash color", /comillas/],
  [
    "a colour that is hard to read on black",
    issue("#39FF14", "#0033FF"),
    "issues/MoraVidal.yaml:4:8 low-contrast color",
    /contraste de 2,9/,
  ],
  [
    "a colour with a letter too many",
    issue("#39FF14", "#39FF1G"),
    "issues/MoraVidal.yaml:4:8 invalid-format color",
    /seis cifras/,
  ],
  [
    "a spelling of two roles",
    {
      "roles.yaml":
        "roles:\n  - name: Fotografía\n    spellings: [Photographer]\n  - name: Foto\n    spellings: [fotografia]\n",
    },
    "roles.yaml:5:17 repeated-role roles[2].spellings[1]",
    /«fotografia» ya está en «Fotografía»/,
  ],
  ["a layout that does not exist", issue("bri", "cammi"), "issues/MoraVidal.yaml:5:9 invalid-option layout", /«cami»/],
  [
    "a day that does not exist",
    issue("2026-11-06", "2026-02-30"),
    "issues/MoraVidal.yaml:3:12 invalid-date published",
    /AAAA-MM-DD/,
  ],
  [
    "a link that is a script",
    issue("https://www.instagram.com/ana", "javascript:alert(1)"),
    "issues/MoraVidal.yaml:13:13 unsafe-link credits.col1[1].link",
    /https:/,
  ],
  [
    "a link without its scheme",
    issue("https://www.instagram.com/ana", "www.instagram.com/ana"),
    "issues/MoraVidal.yaml:13:13 invalid-link credits.col1[1].link",
    /https:/,
  ],
  [
    "a number written without quotes",
    issue('"#80"', "80"),
    "issues/MoraVidal.yaml:1:9 unquoted-value number",
    /entre comillas/,
  ],
  [
    "a field that is missing",
    issue("layout: bri\n", ""),
    "issues/MoraVidal.yaml:1:1 missing-field layout",
    /«layout: …»/,
  ],
  [
    "a field that is missing deep in a list",
    issue("      name: Ana Sosa\n", ""),
    "issues/MoraVidal.yaml:11:7 missing-field credits.col1[1].name",
    /«name: …»/,
  ],
  [
    "a description that is blank",
    issue("alt: Tapa de Mora Vidal", 'alt: "  "'),
    "issues/MoraVidal.yaml:8:8 empty-text image.alt",
    /ninguno/,
  ],
  [
    "a picture that is not there",
    issue("tapa.png", "tpaa.png"),
    "issues/MoraVidal.yaml:7:8 missing-image image.src",
    /«MoraVidal\/tapa\.png»/,
  ],
  [
    "a picture outside the content folder",
    issue("MoraVidal/tapa.png", "../../../tapa.png"),
    "issues/MoraVidal.yaml:7:8 missing-image image.src",
    /No existe/,
  ],
  [
    "a picture that is none",
    { "issues/MoraVidal/tapa.png": "hola" },
    "issues/MoraVidal.yaml:7:8 unreadable-image image.src",
    /Exportala/,
  ],
  [
    "a portrait declared as landscape",
    gallery("landscape"),
    "issues/MoraVidal.yaml:15:10 orientation-mismatch gallery[1].src",
    /30 × 40.*portrait/s,
  ],
  [
    "a link to another page",
    issue("layout: bri", "layout: bri\nlink: /otra"),
    "issues/MoraVidal.yaml:6:7 link-elsewhere link",
    /link: \/MoraVidal/,
  ],
  [
    "a field written twice",
    issue("layout: bri", "layout: bri\nlayout: cami"),
    "issues/MoraVidal.yaml:6:1 duplicate-field",
    /dos veces/,
  ],
  ["quotes that are not closed", issue('"#80"', '"#80'), "issues/MoraVidal.yaml:1:9 yaml-unclosed-quote", /comillas/],
  [
    "a colon in a plain text",
    issue("name: Mora Vidal", "name: Mora: Vidal"),
    "issues/MoraVidal.yaml:2:11 unquoted-colon",
    /comillas dobles/,
  ],
  [
    "a choice that is not made",
    issue("layout: bri", "layout:"),
    "issues/MoraVidal.yaml:5:1 empty-value layout",
    /Va una de estas opciones: bri, cami\./,
  ],
  ["an empty file", { "issues/MoraVidal.yaml": "" }, "issues/MoraVidal.yaml:1:1 empty-file", /README/],
  [
    "text that is not UTF-8",
    { "issues/MoraVidal.yaml": Uint8Array.of(0x6e, 0xf1, 0x6f) },
    "issues/MoraVidal.yaml:1:1 not-text",
    /UTF-8/,
  ],
  [
    "an author who does not exist",
    article("author: julia", "author: juila"),
    "articles/Telar.md:8:9 dangling-reference author",
    /«julia»/,
  ],
  [
    "a link of the text to a page that does not exist",
    article("**énfasis**", "[eso](/News/Tela)"),
    "articles/Telar.md:13:14 unknown-address body",
    /«\/News\/Telar»/,
  ],
  [
    "a link of the text that is a script",
    article("**énfasis**", "[eso](javascript:alert(1))"),
    "articles/Telar.md:13:14 unsafe-link body",
    /https:/,
  ],
  [
    "raw HTML in the text",
    article("Un texto", "<script>x</script>"),
    "articles/Telar.md:13:1 raw-html body",
    /Markdown/,
  ],
  [
    "a first-level heading in the text",
    article("## La", "# La"),
    "articles/Telar.md:11:1 first-level-heading body",
    /##/,
  ],
  [
    "a picture of the text that is not there",
    article("Un texto", "![Un hilo](Telar/hilo.png)"),
    "articles/Telar.md:13:1 missing-image body",
    /No existe/,
  ],
  [
    "a picture of the text whose name is no address",
    article("Un texto", "![Un hilo](Telar/100%.png)"),
    "articles/Telar.md:13:1 missing-image body",
    /100%\.png/,
  ],
  [
    "a navigation to a page that does not exist",
    { "site.yaml": SITE.replace("/news", "/nwes") },
    "site.yaml:14:28 unknown-address navigation[5].path",
    /«\/news»/,
  ],
  [
    "front matter that is missing",
    { "articles/Telar.md": "Hola\n" },
    "articles/Telar.md:1:1 missing-front-matter",
    /---/,
  ],
  [
    "front matter that is not closed",
    { "articles/Telar.md": "---\nheadline: Hola\n" },
    "articles/Telar.md:1:1 missing-front-matter",
    /---/,
  ],
  [
    "a text in the front matter",
    article("author: julia", "author: julia\nbody: Hola"),
    "articles/Telar.md:9:1 unknown-field body",
    /segundo «---»/,
  ],
  [
    "an article without text",
    article(ARTICLE.slice(ARTICLE.indexOf("## La")), ""),
    "articles/Telar.md:10:1 empty-text body",
    /texto/,
  ],
  ["an empty site file", { "site.yaml": "" }, "site.yaml:1:1 empty-file", /README/],
  [
    "a name that is nearly that of somebody else",
    issue(
      "- rol: Fotografía",
      "- rol: Luces\n      name: Ana Oyarvide\n    - rol: Fotografía\n      name: Ana Ollarvide\n    - rol: Video",
    ),
    "issues/MoraVidal.yaml:14:13 near-name credits.col1[2].name",
    /«Ana Oyarvide».*issues\/MoraVidal\.yaml:12/,
  ],
  [
    "another link of somebody",
    issue(
      "    - rol: Foto",
      "    - rol: Luces\n      name: Ana Sosa\n      link: https://ana.example/\n    - rol: Foto",
    ),
    "issues/MoraVidal.yaml:16:13 two-links credits.col1[2].link",
    /MoraVidal\.yaml:13: https:\/\/ana\.example/,
  ],
  [
    "many links of somebody",
    issue(
      "    - rol: Foto",
      ["uno", "dos", "tres", "cuatro", "cinco"]
        .map((host) => `    - rol: Luces\n      name: Ana Sosa\n      link: https://${host}.example/\n`)
        .join("") + "    - rol: Foto",
    ),
    "issues/MoraVidal.yaml:16:13 many-links credits.col1[2].link",
    /uno\.example\/ \(ver issues\/MoraVidal\.yaml:13\).*tiene 5 más: https:\/\/dos\.example\/,/,
  ],
  [
    "a credit that may be of one or of several",
    issue("name: Ana Sosa", "name: Hilo y Tiza"),
    "issues/MoraVidal.yaml:12:13 unclear-names credits.col1[1].name",
    /«Hilo y Tiza».*«…»/s,
  ],
  [
    "a role in another letter case",
    issue("    - rol: Foto", "    - rol: fotografía\n      name: Eva Ruiz\n    - rol: Foto"),
    "issues/MoraVidal.yaml:13:12 role-spelling credits.col1[2].rol",
    /«fotografía».*content\/roles\.yaml/s,
  ],
  ["a folder with a misspelt name", { "isues/Nina.yaml": ISSUE }, "isues:1:1 unknown-folder", /«issues»/],
  ["a document with another ending", { "issues/Nina.yml": ISSUE }, "issues/Nina.yml:1:1 unexpected-file", /\.yaml/],
  ["a document outside its folder", { "Nina.yaml": ISSUE }, "Nina.yaml:1:1 unexpected-file", /carpeta/],
  ["a file name with accents", { "team/martín.yaml": TEAM_MEMBER }, "team/martín.yaml:1:1 invalid-name", /«martin»/],
])("%s", (_name, files, expected, says) => {
  test(`is reported at its place: ${expected}`, async () => {
    const problems = await problemsOf(files);
    expect(problems.map(place)).toContain(expected);
    const found = problems.find((each) => place(each) === expected);
    expect(`${found?.message}\n${found?.hint}`).toMatch(says);
  });
});

describe("addresses", () => {
  test("a creator whose name is that of a fixed page is refused, in any letter case", async () => {
    const files = {
      "issues/WHO.yaml": OTHER.replaceAll("MoraVidal", "WHO"),
      "issues/WHO/tapa.png": [30, 40] as [number, number],
    };
    expect((await problemsOf(files)).map(place)).toEqual(["issues/WHO.yaml:1:1 address-collision"]);
  });

  test.each(["Index", "INDEX"])("a creator whose page is the file of the home page is refused: %s", async (slug) => {
    const problems = await problemsOf({ [`issues/${slug}.yaml`]: OTHER });
    expect(problems.map(place)).toEqual([`issues/${slug}.yaml:1:1 address-collision`]);
    expect(problems[0]?.message).toContain("la página /");
  });

  const UNPORTABLE = ["CON", "Lpt1", "Aux", "N".repeat(101)];
  test.each(UNPORTABLE)("a name that a system cannot hold is refused: %s", async (slug) => {
    const problems = await problemsOf({ [`issues/${slug}.yaml`]: OTHER });
    expect(problems.map(place)).toEqual([`issues/${slug}.yaml:1:1 invalid-name`]);
  });

  const PICTURES = ["foto: uno.png", "aux.png", "punto./tapa.png", "nul/tapa.png", `${"n".repeat(101)}.png`];
  test.each(PICTURES)("a picture whose name not every system holds is refused: %s", async (name) => {
    const files = {
      ...issue("MoraVidal/tapa.png", `"MoraVidal/${name}"`),
      [`issues/MoraVidal/${name}`]: [30, 40] as [number, number],
    };
    expect((await problemsOf(files)).map(place)).toContain("issues/MoraVidal.yaml:7:8 unportable-name image.src");
  });

  test.each(["Concha", "Conde", "Nula", "N".repeat(100)])("a name that begins as one is right: %s", async (slug) => {
    expect(await problemsOf({ [`issues/${slug}.yaml`]: OTHER })).toEqual([]);
  });

  test("two files whose names differ only in letter case are refused", async () => {
    const files = { "issues/Moravidal.yaml": OTHER };
    expect((await problemsOf(files)).map(place)).toEqual(["issues/Moravidal.yaml:1:1 duplicate-slug"]);
  });

  test("a creator whose name begins with a small letter is refused", async () => {
    expect((await problemsOf({ "issues/nina.yaml": OTHER })).map(place)).toEqual(["issues/nina.yaml:1:1 invalid-name"]);
  });

  test("a link to a page in another letter case is accepted", async () => {
    expect(await problemsOf(article("**énfasis**", "[eso](/news/TELAR?a)"))).toEqual([]);
  });
});

test("a document whose data is code is refused and the code does not run", async () => {
  const code = "---js\n{ headline: (globalThis.executed = true) }\n---\nHola\n";
  expect((await problemsOf({ "articles/Telar.md": code })).map(place)).toEqual([
    "articles/Telar.md:1:1 front-matter-code",
  ]);
  expect(globalThis).not.toHaveProperty("executed");
});

test("a mistake in one document is not reported again by those that refer to it", async () => {
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
  const files = (video: string): Files => ({ "cards/Corto.md": card(video), "cards/Corto/portada.png": [60, 40] });

  test("needs its video", async () => {
    expect((await problemsOf(files(""))).map(place)).toEqual(["cards/Corto.md:2:1 missing-video video"]);
  });

  test("needs the file to be there", async () => {
    expect((await problemsOf(files("video: Corto/corto.mp4\n"))).map(place)).toEqual([
      "cards/Corto.md:8:8 missing-file video",
    ]);
  });

  test("publishes the file as it is", async () => {
    const { build, list } = await workspace({
      ...VALID,
      ...files("video: Corto/corto.mp4\n"),
      "cards/Corto/corto.mp4": MP4,
    });
    expect((await build()).problems).toEqual([]);
    expect(await list("cards")).toMatchObject([{ video: expect.stringMatching(/^\/media\/\w+\.mp4$/) }]);
  });
});
